import type { PenaltyFor } from '../../game/intent.ts'
import { currentDeal, type ShownGame } from '../../game/record/game.ts'
import type { Card } from '../../rules/card.ts'
import { currentSeries, type Renege } from '../../rules/play.ts'
import { cardName, cardSign } from '../engine/cards.ts'
import { capitalise, listOf, numberWord, withVerb } from '../engine/grammar.ts'
import { sayPlayed, saySeriesEnd } from '../engine/play.ts'
import { possessive, seatName, sideList } from '../names.ts'

export function sayTurn(game: ShownGame, seat: number): string {
  const play = currentDeal(game)?.play
  const name = seatName(game, seat)
  const leads = !play || currentSeries(play).length === 0
  return leads ? withVerb(name, 'lead') : `${possessive(name)} turn`
}

/** The card, the go or the stop that came last; undefined after anything else. */
export function sayLastMove(game: ShownGame): string | undefined {
  const line = game.lines.at(-1)
  const play = currentDeal(game)?.play
  const played = play?.series.flat().at(-1)
  if (!line || line.ignored || !play || !played) return undefined
  const { entry } = line
  const over = play.turn === undefined
  if (entry.type === 'card-played') return sayPlayed(played, game.rules.words, over)
  if (entry.type === 'lead-passed') return `${sayNoCard(game, entry.seat)}.`
  if (entry.type !== 'go-said' && entry.type !== 'play-stopped') return undefined
  if (entry.points > 0) return `${capitalise(numberWord(played.count))}, ${saySeriesEnd(entry.points, over)}.`
  const name = seatName(game, entry.seat)
  return entry.type === 'go-said' ? `${withVerb(name, 'say')} go.` : `${withVerb(name, 'stop')}.`
}

export const PLAY_WORDS = {
  series: 'Cards of this count',
  go: 'Go',
  /** Where another’s go leaves it free to. */
  stop: 'Stop',
  sayGo: 'Say go',
  /** Instead of a lead: a hand that was short is played out. */
  noCard: 'No card left',
  /** Why a card cannot be played now, on its key: `King of hearts, would pass 31`. */
  past31: 'would pass 31',
} as const

/** On the key for a go that ends the count: `Ann can’t play: 1`. */
export const sayGoPays = (name: string, points: number) => `${name} can’t play: ${points}`

export const sayNoCard = (game: ShownGame, seat: number) =>
  `${withVerb(seatName(game, seat), 'have')} no card left`

export const askGo = (count: number) => `Any card can be played at ${count}. Say go anyway?`

export const askNoCard = (game: ShownGame, seat: number) =>
  `${sayNoCard(game, seat)}? Then the lead passes, and the hand was short.`

export const playedName = (game: ShownGame, card: Card, seat: number) =>
  `${cardName(card)}, ${seatName(game, seat)}`

export const sayPlayedIt = (name: string) => `No, ${name} played it`

export function sayRenege(game: ShownGame, { seat, count, cards }: Renege): string {
  const held = listOf(cards.map((card) => `the ${cardName(card)}`))
  return `${seatName(game, seat)} said go at ${count} holding ${held}.`
}

/** What the other side may choose for a card that was held back: `Play 3♦ at 25`, or `3♦ is dead`. */
export const sayPlayedAt = (card: Card, count: number) => `Play ${cardSign(card)} at ${count}`

/** It is not counted. */
export const HAND_DEAD = 'The hand is dead'

export const sayDead = (cards: readonly Card[]) =>
  `${listOf(cards.map(cardSign))} ${cards.length === 1 ? 'is' : 'are'} dead`

export function sayPenaltyPegs(game: ShownGame, { sides, points }: PenaltyFor): string {
  const names = sideList(game, sides)
  if (points < 0) return `${withVerb(names, 'go')} back ${-points}`
  return `${withVerb(names, 'peg')} ${points}${sides.length > 1 ? ' each' : ''}`
}
