import { PRESETS } from '../rules/presets.ts'
import type { DealRules, Rules, TableWords } from '../rules/rules.ts'
import { capitalise, joinClauses, listOf, lowerFirst, numberWord } from './grammar.ts'
import { matchUp, possessive, type Seated } from './names.ts'
import { inTableWords } from './spoken-count.ts'

/** `Six cards each, two to the crib. Skunk under 91, double skunk under 61.` */
export function sayRules(rules: Rules): string {
  const skunks = rules.skunks.map((line) => `${line.name} under ${line.below}`)
  return joinClauses([
    sayDealRules(rules),
    skunks.length > 0 && `${capitalise(skunks.join(', '))}.`,
    rules.firstHome === 'loses' && `Whoever reaches ${rules.target} first loses.`,
  ])
}

export const sayStart = (game: Seated) => `${matchUp(game)}, ${inSentence(game.rules.name)}`

/** The scores of a game begun on a wooden board: `, from 88–93`. */
export const sayFrom = (scores: readonly number[] | undefined) =>
  scores === undefined ? '' : `, from ${scores.join('–')}`

/** Only our own names are lowered in mid-sentence: a table’s own may begin with somebody’s name. */
function inSentence(name: string): string {
  const ours = Object.values(PRESETS).some((preset) => name.startsWith(preset.name))
  return ours ? lowerFirst(name) : name
}

/** `Six cards each, two to Ann’s crib.` Without a dealer it is `the crib`. */
export function sayDealRules({ deal, words }: Rules, dealerName?: string): string {
  const crib = dealerName === undefined ? `the ${words.crib}` : `${possessive(dealerName)} ${words.crib}`
  const each = `${capitalise(numberWord(deal.dealt))} cards each`
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

/** `Ann and the player opposite discard one out of play, the others discard one to the crib`. */
function sayGivers(deal: DealRules, crib: string, dealerName = 'the dealer'): string {
  const groups = new Map<string, number[]>()
  for (const [place, cards] of deal.crib.entries()) {
    const aside = deal.aside[place] ?? 0
    const discarded = [
      cards > 0 && `${numberWord(cards)} to ${crib}`,
      aside > 0 && `${numberWord(aside)} out of play`,
    ]
    const does = cards + aside === 0 ? 'keep all' : `discard ${joinClauses(discarded, ' and ')}`
    groups.set(does, [...(groups.get(does) ?? []), place])
  }
  const largest = Math.max(...[...groups.values()].map((places) => places.length))
  const clauses = [...groups].map(([does, places]) => {
    const others = groups.size > 1 && places.length === largest && !places.includes(0)
    if (others) return `the others ${does}`
    const who = places.map((place) => placeName(place, deal.crib.length, dealerName))
    return `${listOf(who)} ${places.length === 1 ? does.replace(/^discard\b|^keep\b/u, '$&s') : does}`
  })
  return capitalise(clauses.join(', '))
}

function placeName(place: number, seats: number, dealerName: string): string {
  if (place === 0) return dealerName
  if (seats > 2 && place * 2 === seats) return 'the player opposite'
  return `seat ${place + 1} from the dealer`
}

/** What a change of rules in mid-game touches; a new name changes nothing. */
const TOUCHED: Readonly<Record<keyof Rules, string | undefined>> = {
  name: undefined,
  note: undefined,
  sideOfSeat: 'who plays for whom',
  deal: 'the deal',
  target: 'the last hole',
  firstHome: 'who wins',
  play: 'the play',
  show: 'the flush',
  heels: 'his heels',
  threeForLast: 'three for last',
  skunks: 'the skunk lines',
  penalties: 'the penalties',
  nextDealer: 'who deals the next game',
  muggins: 'muggins',
  words: 'the words',
  match: 'the match',
  playBy: 'how the play is kept',
}

/** `The rules are changed: the last hole and muggins`, without the full stop. */
export function sayRulesChange(patch: Partial<Rules>): string {
  if (patch.playBy && Object.keys(patch).length === 1) {
    return patch.playBy === 'cards' ? 'The next play is kept by cards' : 'The play is kept by points'
  }
  const touched = (Object.keys(patch) as (keyof Rules)[]).flatMap((key) => TOUCHED[key] ?? [])
  return touched.length === 0 ? 'The rules are changed' : `The rules are changed: ${listOf(touched)}`
}

/** Whose words a device says: those of the rules, or of a country whatever the rules call things. */
export type WordChoice = 'rules' | 'american' | 'british'

const COUNTRY_WORDS: Readonly<Record<Exclude<WordChoice, 'rules'>, TableWords>> = {
  american: { ...PRESETS['six-card-121'].words, three: 'three of a kind', four: 'four of a kind' },
  british: { crib: 'box', starter: 'turn-up', jack: 'knave', three: 'prial', four: 'double pair royal' },
}

/** The same rules, said in these words. Only for what is shown: a game keeps the words it was begun with. */
export const withWords = (rules: Rules, choice: WordChoice): Rules =>
  choice === 'rules' ? rules : { ...rules, words: COUNTRY_WORDS[choice] }

export const saySampleWords = ({ words }: Pick<Rules, 'words'>) =>
  inTableWords('The {crib}, the {starter}, a {jack}, {a three}.', words)
