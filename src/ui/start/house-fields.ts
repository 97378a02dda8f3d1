import {
  cribSize,
  type DealRules,
  type PlayRules,
  type Rules,
  type SkunkLine,
  type TableWords,
} from '../../rules/rules.ts'
import { capitalise, numberWord } from '../../words/grammar.ts'

/** One rule as a line of the form: what it is now, and the rules with another choice. */
export type HouseField =
  | {
      readonly type: 'number'
      readonly label: string
      readonly value: number
      readonly min: number
      readonly max: number
      readonly change: (value: number) => Rules
    }
  | {
      readonly type: 'choice'
      readonly label: string
      readonly options: readonly string[]
      readonly chosen: number
      readonly choose: (option: number) => Rules
    }
  | {
      /** One more of a list, by its name. */
      readonly type: 'more'
      readonly label: string
      readonly add: (name: string) => Rules
    }

export interface HouseGroup {
  readonly title: string
  readonly fields: readonly HouseField[]
}

/** Every rule that a table may change for one game, grouped as they come up in it. */
export function houseGroups(rules: Rules, lowball: boolean): readonly HouseGroup[] {
  return [
    { title: 'The board', fields: boardFields(rules, lowball) },
    { title: 'The deal', fields: dealFields(rules) },
    { title: 'The play', fields: playFields(rules) },
    { title: 'The show', fields: showFields(rules) },
    { title: 'Muggins', fields: mugginsFields(rules) },
    { title: 'Penalties', fields: penaltyFields(rules) },
    { title: 'Words', fields: wordFields(rules) },
  ]
}

type Range = readonly [min: number, max: number]

function number(label: string, value: number, [min, max]: Range, change: (n: number) => Rules): HouseField {
  // What is typed may be out of range, and is then refused in words; it is never below zero or a fraction.
  return { type: 'number', label, value, min, max, change: (n) => change(Math.max(0, Math.trunc(n) || 0)) }
}

type Options<T> = readonly (readonly [value: T, label: string])[]

function choice<T>(label: string, options: Options<T>, value: T, choose: (value: T) => Rules): HouseField {
  const chosen = options.findIndex(([option]) => option === value)
  return {
    type: 'choice',
    label,
    options: options.map(([, text]) => text),
    chosen,
    choose: (option) => choose(options[option]?.[0] ?? value),
  }
}

function boardFields(rules: Rules, lowball: boolean): readonly HouseField[] {
  return [
    number('Holes to the end', rules.target, [31, 241], (target) => ({ ...rules, target })),
    // Lowball has no skunks: they would reward the side that loses.
    ...(lowball ? [] : SKUNK_NAMES.flatMap((name, place) => skunkFields(rules, name, place))),
    choice('Who deals the next game', NEXT_DEALER, rules.nextDealer, (nextDealer) => ({
      ...rules,
      nextDealer,
    })),
  ]
}

const SKUNK_NAMES = ['skunk', 'double skunk'] as const

const NEXT_DEALER: Options<Rules['nextDealer']> = [
  ['loser', 'The loser'],
  ['winner', 'The winner'],
  ['alternate', 'In turn'],
  ['cut', 'Cut again'],
]

/** A line at nought is none; the second has a place only after the first. */
function skunkFields(rules: Rules, name: string, place: number): readonly HouseField[] {
  const { skunks } = rules
  const line = skunks[place]
  if (place > skunks.length) return []
  const draw = (change: Partial<SkunkLine>): Rules => {
    const next = { name, below: 0, games: place + 2, ...line, ...change }
    return { ...rules, skunks: [...skunks.slice(0, place), next, ...skunks.slice(place + 1)] }
  }
  const below = number(
    `${capitalise(name)} below (0: none)`,
    line?.below ?? 0,
    [0, rules.target - 1],
    (to) => (to === 0 ? { ...rules, skunks: skunks.slice(0, place) } : draw({ below: to })),
  )
  if (!line) return [below]
  return [below, number(`Games for a ${name}`, line.games, [2, 4], (games) => draw({ games }))]
}

function dealFields(rules: Rules): readonly HouseField[] {
  const { deal } = rules
  const set = (change: Partial<DealRules>): Rules => ({ ...rules, deal: { ...deal, ...change } })
  return [
    number('Cards each', deal.dealt, [3, 8], (dealt) => set({ dealt })),
    ...givenFields('To the crib', deal.crib, (crib) => set({ crib })),
    ...givenFields('Laid aside', deal.aside, (aside) => set({ aside })),
    number('From the pack to the crib', deal.pack.cards, [0, 4], (cards) =>
      set({ pack: { ...deal.pack, cards } }),
    ),
    choice('The pack gives', PACK_WHEN, deal.pack.when, (when) => set({ pack: { ...deal.pack, when } })),
    number('Three for last: pone’s first points', rules.threeForLast, [0, 3], (threeForLast) => ({
      ...rules,
      threeForLast,
    })),
    number('His heels: a jack turned up', rules.heels, [0, 2], (heels) => ({ ...rules, heels })),
  ]
}

const PACK_WHEN: Options<DealRules['pack']['when']> = [
  ['before', 'First'],
  ['after', 'Last'],
]

/** Two give alike; more may differ by their place from the dealer, as six do. */
function givenFields(
  label: string,
  given: readonly number[],
  set: (given: readonly number[]) => Rules,
): readonly HouseField[] {
  if (given.length === 2) {
    return [number(`${label}, each`, given[0] ?? 0, [0, 4], (cards) => set(given.map(() => cards)))]
  }
  return given.map((cards, place) =>
    number(`${label}, ${placeName(place, given.length)}`, cards, [0, 4], (to) =>
      set(given.map((old, i) => (i === place ? to : old))),
    ),
  )
}

function placeName(place: number, seats: number): string {
  if (place === 0) return 'dealer'
  return place * 2 === seats ? 'opposite' : `${place} to the left`
}

function playFields(rules: Rules): readonly HouseField[] {
  const { play } = rules
  const set = (change: Partial<PlayRules>): Rules => ({ ...rules, play: { ...play, ...change } })
  return [
    choice('Play on after thirty-one', SERIES, play.series, (series) => set({ series })),
    choice('After a go the others', AFTER_GO, play.afterGo, (afterGo) => set({ afterGo })),
    choice('Runs count', RUNS, play.runs, (runs) => set({ runs })),
    number('For the go', play.goPoint, [0, 2], (goPoint) => set({ goPoint })),
    number('For the last card', play.lastCard, [0, 2], (lastCard) => set({ lastCard })),
    number('For thirty-one', play.thirtyOne, [0, 3], (thirtyOne) => set({ thirtyOne })),
  ]
}

const SERIES: Options<PlayRules['series']> = [
  ['repeated', 'Till all are out'],
  ['one', 'No, once'],
]

const AFTER_GO: Options<PlayRules['afterGo']> = [
  ['must', 'Must play'],
  ['may', 'May stop'],
]

const RUNS: Options<PlayRules['runs']> = [
  ['any-order', 'In any order'],
  ['upwards', 'Upwards only'],
]

/** A flush in the hand is all its cards, so only the crib’s has a choice. */
function showFields(rules: Rules): readonly HouseField[] {
  const { show, words } = rules
  const crib = cribSize(rules)
  const options: Options<number> = [
    [crib + 1, `All, with the ${words.starter}`],
    [crib, `${capitalise(numberWord(crib))} are enough`],
  ]
  return [
    choice(`Flush in the ${words.crib}`, options, show.flushInCrib, (flushInCrib) => ({
      ...rules,
      show: { ...show, flushInCrib },
    })),
  ]
}

function mugginsFields(rules: Rules): readonly HouseField[] {
  const { muggins } = rules
  return [
    choice('A claim too high', OVER_CLAIM, muggins.overClaim, (overClaim) => ({
      ...rules,
      muggins: { ...muggins, overClaim },
    })),
    choice('A false call', FALSE_CALL, muggins.falseCall, (falseCall) => ({
      ...rules,
      muggins: { ...muggins, falseCall },
    })),
  ]
}

const OVER_CLAIM: Options<Rules['muggins']['overClaim']> = [
  ['none', 'Is put right'],
  ['difference', 'Pays the difference'],
  ['two', 'Pays two'],
]

const FALSE_CALL: Options<Rules['muggins']['falseCall']> = [
  ['pays', 'Pays what was called'],
  ['none', 'Costs nothing'],
]

function penaltyFields(rules: Rules): readonly HouseField[] {
  const { penalties } = rules
  return [
    choice('A penalty', PENALTY_WHO, penalties[0]?.who ?? 'opponents', (who) => ({
      ...rules,
      penalties: penalties.map((penalty) => ({ ...penalty, who })),
    })),
    ...penalties.map((penalty, place) =>
      // A penalty of nothing is none.
      number(capitalise(penalty.reason), penalty.points, [0, 10], (points) => ({
        ...rules,
        penalties: penalties.flatMap((old, i) => (i === place ? (points ? { ...old, points } : []) : old)),
      })),
    ),
    {
      type: 'more',
      label: 'One more penalty',
      add: (reason) => ({
        ...rules,
        penalties: [
          ...penalties.filter((old) => old.reason !== reason),
          { reason, points: 2, who: penalties[0]?.who ?? 'opponents' },
        ],
      }),
    },
  ]
}

const PENALTY_WHO: Options<Rules['penalties'][number]['who']> = [
  ['opponents', 'Goes to the others'],
  ['offender', 'Is pegged back'],
]

function wordFields(rules: Rules): readonly HouseField[] {
  const set = (change: Partial<TableWords>): Rules => ({ ...rules, words: { ...rules.words, ...change } })
  const { words } = rules
  return [
    choice('The dealer’s extra hand', said('crib', 'box'), words.crib, (crib) => set({ crib })),
    choice('The card turned up', said('starter', 'turn-up'), words.starter, (starter) => set({ starter })),
    choice('The jack', said('jack', 'knave'), words.jack, (jack) => set({ jack })),
    choice('Three alike', said('pair royal', 'prial', 'three of a kind'), words.three, (three) =>
      set({ three }),
    ),
    choice('Four alike', said('double pair royal', 'four of a kind'), words.four, (four) => set({ four })),
  ]
}

function said<T extends string>(...words: readonly T[]): Options<T> {
  return words.map((word) => [word, word] as const)
}
