import { type HouseRule, houseFields } from '../../game/setup/house-fields.ts'
import { type SetupForm, withRules } from '../../game/setup/setup-form.ts'
import { PRESETS } from '../../rules/presets.ts'
import { type FormChoice, type RuleSection, SECTIONS, type ValueAt } from '../../rules/rule-fields.ts'
import type { Rules } from '../../rules/rules.ts'
import { linesBelow } from '../../rules/rules-name.ts'
import { capitalise, plural } from '../engine/grammar.ts'
import { worthUnit } from '../engine/rules.ts'
import { inTableWords } from '../engine/spoken-count.ts'
import { NEW_GAME_CHOICES, NEW_GAME_WORDS, sayMugginsMode } from './new-game.ts'

export type LabelledField = ReturnType<typeof houseGroups>[number]['fields'][number]

/** The form with its words: those of the table, unless the device has others. */
export function houseGroups(rules: Rules, lowball: boolean, { words }: Pick<Rules, 'words'> = rules) {
  return SECTIONS.map((section) => ({
    section,
    title: SECTION_WORDS[section],
    fields: houseFields(rules, lowball, section).map((field) => {
      const { label, options } = ruleWords(field.rule, field.of)
      const said = inTableWords(label, words)
      if (field.type !== 'choice') return { ...field, label: said }
      const names = field.values.map((value): string => inTableWords(options[value] ?? `${value}`, words))
      return { ...field, label: said, options: names }
    }),
  }))
}

/** A rule as a sentence: `A go pegs` `1`. `books`: what it is where nobody changed it. */
export interface RuleLine {
  readonly key: string
  readonly label: string
  readonly said: string
  readonly books: string | undefined
  readonly isChanged: boolean
  readonly edit: RuleEdit
  readonly help?: string
}

export type RuleEdit =
  | { readonly type: 'match' }
  | { readonly type: 'more'; readonly add: (name: string) => SetupForm }
  | Choosing<'number', { readonly value: number; readonly min: number; readonly max: number }>
  | Choosing<'choice', { readonly chosen: number; readonly options: readonly string[] }>
type Choosing<Type, Values> = Values & { readonly type: Type; readonly choose: (to: number) => SetupForm }

/** All rules of a table by their section, each beside what the book of its rule set has. */
export function ruleLines(form: SetupForm, shown: Pick<Rules, 'words'> = form.rules) {
  const book = PRESETS[form.rules.preset]
  const usual = { ...book, skunks: linesBelow(book, form.rules.target) }
  const inBook = linesOf({ ...form, rules: usual, lowball: false }, shown).flatMap(({ lines }) => lines)
  const books = new Map(inBook.map(({ key, said }) => [key, said]))
  return linesOf(form, shown).map(({ title, lines }) => ({
    title,
    lines: lines.map((line): RuleLine => {
      const known = books.get(line.key)
      return { ...line, books: known, isChanged: line.edit.type !== 'more' && known !== line.said }
    }),
  }))
}

type Line = Omit<RuleLine, 'books' | 'isChanged'>

function linesOf(form: SetupForm, shown: Pick<Rules, 'words'>) {
  const { rules, lowball } = form
  return houseGroups(rules, lowball, shown).map(({ section, title, fields }) => ({
    title,
    lines: [
      ...chosenAnew(section, form),
      ...fields.map(
        (field): Line => ({
          key: field.of === '' ? field.rule : `${field.rule} ${field.of}`,
          label: field.label,
          said: sayValue(field, rules),
          edit: editOf(field, (next) => withRules(form, next)),
        }),
      ),
    ],
  }))
}

function editOf(field: LabelledField, change: (rules: Rules) => SetupForm): RuleEdit {
  if (field.type === 'more') return { type: 'more', add: (name) => change(field.add(name)) }
  const choose = field.type === 'number' ? field.change : field.choose
  return { ...field, choose: (to: number) => change(choose(to)) }
}

/** What a table chooses for each game, beside the rules of the book. */
function chosenAnew(section: RuleSection, form: SetupForm): readonly Line[] {
  const { rules, lowball } = form
  const { match, muggins, playBy, target } = rules
  const choose = <V extends string>(
    values: readonly Option<V>[],
    value: V,
    to: (value: V) => Partial<Rules>,
  ) => ({
    type: 'choice' as const,
    chosen: values.findIndex((option) => option.value === value),
    options: values.map(({ label }) => label),
    choose: (place: number) => withRules(form, { ...rules, ...to(values[place]?.value ?? value) }),
  })
  if (section === 'play') {
    const said = { points: 'by points', cards: 'by cards' }[playBy]
    const edit = choose(NEW_GAME_CHOICES.playBy, playBy, (to) => ({ playBy: to }))
    return [{ key: 'playBy', label: 'The play is scored', said, edit, help: NEW_GAME_WORDS.playBy[playBy] }]
  }
  if (section === 'muggins') {
    const edit = choose(NEW_GAME_CHOICES.muggins, muggins.mode, (mode) => ({ muggins: { ...muggins, mode } }))
    const help = sayMugginsMode(muggins.mode, lowball)
    return [{ key: 'muggins', label: 'Muggins is', said: MUGGINS_WORDS[muggins.mode], edit, help }]
  }
  if (section !== 'board') return []
  return [
    {
      key: 'match',
      label: 'The match is',
      said: match.type === 'single' ? 'one game' : `${MATCH_SAID[match.type]} ${match.games}`,
      edit: { type: 'match' },
    },
    {
      key: 'lowball',
      label: 'Lowball is',
      said: lowball ? `on: the first to ${target} loses` : 'off',
      edit: {
        type: 'choice',
        chosen: Number(lowball),
        options: ['Off', 'On'],
        choose: (place) => ({ ...form, lowball: place === 1 }),
      },
    },
  ]
}

const MATCH_SAID = { 'first-to': 'first to win', 'best-of': 'best of', 'all-of': 'all of' } as const

interface Option<V> {
  readonly value: V
  readonly label: string
}

const MUGGINS_WORDS: Readonly<Record<Rules['muggins']['mode'], string>> = {
  off: 'off',
  flag: 'off: what was missed is shown',
  on: 'on: opponents take what is missed',
  call: 'on: opponents call what is missed',
}

function sayValue(field: LabelledField, rules: Rules): string {
  if (field.type === 'more') return ''
  if (field.type === 'choice') return field.options[field.chosen] ?? ''
  return (NUMBERS[field.rule] ?? String)(field.value, rules)
}

const cards = (n: number) => (n === 0 ? 'nothing' : plural(n, 'card'))
const games = (n: number, rules: Rules) => plural(n, worthUnit(rules))

const NUMBERS: Readonly<Partial<Record<HouseRule, (n: number, rules: Rules) => string>>> = {
  skunk: (n) => (n === 0 ? 'off' : `${n}`),
  'skunk.games': games,
  win: games,
  'deal.dealt': cards,
  'deal.crib': cards,
  'deal.aside': cards,
  'deal.pack.cards': cards,
  noHeelsWithin: (n) => plural(n, 'hole'),
  penalty: (n) => (n === 0 ? 'nothing' : plural(n, 'point')),
}

const SECTION_WORDS: Readonly<Record<RuleSection, string>> = {
  board: 'The game',
  deal: 'The deal',
  play: 'The play',
  show: 'The show',
  muggins: 'Muggins and claims',
  penalties: 'Penalties',
  words: 'Words',
}

export function ruleWords(rule: HouseRule, of = '') {
  const words: RuleWords = RULE_WORDS[rule]
  const [label, options = {}] = typeof words === 'object' ? words : [words]
  return { label: typeof label === 'string' ? `${label}${of && ` ${of}`}` : label(of), options }
}

/** What a line says before its value, and its choices; the choices of words are the words. */
type RuleWords = Label | readonly [label: Label, options: Readonly<Record<string | number, string>>]
type Label = string | ((of: string) => string)

type WordsOf<P> =
  P extends Exclude<FormChoice, `words.${string}`>
    ? readonly [label: string, options: Readonly<Record<ValueAt<P> & (string | number), string>>]
    : P extends 'penalty.who'
      ? RuleWords
      : Label

/** Who gives cards away, by the place from the dealer: `The player 1 to the left`. */
function sayGiver(place: string): string {
  if (place === 'each') return 'Each'
  return place === 'dealer' ? 'The dealer' : `The player ${place}`
}

const RULE_WORDS: { readonly [P in HouseRule]: WordsOf<P> } = {
  target: 'The game is to',
  skunk: (of) => `The ${of} line is`,
  'skunk.games': (of) => `A ${of} counts`,
  skunkBy: ['A skunk is for', { second: 'all, by the second place', each: 'each loser behind a line' }],
  win: 'A win counts',
  nextDealer: [
    'The next game is dealt by',
    { loser: 'the loser', winner: 'the winner', alternate: 'each in turn', cut: 'whoever cuts low' },
  ],
  'deal.dealt': 'Each is dealt',
  'deal.crib': (of) => `${sayGiver(of)} gives the {crib}`,
  'deal.aside': (of) => `${sayGiver(of)} discards out of play`,
  'deal.pack.cards': 'The pack gives the {crib}',
  'deal.pack.when': [
    'The pack gives its cards',
    { before: 'before the discards', after: 'after the discards' },
  ],
  heels: 'His heels, a {jack} turned up, are worth',
  noHeelsWithin: 'His heels score nothing in the last',
  threeForLast: 'Three for last gives the non-dealer',
  'play.series': ['After thirty-one, the players', { repeated: 'play all cards', one: 'stop' }],
  'play.afterGo': ['After a go, the others', { must: 'must play', may: 'may stop' }],
  'play.goPoint': 'A go pegs',
  'play.lastCard': 'The last card pegs',
  'play.thirtyOne': 'Thirty-one pegs',
  'play.runs': ['Runs in the play count', { 'any-order': 'in any order', upwards: 'only ascending' }],
  'play.heldBack': [
    'A card held back',
    { kept: 'stays in the hand', chosen: 'is dead or played, as the opponent chooses' },
  ],
  'play.renege': [
    'A renege costs',
    { go: 'once for the go', card: 'for each card that fitted', hand: 'the points, and the hand is dead' },
  ],
  // A flush in the hand is all its cards, so only the crib’s has a choice.
  'show.flushInCrib': [
    'A flush in the {crib} needs',
    { 5: 'all cards, with the {starter}', 4: 'four cards' },
  ],
  'muggins.overClaim': [
    'A claim too high',
    { none: 'is corrected', difference: 'pays the difference', two: 'pays two' },
  ],
  'muggins.falseCall': ['A wrong muggins call', { pays: 'pays the points called', none: 'is free' }],
  'muggins.covers': ['Muggins covers', { show: 'hands and {crib}', play: 'the play too' }],
  'muggins.falseGame': [
    'After a false claim of game',
    { none: 'the peg goes back', pays: 'the opponents peg the excess', loses: 'the game is lost' },
  ],
  'muggins.within': [
    'Muggins near home takes',
    { missed: 'all that was missed', home: 'only holes left to peg' },
  ],
  penalty: (of) => `${capitalise(of)} costs`,
  'penalty.who': [
    (of) => `For ${of},`,
    { opponents: 'the opponents peg the points', offender: 'the offender pegs back' },
  ],
  'penalty.more': 'Add a penalty',
  'words.crib': 'The dealer’s extra hand is called',
  'words.starter': 'The card turned up is called',
  'words.jack': 'A jack is called',
  'words.three': 'Three of a rank are called',
  'words.four': 'Four of a rank are called',
}

export const HOUSE_WORDS = {
  title: 'House rules',
  more: 'More',
  rest: 'House rules, match, play',
  find: 'Find a rule',
  hint: 'skunk, go, flush …',
  none: 'No rule has these words.',
  changed: 'Changed',
  same: 'As in the books',
  books: (said: string | undefined) => `books: ${said ?? 'nothing'}`,
  differ: (count: number) =>
    count === 0 ? 'as in the books' : `${count} ${count === 1 ? 'differs' : 'differ'} from the books`,
  reset: 'Reset',
  resetNote: 'all to the books',
  done: 'Done',
} as const
