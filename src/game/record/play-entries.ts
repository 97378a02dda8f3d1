import type { Card } from '../../rules/card.ts'
import { fitsNow, inferGoes, mayStop, type Play, playCard, sayGo } from '../../rules/play.ts'
import type { Rules } from '../../rules/rules.ts'
import type { EventOf } from './entry.ts'
import type { Deal } from './game.ts'

export function cardEntry(play: Play, rules: Rules, card: Card): EventOf<'card-played'> {
  return { type: 'card-played', seat: play.turn ?? 0, card, points: playCard(play, rules, card).points }
}

export function goEntry(play: Play, rules: Rules): EventOf<'go-said' | 'play-stopped'> {
  const type = mayStop(play, rules) ? 'play-stopped' : 'go-said'
  return { type, seat: play.turn ?? 0, points: sayGo(play, rules).points }
}

/** The play in which this seat plays this card, now or after goes of the others; undefined when none fits. */
export function inferGoesBefore(play: Play, rules: Rules, { seat, card }: EventOf<'card-played'>) {
  return inferGoes(play, rules, (now) => now.turn === seat && fitsNow(now, card))
}

/** The goes that ended the last series: a table that counts its hands has finished the play. */
export function inferGoesToEnd({ play, playBy, playEnded }: Deal, rules: Rules) {
  const ended = playBy === 'cards' && !playEnded && inferGoes(play, rules, (now) => now.turn === undefined)
  return ended || { play, go: 0 }
}
