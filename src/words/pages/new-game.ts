import type { Mark } from '../../game/record/entry.ts'
import { gamesNeeded } from '../../game/record/match.ts'
import type { NotSavedWhy } from '../../game/record/storage-results.ts'
import type { PresetName } from '../../rules/presets.ts'
import type { MatchRules, Rules } from '../../rules/rules.ts'
import { numberWord, pluralWord } from '../grammar.ts'
import { possessive } from '../names.ts'

export const NEW_GAME_WORDS = {
  goOn: 'Go on with the game',
  start: 'Start',
  players: 'Players',
  seats: 'Who sits where, clockwise',
  clockwise: 'Play goes round clockwise',
  deals: 'deals',
  rules: 'Rules',
  yourOwn: 'Your own',
  lowball: 'Lowball',
  lowballNote: ({ target }: Rules) => `First to reach ${target} loses.`,
  firstDeal: 'First deal',
  byCut: 'By cut',
  play: 'The play',
  match: 'Match',
  games: 'Games',
  muggins: 'Muggins',
  begun: 'Already begun on a wooden board?',
  joinHelp: 'Say where the pegs stand; the game goes on from there.',
  scoreOf: (side: string) => `${possessive(side)} score`,
  pegOf: (player: string) => `${possessive(player)} peg`,
  sharedName: (name: string) => `Two players are called ${name}.`,
  houseRules: 'House rules',
  ownName: 'Name for these rules',
  keep: 'Keep them under this name',
  forget: (rules: string) => `Forget ${rules}`,
  add: (field: string) => `Add: ${field}`,
  asPrinted: 'As the book has them',
  change: 'Change the rules',
  unchanged: 'as they are',
  changeThem: 'Play by these',
} as const

export const PRESET_WORDS: Readonly<Record<PresetName, readonly [family: string, name: string]>> = {
  'six-card-121': ['Six-card', 'To 121'],
  'six-card-61': ['Six-card', 'To 61'],
  'three-hand': ['Three-hand', 'To 121'],
  'four-partners': ['Four-hand', 'Partners'],
  'four-alone': ['Four-hand', 'Each alone'],
  'five-alone': ['Five-hand', 'Each alone'],
  'six-teams': ['Six-hand', 'Two teams of three'],
  'six-pairs': ['Six-hand', 'Three pairs'],
  'five-card-61': ['Five-card', 'To 61'],
  'five-card-partners': ['Five-card', 'Partners'],
  'league-singles': ['League', 'Singles'],
  'league-doubles': ['League', 'Doubles'],
  'league-triples': ['League', 'Triples'],
}

/** Values that can be chosen, in the order of their labels. */
export function choicesOf<V extends string>(labels: Readonly<Record<V, string>>) {
  return (Object.keys(labels) as V[]).map((value) => ({ value, label: labels[value] }))
}

export const NEW_GAME_CHOICES = {
  playBy: choicesOf({ points: 'By points', cards: 'By cards' }),
  match: choicesOf({ single: 'One game', 'first-to': 'First to', 'best-of': 'Best of' }),
  muggins: choicesOf({ off: 'Off', flag: 'Flag', on: 'On', call: 'Call it yourselves' }),
} as const

export const PLAY_BY_WORDS: Readonly<Record<Rules['playBy'], string>> = {
  points: 'You say what the play is worth; one tap pegs it.',
  cards: 'Each card is tapped as it is laid; the app counts and pegs by itself.',
}

/** What a match is won by; nothing for a game alone. */
export function sayMatch(match: MatchRules, skunks: Rules['skunks']): string | undefined {
  if (match.type === 'single') return undefined
  const first = `Whoever has ${pluralWord(gamesNeeded(match), 'game')} first wins the match.`
  const worth = skunks.map(({ name, games }) => `a ${name} counts ${numberWord(games)}`).join(', ')
  return worth === '' ? first : `${first} In it ${worth}.`
}

/** Who takes what a player fails to count. In lowball nobody wants points, so whoever missed them gets them. */
export function sayMugginsMode(mode: Rules['muggins']['mode'], lowball: boolean): string {
  const taker = lowball ? 'whoever missed it must take it' : 'an opponent may take it'
  return {
    off: 'Every hand is counted in full, and nobody claims anything.',
    flag: 'Players say what they hold; what they missed is shown, and nobody takes it.',
    on: `Players say what they hold; what they missed is shown, and ${taker}.`,
    call: `Players say what they hold; the others name what was missed before it is shown, and ${taker}.`,
  }[mode]
}

export const MARK_WORDS: Readonly<Record<Mark, string>> = {
  a: 'red circle',
  b: 'blue square',
  c: 'green triangle',
  d: 'brass diamond',
  e: 'purple cross',
}

/** Why rules were not kept under a name; this game is played by them anyway. */
export function sayNotSaved(why: NotSavedWhy | 'full', name: string): string {
  if (why === 'full')
    return `“${name}” was not kept: there are as many names here as can be. Forget one you no longer play.`
  if (why === 'quota') return `“${name}” was not kept: this device has no room left.`
  return notNow(why, `keep “${name}”`, `“${name}” could not be kept`)
}

export const sayNotDeleted = (why: NotSavedWhy, name: string) =>
  notNow(why, `forget “${name}”`, `“${name}” could not be forgotten`)

function notNow(why: NotSavedWhy, wanted: string, failed: string): string {
  const isOld = why === 'closed' || why === 'newer-version'
  return isOld
    ? `A newer version of the app is open: reload, then ${wanted} again.`
    : `${failed} just now. Try again.`
}
