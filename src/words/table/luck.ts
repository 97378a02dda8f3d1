import type { luckOf } from '../../game/figures/luck.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { signOf } from '../engine/grammar.ts'
import { sideName } from '../names.ts'

type LuckInGame = NonNullable<ReturnType<typeof luckOf>>

export const LUCK_WORDS = { heading: 'Luck and play', head: 'Over the usual' } as const

/** `+2.3`, `−0.5`, `0.0`: tenths. */
const sayTenths = (tenths: number) => `${signOf(tenths)}${(Math.abs(tenths) / 10).toFixed(1)}`

/** A row for each part, without those that are nothing to both; the sum last. */
export function sayLuckRows({ sides }: LuckInGame) {
  const rows = [
    { name: 'Cards dealt', of: 'cards', isLasting: true },
    { name: 'The cut', of: 'cut', isLasting: true },
    { name: 'Pegging', of: 'play', isLasting: true },
    { name: 'Miscounts', of: 'miscounts', isLasting: false },
    { name: 'Muggins', of: 'muggins', isLasting: false },
    { name: 'Heels, penalties', of: 'other', isLasting: false },
    { name: 'In all', of: 'all', isLasting: true },
  ] as const
  return rows
    .filter(({ of, isLasting }) => isLasting || sides.some((luck) => luck[of] !== 0))
    .map(({ name, of }) => ({ name, cells: sides.map((luck) => sayTenths(luck[of])) }))
}

/** `Luck favoured Ann by 12.8. Play favoured Bob by 4.0.` */
export function sayLuck(game: ShownGame, { sides }: LuckInGame): string {
  const parts = [
    { what: 'Luck', gaps: sides.map(({ cards, cut, other }) => cards + cut + other) },
    { what: 'Play', gaps: sides.map(({ play, miscounts, muggins }) => play + miscounts + muggins) },
  ]
  return parts
    .map(({ what, gaps: [first = 0, second = 0] }) => {
      if (first === second) return `${what} was even.`
      const side = first > second ? 0 : 1
      return `${what} favoured ${sideName(game, side)} by ${(Math.abs(first - second) / 10).toFixed(1)}.`
    })
    .join(' ')
}

/** What the numbers of the table mean. */
export function sayLuckMeaning({ deals, of }: LuckInGame, crib: string): string {
  const which =
    deals === of
      ? 'In points over the usual'
      : `In points over the usual, in the ${deals} of ${of} deals with all cards known`
  return `${which}. Cards dealt: what hands and ${crib} were worth before the cut. The cut: what the starter added to that.`
}
