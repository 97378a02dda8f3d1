import { currentDeal, type Game } from '../game/game.ts'
import type { Card } from '../rules/card.ts'
import type { Renege } from '../rules/renege.ts'
import { currentSeries } from '../rules/the-play.ts'
import { cardName } from './card-name.ts'
import { agree, capitalise, listOf } from './grammar.ts'
import { possessive, seatName, sideName } from './names.ts'
import { numberWord } from './number-words.ts'
import { endWords, sayLaid } from './say-laid.ts'

/** `Bob leads` with the first card of a series, then `Bob’s turn`. */
export function sayTurn(game: Game, seat: number): string {
  const play = currentDeal(game)?.play
  const name = seatName(game, seat)
  const leads = !play || currentSeries(play).length === 0
  return leads ? `${name} ${agree(name, 'leads', 'lead')}` : `${possessive(name)} turn`
}

/** What was just said over the cards: a card, a go, a stop. Undefined when something else came last. */
export function sayLastMove(game: Game): string | undefined {
  const line = game.lines.at(-1)
  const play = currentDeal(game)?.play
  const laid = play?.series.flat().at(-1)
  if (!line || line.unfit || !play || !laid) return undefined
  const over = play.turn === undefined
  switch (line.entry.type) {
    case 'card-played':
      return sayLaid(laid, game.rules.words, over)
    case 'go-said':
    case 'play-stopped':
      return line.entry.points === 0
        ? sayGo(game, line.entry)
        : `${capitalise(numberWord(laid.count))}, ${endWords(line.entry.points, over)}.`
    default:
      return undefined
  }
}

function sayGo(
  game: Game,
  { type, seat }: { readonly type: 'go-said' | 'play-stopped'; readonly seat: number },
): string {
  const name = seatName(game, seat)
  return type === 'play-stopped'
    ? `${name} ${agree(name, 'stops', 'stop')}.`
    : `${name} ${agree(name, 'says', 'say')} go.`
}

export const GO_WORDS = {
  go: 'Go',
  /** Where another’s go leaves it free to. */
  stop: 'Stop',
  sayGo: 'Say go',
  cancel: 'Cancel',
} as const

/** Asked before a go that must be a mistake: `Any card can be played at 15. Say go anyway?` */
export function askGo(count: number): string {
  return `Any card can be played at ${count}. Say go anyway?`
}

/** A card laid, on the button that changes it: `5 of hearts, Bob`. */
export function laidName(game: Game, card: Card, seat: number): string {
  return `${cardName(card)}, ${seatName(game, seat)}`
}

/** The button that puts the last card down to somebody else. */
export function laidThat(name: string): string {
  return `${name} laid that`
}

/** A note, not a penalty: `Bob said go at 24 holding the 4 of clubs.` */
export function sayRenege(game: Game, { seat, count, cards }: Renege): string {
  const held = listOf(cards.map((card) => `the ${cardName(card)}`))
  return `${seatName(game, seat)} said go at ${count} holding ${held}.`
}

/** What the table may make of it: `Ann pegs 2`, `Bob goes back 2`. */
export function penaltyWords(game: Game, side: number, points: number): string {
  const name = sideName(game, side)
  return points < 0
    ? `${name} ${agree(name, 'goes', 'go')} back ${-points}`
    : `${name} ${agree(name, 'pegs', 'peg')} ${points}`
}

/** Why a card cannot be laid now, on its key: `King of hearts, would pass 31`. */
export const PAST_31 = 'would pass 31'

/** The head of the pad on which a laid card is put right, and its two ways on. */
export const WHICH_CARD = 'Which card was it?'
export const KEEP_CARD = 'Leave it'
export const PUT_CARD = 'Change it'

/** `Bob’s 5 of hearts, with all that follows`, `the starter, …`: what is put right. */
export function changeNote(game: Game, card: Card, seat: number | undefined): string {
  const which =
    seat === undefined
      ? `the ${game.rules.words.starter}, ${cardName(card)}`
      : `${possessive(seatName(game, seat))} ${cardName(card)}`
  return `${which}, with all that follows`
}

/** Below the slots of a hand of which some cards were laid: `and one card that was not laid`. */
export function leftInHand(cards: number): string {
  return cards === 1
    ? 'and the card that was not laid'
    : `and the ${numberWord(cards)} cards that were not laid`
}

/** How the play is scored from now on, in the table's menu. */
export const PLAY_BY = {
  cards: 'The play card by card, from the next deal',
  points: 'The play by points, from now on',
} as const satisfies Readonly<Record<Game['rules']['playBy'], string>>
