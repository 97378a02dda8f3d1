import type { Achievement } from '../../game/figures/feats.ts'
import { cardSign } from '../engine/cards.ts'
import { capitalise, joinClauses, listOf, plural } from '../engine/grammar.ts'
import { shownName } from '../names.ts'
import { sayOdds } from './count.ts'

export const WALL_WORDS = {
  none: 'The wall is empty',
  noneWhy: 'Hands of 24 and more, double skunks, and grand slams: evenings of four games or more, all won.',
  nineteens: { on: 'Without nineteens', off: 'Nineteens, too' },
  share: 'Share',
  game: 'The game',
  showName: 'Name',
  showDate: 'Date',
} as const

const namesOf = (names: readonly string[]) =>
  listOf(
    names.map((name) => shownName(name) || '?'),
    '&',
  )

const KINDS: Readonly<Record<Achievement['kind'], string>> = {
  hand: 'hand',
  crib: 'crib',
  nineteen: 'nineteen',
  'double-skunk': 'double skunk',
  slam: 'grand slam',
}

const DETAILS: Readonly<Record<Achievement['kind'], (feat: Achievement) => string>> = {
  hand: ({ points }) => ` of ${points}`,
  crib: ({ points }) => ` of ${points}`,
  nineteen: () => '',
  'double-skunk': ({ scores = [] }) => `, ${scores.join('–')}`,
  slam: ({ points }) => `, ${plural(points, 'game')}`,
}

/** `Ann: hand of 29 against Bob`. */
export function sayFeat(feat: Achievement) {
  const what = `${KINDS[feat.kind]}${DETAILS[feat.kind](feat)}`
  const whose = feat.players.length > 0 ? `${namesOf(feat.players)}: ${what}` : capitalise(what)
  return joinClauses([whose, feat.against.length > 0 && `against ${namesOf(feat.against)}`], ' ')
}

/** Who and when: either may be left out of what is shared. */
export const WHOLE = { hasName: true, hasDate: true }

/** What is engraved on its plaque. */
export function sayPlaque(feat: Achievement, day: string, { hasName, hasDate } = WHOLE) {
  const { kind, points, players, against, scores = [], cards, dealt } = feat
  const notes = [
    kind !== 'hand' && kind !== 'nineteen' && capitalise(KINDS[kind]),
    hasName && against.length > 0 && `against ${namesOf(against)}`,
    hasDate && day,
  ]
  return {
    figure: kind === 'double-skunk' ? scores.join('–') : kind === 'nineteen' ? '19' : `${points}`,
    name: hasName ? namesOf(players) : '',
    notes: notes.filter((note) => note !== false),
    cards,
    odds: sayOdds(points, dealt),
  }
}

/** What its picture says, in one line. */
export function shareFeat(feat: Achievement, day: string, { hasName, hasDate }: typeof WHOLE) {
  const what = sayFeat(hasName ? feat : { ...feat, players: [], against: [] })
  return joinClauses([`${what}.`, hasDate && `${capitalise(day)}.`, feat.cards?.map(cardSign).join(' ')], ' ')
}
