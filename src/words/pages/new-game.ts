import { gamesNeeded } from '../../game/record/match.ts'
import type { NotSavedWhy } from '../../game/record/storage-results.ts'
import type { Setup } from '../../game/setup/start-game.ts'
import { PRESETS } from '../../rules/presets.ts'
import { PRESET_NAMES, type Rules, type TableWords } from '../../rules/rules.ts'
import { capitalise, numberWord, pluralWord, withVerb } from '../engine/grammar.ts'
import { worthUnit } from '../engine/rules.ts'
import { possessive } from '../names.ts'

export const NEW_GAME_WORDS = {
  start: 'Deal',
  players: 'Players',
  seats: 'Who sits where, clockwise',
  clockwise: 'Play goes clockwise',
  rules: 'Rules',
  whoDeals: 'Who deals?',
  byCut: 'Cut',
  lostLast: 'lost last',
  cutForDeal: 'Cut for the deal',
  changeRules: 'change',
  askStarter: ({ starter }: TableWords) => `Ask for the ${starter}`,
  starterNote: ({ jack }: TableWords) => `Without it, a ${jack} is a key of the dealer’s pad.`,
  match: 'Match',
  games: { 'first-to': 'Games to win', 'best-of': 'Games at most', 'all-of': 'Games, all played' },
  onWood: 'Joining a game in progress?',
  onWoodHelp: 'Enter the scores and carry on from there.',
  scoreOf: (side: string) => `${possessive(side)} score`,
  sharedName: (name: string) => `Two players are called ${name}. Change one of the names.`,
  ownName: 'Name for these rules',
  save: 'Save these rules',
  delete: (rules: string) => `Delete ${rules}`,
  add: 'Add',
  change: 'Change the rules',
  unchanged: 'no changes',
  saveRules: 'Save rules',
  playBy: {
    points: 'You call the points; one tap pegs them.',
    cards: 'Tap each card as it is played; the app counts and pegs.',
  },
  /** The family, and the name in it. */
  presets: {
    'six-card-121': ['Six-card', 'To 121'],
    'six-card-61': ['Six-card', 'To 61'],
    acc: ['ACC', 'No muggins'],
    'acc-muggins': ['ACC', 'With muggins'],
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
    'seven-card': ['Seven-card', 'To 181'],
    'eight-card': ['Eight-card', 'To 181'],
    'three-sit-out': ['Three-hand', 'One sits out'],
    'six-alone': ['Six-hand', 'Each alone'],
  },
} as const

/** Said once, before the first game. */
export const FIRST_WORDS = {
  tag: 'The board for your cards',
  hints: [
    ['camera', 'The camera can count a hand.'],
    ['speaker', 'A caller can say every peg.'],
  ],
} as const

export function choicesOf<V extends string>(labels: Readonly<Record<V, string>>) {
  return (Object.keys(labels) as V[]).map((value) => ({ value, label: labels[value] }))
}

export const NEW_GAME_CHOICES = {
  presets: PRESET_NAMES.map((value) => ({ value, label: PRESETS[value].name })),
  playBy: choicesOf({ points: 'By points', cards: 'By cards' }),
  match: choicesOf({ single: 'One game', 'first-to': 'First to', 'best-of': 'Best of', 'all-of': 'All of' }),
  muggins: choicesOf({
    off: 'Off',
    flag: 'Show what was missed',
    on: 'Opponents take it',
    call: 'Players call it',
  }),
} as const

/** On the key that deals: `Bob deals`. */
export const sayDeals = ({ players, dealer }: Pick<Setup, 'players' | 'dealer'>) =>
  dealer === undefined ? NEW_GAME_WORDS.cutForDeal : withVerb(players[dealer] ?? '', 'deal')

export function sayMatch({ match, skunks, win }: Rules): string | undefined {
  if (match.type === 'single') return undefined
  const won = win > 1 ? 'get' : 'win'
  const first =
    match.type === 'all-of'
      ? `The match is ${pluralWord(match.games, 'game')}, all played; whoever wins most takes it.`
      : `First to ${won} ${pluralWord(gamesNeeded(match) * win, worthUnit({ win }))} takes the match.`
  const lines = [...(win > 1 ? [{ name: 'win', games: win }] : []), ...skunks]
  const worth = lines.map(({ name, games }) => `a ${name} counts ${numberWord(games)}`).join(', ')
  return worth === '' ? first : `${first} ${capitalise(worth)}.`
}

/** Who takes what a player fails to count. In lowball nobody wants points, so the player who missed them gets them. */
export function sayMugginsMode(mode: Rules['muggins']['mode'], lowball: boolean): string {
  if (mode === 'off') return 'The app counts every hand in full.'
  const taker = lowball ? 'the player who missed them must peg them' : 'an opponent may peg them'
  const missed = {
    flag: 'The app shows missed points; nobody pegs them.',
    on: `The app shows missed points; ${taker}.`,
    call: `Opponents name the missed points before the app shows them; ${taker}.`,
  }
  return `Players call their count. ${missed[mode]}`
}

export function sayNotSaved(why: NotSavedWhy, name: string): string {
  if (why === 'full')
    return `“${name}” was not saved: there is no room for more rules. Delete some you no longer play.`
  if (why === 'quota') return `“${name}” was not saved: this device has no room left.`
  return notNow(why, `save “${name}”`, `“${name}” could not be saved`)
}

export const sayNotDeleted = (why: NotSavedWhy, name: string) =>
  notNow(why, `delete “${name}”`, `“${name}” could not be deleted`)

function notNow(why: NotSavedWhy, wanted: string, failed: string): string {
  const isOld = why === 'closed' || why === 'newer-version'
  return isOld ? `A newer version of the app is open: reload, then ${wanted} again.` : `${failed}. Try again.`
}
