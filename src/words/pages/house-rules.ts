import type { ChoiceField, HouseField, HouseGroup, HouseKey } from '../../game/setup/house-rules.ts'
import { discards, type Rules } from '../../rules/rules.ts'
import { capitalise, numberWord } from '../grammar.ts'
import { inTableWords } from '../spoken-count.ts'

export const HOUSE_RULES_WORDS: Readonly<Record<HouseGroup['group'], string>> = {
  board: 'The board',
  deal: 'The deal',
  play: 'The play',
  show: 'The show',
  muggins: 'Muggins',
  penalties: 'Penalties',
  words: 'Words',
}

export function sayHouseField({ key, name = '', place }: HouseField, { deal, words }: Rules): string {
  const said = inTableWords(FIELD_WORDS[key], words, { name, Name: capitalise(name) })
  // Who discards fewer is dealt fewer.
  const isUneven = new Set(deal.crib.map((_, at) => discards(deal, at))).size > 1
  if (key === 'dealt') return isUneven ? `${said}, at most` : said
  if (key !== 'crib' && key !== 'aside') return said
  return `${said}, ${place === undefined ? 'each' : placeName(place, deal.crib.length)}`
}

const FIELD_WORDS: Readonly<Record<HouseKey, string>> = {
  target: 'Points to win',
  skunkBelow: '{Name} under (0 for none)',
  skunkGames: 'Games a {name} counts',
  nextDealer: 'Next game’s dealer',
  dealt: 'Cards each',
  crib: 'To the {crib}',
  aside: 'Discarded out of play',
  packCards: '{Crib} cards from the pack',
  packWhen: 'Dealt to the {crib}',
  threeForLast: 'Three for last (non-dealer’s head start)',
  heels: 'His heels ({jack} turned up)',
  series: 'After thirty-one',
  afterGo: 'After a go, the others',
  runs: 'Runs in the play',
  goPoint: 'For the go',
  lastCard: 'For the last card',
  thirtyOne: 'For thirty-one',
  flushInCrib: 'Flush in the {crib}',
  overClaim: 'Over-claim',
  falseCall: 'Wrong muggins call',
  penaltyWho: 'Penalty points',
  penalty: '{Name}',
  morePenalties: 'Add a penalty',
  cribWord: 'The dealer’s extra hand',
  starterWord: 'The card turned up',
  jackWord: 'The jack',
  threeWord: 'Three of a rank',
  fourWord: 'Four of a rank',
}

function placeName(place: number, seats: number): string {
  if (place === 0) return 'dealer'
  return place * 2 === seats ? 'opposite' : `${place} to the left`
}

/** The choices of a line; a word is its own label. */
export function sayHouseOptions({ key, options }: ChoiceField, { words }: Rules): readonly string[] {
  if (key === 'flushInCrib') {
    return options.map((cards, place) =>
      place === 0 ? `All, with the ${words.starter}` : `${capitalise(numberWord(Number(cards)))} are enough`,
    )
  }
  return options.map((option) => OPTION_WORDS[key]?.[option] ?? `${option}`)
}

const OPTION_WORDS: Readonly<Partial<Record<HouseKey, Readonly<Record<string, string>>>>> = {
  nextDealer: { loser: 'Loser', winner: 'Winner', alternate: 'In turn', cut: 'Cut again' },
  packWhen: { before: 'Before the discards', after: 'After the discards' },
  series: { repeated: 'Play all cards', one: 'Stop' },
  afterGo: { must: 'Must play', may: 'May stop' },
  runs: { 'any-order': 'Any order', upwards: 'Ascending only' },
  overClaim: { none: 'Corrected', difference: 'Pays the difference', two: 'Pays two' },
  falseCall: { pays: 'Pays the points called', none: 'Free' },
  penaltyWho: { opponents: 'Opponents peg them', offender: 'Offender pegs back' },
}
