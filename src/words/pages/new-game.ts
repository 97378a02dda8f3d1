import { gamesNeeded } from '../../game/record/match.ts'
import type { NotSavedWhy } from '../../game/record/storage-results.ts'
import type { ChoiceField, HouseField, HouseKey } from '../../game/setup/house-rules.ts'
import { discards, type Rules } from '../../rules/rules.ts'
import { capitalise, numberWord, pluralWord } from '../grammar.ts'
import { possessive } from '../names.ts'
import { worthUnit } from '../rules.ts'
import { inTableWords } from '../spoken-count.ts'

export const NEW_GAME_WORDS = {
  resume: 'Resume game',
  start: 'Start',
  players: 'Players',
  seats: 'Who sits where, clockwise',
  clockwise: 'Play goes clockwise',
  deals: 'deals',
  rules: 'Rules',
  yourOwn: 'Your own',
  lowball: 'Lowball',
  lowballNote: ({ target }: Rules, isOn: boolean) => `First to ${target} ${isOn ? 'loses' : 'wins'}.`,
  firstDeal: 'First dealer',
  byCut: 'Cut for it',
  play: 'The play',
  match: 'Match',
  games: { 'first-to': 'Games to win', 'best-of': 'Games at most' },
  muggins: 'Muggins',
  onWood: 'Joining a game in progress?',
  onWoodHelp: 'Enter the scores and carry on from there.',
  scoreOf: (side: string) => `${possessive(side)} score`,
  sharedName: (name: string) => `Two players are called ${name}. Change one of the names.`,
  houseRules: 'House rules',
  ownName: 'Name for these rules',
  save: 'Save these rules',
  delete: (rules: string) => `Delete ${rules}`,
  add: 'Add',
  reset: 'Reset to standard',
  change: 'Change the rules',
  unchanged: 'no changes',
  saveRules: 'Save rules',
  playBy: {
    points: 'You call the points; one tap pegs them.',
    cards: 'Tap each card as it is played; the app counts and pegs.',
  },
  groups: {
    board: 'The board',
    deal: 'The deal',
    play: 'The play',
    show: 'The show',
    muggins: 'Muggins',
    penalties: 'Penalties',
    words: 'Words',
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
  },
} as const

export function choicesOf<V extends string>(labels: Readonly<Record<V, string>>) {
  return (Object.keys(labels) as V[]).map((value) => ({ value, label: labels[value] }))
}

export const NEW_GAME_CHOICES = {
  playBy: choicesOf({ points: 'By points', cards: 'By cards' }),
  match: choicesOf({ single: 'One game', 'first-to': 'First to', 'best-of': 'Best of' }),
  muggins: choicesOf({ off: 'Off', flag: 'Show what was missed', on: 'Muggins', call: 'Players call it' }),
} as const

export function sayMatch({ match, skunks, win }: Rules): string | undefined {
  if (match.type === 'single') return undefined
  const won = win > 1 ? 'get' : 'win'
  const first = `First to ${won} ${pluralWord(gamesNeeded(match) * win, worthUnit({ win }))} takes the match.`
  const lines = [...(win > 1 ? [{ name: 'win', games: win }] : []), ...skunks]
  const worth = lines.map(({ name, games }) => `a ${name} counts ${numberWord(games)}`).join(', ')
  return worth === '' ? first : `${first} ${capitalise(worth)}.`
}

/** Who takes what a player fails to count. In lowball nobody wants points, so the player who missed them gets them. */
export function sayMugginsMode(mode: Rules['muggins']['mode'], lowball: boolean): string {
  const taker = lowball ? 'the player who missed them must peg them' : 'an opponent may peg them'
  return {
    off: 'The app counts every hand in full.',
    flag: 'Players call their count. The app shows missed points; nobody pegs them.',
    on: `Players call their count. The app shows missed points; ${taker}.`,
    call: `Players call their count. Opponents name the missed points before the app shows them; ${taker}.`,
  }[mode]
}

export function sayNotSaved(why: NotSavedWhy | 'full', name: string): string {
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

export function sayHouseField({ key, name = '', place }: HouseField, { deal, words }: Rules): string {
  const said = inTableWords(FIELD_WORDS[key], words, { name, Name: capitalise(name) })
  // Who discards fewer is dealt fewer.
  const isUneven = new Set(deal.crib.map((_, at) => discards(deal, at))).size > 1
  if (key === 'dealt') return isUneven ? `${said}, at most` : said
  if (key !== 'crib' && key !== 'aside') return said
  return `${said}, ${place === undefined ? 'each' : placeName(place, deal.crib.length)}`
}

const FIELD_WORDS: Readonly<Record<HouseKey, string>> = {
  target: 'Points to win',
  skunkBelow: '{Name} under (0 for none)',
  skunkGames: 'A {name} counts',
  nextDealer: 'Next game’s dealer',
  dealt: 'Cards each',
  crib: 'To the {crib}',
  aside: 'Discarded out of play',
  packCards: '{Crib} cards from the pack',
  packWhen: 'Dealt to the {crib}',
  threeForLast: 'Three for last (non-dealer’s head start)',
  heels: 'His heels ({jack} turned up)',
  noHeelsWithin: 'No heels this near home (holes)',
  win: 'A win counts',
  skunkBy: 'Who is skunked',
  renege: 'A renege costs',
  heldBack: 'A card held back',
  covers: 'Muggins covers',
  falseGame: 'A false claim of game',
  series: 'After thirty-one',
  afterGo: 'After a go, the others',
  runs: 'Runs in the play',
  goPoint: 'For the go',
  lastCard: 'For the last card',
  thirtyOne: 'For thirty-one',
  flushInCrib: 'Flush in the {crib}',
  overClaim: 'Over-claim',
  falseCall: 'Wrong muggins call',
  penaltyWho: '{Name}: who moves',
  penalty: '{Name}',
  morePenalties: 'Add a penalty',
  cribWord: 'The dealer’s extra hand',
  starterWord: 'The card turned up',
  jackWord: 'The jack',
  threeWord: 'Three of a rank',
  fourWord: 'Four of a rank',
}

function placeName(place: number, seats: number): string {
  if (place === 0) return 'dealer'
  return place * 2 === seats ? 'opposite' : `${place} to the left`
}

export function sayHouseOptions({ key, options }: ChoiceField, { words }: Rules): readonly string[] {
  if (key === 'flushInCrib') {
    return options.map((cards, place) =>
      place === 0 ? `All, with the ${words.starter}` : `${capitalise(numberWord(Number(cards)))} are enough`,
    )
  }
  return options.map((option) => inTableWords(OPTION_WORDS[key]?.[option] ?? `${option}`, words))
}

const OPTION_WORDS: Readonly<Partial<Record<HouseKey, Readonly<Record<string, string>>>>> = {
  nextDealer: { loser: 'Loser', winner: 'Winner', alternate: 'In turn', cut: 'Cut again' },
  packWhen: { before: 'Before the discards', after: 'After the discards' },
  series: { repeated: 'Play all cards', one: 'Stop' },
  afterGo: { must: 'Must play', may: 'May stop' },
  runs: { 'any-order': 'Any order', upwards: 'Ascending only' },
  skunkBy: { second: 'All, by the second place', each: 'Each loser behind a line' },
  renege: { go: 'Once for the go', card: 'For each card that fitted' },
  heldBack: { kept: 'Stays in the hand', chosen: 'Dead or played, opponent’s choice' },
  covers: { show: 'Hands and {crib}', play: 'The play too' },
  falseGame: { none: 'Peg goes back', pays: 'Opponents peg the excess' },
  overClaim: { none: 'Corrected', difference: 'Pays the difference', two: 'Pays two' },
  falseCall: { pays: 'Pays the points called', none: 'Free' },
  penaltyWho: { opponents: 'Opponents peg them', offender: 'Offender pegs back' },
}
