import { currentDeal, type Game } from '../game/game.ts'
import { type Holder, seatCount, showOrder } from '../rules/rules.ts'
import { currentSeries, playCount } from '../rules/the-play.ts'
import { saidWords } from './claim-words.ts'
import { dealsWords } from './deals-words.ts'
import { agree } from './grammar.ts'
import { holderName, type Seated, seatList, seatName } from './names.ts'
import { numberWord } from './number-words.ts'
import { sayEnd } from './say-outcome.ts'

/** The two lines under the board: where the game is, and what is expected next. */
export interface StepWords {
  readonly heading: string
  readonly prompt: string
}

/** The step the table is at: `Deal 4 · Ann deals`, `Bob leads`. */
export function sayStep(game: Game): StepWords {
  const { step, rules } = game
  switch (step.type) {
    case 'cut':
      return { heading: 'Cut for the deal', prompt: cutPrompt(game, step.seats, step.again) }
    case 'deal':
      return { heading: dealHeading(game, game.deals.length + 1, step.dealer), prompt: 'Deal the cards' }
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
      return { heading: holderName(game, step.of), prompt: saidWords(game, step.of) }
    case 'over':
      return overWords(game)
  }
}

function cutPrompt(game: Game, seats: readonly number[], again: boolean): string {
  if (!again) return 'Lowest card deals, the ace is low'
  const tied = seatList(game, seats)
  return `Tie. ${tied} ${agree(tied, 'cuts', 'cut')} again`
}

function currentHeading(game: Game): string {
  const deal = currentDeal(game)
  return deal === undefined ? 'The deal' : dealHeading(game, deal.number, deal.dealer)
}

/** `Deal 3 · Bob deals` */
export function dealHeading(game: Seated, number: number, dealer: number): string {
  return `Deal ${number} · ${dealsWords(game, dealer)}`
}

/** What the play of these rules has that most have not, where the table pegs it by itself. */
function playNotes({ rules: { play } }: Game): readonly string[] {
  return [
    ...(play.series === 'one' ? ['one series'] : []),
    ...(play.runs === 'upwards' ? ['runs go upwards'] : []),
  ]
}

function leads(game: Game, leader: number): string {
  const name = seatName(game, leader)
  return `${name} ${agree(name, 'leads', 'lead')}`
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
export function waitsFor(game: Game, due: Holder): string {
  return `waits for ${holderName(game, due)}`
}

function overWords(game: Game): StepWords {
  const { title, result } = sayEnd(game)
  return { heading: title, prompt: result }
}
