import { type HouseRule, houseFields } from '../../game/setup/house-fields.ts'
import { type FormChoice, type RuleSection, SECTIONS, type ValueAt } from '../../rules/rule-fields.ts'
import type { Rules } from '../../rules/rules.ts'
import { capitalise } from '../engine/grammar.ts'
import { inTableWords } from '../engine/spoken-count.ts'

export type LabelledField = ReturnType<typeof houseGroups>[number]['fields'][number]

/** The form with its words: those of the table, unless the device has others. */
export function houseGroups(rules: Rules, lowball: boolean, { words }: Pick<Rules, 'words'> = rules) {
  return SECTIONS.map((section) => ({
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

const SECTION_WORDS: Readonly<Record<RuleSection, string>> = {
  board: 'The board',
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
  return { label: typeof label === 'string' ? `${label}${of && `, ${of}`}` : label(of), options }
}

export const isHouseRule = (rule: string): rule is HouseRule => Object.hasOwn(RULE_WORDS, rule)

/** What a line asks, and its choices; the choices of words are the words. */
type RuleWords = Label | readonly [label: Label, options: Readonly<Record<string | number, string>>]
type Label = string | ((of: string) => string)

type WordsOf<P> =
  P extends Exclude<FormChoice, `words.${string}`>
    ? readonly [label: string, options: Readonly<Record<ValueAt<P> & (string | number), string>>]
    : P extends 'penalty.who'
      ? RuleWords
      : Label

const RULE_WORDS: { readonly [P in HouseRule]: WordsOf<P> } = {
  target: 'Points to win',
  skunk: (of) => `${capitalise(of)} under (0 for none)`,
  'skunk.games': (of) => `A ${of} counts`,
  skunkBy: ['Who is skunked', { second: 'All, by the second place', each: 'Each loser behind a line' }],
  win: 'A win counts',
  nextDealer: [
    'Next game’s dealer',
    { loser: 'Loser', winner: 'Winner', alternate: 'In turn', cut: 'Cut again' },
  ],
  'deal.dealt': 'Cards each',
  'deal.crib': 'To the {crib}',
  'deal.aside': 'Discarded out of play (all: sits out)',
  'deal.pack.cards': '{Crib} cards from the pack',
  'deal.pack.when': ['Dealt to the {crib}', { before: 'Before the discards', after: 'After the discards' }],
  heels: 'His heels ({jack} turned up)',
  noHeelsWithin: 'No heels this near home (holes)',
  threeForLast: 'Three for last (non-dealer’s head start)',
  'play.series': ['After thirty-one', { repeated: 'Play all cards', one: 'Stop' }],
  'play.afterGo': ['After a go, the others', { must: 'Must play', may: 'May stop' }],
  'play.goPoint': 'For the go',
  'play.lastCard': 'For the last card',
  'play.thirtyOne': 'For thirty-one',
  'play.runs': ['Runs in the play', { 'any-order': 'Any order', upwards: 'Ascending only' }],
  'play.heldBack': [
    'A card held back',
    { kept: 'Stays in the hand', chosen: 'Dead or played, opponent’s choice' },
  ],
  'play.renege': [
    'A renege costs',
    { go: 'Once for the go', card: 'For each card that fitted', hand: 'The hand is dead too' },
  ],
  // A flush in the hand is all its cards, so only the crib’s has a choice.
  'show.flushInCrib': ['Flush in the {crib}', { 5: 'All, with the {starter}', 4: 'Four are enough' }],
  'muggins.overClaim': [
    'Over-claim',
    { none: 'Corrected', difference: 'Pays the difference', two: 'Pays two' },
  ],
  'muggins.falseCall': ['Wrong muggins call', { pays: 'Pays the points called', none: 'Free' }],
  'muggins.covers': ['Muggins covers', { show: 'Hands and {crib}', play: 'The play too' }],
  'muggins.falseGame': [
    'A false claim of game',
    { none: 'Peg goes back', pays: 'Opponents peg the excess', loses: 'Loses the game' },
  ],
  'muggins.within': ['Muggins near home', { missed: 'All that was missed', home: 'Only holes left to peg' }],
  penalty: capitalise,
  'penalty.who': [
    (of) => `${capitalise(of)}: who moves`,
    { opponents: 'Opponents peg them', offender: 'Offender pegs back' },
  ],
  'penalty.more': 'Add a penalty',
  'words.crib': 'The dealer’s extra hand',
  'words.starter': 'The card turned up',
  'words.jack': 'The jack',
  'words.three': 'Three of a rank',
  'words.four': 'Four of a rank',
}
