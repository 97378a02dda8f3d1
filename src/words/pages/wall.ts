import type { Feat } from '../../game/figures/feats.ts'
import { cardSign } from '../engine/cards.ts'
import { joinClauses, listOf, plural } from '../engine/grammar.ts'
import { shownName } from '../names.ts'

export const WALL_WORDS = {
  none: 'The wall is empty',
  noneWhy: 'Hands of 24 and more, double skunks, and grand slams: evenings of four games or more, all won.',
  nineteens: 'Nineteens, too',
  share: 'Share',
  more: (feat: string) => `More: ${feat}`,
} as const

const namesOf = (names: readonly string[]) =>
  listOf(
    names.map((name) => shownName(name) || '?'),
    '&',
  )

const KINDS: Readonly<Record<Feat['kind'], (feat: Feat) => string>> = {
  hand: ({ points }) => `hand of ${points}`,
  crib: ({ points }) => `crib of ${points}`,
  nineteen: () => 'nineteen',
  'double-skunk': ({ scores = [] }) => `double skunk, ${scores.join('–')}`,
  slam: ({ points }) => `grand slam, ${plural(points, 'game')}`,
}

/** `Ann: hand of 29`. */
export const sayFeat = (feat: Feat) => `${namesOf(feat.players)}: ${KINDS[feat.kind](feat)}`

/** The large figure of its picture. */
export const featFigure = ({ kind, points, scores = [] }: Feat) =>
  kind === 'double-skunk' ? scores.join('–') : kind === 'nineteen' ? '19' : `${points}`

/** `against Bob · 1 May 2024`. */
export const sayFeatWhen = ({ against }: Feat, day: string) =>
  joinClauses([against.length > 0 && `against ${namesOf(against)}`, day], ' · ')

/** What its picture says, in one line. */
export const shareFeat = (feat: Feat, day: string) =>
  joinClauses([`${sayFeat(feat)},`, `${sayFeatWhen(feat, day)}.`, feat.cards?.map(cardSign).join(' ')])
