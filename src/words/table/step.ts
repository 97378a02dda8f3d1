import { sideToPlay } from '../../game/moves/side-to-act.ts'
import type { EventOf } from '../../game/record/entry.ts'
import { currentDeal, type ShownGame, type Step, scoresOf } from '../../game/record/game.ts'
import { penaltyOf } from '../../rules/penalty.ts'
import { currentSeries, playCount } from '../../rules/play.ts'
import { type Holder, leftOf, playersOf, type Rules, showOrder } from '../../rules/rules.ts'
import { capitalise, joinClauses, numberWord, type WordsOf, withVerb, wordsFor } from '../engine/grammar.ts'
import { sayDealRules } from '../engine/rules.ts'
import { holderName, poneName, possessive, type Seated, seatList, seatName, sideName } from '../names.ts'
import { sayEnd } from './game-over.ts'
import { STREET, sayLead } from './score.ts'
import { sayClaimed } from './show.ts'

export const STEP_WORDS = {
  nextDeal: 'Next deal',
  toTheShow: 'To the show',
  result: 'The result',
  whoDeals: 'Who deals',
  chooseDealer: 'Choose the dealer',
  board: 'Board',
  boardLarge: 'Board, full screen',
  closeBoard: 'Close the board',
  backToBoard: 'Back to board',
  backToCards: 'Back to the cards',
  skipStarter: ({ words }: Rules) => `Skip ${words.starter}`,
  dealNumber: (number: number) => `Deal ${number}`,
  /** A half of the screen that opens the keys of its side, and all of it while it is dark. */
  keysOf: (side: string) => `Keys of ${side}`,
  wake: 'Wake the screen',
  turnTo: (side: string) => `Turn to face ${side}`,
} as const

export const MENU_WORDS = {
  elsewhere: 'Elsewhere',
  changeRules: 'Change the rules',
  endGame: 'End this game',
  facing: 'Table mode',
  standing: 'Stand mode',
  leave: { facing: 'Leave table mode', standing: 'Leave stand mode' },
  caller: (says: string) => `The caller says ${says}`,
  move: { name: 'Move game', detail: 'to another phone' },
  showCode: { name: 'Show the code', detail: 'for a phone that follows' },
  whoDealt: 'Wrong dealer? Make it',
  wrongDealer: (player: string) => `Wrong dealer? Make it ${player}`,
  cribMoved: (crib: string, player: string) => ({
    name: `${capitalise(crib)} on ${possessive(player)} side`,
    detail: 'both have played',
  }),
  learners: 'Learning: no penalties, no muggins',
  learning: (player: string) => `${player}, learning`,
  misdeal: 'Misdeal, redeal',
  misdealPegs: 'Misdeal, redeal. Keep this deal’s pegs?',
  keepPegs: 'Keep them',
  takeBackPegs: 'Take them back',
  penalty: 'Peg a penalty',
  muggins: 'Muggins in the play',
  enterStarter: ({ words }: Rules) => `Enter the ${words.starter}`,
  playBy: {
    cards: { name: 'Play by cards', detail: 'from the next deal' },
    points: { name: 'Play by points', detail: 'from now on' },
  },
} as const

/** The two lines under the board: where the game is, and what is expected next. */
export function sayStep(game: ShownGame) {
  const { step } = game
  return { heading: wordsFor(HEADING_WORDS, step, game), prompt: wordsFor(PROMPT_WORDS, step, game) }
}

const currentHeading = (_: Step, game: ShownGame) => {
  const deal = currentDeal(game)
  return deal ? `Deal ${deal.number} · ${sayDealer(game, deal.dealer)}` : 'The deal'
}

const HEADING_WORDS: WordsOf<Step, ShownGame> = {
  cut: 'Cut for the deal',
  deal: (_, { deals }) => (deals.length === 0 ? 'The deal' : `Deal ${deals.length} is over`),
  starter: currentHeading,
  play: currentHeading,
  'play-card': currentHeading,
  show: ({ of }, game) => holderName(game, of),
  muggins: ({ of }, game) => holderName(game, of),
  over: (_, game) => sayEnd(game).title,
}

const PROMPT_WORDS: WordsOf<Step, ShownGame> = {
  cut: ({ seats, again }, game) =>
    again ? `Tie. ${withVerb(seatList(game, seats), 'cut')} again` : 'Lowest card deals; ace is low',
  deal: (_, game) => sayLead(game),
  // Pone, or with more players the dealer's left (S0:L28, S1:L23, S2:L19, S3:L13, S4:L25).
  starter: (_, game) => {
    const cutter = seatName(game, leftOf(game.rules, currentDeal(game)?.dealer ?? 0))
    return `${withVerb(cutter, 'cut')}. What turned up?`
  },
  // Here the table scores the play itself, so it needs the rules of the play that most games do not have.
  play: ({ leader }, game) => {
    const { series, runs } = game.rules.play
    // Once somebody has pegged, the first card has been played.
    const hasLed = game.lines.some(({ deal, entry }) => deal === game.deals.length && entry.type === 'pegged')
    const clauses = [
      series === 'one' && 'one\u00A0count\u00A0to\u00A031',
      runs === 'upwards' && 'rising runs only',
    ]
    const next = game.pegs.length > 2 ? sideToPlay(game) : undefined
    const toPlay = next !== undefined && `${sideName(game, next)} to play`
    if (hasLed) return capitalise(joinClauses([toPlay, ...clauses], ', '))
    return joinClauses([withVerb(seatName(game, leader), 'lead'), ...clauses], ', ')
  },
  'play-card': ({ seat }, game) => {
    const play = currentDeal(game)?.play
    const name = seatName(game, seat)
    if (!play || currentSeries(play).length === 0) return withVerb(name, 'lead')
    return `${name} – count ${playCount(play)}`
  },
  // Who counts first may win.
  show: ({ of }, { rules, deals }) => {
    if (of === 'crib') return 'is counted last'
    const dealer = deals.at(-1)?.dealer ?? 0
    const place = showOrder(rules, dealer).indexOf(of)
    const counts = `counts ${PLACES[place] ?? numberWord(place + 1)}`
    return of === dealer ? `dealer ${counts}` : counts
  },
  muggins: ({ of }, game) => sayClaimed(game, of),
  over: (_, game) => sayEnd(game).result.words,
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** Within a street of the end it may decide the game: `Bob counts first`. */
export function sayCountsFirst(game: ShownGame): string | undefined {
  const { rules, deals, step } = game
  const dealer = deals.at(-1)?.dealer
  const isPlay = step.type === 'play' || step.type === 'play-card'
  const [first] = dealer === undefined ? [] : showOrder(rules, dealer)
  const isNear = scoresOf(game).some((score) => score >= rules.target - STREET)
  if (!isPlay || first === undefined || first === 'crib' || !isNear) return undefined
  return `${withVerb(seatName(game, first), 'count')} first`
}

export const sayWaitsFor = (game: ShownGame, due: Holder) => `after ${holderName(game, due)}`

/** A longer name is not repeated: the heading has it. */
const ROOM = 12

export function sayDealStep(game: ShownGame, dealer: number): string {
  const name = seatName(game, dealer)
  // The pack is offered to the dealer's right (S3:L10, ACC 3.3), but not where that costs points (S0:L20).
  const isFault = penaltyOf(game.rules, 'cut-before-deal') !== undefined
  const [cutter = dealer] = playersOf(game.rules, dealer).slice(-2)
  const dealt = joinClauses([
    !isFault && `Offer ${seatName(game, cutter)} the cut.`,
    sayDealRules(game.rules, name.length > ROOM ? undefined : name),
  ])
  // The first deal of the five-card game: pone has pegged three before a card is turned (S0:L18).
  const entry = game.lines.findLast((line) => line.entry.type === 'dealt')?.entry
  if (game.step.type !== 'starter' || entry?.type !== 'dealt' || entry.points === 0) return dealt
  return `${dealt} ${withVerb(poneName(game, dealer), 'have')} pegged ${numberWord(entry.points)} for last.`
}

export const sayHeels = ({ heels, words }: Rules) =>
  heels === 0 ? '' : `A ${words.jack} gives the dealer ${numberWord(heels)} (his heels).`

export const sayDealer = (game: Pick<Seated, 'players'>, seat: number) =>
  withVerb(seatName(game, seat), 'deal')

/** `Bob deals`, `Bob deals, Ann pegs three for last`. */
export function sayDealt(game: ShownGame, { dealer, points }: EventOf<'dealt'>): string {
  const deals = sayDealer(game, dealer)
  if (points === 0) return deals
  return `${deals}, ${withVerb(poneName(game, dealer), 'peg')} ${numberWord(points)} for last`
}
