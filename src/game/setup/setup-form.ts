import { PRESETS } from '../../rules/presets.ts'
import {
  PRESET_NAMES,
  type PresetName,
  type Rules,
  seatCount,
  seatsOf,
  sideCount,
  sideOf,
} from '../../rules/rules.ts'
import { asLowball, hasOwnName, haveSameFields } from '../../rules/rules-name.ts'
import { MARKS, type Mark } from '../record/entry.ts'
import { playerKey } from '../record/player-names.ts'
import { fitRules } from './fit-rules.ts'
import type { RuleSet, Setup } from './start-game.ts'

/** The New game page as it is filled in: it may be wrong until `setupOf` is checked. */
export interface SetupForm {
  /** The rules before lowball is applied. */
  readonly rules: Rules
  readonly lowball: boolean
  /** As typed, by seat; an empty name is replaced by that of its peg. Kept for seats that are not used. */
  readonly names: readonly string[]
  /** By side, all of them in some order, so that two sides never have the same. */
  readonly marks: readonly Mark[]
  readonly dealer: number | undefined
  /** By side, of a game begun on a wooden board. */
  readonly scores: readonly number[]
}

/** Letters of a name. */
export const MOST_TYPED = 24
const NO_NAMES = Array<string>(6).fill('')
const NO_SCORES = MARKS.map(() => 0)

/** The last table, or a game. */
export type LastSetup = Pick<Setup, 'rules' | 'players' | 'marks' | 'dealer'>

const FIRST_FORM: SetupForm = {
  rules: PRESETS['six-card-121'],
  lowball: false,
  names: NO_NAMES,
  marks: MARKS,
  // The first to be named, until the table says otherwise.
  dealer: 0,
  scores: NO_SCORES,
}

/** The last choice is the default; scores of a game continued from a wooden board are not. */
export function formOf(last?: LastSetup): SetupForm {
  if (!last) return FIRST_FORM
  const form: SetupForm = {
    ...FIRST_FORM,
    ...withoutLowball(last.rules),
    marks: [...last.marks, ...MARKS.filter((mark) => !last.marks.includes(mark))],
    dealer: last.dealer,
  }
  const names = NO_NAMES.map((_, seat) => last.players[seat]?.slice(0, MOST_TYPED) ?? '')
  return { ...form, names: names.map((name, seat) => (name === defaultName(form, seat) ? '' : name)) }
}

/** A saved rule set as the page has it: with lowball as a switch. */
function withoutLowball(rules: Rules): Pick<SetupForm, 'rules' | 'lowball'> {
  const lowball = rules.firstHome === 'loses'
  return { rules: lowball ? undoLowball(rules) : rules, lowball }
}

/** Lowball takes the skunks and three for last away; without it they are the preset’s again. */
function undoLowball(rules: Rules): Rules {
  const { target, firstHome, threeForLast, skunks } = PRESETS[rules.preset]
  const back = fitRules({ ...rules, target, skunks }, { ...rules, firstHome, threeForLast, skunks })
  return hasOwnName(rules) ? { ...back, name: rules.name } : back
}

export function rulesOf({ rules, lowball }: SetupForm): Rules {
  return lowball ? asLowball(rules) : rules
}

export function setupOf(form: SetupForm): Setup {
  const { rules, dealer } = form
  // A game begun on wood is not over yet, on a shorter board either.
  const scores = form.scores.slice(0, sideCount(rules)).map((score) => Math.min(score, rules.target - 1))
  return {
    rules: rulesOf(form),
    players: rules.sideOfSeat.map((_, seat) => nameOf(form, seat)),
    marks: form.marks.slice(0, sideCount(rules)),
    ...(scores.some((score) => score > 0) ? { scores } : {}),
    ...(dealer === undefined ? {} : { dealer }),
  }
}

export function nameOf(form: SetupForm, seat: number): string {
  return form.names[seat]?.trim() || defaultName(form, seat)
}

/** Names in the record, so they are not among the words of a screen. */
const COLOURS: Readonly<Record<Mark, string>> = {
  a: 'Red',
  b: 'Blue',
  c: 'Green',
  d: 'Brass',
  e: 'Purple',
  f: 'Silver',
}

/** A seat nobody has named is called after its peg: `Red`, with partners `Red 1` and `Red 2`. */
export function defaultName({ rules, marks }: Pick<SetupForm, 'rules' | 'marks'>, seat: number): string {
  if (seat >= seatCount(rules)) return ''
  const side = sideOf(rules, seat)
  const colour = COLOURS[marks[side] ?? 'a']
  const seats = seatsOf(rules, side)
  return seats.length === 1 ? colour : `${colour} ${seats.indexOf(seat) + 1}`
}

/** How many players the presets are for, the fewest first. */
export const SEATS: readonly number[] = [...new Set(Object.values(PRESETS).map(seatCount))]

export const presetsFor = (seats: number) =>
  PRESET_NAMES.filter((preset) => seatCount(PRESETS[preset]) === seats)

/** The nearest preset for so many players, if possible one of the same play: six-card, five-card or the league’s. */
export function withSeats(form: SetupForm, seats: number): SetupForm {
  const { preset } = form.rules
  const presets = presetsFor(seats)
  const isAlike = (name: PresetName) => PRESETS[name].play === PRESETS[preset].play
  return withPreset(form, presets.find(isAlike) ?? presets[0] ?? preset)
}

/** Another rule set, as its book has it: no lowball, muggins as there. A match that the table chose itself stays. */
export function withPreset(form: SetupForm, preset: PresetName): SetupForm {
  const from = PRESETS[form.rules.preset]
  const to = PRESETS[preset]
  const { match } = form.rules
  return {
    ...form,
    lowball: false,
    rules: { ...to, match: haveSameFields(match, from.match) ? to.match : match },
    dealer: dealerIn(form, to),
    scores: NO_SCORES,
  }
}

function dealerIn({ dealer }: SetupForm, rules: Rules): number | undefined {
  return dealer !== undefined && dealer < seatCount(rules) ? dealer : undefined
}

/** Rules saved under a name; who sits where stays, as far as there are seats. */
export function playRuleSet(form: SetupForm, set: RuleSet): SetupForm {
  return { ...form, ...withoutLowball(set.rules), dealer: dealerIn(form, set.rules), scores: NO_SCORES }
}

export function ruleSetOf(form: SetupForm, name: string): RuleSet {
  return { rules: { ...rulesOf(form), name } }
}

export function ownNameOf({ rules }: SetupForm): string | undefined {
  return hasOwnName(rules) ? rules.name : undefined
}

/** One rule changed for this game, and what depends on it. */
export function withRules(form: SetupForm, rules: Rules): SetupForm {
  return { ...form, rules: fitRules(form.rules, rules) }
}

/** The rules of the book again, as they were before anything was changed. */
export const withBookRules = (form: SetupForm): SetupForm => ({
  ...form,
  lowball: false,
  rules: PRESETS[form.rules.preset],
})

/** What a device always begins with; `last`: as it was last time. */
export interface GameDefaults {
  readonly newRules: PresetName | 'last'
  readonly newPlay: Rules['playBy'] | 'last'
  readonly newMuggins: Rules['muggins']['mode'] | 'last'
}

export function applyDefaults(form: SetupForm, { newRules, newPlay, newMuggins }: GameDefaults): SetupForm {
  const usual = newRules === 'last' ? form : withPreset(form, newRules)
  const { rules } = usual
  return withRules(usual, {
    ...rules,
    playBy: newPlay === 'last' ? rules.playBy : newPlay,
    muggins: newMuggins === 'last' ? rules.muggins : { ...rules.muggins, mode: newMuggins },
  })
}

export function withName(form: SetupForm, seat: number, name: string): SetupForm {
  return { ...form, names: form.names.with(seat, name) }
}

/** Gives a side a peg; who had it gets that side’s in exchange. */
export function withMark<T extends Pick<SetupForm, 'marks'>>(form: T, side: number, mark: Mark): T {
  const old = form.marks[side] ?? mark
  const marks = form.marks.map((other, i) => (i === side ? mark : other === mark ? old : other))
  return { ...form, marks }
}

export function withScore(form: SetupForm, side: number, score: number): SetupForm {
  return { ...form, scores: form.scores.with(side, score) }
}

/** Names that two seats share: the table and the figures could confuse them. */
export function sharedNames(form: SetupForm): readonly string[] {
  const names = setupOf(form).players
  const keys = names.map(playerKey)
  return [...new Set(names.filter((_, i) => keys.indexOf(keys[i] ?? '') !== i))]
}
