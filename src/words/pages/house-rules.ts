import type { ChoiceField, HouseField, HouseGroup, HouseKey } from '../../game/setup/house-rules.ts'
import type { Rules } from '../../rules/rules.ts'
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
  if (key !== 'crib' && key !== 'aside') return said
  return `${said}, ${place === undefined ? 'each' : placeName(place, deal.crib.length)}`
}

const FIELD_WORDS: Readonly<Record<HouseKey, string>> = {
  target: 'Holes to the end',
  skunkBelow: '{Name} below (0: none)',
  skunkGames: 'Games for a {name}',
  nextDealer: 'Who deals the next game',
  dealt: 'Cards each',
  crib: 'To the {crib}',
  aside: 'Laid aside',
  packCards: 'From the pack to the {crib}',
  packWhen: 'The pack gives',
  threeForLast: 'Three for last: pone’s first points',
  heels: 'His heels: a {jack} turned up',
  series: 'Play on after thirty-one',
  afterGo: 'After a go the others',
  runs: 'Runs count',
  goPoint: 'For the go',
  lastCard: 'For the last card',
  thirtyOne: 'For thirty-one',
  flushInCrib: 'Flush in the {crib}',
  overClaim: 'A claim too high',
  falseCall: 'A false call',
  penaltyWho: 'A penalty',
  penalty: '{Name}',
  morePenalties: 'One more penalty',
  cribWord: 'The dealer’s extra hand',
  starterWord: 'The card turned up',
  jackWord: 'The jack',
  threeWord: 'Three alike',
  fourWord: 'Four alike',
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
  nextDealer: { loser: 'The loser', winner: 'The winner', alternate: 'In turn', cut: 'Cut again' },
  packWhen: { before: 'First', after: 'Last' },
  series: { repeated: 'Till all are out', one: 'No, once' },
  afterGo: { must: 'Must play', may: 'May stop' },
  runs: { 'any-order': 'In any order', upwards: 'Upwards only' },
  overClaim: { none: 'Is put right', difference: 'Pays the difference', two: 'Pays two' },
  falseCall: { pays: 'Pays what was called', none: 'Costs nothing' },
  penaltyWho: { opponents: 'Goes to the others', offender: 'Is pegged back' },
}
