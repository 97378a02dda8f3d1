import type { LogLine, News, ShownGame } from '../../game/record/game.ts'
import { numberWord, withVerb } from '../engine/grammar.ts'
import { sideName } from '../names.ts'
import { sayNews, sayOutcome, sayPassed, sayUndone } from './news.ts'
import { STREET, sayLead, sayScores } from './score.ts'
import { sayCountsFirst } from './step.ts'

export type Caller = 'nothing' | 'counts' | 'everything'

/**
 * What the caller says of one tap, in one sentence: `Ann pegs 2 for fifteen, 114, Ann needs seven`. Of a correction
 * only the new scores. Undefined where there is nothing to say.
 */
export function sayCall(game: ShownGame, news: News, caller: Caller): string | undefined {
  const correction = news.type === 'lines' ? game.undo?.correction && game.undo : news.tap
  const lines = news.type === 'lines' && !correction ? news.lines.filter(({ ignored }) => !ignored) : []
  const entries = correction ? correction.entries : lines.map(({ entry }) => entry)
  const isCalled = caller === 'everything' || entries.some(({ type }) => type === 'hand-counted')
  if (caller === 'nothing' || !isCalled) return undefined
  if (news.type !== 'lines') return `${sayUndone(news.type)}: ${sayScores(game)}`
  if (correction) return sayScores(game)
  const first = game.lines.findIndex(({ seq }) => seq === lines[0]?.seq)
  const before = game.lines[first - 1]?.scores
  if (!before) return undefined
  // As the status says it.
  const moves = lines.map((line) => sayNews(game, line).replaceAll('. ', ', '))
  return [...moves, ...standing(game, lines, before)].join(', ')
}

/** The new score of who has pegged, and what it means for the race. */
function standing(game: ShownGame, lines: readonly LogLine[], before: readonly number[]): readonly string[] {
  const [line] = lines.slice(-1)
  if (!line) return []
  if (game.outcome?.seq === line.seq) return [sayOutcome(game)]
  const { scores } = line
  const moved = [...scores.keys()].filter((side) => scores[side] !== before[side])
  const [only, second] = moved
  const score = only !== undefined && second === undefined ? `${scores[only]}` : sayScores(game, scores)
  const needs = moved.flatMap((side) => {
    const left = game.rules.target - (scores[side] ?? 0)
    return left > 0 && left <= STREET ? [`${withVerb(sideName(game, side), 'need')} ${numberWord(left)}`] : []
  })
  const first = lines.some(({ entry }) => isCut(entry)) ? sayCountsFirst(game) : undefined
  return [
    ...(moved.length === 0 ? [] : [`${score}${lines.map((one) => sayPassed(game, one)).join('')}`]),
    ...(leaders(scores) === leaders(before) ? [] : [sayLead(game)]),
    ...needs,
    ...(first ? [first] : []),
  ]
}

/** The starter is turned up, or nobody asked for it: the play begins. */
const isCut = (entry: LogLine['entry']) =>
  entry.type === 'starter-turned' || (entry.type === 'step-skipped' && entry.step === 'starter')

function leaders(scores: readonly number[]): string {
  const most = Math.max(...scores)
  return [...scores.keys()].filter((side) => scores[side] === most).join()
}
