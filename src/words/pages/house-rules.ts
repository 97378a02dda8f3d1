import { fieldOf, isObject } from '../../base/is-object.ts'
import { withKind } from '../../rules/penalty.ts'
import { discards, type Rules, type SkunkLine, sideCount } from '../../rules/rules.ts'
import { capitalise } from '../grammar.ts'
import { inTableWords } from '../spoken-count.ts'

/** A line of the form: what a rule is now, and the rules with another choice. */
export type HouseField =
  | ReturnType<typeof numberField | typeof choiceField>
  | { readonly type: 'more'; readonly label: string; readonly add: (name: string) => Rules }

/** The lines that a rule has in the form, with blanks for the words of a table. */
type Row = (rules: Rules, lowball: boolean) => readonly HouseField[]

/** `play.goPoint`: where a rule is. */
type Path<T> = T extends readonly unknown[]
  ? never
  : T extends object
    ? { [K in keyof T & string]: K | `${K}.${Path<T[K]>}` }[keyof T & string]
    : never

type At<T, P> = P extends `${infer K extends keyof T & string}.${infer Rest}`
  ? At<T[K], Rest>
  : P extends keyof T
    ? T[P]
    : never

type RulePath = Path<Rules>
type NumberPath = { [P in RulePath]: At<Rules, P> extends number ? P : never }[RulePath]

const number =
  (path: NumberPath, label: string, min: number, max: number) =>
  (rules: Rules): readonly HouseField[] => [
    numberField(label, valueAt(rules, path), [min, max], (to) => withValue(rules, path, to)),
  ]

const choice =
  <P extends RulePath>(path: P, label: string, options: Readonly<Record<At<Rules, P> & string, string>>) =>
  (rules: Rules): readonly HouseField[] => [
    choiceField(label, valueAt(rules, path), entriesOf(options), (to) => withValue(rules, path, to)),
  ]

const entriesOf = <V extends string>(labels: Readonly<Record<V, string>>) =>
  Object.entries(labels) as unknown as readonly (readonly [V, string])[]

const CRIB_FLUSHES = [
  [5, 'All, with the {starter}'],
  [4, 'Four are enough'],
] as const

/** Every rule that a table may change for one game, grouped as they come up in it. */
const GROUPS: readonly (readonly [title: string, ...rows: readonly Row[]])[] = [
  [
    'The board',
    number('target', 'Points to win', 31, 241),
    winLines,
    choice('nextDealer', 'Next game’s dealer', {
      loser: 'Loser',
      winner: 'Winner',
      alternate: 'In turn',
      cut: 'Cut again',
    }),
  ],
  [
    'The deal',
    // Who discards fewer is dealt fewer.
    (rules) => number('deal.dealt', `Cards each${isUneven(rules) ? ', at most' : ''}`, 3, 8)(rules),
    byPlace('crib', 'To the {crib}'),
    byPlace('aside', 'Discarded out of play'),
    number('deal.pack.cards', '{Crib} cards from the pack', 0, 4),
    choice('deal.pack.when', 'Dealt to the {crib}', {
      before: 'Before the discards',
      after: 'After the discards',
    }),
    number('threeForLast', 'Three for last (non-dealer’s head start)', 0, 3),
    number('heels', 'His heels ({jack} turned up)', 0, 2),
    number('noHeelsWithin', 'No heels this near home (holes)', 0, 10),
  ],
  [
    'The play',
    choice('play.series', 'After thirty-one', { repeated: 'Play all cards', one: 'Stop' }),
    choice('play.afterGo', 'After a go, the others', { must: 'Must play', may: 'May stop' }),
    choice('play.runs', 'Runs in the play', { 'any-order': 'Any order', upwards: 'Ascending only' }),
    number('play.goPoint', 'For the go', 0, 2),
    number('play.lastCard', 'For the last card', 0, 2),
    number('play.thirtyOne', 'For thirty-one', 0, 3),
    choice('play.heldBack', 'A card held back', {
      kept: 'Stays in the hand',
      chosen: 'Dead or played, opponent’s choice',
    }),
  ],
  [
    'The show',
    // A flush in the hand is all its cards, so only the crib’s has a choice.
    (rules) => [
      choiceField('Flush in the {crib}', rules.show.flushInCrib, CRIB_FLUSHES, (to) =>
        withValue(rules, 'show.flushInCrib', to),
      ),
    ],
  ],
  [
    'Muggins',
    choice('muggins.overClaim', 'Over-claim', {
      none: 'Corrected',
      difference: 'Pays the difference',
      two: 'Pays two',
    }),
    choice('muggins.falseCall', 'Wrong muggins call', { pays: 'Pays the points called', none: 'Free' }),
    choice('muggins.covers', 'Muggins covers', { show: 'Hands and {crib}', play: 'The play too' }),
  ],
  [
    'Penalties',
    choice('play.renege', 'A renege costs', { go: 'Once for the go', card: 'For each card that fitted' }),
    choice('muggins.falseGame', 'A false claim of game', {
      none: 'Peg goes back',
      pays: 'Opponents peg the excess',
    }),
    penaltyLines,
  ],
  [
    'Words',
    choice('words.crib', 'The dealer’s extra hand', { crib: 'crib', box: 'box' }),
    choice('words.starter', 'The card turned up', { starter: 'starter', 'turn-up': 'turn-up' }),
    choice('words.jack', 'The jack', { jack: 'jack', knave: 'knave' }),
    choice('words.three', 'Three of a rank', {
      'pair royal': 'pair royal',
      prial: 'prial',
      'three of a kind': 'three of a kind',
    }),
    choice('words.four', 'Four of a rank', {
      'double pair royal': 'double pair royal',
      'four of a kind': 'four of a kind',
    }),
  ],
]

export function houseGroups(rules: Rules, lowball: boolean, { words }: Pick<Rules, 'words'> = rules) {
  const said = (text: string) => inTableWords(text, words)
  const inWords = (field: HouseField): HouseField =>
    field.type === 'choice'
      ? { ...field, label: said(field.label), options: field.options.map(said) }
      : { ...field, label: said(field.label) }
  return GROUPS.map(([title, ...rows]) => ({
    title,
    fields: rows.flatMap((row) => row(rules, lowball)).map(inWords),
  }))
}

function valueAt<P extends RulePath>(rules: Rules, path: P): At<Rules, P> {
  return path.split('.').reduce<unknown>(fieldOf, rules) as At<Rules, P>
}

function withValue<P extends RulePath>(rules: Rules, path: P, to: At<Rules, P>): Rules {
  const change = (whole: object, [key = '', ...rest]: readonly string[]): object => {
    const part = fieldOf(whole, key)
    return { ...whole, [key]: rest.length > 0 && isObject(part) ? change(part, rest) : to }
  }
  return change(rules, path.split('.')) as Rules
}

function numberField(
  label: string,
  value: number,
  [min, max]: readonly [min: number, max: number],
  change: (value: number) => Rules,
) {
  return {
    type: 'number',
    label,
    value,
    min,
    max,
    // What is typed may be out of range, and is then refused in words; it is never below zero or a fraction.
    change: (n: number) => change(Math.max(0, Math.trunc(n) || 0)),
  } as const
}

function choiceField<V>(
  label: string,
  value: V,
  options: readonly (readonly [value: V, label: string])[],
  choose: (value: V) => Rules,
) {
  return {
    type: 'choice',
    label,
    options: options.map(([, name]): string => name),
    chosen: options.findIndex(([one]) => one === value),
    choose: (place: number) => choose(options[place]?.[0] ?? value),
  } as const
}

/** Lowball has no skunks: they would reward the side that loses. */
function winLines(rules: Rules, lowball: boolean): readonly HouseField[] {
  const labels = { second: 'All, by the second place', each: 'Each loser behind a line' }
  const who = sideCount(rules) > 2 ? choice('skunkBy', 'Who is skunked', labels)(rules) : []
  return lowball ? [] : [...number('win', 'A win counts', 1, 2)(rules), ...skunkLines(rules), ...who]
}

const SKUNK_NAMES = ['skunk', 'double skunk', 'triple skunk'] as const

/** A line at 0 is none; each line needs the one before it. */
function skunkLines(rules: Rules): readonly HouseField[] {
  const { skunks, win, target } = rules
  return SKUNK_NAMES.slice(0, skunks.length + 1).flatMap((name, place) => {
    const line = skunks[place]
    const draw = (change: Partial<SkunkLine>): Rules => {
      const next = { name, below: 0, games: win + place + 1, ...line, ...change }
      return { ...rules, skunks: next.below > 0 ? skunks.toSpliced(place, 1, next) : skunks.slice(0, place) }
    }
    const under = `${capitalise(name)} under (0 for none)`
    const below = numberField(under, line?.below ?? 0, [0, target - 1], (to) => draw({ below: to }))
    if (!line) return [below]
    return [below, numberField(`A ${name} counts`, line.games, [win + 1, 6], (games) => draw({ games }))]
  })
}

/** Two seats give the same; more may differ by their place from the dealer, as six do. */
function byPlace(key: 'crib' | 'aside', label: string): Row {
  return (rules) => {
    const given = rules.deal[key]
    const line = (of: string, cards: number, set: (cards: number) => readonly number[]) =>
      numberField(`${label}, ${of}`, cards, [0, 4], (to) => withValue(rules, `deal.${key}`, set(to)))
    if (given.length === 2) return [line('each', given[0] ?? 0, (to) => [to, to])]
    return given.map((cards, place) =>
      line(placeName(place, given.length), cards, (to) => given.with(place, to)),
    )
  }
}

function placeName(place: number, seats: number): string {
  if (place === 0) return 'dealer'
  return place * 2 === seats ? 'opposite' : `${place} to the left`
}

const isUneven = ({ deal }: Rules) => new Set(deal.crib.map((_, place) => discards(deal, place))).size > 1

/** A penalty of no points is removed. */
function penaltyLines(rules: Rules): readonly HouseField[] {
  const { penalties } = rules
  const set = (changed: Rules['penalties']): Rules => ({ ...rules, penalties: changed })
  const moves = entriesOf({ opponents: 'Opponents peg them', offender: 'Offender pegs back' })
  const lines = penalties.flatMap((penalty, place): readonly HouseField[] => {
    const name = capitalise(penalty.reason)
    const setPoints = (points: number) =>
      set(points > 0 ? penalties.with(place, { ...penalty, points }) : penalties.toSpliced(place, 1))
    const setWho = (who: typeof penalty.who) => set(penalties.with(place, { ...penalty, who }))
    return [
      numberField(name, penalty.points, [0, 15], setPoints),
      choiceField(`${name}: who moves`, penalty.who, moves, setWho),
    ]
  })
  const add = (reason: string) => {
    const added = withKind({ reason, points: 2, who: penalties[0]?.who ?? 'opponents' })
    const others = penalties.filter((old) => (old.kind ? old.kind !== added.kind : old.reason !== reason))
    return set([...others, added])
  }
  return [...lines, { type: 'more', label: 'Add a penalty', add }]
}
