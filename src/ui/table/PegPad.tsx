import { useState } from 'react'
import type { Game } from '../../game/game.ts'
import { SideTabs } from '../pads/SideTabs.tsx'
import css from './PegPad.module.css'
import { PegPage } from './PegPage.tsx'
import { type PegTaps, usePegTaps } from './use-peg-taps.ts'

interface Props extends PegTaps {
  readonly game: Game
}

/** Sides that fit beside each other on a phone with keys a thumb can hit. */
const PAGES = 3

/** An open scorebook, one page a side. With more sides than fit, first the side is tapped, then the points. */
export function PegPad({ game, onPeg, onOther }: Props) {
  const sides = game.pegs.map((_, side) => side)
  const [chosen, choose] = useState(0)
  const taps = usePegTaps(game, { onPeg, onOther })
  const shown = sides.length <= PAGES ? sides : [chosen]
  return (
    <div
      className={css.pad}
      data-pages={shown.length}
      data-tabs={sides.length > PAGES || undefined}
      {...taps}
    >
      {sides.length > PAGES && <SideTabs game={game} chosen={chosen} onChoose={choose} />}
      {shown.map((side) => (
        <PegPage
          key={side}
          game={game}
          side={side}
          mirrored={sides.length === 2 && side === 1}
          onPeg={(key) => onPeg(side, key)}
          onOther={() => onOther(side)}
        />
      ))}
    </div>
  )
}
