import { groupBy } from '../base/group-by.ts'
import type { HouseRule } from '../game/setup/house-fields.ts'
import type { RulesProblem } from '../rules/check-rules.ts'
import { type DealRules, discards, handSize, type Rules, sitsOut, type TableWords } from '../rules/rules.ts'
import { hasOwnName } from '../rules/rules-name.ts'
import {
  capitalise,
  joinClauses,
  listOf,
  lowerFirst,
  numberWord,
  plural,
  type WordsOf,
  wordsFor,
} from './engine/grammar.ts'
import { inTableWords } from './engine/spoken-count.ts'
import { matchUp, possessive, type Seated } from './names.ts'
import { isHouseRule, ruleWords } from './pages/house-rules.ts'

/** `Six cards each, two to the crib. Skunk under 91, double skunk under 61.` */
export function sayRules(rules: Rules): string {
  const skunks = rules.skunks.map((line) => `${line.name} under ${line.below}`)
  return joinClauses([
    sayDealRules(rules),
    skunks.length > 0 && `${capitalise(skunks.join(', '))}.`,
    rules.firstHome === 'loses' && `Lowball: first to ${rules.target} loses.`,
  ])
}

/** What a match counts: where a win is two, the points of a club. */
export const worthUnit = ({ win }: Pick<Rules, 'win'>) => (win > 1 ? 'game point' : 'game')

export const sayStart = (game: Seated) => `${matchUp(game)}, ${inSentence(game.rules)}`

/** The scores of a game begun on a wooden board: `, from 88–93`. */
export const sayFromScores = (scores: readonly number[] | undefined) =>
  scores === undefined ? '' : `, from ${scores.join('–')}`

/** Only our own names are lowered in mid-sentence: a table’s own may begin with somebody’s name. */
const inSentence = (rules: Rules) => (hasOwnName(rules) ? rules.name : lowerFirst(rules.name))

/** `Six cards each, two to Ann’s crib.` Without a dealer it is `the crib`. */
export function sayDealRules({ deal, words }: Rules, dealerName?: string): string {
  const crib = dealerName === undefined ? `the ${words.crib}` : `${possessive(dealerName)} ${words.crib}`
  const each = sayDealt(deal, dealerName)
  const pack = `${numberWord(deal.pack.cards)} from the pack`
  const gives = deal.pack.cards === 0 ? 'never' : deal.pack.when
  if (!isEven(deal)) {
    return joinClauses([
      `${each}.`,
      gives === 'before' && `${capitalise(pack)} to ${crib}.`,
      `${sayGivers(deal, crib, dealerName)}.`,
      gives === 'after' && `Then ${pack}.`,
    ])
  }
  const discarded = numberWord(deal.crib[0] ?? 0)
  if (gives === 'never') return `${each}, ${discarded} to ${crib}.`
  return gives === 'before'
    ? `${each} and ${pack} to ${crib}; then each discards ${discarded} to it.`
    : `${each}, ${discarded} to ${crib}; then ${pack}.`
}

/** Everybody discards the same number to the crib, and nothing out of play. */
function isEven({ crib, aside }: DealRules): boolean {
  return crib.every((cards) => cards === crib[0]) && aside.every((cards) => cards === 0)
}

/** `Five cards each`, or `Five cards each, but four to Ann`. */
function sayDealt(deal: DealRules, dealerName?: string): string {
  const hand = handSize({ deal })
  const dealt = placesBy(deal, (place) => (sitsOut(deal, place) ? 0 : hand + discards(deal, place)))
  const [[usual] = [deal.dealt], ...others] = dealt.toSorted(([, a], [, b]) => b.length - a.length)
  const but = others.map(
    ([cards, places]) =>
      `, but ${cards > 0 ? numberWord(cards) : 'none'} to ${listPlaces(places, deal, dealerName)}`,
  )
  return `${capitalise(numberWord(usual))} cards each${but.join('')}`
}

/** `Ann and the player opposite discard one out of play, the others discard one to the crib`. */
function sayGivers(deal: DealRules, crib: string, dealerName?: string): string {
  const groups = placesBy(deal, (place) => {
    if (sitsOut(deal, place)) return ''
    const [given = 0, aside = 0] = [deal.crib[place], deal.aside[place]]
    const discarded = [
      given > 0 && `${numberWord(given)} to ${crib}`,
      aside > 0 && `${numberWord(aside)} out of play`,
    ]
    return joinClauses(discarded, ' and ')
  })
  const largest = Math.max(...groups.map(([, places]) => places.length))
  const clauses = groups.flatMap(([what, places]) => {
    // A player who discards nothing was dealt fewer, and the sentence says so.
    if (what === '') return []
    const others = groups.length > 1 && places.length === largest && !places.includes(0)
    if (others) return `the others discard ${what}`
    return `${listPlaces(places, deal, dealerName)} ${places.length === 1 ? 'discards' : 'discard'} ${what}`
  })
  return capitalise(clauses.join(', '))
}

const placesBy = <T>({ crib }: DealRules, common: (place: number) => T) => [...groupBy(crib.keys(), common)]

const listPlaces = (places: readonly number[], { crib }: DealRules, dealerName = 'the dealer') =>
  listOf(places.map((place) => placeName(place, crib.length, dealerName)))

function placeName(place: number, seats: number, dealerName: string): string {
  if (place === 0) return dealerName
  if (seats > 2 && place * 2 === seats) return 'the player opposite'
  return `seat ${place + 1} from the dealer`
}

/** What a change of rules in mid-game touches; a new name changes nothing. */
const TOUCHED: Readonly<Record<Exclude<keyof Rules, HouseRule>, string | undefined>> = {
  name: undefined,
  preset: undefined,
  note: undefined,
  sideOfSeat: 'who plays for whom',
  deal: 'the deal',
  firstHome: 'who wins',
  play: 'the play',
  show: 'the flush',
  skunks: 'the skunk lines',
  penalties: 'the penalties',
  muggins: 'muggins',
  words: 'the words',
  match: 'the match',
  playBy: 'how the play is pegged',
}

const sayTouched = (key: keyof Rules) =>
  isHouseRule(key) ? lowerFirst(ruleWords(key).label).replace(/ \(.*/, '') : TOUCHED[key]

/** `Rules changed: points to win and muggins`, without the full stop. */
export function sayRulesChange(patch: Partial<Rules>): string {
  if (patch.playBy && Object.keys(patch).length === 1) {
    return patch.playBy === 'cards' ? 'The next play is by cards' : 'The play is by points'
  }
  const touched = (Object.keys(patch) as (keyof Rules)[]).flatMap((key) => sayTouched(key) ?? [])
  return touched.length === 0 ? 'Rules changed' : `Rules changed: ${listOf([...new Set(touched)])}`
}

/** Whose words a device uses: those of the rules of each game, or those of one country in every game. */
export type WordChoice = 'rules' | 'american' | 'british'

const COUNTRY_WORDS: Readonly<Record<Exclude<WordChoice, 'rules'>, Required<TableWords>>> = {
  american: {
    crib: 'crib',
    starter: 'starter',
    jack: 'jack',
    three: 'three of a kind',
    four: 'four of a kind',
    nob: 'nobs',
  },
  british: {
    crib: 'box',
    starter: 'turn-up',
    jack: 'jack',
    three: 'prial',
    four: 'double pair royal',
    nob: 'nob',
  },
}

/**
 * The same rules in these words, only to be shown: a game keeps the words it was started with. No rules say `nob` or `nobs`;
 * on a device in American English it is nobs.
 */
export function withWords(rules: Rules, choice: WordChoice, language?: string): Rules {
  if (choice !== 'rules') return { ...rules, words: COUNTRY_WORDS[choice] }
  return language === 'en-US' ? { ...rules, words: { ...rules.words, nob: 'nobs' } } : rules
}

export const saySampleWords = ({ words }: Pick<Rules, 'words'>) =>
  inTableWords('The {crib}, the {starter}, a {jack}, {a three}, his {nob}.', words)

export const sayRulesProblem = (problem: RulesProblem, { words }: Pick<Rules, 'words'>) =>
  wordsFor(PROBLEM_WORDS, problem, words)

const PROBLEM_WORDS: WordsOf<RulesProblem, TableWords> = {
  'no-name': 'The rules need a name.',
  seats: ({ least, most, have }) =>
    `${capitalise(numberWord(least))} to ${numberWord(most)} can play, not ${numberWord(have)}.`,
  sides: ({ least, most, have }) =>
    `There are pegs for ${numberWord(least)} to ${numberWord(most)} sides, not ${numberWord(have)}.`,
  'side-numbers': 'One side has no players.',
  'sides-uneven': ({ seats }) =>
    `All sides must have the same number of players, not ${listOf(seats.map(numberWord))}.`,
  'deal-seats': ({ have, need, field }, { crib }) =>
    `The discards ${field === 'crib' ? `to the ${crib}` : 'out of play'} are those of ${plural(have, 'player')}, but ${numberWord(need)} play.`,
  'not-whole': ({ value }) =>
    `A number in the rules must be 0, 1, 2 or more, not ${value}.`.replace('-', '−'),
  'hand-size': ({ allowed, have }) =>
    `A hand has ${listOf(allowed.map(numberWord), 'or')} cards, not ${numberWord(have)}. Change the deal or the discards.`,
  'crib-size': ({ have, need }, { crib }) =>
    `The ${crib} would have ${plural(have, 'card')}; it needs ${numberWord(need)}. Change the discards or the cards from the pack.`,
  'pack-exceeded': ({ need, have }, { starter }) =>
    `This deal takes ${need} cards with the ${starter}; the pack has ${have}. Deal fewer.`,
  range: ({ path, least, most, have }, words) =>
    `${inTableWords(ruleWords(path).label, words)}: from ${least} to ${most}, not ${have}.`,
  'flush-in-hand': ({ need, have }) =>
    `A flush in the hand needs all its ${numberWord(need)} cards, not ${numberWord(have)}.`,
  'skunk-line': ({ name, target, below }) =>
    `The ${name} line must be from 1 to ${target - 1}, not ${below}.`,
  'skunk-worth': ({ name, games }) => `A ${name} must count more than a win, not ${numberWord(games)}.`,
  'skunk-order': ({ name }) => `The ${name} must be lower than the line before it and count more games.`,
  'lowball-skunks': 'Lowball has no skunks: they would reward the loser.',
  'lowball-three-for-last': 'Lowball has no three for last: nobody wants points.',
  'penalty-points': ({ reason, points }) =>
    `The penalty for “${reason}” must be one point or more, not ${points}.`,
  'penalty-unnamed': 'A penalty needs a reason.',
  'match-games': ({ games }) => `A match has one game or more, not ${games}.`,
  'match-even': ({ games }) => `Best of ${numberWord(games)} may end level. Choose an odd number.`,
}
