import { cribSize, type Penalty, type Rules, type SkunkLine, sideCount } from '../../rules/rules.ts'

/** Which rule a line of the form is about; `words/pages/new-game.ts` has its label. */
interface Asked {
  readonly key: HouseKey
  /** Of several skunk lines or penalties, which. */
  readonly name?: string
  /** Of several seats, which: its place from the dealer. */
  readonly place?: number
}

export type HouseKey =
  | 'target'
  | 'nextDealer'
  | 'heels'
  | 'noHeelsWithin'
  | 'win'
  | 'skunkBy'
  | 'threeForLast'
  | 'skunkBelow'
  | 'skunkGames'
  | 'penaltyWho'
  | 'penalty'
  | 'morePenalties'
  | 'packCards'
  | 'packWhen'
  | 'flushInCrib'
  | Exclude<keyof Rules['deal'], 'pack'>
  | Exclude<keyof Rules['muggins'], 'mode'>
  | keyof Rules['play']
  | `${Exclude<keyof Rules['words'], 'nob'>}Word`

/** A line of the form: what a rule is now, and the rules with another choice. */
export type HouseField = Asked &
  (
    | ReturnType<typeof number | typeof choice>
    | { readonly type: 'more'; readonly add: (name: string) => Rules }
  )

export type ChoiceField = Extract<HouseField, { readonly type: 'choice' }>

/** Every rule that a table may change for one game, grouped as they come up in it. */
export function houseGroups(rules: Rules, lowball: boolean) {
  const { target, nextDealer, play, show, muggins } = rules
  const set = (change: Partial<Rules>): Rules => ({ ...rules, ...change })
  const setPlay = (change: Partial<Rules['play']>) => set({ play: { ...play, ...change } })
  const setMuggins = (change: Partial<Rules['muggins']>) => set({ muggins: { ...muggins, ...change } })
  const setFlush = (flushInCrib: number) => set({ show: { ...show, flushInCrib } })
  const crib = cribSize(rules)
  return [
    {
      group: 'board',
      fields: [
        number('target', target, [31, 241], (to) => set({ target: to })),
        // Lowball has no skunks: they would reward the side that loses.
        ...(lowball ? [] : boardFields(rules)),
        choice('nextDealer', nextDealer, ['loser', 'winner', 'alternate', 'cut'], (to) =>
          set({ nextDealer: to }),
        ),
      ],
    },
    { group: 'deal', fields: dealFields(rules) },
    {
      group: 'play',
      fields: [
        choice('series', play.series, ['repeated', 'one'], (series) => setPlay({ series })),
        choice('afterGo', play.afterGo, ['must', 'may'], (afterGo) => setPlay({ afterGo })),
        choice('runs', play.runs, ['any-order', 'upwards'], (runs) => setPlay({ runs })),
        number('goPoint', play.goPoint, [0, 2], (goPoint) => setPlay({ goPoint })),
        number('lastCard', play.lastCard, [0, 2], (lastCard) => setPlay({ lastCard })),
        number('thirtyOne', play.thirtyOne, [0, 3], (thirtyOne) => setPlay({ thirtyOne })),
        choice('heldBack', play.heldBack, ['kept', 'chosen'], (to) => setPlay({ heldBack: to })),
      ],
    },
    {
      group: 'show',
      // A flush in the hand is all its cards, so only the crib’s has a choice.
      fields: [choice('flushInCrib', show.flushInCrib, [crib + 1, crib], setFlush)],
    },
    {
      group: 'muggins',
      fields: [
        choice('overClaim', muggins.overClaim, ['none', 'difference', 'two'], (to) =>
          setMuggins({ overClaim: to }),
        ),
        choice('falseCall', muggins.falseCall, ['pays', 'none'], (to) => setMuggins({ falseCall: to })),
        choice('covers', muggins.covers, ['show', 'play'], (to) => setMuggins({ covers: to })),
      ],
    },
    {
      group: 'penalties',
      fields: [
        choice('renege', play.renege, ['go', 'card'], (renege) => setPlay({ renege })),
        choice('falseGame', muggins.falseGame, ['none', 'pays'], (to) => setMuggins({ falseGame: to })),
        ...penaltyFields(rules),
      ],
    },
    { group: 'words', fields: wordFields(rules) },
  ] as const
}

function number(
  key: HouseKey,
  value: number,
  [min, max]: readonly [min: number, max: number],
  change: (value: number) => Rules,
  which: Omit<Asked, 'key'> = {},
) {
  return {
    key,
    ...which,
    type: 'number',
    value,
    min,
    max,
    // What is typed may be out of range, and is then refused in words; it is never below zero or a fraction.
    change: (n: number) => change(Math.max(0, Math.trunc(n) || 0)),
  } as const
}

function choice<Option extends string | number>(
  key: HouseKey,
  value: Option,
  options: readonly Option[],
  choose: (value: Option) => Rules,
) {
  return {
    key,
    type: 'choice',
    options: options as readonly (string | number)[],
    chosen: options.indexOf(value),
    choose: (place: number) => choose(options[place] ?? value),
  } as const
}

const SKUNK_NAMES = ['skunk', 'double skunk', 'triple skunk'] as const

function boardFields(rules: Rules) {
  const set = (skunkBy: Rules['skunkBy']): Rules => ({ ...rules, skunkBy })
  return [
    number('win', rules.win, [1, 2], (win) => ({ ...rules, win })),
    ...SKUNK_NAMES.flatMap((name, place) => skunkFields(rules, name, place)),
    ...(sideCount(rules) > 2 ? [choice('skunkBy', rules.skunkBy, ['second', 'each'], set)] : []),
  ]
}

/** A line at 0 is none; each line needs the one before it. */
function skunkFields(rules: Rules, name: string, place: number) {
  const { skunks, win } = rules
  const line = skunks[place]
  if (place > skunks.length) return []
  const draw = (change: Partial<SkunkLine>): Rules => {
    const next = { name, below: 0, games: win + place + 1, ...line, ...change }
    return { ...rules, skunks: skunks.toSpliced(place, 1, next) }
  }
  const erase = (): Rules => ({ ...rules, skunks: skunks.slice(0, place) })
  const setBelow = (below: number) => (below === 0 ? erase() : draw({ below }))
  const below = number('skunkBelow', line?.below ?? 0, [0, rules.target - 1], setBelow, { name })
  return line
    ? [below, number('skunkGames', line.games, [win + 1, 6], (games) => draw({ games }), { name })]
    : [below]
}

function dealFields(rules: Rules) {
  const { deal, threeForLast, heels, noHeelsWithin } = rules
  const { pack } = deal
  const set = (change: Partial<Rules['deal']>): Rules => ({ ...rules, deal: { ...deal, ...change } })
  return [
    number('dealt', deal.dealt, [3, 8], (dealt) => set({ dealt })),
    ...byPlace('crib', deal.crib, (crib) => set({ crib })),
    ...byPlace('aside', deal.aside, (aside) => set({ aside })),
    number('packCards', pack.cards, [0, 4], (cards) => set({ pack: { ...pack, cards } })),
    choice('packWhen', pack.when, ['before', 'after'], (when) => set({ pack: { ...pack, when } })),
    number('threeForLast', threeForLast, [0, 3], (to) => ({ ...rules, threeForLast: to })),
    number('heels', heels, [0, 2], (to) => ({ ...rules, heels: to })),
    number('noHeelsWithin', noHeelsWithin, [0, 10], (to) => ({ ...rules, noHeelsWithin: to })),
  ]
}

/** Two seats give the same; more may differ by their place from the dealer, as six do. */
function byPlace(key: 'crib' | 'aside', given: readonly number[], set: (given: readonly number[]) => Rules) {
  if (given.length === 2) return [number(key, given[0] ?? 0, [0, 4], (cards) => set([cards, cards]))]
  return given.map((cards, place) =>
    number(key, cards, [0, 4], (to) => set(given.with(place, to)), { place }),
  )
}

function penaltyFields(rules: Rules) {
  const { penalties } = rules
  const set = (changed: Rules['penalties']): Rules => ({ ...rules, penalties: changed })
  return [
    ...penalties.flatMap((penalty, place) => {
      const which = { name: penalty.reason }
      const change = (to: Partial<Penalty>) => set(penalties.with(place, { ...penalty, ...to }))
      // No points: the penalty is removed.
      const setPoints = (points: number) =>
        points > 0 ? change({ points }) : set(penalties.toSpliced(place, 1))
      return [
        number('penalty', penalty.points, [0, 15], setPoints, which),
        {
          ...choice('penaltyWho', penalty.who, ['opponents', 'offender'], (who) => change({ who })),
          ...which,
        },
      ]
    }),
    {
      type: 'more',
      key: 'morePenalties',
      add: (reason: string) =>
        set([
          ...penalties.filter((old) => old.reason !== reason),
          { reason, points: 2, who: penalties[0]?.who ?? 'opponents' },
        ]),
    } as const,
  ]
}

function wordFields(rules: Rules) {
  const { words } = rules
  const set = (change: Partial<Rules['words']>): Rules => ({ ...rules, words: { ...words, ...change } })
  return [
    choice('cribWord', words.crib, ['crib', 'box'], (crib) => set({ crib })),
    choice('starterWord', words.starter, ['starter', 'turn-up'], (starter) => set({ starter })),
    choice('jackWord', words.jack, ['jack', 'knave'], (jack) => set({ jack })),
    choice('threeWord', words.three, ['pair royal', 'prial', 'three of a kind'], (three) => set({ three })),
    choice('fourWord', words.four, ['double pair royal', 'four of a kind'], (four) => set({ four })),
  ]
}
