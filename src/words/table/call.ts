import type { GameEvent } from '../../game/record/entry.ts'
import { type LogLine, type News, type ShownGame, scoresOf } from '../../game/record/game.ts'
import { numberWord, sentenceCase, type WordsOf, withVerb, wordsFor } from '../engine/grammar.ts'
import { holderInDeal, type LineInGame, sideName } from '../names.ts'
import { NEWS_WORDS, sayNews, sayOutcome, sayPassed, sayUndone } from './news.ts'
import { STREET, sayScores } from './score.ts'
import { sayCountsFirst } from './step.ts'

export type Caller = 'nothing' | 'counts' | 'everything'

/**
 * What the caller says of one tap: `Bob, two. Bob leads, two–nil`. Of a correction only the new scores. Undefined where
 * there is nothing to say.
 */
export function sayCall(game: ShownGame, news: News, caller: Caller): string | undefined {
  const correction = news.type === 'lines' ? game.undo?.correction && game.undo : news.tap
  const lines = news.type === 'lines' && !correction ? news.lines.filter(({ ignored }) => !ignored) : []
  const entries = correction ? correction.entries : lines.map(({ entry }) => entry)
  const isCalled = caller === 'everything' || entries.some(({ type }) => type === 'hand-counted')
  if (caller === 'nothing' || !isCalled) return undefined
  if (news.type !== 'lines') return `${sayUndone(news.type)}. ${sayRace(game)}`
  if (correction) return sayRace(game)
  const said = lines.flatMap((line) => `${sayNews(game, line, CALL_WORDS)}${sayPassed(game, line)}` || [])
  return [...said, ...standing(game, lines)].join('. ') || undefined
}

/** A table sees that a step was skipped, and that the cards are played; why a peg was won, its player has said. */
const CALL_WORDS: WordsOf<GameEvent, LineInGame> = {
  ...NEWS_WORDS,
  pegged: (entry, about) =>
    entry.points < 0
      ? wordsFor(NEWS_WORDS, entry, about)
      : `${sideName(about.game, entry.side)}, ${numberWord(entry.points)}`,
  'hand-counted': ({ of, points }, { game, deal }) =>
    `${sentenceCase(holderInDeal(game, of, deal))}, ${points === 0 ? 'nothing' : numberWord(points)}`,
  'play-ended': '',
  'step-skipped': '',
}

/** The new scores, and what they mean for the race. */
function standing(game: ShownGame, lines: readonly LogLine[]): readonly string[] {
  if (game.outcome && lines.some(({ seq }) => seq === game.outcome?.seq)) return [sayOutcome(game)]
  const sides = [
    ...new Set(lines.flatMap(({ moves }) => moves.flatMap(({ side, moved }) => (moved === 0 ? [] : [side])))),
  ]
  const scores = scoresOf(game)
  const needs = sides.flatMap((side) => {
    const left = game.rules.target - (scores[side] ?? 0)
    return left > 0 && left <= STREET ? [`${withVerb(sideName(game, side), 'need')} ${numberWord(left)}`] : []
  })
  const first = lines.some(({ entry }) => isCut(entry)) ? sayCountsFirst(game) : undefined
  return [...(sides.length === 0 ? [] : [sayRace(game), ...needs]), ...(first ? [first] : [])]
}

/** The starter is turned up, or nobody asked for it: the play begins. */
const isCut = (entry: LogLine['entry']) =>
  entry.type === 'starter-turned' || (entry.type === 'step-skipped' && entry.step === 'starter')

/** `Bob leads, two–nil`; the scores of three and more, and where the first one home loses. */
function sayRace(game: ShownGame): string {
  const scores = scoresOf(game)
  const [most = 0, least = 0] = scores.toSorted((a, b) => b - a)
  if (scores.length > 2 || game.rules.firstHome === 'loses') return sayScores(game)
  if (most === least) return `Level at ${sayPoints(most)}`
  const leader = sideName(game, scores.indexOf(most))
  return `${withVerb(leader, 'lead')}, ${sayPoints(most)}–${sayPoints(least)}`
}

const sayPoints = (points: number) => (points === 0 ? 'nil' : numberWord(points))
