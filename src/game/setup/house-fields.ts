import { fieldOf, isObject } from '../../base/is-object.ts'
import { withKind } from '../../rules/penalty.ts'
import { PRESETS } from '../../rules/presets.ts'
import {
  type FormChoice,
  type NumberPath,
  type OwnPath,
  RULE_ROWS,
  type RuleRow,
  type RuleSection,
  valueAt,
} from '../../rules/rule-fields.ts'
import { discards, type Rules, type SkunkLine, sideCount } from '../../rules/rules.ts'

/** A line of the form: what a rule is now, and the rules with another choice. Words name it, `of` what it is about. */
export type HouseField =
  | ReturnType<typeof numberField | typeof choiceField>
  | (Named & { readonly type: 'more'; readonly add: (name: string) => Rules })

interface Named {
  readonly rule: HouseRule
  readonly of: string
}

/** One in the table of rules, or part of one that has several lines. */
export type HouseRule =
  | NumberPath
  | FormChoice
  | 'deal.crib'
  | 'deal.aside'
  | 'skunk'
  | 'skunk.games'
  | 'penalty'
  | 'penalty.who'
  | 'penalty.more'

/** The lines of one section, in the order of the table. */
export function houseFields(rules: Rules, lowball: boolean, section: RuleSection): readonly HouseField[] {
  // Lowball has no skunks: they would reward the side that loses. With two sides the second place is the loser.
  const isAsked = ({ path }: RuleRow) =>
    !(lowball && HIGH_ONLY.includes(path)) && (path !== 'skunkBy' || sideCount(rules) > 2)
  const rows = RULE_ROWS.filter((row) => row.section === section && isAsked(row))
  return rows.flatMap((row) => linesOf(rules, row))
}

function linesOf(rules: Rules, row: RuleRow): readonly HouseField[] {
  if (row.type === 'own') return OWN_LINES[row.path]?.(rules) ?? []
  if (row.type === 'choice') {
    const field = { rule: row.path as FormChoice, of: '' }
    return [choiceField(field, row.values, valueAt(rules, row.path), (to) => withValue(rules, row.path, to))]
  }
  // Who discards fewer is dealt fewer.
  const of = row.path === 'deal.dealt' && isUneven(rules) ? 'at most' : ''
  const field = { rule: row.path, of, value: valueAt(rules, row.path) }
  return [numberField(field, [row.least, row.most], (to) => withValue(rules, row.path, to))]
}

const HIGH_ONLY: readonly string[] = ['win', 'skunks', 'skunkBy']

const OWN_LINES: Readonly<Partial<Record<OwnPath, (rules: Rules) => readonly HouseField[]>>> = {
  'deal.crib': (rules) => byPlace(rules, 'crib'),
  'deal.aside': (rules) => byPlace(rules, 'aside'),
  skunks: skunkLines,
  penalties: penaltyLines,
}

function withValue(rules: Rules, path: string, to: unknown): Rules {
  const change = (whole: object, [key = '', ...rest]: readonly string[]): object => {
    const part = fieldOf(whole, key)
    return { ...whole, [key]: rest.length > 0 && isObject(part) ? change(part, rest) : to }
  }
  return change(rules, path.split('.')) as Rules
}

function numberField(
  field: Named & { readonly value: number },
  [min, max]: readonly [min: number, max: number],
  change: (value: number) => Rules,
) {
  return {
    type: 'number',
    ...field,
    min,
    max,
    change: (n: number) => change(Math.max(0, Math.trunc(n) || 0)),
  } as const
}

function choiceField<const V extends string | number>(
  field: Named,
  values: readonly V[],
  value: V,
  choose: (value: V) => Rules,
) {
  return {
    type: 'choice',
    ...field,
    values,
    chosen: values.indexOf(value),
    choose: (place: number) => choose(values[place] ?? value),
  } as const
}

const SKUNK_NAMES = ['skunk', 'double skunk', 'triple skunk'] as const

/** A line at 0 is none; each line needs the one before it. */
function skunkLines(rules: Rules): readonly HouseField[] {
  const { skunks, win, target } = rules
  return SKUNK_NAMES.slice(0, skunks.length + 1).flatMap((of, place) => {
    const line = skunks[place]
    const draw = (change: Partial<SkunkLine>): Rules => {
      const next = { name: of, below: 0, games: win + place + 1, ...line, ...change }
      return { ...rules, skunks: next.below > 0 ? skunks.toSpliced(place, 1, next) : skunks.slice(0, place) }
    }
    const below = { rule: 'skunk', of, value: line?.below ?? 0 } as const
    const games = { rule: 'skunk.games', of, value: line?.games ?? 0 } as const
    return [
      numberField(below, [0, target - 1], (to) => draw({ below: to })),
      ...(line ? [numberField(games, [win + 1, 6], (to) => draw({ games: to }))] : []),
    ]
  })
}

/** Two seats give the same; more may differ by their place from the dealer, as six do. */
function byPlace(rules: Rules, key: 'crib' | 'aside'): readonly HouseField[] {
  const given = rules.deal[key]
  const line = (of: string, value: number, set: (cards: number) => readonly number[]) =>
    numberField({ rule: `deal.${key}`, of, value }, [0, key === 'aside' ? rules.deal.dealt : 4], (to) =>
      withValue(rules, `deal.${key}`, set(to)),
    )
  if (given.length === 2) return [line('each', given[0] ?? 0, (to) => [to, to])]
  return given.map((cards, place) =>
    line(placeName(place, given.length), cards, (to) => given.with(place, to)),
  )
}

function placeName(place: number, seats: number): string {
  if (place === 0) return 'dealer'
  return place * 2 === seats ? 'opposite' : `${place} to the left`
}

const isUneven = ({ deal }: Rules) => new Set(deal.crib.map((_, place) => discards(deal, place))).size > 1

/** A penalty of no points is removed; one that the book has can be brought back. */
function penaltyLines(rules: Rules): readonly HouseField[] {
  const { penalties } = rules
  const set = (changed: Rules['penalties']): Rules => ({ ...rules, penalties: changed })
  const gone = PRESETS[rules.preset].penalties.filter(
    ({ kind, reason }) => !penalties.some((one) => (kind ? one.kind === kind : one.reason === reason)),
  )
  const back = gone.map((penalty) =>
    numberField({ rule: 'penalty', of: penalty.reason, value: 0 }, [0, 15], (to) =>
      to > 0 ? set([...penalties, { ...penalty, points: to }]) : rules,
    ),
  )
  const lines = penalties.flatMap((penalty, place): readonly HouseField[] => {
    const { reason: of, points: value, who } = penalty
    const change = (to: number) =>
      set(to > 0 ? penalties.with(place, { ...penalty, points: to }) : penalties.toSpliced(place, 1))
    return [
      numberField({ rule: 'penalty', of, value }, [0, 15], change),
      choiceField({ rule: 'penalty.who', of }, ['opponents', 'offender'], who, (to) =>
        set(penalties.with(place, { ...penalty, who: to })),
      ),
    ]
  })
  const add = (reason: string) => {
    const added = withKind({ reason, points: 2, who: penalties[0]?.who ?? 'opponents' })
    const others = penalties.filter((old) => (old.kind ? old.kind !== added.kind : old.reason !== reason))
    return set([...others, added])
  }
  return [...lines, ...back, { type: 'more', rule: 'penalty.more', of: '', add }]
}
