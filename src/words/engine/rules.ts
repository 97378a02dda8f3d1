import { groupBy } from '../../base/group-by.ts'
import type { DealRules, Rules, TableWords } from '../../rules/rules.ts'
import { discards, handSize, sitsOut } from '../../rules/rules.ts'
import { capitalise, joinClauses, listOf, numberWord } from './grammar.ts'
import { inTableWords } from './spoken-count.ts'

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

/** `Six cards each, two to Ann’s crib.` Without a dealer it is `the crib`. */
export function sayDealRules({ deal, words }: Rules, dealerName?: string): string {
  const crib = dealerName === undefined ? `the ${words.crib}` : `${dealerName}’s ${words.crib}`
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
  if (place === 1) return `the player on ${dealerName}’s left`
  if (place === seats - 1) return `the player on ${dealerName}’s right`
  return `seat ${place + 1} from the dealer`
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
