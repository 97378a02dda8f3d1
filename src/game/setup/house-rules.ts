import {
  cribSize,
  type DealRules,
  type MugginsRules,
  type PlayRules,
  type Rules,
  type SkunkLine,
  type TableWords,
} from '../../rules/rules.ts'

/** Which rule a line of the form is about; `words/pages/house-rules.ts` has its label. */
interface Asked {
  readonly key: HouseKey
  /** Of several skunk lines or penalties, which. */
  readonly name?: string
  /** Of several seats, which: its place from the dealer. */
  readonly place?: number
}

/** One rule as a line of the form: what it is now, and the rules with another choice. */
export type HouseField = NumberField | ChoiceField | MoreField

interface NumberField extends Asked {
  readonly type: 'number'
  readonly value: number
  readonly min: number
  readonly max: number
  readonly change: (value: number) => Rules
}

export interface ChoiceField extends Asked {
  readonly type: 'choice'
  readonly options: readonly (string | number)[]
  readonly chosen: number
  readonly choose: (option: number) => Rules
}

interface MoreField extends Asked {
  readonly type: 'more'
  readonly add: (name: string) => Rules
}

/** A rule, named as in `Rules` where possible. */
export type HouseKey =
  | 'target'
  | 'nextDealer'
  | 'heels'
  | 'threeForLast'
  | 'skunkBelow'
  | 'skunkGames'
  | 'penaltyWho'
  | 'penalty'
  | 'morePenalties'
  | 'packCards'
  | 'packWhen'
  | 'flushInCrib'
  | Exclude<keyof DealRules, 'pack'>
  | Exclude<keyof MugginsRules, 'mode'>
  | keyof PlayRules
  | `${Exclude<keyof TableWords, 'nob'>}Word`

export type HouseGroup = ReturnType<typeof houseGroups>[number]

/** Every rule that a table may change for one game, grouped as they come up in it. */
export function houseGroups(rules: Rules, lowball: boolean) {
  return [
    { group: 'board', fields: boardFields(rules, lowball) },
    { group: 'deal', fields: dealFields(rules) },
    { group: 'play', fields: playFields(rules) },
    { group: 'show', fields: [flushField(rules)] },
    { group: 'muggins', fields: mugginsFields(rules) },
    { group: 'penalties', fields: penaltyFields(rules) },
    { group: 'words', fields: wordFields(rules) },
  ] as const
}

function numberField(
  asked: HouseKey | Asked,
  value: number,
  [min, max]: readonly [min: number, max: number],
  change: (value: number) => Rules,
): HouseField {
  return {
    ...(typeof asked === 'string' ? { key: asked } : asked),
    type: 'number',
    value,
    min,
    max,
    // What is typed may be out of range, and is then refused in words; it is never below zero or a fraction.
    change: (n) => change(Math.max(0, Math.trunc(n) || 0)),
  }
}

function choiceField<T extends string | number>(
  key: HouseKey,
  options: readonly T[],
  value: T,
  choose: (value: T) => Rules,
): HouseField {
  return {
    type: 'choice',
    key,
    options,
    chosen: options.indexOf(value),
    choose: (option) => choose(options[option] ?? value),
  }
}

function boardFields(rules: Rules, lowball: boolean): readonly HouseField[] {
  const { target, nextDealer } = rules
  const set = (change: Partial<Rules>): Rules => ({ ...rules, ...change })
  return [
    numberField('target', target, [31, 241], (to) => set({ target: to })),
    // Lowball has no skunks: they would reward the side that loses.
    ...(lowball ? [] : SKUNK_NAMES.flatMap((name, place) => skunkFields(rules, name, place))),
    choiceField('nextDealer', ['loser', 'winner', 'alternate', 'cut'], nextDealer, (to) =>
      set({ nextDealer: to }),
    ),
  ]
}

const SKUNK_NAMES = ['skunk', 'double skunk'] as const

/** A line at 0 is none; the second line needs the first. */
function skunkFields(rules: Rules, name: string, place: number): readonly HouseField[] {
  const { skunks } = rules
  const line = skunks[place]
  if (place > skunks.length) return []
  const draw = (change: Partial<SkunkLine>): Rules => {
    const next = { name, below: 0, games: place + 2, ...line, ...change }
    return { ...rules, skunks: skunks.toSpliced(place, 1, next) }
  }
  const below = numberField({ key: 'skunkBelow', name }, line?.below ?? 0, [0, rules.target - 1], (to) =>
    to === 0 ? { ...rules, skunks: skunks.slice(0, place) } : draw({ below: to }),
  )
  if (!line) return [below]
  return [below, numberField({ key: 'skunkGames', name }, line.games, [2, 4], (games) => draw({ games }))]
}

function dealFields(rules: Rules): readonly HouseField[] {
  const { deal } = rules
  const { pack } = deal
  const set = (change: Partial<DealRules>): Rules => ({ ...rules, deal: { ...deal, ...change } })
  return [
    numberField('dealt', deal.dealt, [3, 8], (dealt) => set({ dealt })),
    ...givenFields('crib', deal.crib, (crib) => set({ crib })),
    ...givenFields('aside', deal.aside, (aside) => set({ aside })),
    numberField('packCards', pack.cards, [0, 4], (cards) => set({ pack: { ...pack, cards } })),
    choiceField('packWhen', ['before', 'after'], pack.when, (when) => set({ pack: { ...pack, when } })),
    numberField('threeForLast', rules.threeForLast, [0, 3], (threeForLast) => ({ ...rules, threeForLast })),
    numberField('heels', rules.heels, [0, 2], (heels) => ({ ...rules, heels })),
  ]
}

/** Two seats give the same; more may differ by their place from the dealer, as six do. */
function givenFields(
  key: 'crib' | 'aside',
  given: readonly number[],
  set: (given: readonly number[]) => Rules,
): readonly HouseField[] {
  if (given.length === 2)
    return [numberField(key, given[0] ?? 0, [0, 4], (cards) => set(given.map(() => cards)))]
  return given.map((cards, place) =>
    numberField({ key, place }, cards, [0, 4], (to) => set(given.with(place, to))),
  )
}

function playFields(rules: Rules): readonly HouseField[] {
  const { play } = rules
  const set = (change: Partial<PlayRules>): Rules => ({ ...rules, play: { ...play, ...change } })
  return [
    choiceField('series', ['repeated', 'one'], play.series, (series) => set({ series })),
    choiceField('afterGo', ['must', 'may'], play.afterGo, (afterGo) => set({ afterGo })),
    choiceField('runs', ['any-order', 'upwards'], play.runs, (runs) => set({ runs })),
    numberField('goPoint', play.goPoint, [0, 2], (goPoint) => set({ goPoint })),
    numberField('lastCard', play.lastCard, [0, 2], (lastCard) => set({ lastCard })),
    numberField('thirtyOne', play.thirtyOne, [0, 3], (thirtyOne) => set({ thirtyOne })),
  ]
}

/** A flush in the hand is all its cards, so only the crib’s has a choice. */
function flushField(rules: Rules): HouseField {
  const { show } = rules
  const crib = cribSize(rules)
  const set = (flushInCrib: number): Rules => ({ ...rules, show: { ...show, flushInCrib } })
  return choiceField('flushInCrib', [crib + 1, crib], show.flushInCrib, set)
}

function mugginsFields(rules: Rules): readonly HouseField[] {
  const { muggins } = rules
  const set = (change: Partial<MugginsRules>): Rules => ({ ...rules, muggins: { ...muggins, ...change } })
  return [
    choiceField('overClaim', ['none', 'difference', 'two'], muggins.overClaim, (overClaim) =>
      set({ overClaim }),
    ),
    choiceField('falseCall', ['pays', 'none'], muggins.falseCall, (falseCall) => set({ falseCall })),
  ]
}

function penaltyFields(rules: Rules): readonly HouseField[] {
  const { penalties } = rules
  const who = penalties[0]?.who ?? 'opponents'
  const set = (changed: Rules['penalties']): Rules => ({ ...rules, penalties: changed })
  return [
    choiceField('penaltyWho', ['opponents', 'offender'], who, (to) =>
      set(penalties.map((old) => ({ ...old, who: to }))),
    ),
    ...penalties.map(({ reason, points }, place) =>
      // No points: the penalty is removed.
      numberField({ key: 'penalty', name: reason }, points, [0, 10], (to) =>
        set(penalties.flatMap((old, i) => (i !== place ? old : to > 0 ? { ...old, points: to } : []))),
      ),
    ),
    {
      type: 'more',
      key: 'morePenalties',
      add: (reason) => set([...penalties.filter((old) => old.reason !== reason), { reason, points: 2, who }]),
    },
  ]
}

function wordFields(rules: Rules): readonly HouseField[] {
  const { words } = rules
  const set = (change: Partial<TableWords>): Rules => ({ ...rules, words: { ...words, ...change } })
  return [
    choiceField('cribWord', ['crib', 'box'], words.crib, (crib) => set({ crib })),
    choiceField('starterWord', ['starter', 'turn-up'], words.starter, (starter) => set({ starter })),
    choiceField('jackWord', ['jack', 'knave'], words.jack, (jack) => set({ jack })),
    choiceField('threeWord', ['pair royal', 'prial', 'three of a kind'], words.three, (three) =>
      set({ three }),
    ),
    choiceField('fourWord', ['double pair royal', 'four of a kind'], words.four, (four) => set({ four })),
  ]
}
