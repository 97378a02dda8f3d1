import type { Card } from '../rules/card.ts'
import { fits } from '../rules/play.ts'
import type { Rules } from '../rules/rules.ts'
import { currentSeries, layCard, mayStop, type Play, sayGo } from '../rules/the-play.ts'
import type { Entry, Happened } from './entry.ts'

type Laying = Extract<Happened, { type: 'card-played' }>
type Going = Extract<Happened, { type: 'go-said' | 'play-stopped' }>

export function isGo(entry: Entry): entry is Going {
  return entry.type === 'go-said' || entry.type === 'play-stopped'
}

/** The seat whose turn it is lays a card, with all that it pegs. */
export function layEntry(play: Play, rules: Rules, card: Card): Laying {
  return { type: 'card-played', seat: play.turn ?? 0, card, points: layCard(play, rules, card).points }
}

/** It says go, or where another's go leaves it free to, stops. */
export function goEntry(play: Play, rules: Rules): Going {
  const type = mayStop(play, rules) ? 'play-stopped' : 'go-said'
  return { type, seat: play.turn ?? 0, points: sayGo(play, rules).points }
}

/** Whether it is this seat's turn, and the card does not pass thirty-one. */
function mayLay(play: Play, seat: number, card: Card): boolean {
  return play.turn === seat && fits(cardsOnTable(play), card)
}

export function cardsOnTable(play: Play): readonly Card[] {
  return currentSeries(play).map((laid) => laid.card)
}

/** A card laid after goes that nobody tapped. */
export interface Explained {
  readonly goes: readonly Going[]
  readonly laid: Laying
}

/**
 * How a seat comes to lay this card: as things stand, or after the goes that the others must have said.
 * Undefined when no go explains it.
 */
export function explainLaying(
  play: Play,
  rules: Rules,
  { seat, card }: Pick<Laying, 'seat' | 'card'>,
): Explained | undefined {
  const goes: Going[] = []
  let now = play
  while (!mayLay(now, seat, card)) {
    if (now.turn === undefined || currentSeries(now).length === 0) return undefined
    goes.push(goEntry(now, rules))
    now = sayGo(now, rules).play
  }
  return { goes, laid: layEntry(now, rules, card) }
}

/** The goes that ended the series under way, when it was the last. */
export function explainEnd(play: Play, rules: Rules): readonly Going[] {
  const goes: Going[] = []
  let now = play
  while (now.turn !== undefined && currentSeries(now).length > 0) {
    goes.push(goEntry(now, rules))
    now = sayGo(now, rules).play
  }
  return now.turn === undefined ? goes : []
}
