import { currentDeal, type Game } from '../../game/record/game.ts'
import { type Holder, leftOf, type Rules, seatCount, showOrder, sideOf } from '../../rules/rules.ts'
import { currentSeries, playCount } from '../../rules/the-play.ts'
import { numberWord, withVerb } from '../grammar.ts'
import { holderName, type Seated, seatList, seatName, sideName } from '../names.ts'
import { sayDealRules } from '../rules.ts'
import { sayEnd } from './game-over.ts'
import { sayClaimed } from './show.ts'

/** The two lines under the board: where the game is, and what is expected next. */
interface StepWords {
  readonly heading: string
  readonly prompt: string
}

export const STEP_WORDS = {
  nextDeal: 'Next deal',
  toTheShow: 'To the show',
  whoDeals: 'Who deals',
  sayWhoDeals: 'Say who deals',
  board: 'Board',
  boardLarge: 'Board, full screen',
  closeBoard: 'Close the board',
  backToBoard: 'Back to the board',
} as const

/** Goes on where nobody wrote down what was turned up. */
export const sayWithoutStarter = ({ words }: Rules) => `Without a ${words.starter}`

/** Over what a deal came to. */
export const sayDealNumber = (number: number) => `Deal ${number}`

/** The page of a step turned to whom it concerns. */
export const sayTurnTo = (side: string) => `Turn to ${side}`

/** The step the table is at: `Deal 4 · Ann deals`, `Bob leads`. */
export function sayStep(game: Game): StepWords {
  const { step, rules } = game
  switch (step.type) {
    case 'cut':
      return { heading: 'Cut for the deal', prompt: cutPrompt(game, step.seats, step.again) }
    case 'deal':
      return { heading: sayDealHeading(game, game.deals.length + 1, step.dealer), prompt: 'Deal the cards' }
    case 'starter':
      return { heading: currentHeading(game), prompt: `Which card is the ${rules.words.starter}?` }
    case 'play':
      return {
        heading: currentHeading(game),
        prompt: [leads(game, step.leader), ...playNotes(game)].join(', '),
      }
    case 'lay':
      return { heading: currentHeading(game), prompt: lays(game, step.seat) }
    case 'show':
      return { heading: holderName(game, step.of), prompt: countsWhen(game, step.of) }
    case 'muggins':
      return { heading: holderName(game, step.of), prompt: sayClaimed(game, step.of) }
    case 'over':
      return sayOver(game)
  }
}

function cutPrompt(game: Game, seats: readonly number[], again: boolean): string {
  if (!again) return 'Lowest card deals, the ace is low'
  const tied = seatList(game, seats)
  return `Tie. ${withVerb(tied, 'cut')} again`
}

function currentHeading(game: Game): string {
  const deal = currentDeal(game)
  return deal === undefined ? 'The deal' : sayDealHeading(game, deal.number, deal.dealer)
}

/** `Deal 3 · Bob deals` */
export function sayDealHeading(game: Seated, number: number, dealer: number): string {
  return `Deal ${number} · ${sayDealer(game, dealer)}`
}

/** What the play of these rules has that most have not, where the table pegs it by itself. */
function playNotes({ rules: { play } }: Game): readonly string[] {
  return [
    ...(play.series === 'one' ? ['one series'] : []),
    ...(play.runs === 'upwards' ? ['runs go upwards'] : []),
  ]
}

function leads(game: Game, leader: number): string {
  return withVerb(seatName(game, leader), 'lead')
}

/** `Bob leads` at the start of a series, `Ann – count 24` in it. */
function lays(game: Game, seat: number): string {
  const play = currentDeal(game)?.play
  if (!play || currentSeries(play).length === 0) return leads(game, seat)
  return `${seatName(game, seat)} – count ${playCount(play)}`
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** `pone counts first`, `dealer counts second`, `the crib counts last`: who goes first may win. */
function countsWhen({ rules, deals }: Game, of: Holder): string {
  if (of === 'crib') return `the ${rules.words.crib} counts last`
  const dealer = deals.at(-1)?.dealer ?? 0
  const place = showOrder(rules, dealer).indexOf(of)
  const when = PLACES[place] ?? numberWord(place + 1)
  if (of === dealer) return `dealer counts ${when}`
  if (place > 0) return `counts ${when}`
  return seatCount(rules) === 2 ? 'pone counts first' : `left of the dealer, counts first`
}

/** Of a hand tapped before its turn: `waits for Bob’s hand`. */
export function sayWaitsFor(game: Game, due: Holder): string {
  return `waits for ${holderName(game, due)}`
}

function sayOver(game: Game): StepWords {
  const { title, result } = sayEnd(game)
  return { heading: title, prompt: result }
}

/** A longer name is not said twice in a line: the heading has it. */
const ROOM = 12

/** What people do at this deal: how many cards each, what goes to the crib and when; who pegs three for last. */
export function sayDealStep(game: Game, dealer: number): string {
  const name = seatName(game, dealer)
  return [
    sayDealRules(game.rules, name.length > ROOM ? undefined : name),
    ...sayThreeForLast(game, dealer),
  ].join(' ')
}

/** What the card turned up can be worth at once: `A knave is two for his heels.` */
export function sayHeels({ heels, words }: Rules): string {
  return heels === 0 ? '' : `A ${words.jack} is ${numberWord(heels)} for his heels.`
}

/** The first deal of the five-card game: pone has pegged three before a card is turned (S0:L18). */
function sayThreeForLast(game: Game, dealer: number): readonly string[] {
  const entry = game.lines.findLast((line) => line.entry.type === 'dealt')?.entry
  if (game.step.type !== 'starter' || entry?.type !== 'dealt' || entry.points === 0) return []
  const pone = sideName(game, sideOf(game.rules, leftOf(game.rules, dealer)))
  return [`${withVerb(pone, 'have')} pegged ${numberWord(entry.points)} for last.`]
}

/** Who deals: `Ann deals`, `Tom & Sue deal`. */
export function sayDealer(game: Pick<Seated, 'players'>, seat: number): string {
  return withVerb(seatName(game, seat), 'deal')
}
