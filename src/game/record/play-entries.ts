import type { Card } from '../../rules/card.ts'
import { currentSeries, fitsNow, mayStop, type Play, playCard, sayGo } from '../../rules/play.ts'
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

/** The play after goes that nobody tapped, with the point for the go that ended a series. */
function inferGoes(play: Play, rules: Rules, isReached: (play: Play) => boolean) {
  let state = { play, go: 0 }
  while (!isReached(state.play)) {
    // A series begins with a card, not with a go.
    if (state.play.turn === undefined || currentSeries(state.play).length === 0) return undefined
    const said = sayGo(state.play, rules)
    state = { play: said.play, go: state.go + said.points }
  }
  return state
}
