import type { Game } from '../../game/game.ts'
import { pegKeys } from '../../game/peg-keys.ts'
import { sideName } from '../../words/names.ts'
import { pegCaption, pegName } from '../../words/peg-words.ts'
import { SideMark } from '../parts/board/SideMark.tsx'
import { Figures } from '../parts/Figures.tsx'
import { Icon } from '../parts/Icon.tsx'
import { isLong } from './long-name.ts'
import css from './PegPad.module.css'

interface Props {
  readonly game: Game
  readonly side: number
  readonly mirrored: boolean
  readonly onOther: () => void
}

/** One side's page of the scorebook: a key for each thing the play pegs. */
export function PegPage({ game, side, mirrored, onOther }: Props) {
  const name = sideName(game, side)
  const mark = game.marks[side] ?? 'a'
  return (
    <section className={css.page} data-mark={mark} data-mirrored={mirrored || undefined} aria-label={name}>
      <header className={css.head}>
        <h2 className={css.name} data-long={isLong(name) || undefined}>
          <SideMark mark={mark} />
          <span>{name}</span>
        </h2>
        <button type="button" className={css.other} onClick={onOther} aria-label={`${name}: other points`}>
          <Icon name="plus" size={18} />
          <span>other</span>
        </button>
      </header>
      <div className={css.keys}>
        {pegKeys(game.rules).map((key, index) => (
          <button
            type="button"
            className={css.key}
            key={`${key.reason}${key.points}`}
            aria-label={pegName(name, key, game.rules)}
            data-key={`${side} ${index}`}
          >
            <Figures value={key.points} className={css.figure} />
            <span className={css.why}>{pegCaption(key, game.rules)}</span>
            <span className={css.pips} aria-hidden="true">
              {Array.from({ length: key.points }, (_, i) => i + 1).map((pip) => (
                <i key={pip} />
              ))}
            </span>
          </button>
        ))}
      </div>
    </section>
  )
}
