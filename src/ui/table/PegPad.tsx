import { type KeyboardEvent, memo, useState } from 'react'
import { pegKeys } from '../../game/moves/decide-play.ts'
import type { Rules } from '../../rules/rules.ts'
import { sideName } from '../../words/names.ts'
import { PEG_WORDS, pegReasonName, sayPegEffect, sayPegs } from '../../words/table/pegs.ts'
import { Fields, otherReasons, ReasonFields, SideTabs } from '../pads/Fields.tsx'
import { keysOf, typedKey, useRollingTaps, useTabStop } from '../pads/pad-keys.ts'
import { UndoBar } from '../pads/UndoBar.tsx'
import { Button, IconButton } from '../parts/Button.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Figures } from '../parts/Figures.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Stepper } from '../parts/Stepper.tsx'
import css from './PegPad.module.css'
import { isLong } from './ScoreHeader.tsx'
import { useTableView } from './table-view.ts'

/** Sides that fit beside each other on a phone with keys a thumb can hit. */
const PAGES = 3

interface PegPadProps {
  /** Opens the pad for any other points, for this side. */
  readonly onOther: (side: number) => void
}

/** An open scorebook, one page a side. With more sides than fit, first the side is tapped, then the points. */
export function PegPad({ onOther }: PegPadProps) {
  const { game } = useTableView()
  const sides = game.pegs.map((_, side) => side)
  const [chosen, setChosen] = useState(0)
  const taps = usePegTaps(onOther)
  const shown = sides.length <= PAGES ? sides : [chosen]
  return (
    <div
      className={css.pad}
      data-pages={shown.length}
      data-tabs={sides.length > PAGES || undefined}
      {...taps}
    >
      {sides.length > PAGES && <SideTabs game={game} chosen={chosen} onChoose={setChosen} />}
      {shown.map((side) => (
        <PegPage key={side} side={side} onOther={onOther} />
      ))}
    </div>
  )
}

/** Listens for the keys of all sides at once: two players peg at the same moment, and both taps count. */
export function usePegTaps(onOther: (side: number) => void) {
  const { game, act } = useTableView()
  return useRollingTaps((name) => {
    const [side = 0, index = 0] = name.split(' ').map(Number)
    const key = pegKeys(game.rules)[index]
    if (key) act({ type: 'peg', side, ...key })
    else onOther(side)
  })
}

/** “Other” is the first key of a page. */
const FIRST_KEY = 1

/** One side's page of the scorebook: a key for each thing the play pegs. Taps come to the pad, digits here. */
export function PegPage({ side, onOther }: PegPadProps & { readonly side: number }) {
  const { game, act, facing } = useTableView()
  const mirrored = !facing && game.pegs.length === 2 && side === 1
  const name = sideName(game, side)
  const mark = game.marks[side] ?? 'a'
  const keys = pegKeys(game.rules)
  const { stop, onFocus, walk } = useTabStop(FIRST_KEY)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (walk(event)) return
    const typed = typedKey(event)
    const worth = keys.flatMap(({ points }, index) => (String(points) === typed ? [index] : []))
    const next = worth.find((index) => index + FIRST_KEY > stop) ?? worth[0]
    const key = next === undefined ? undefined : keys[next]
    if (typed === '+') onOther(side)
    // Several keys of one number: the digit moves from one to the next, and Enter pegs.
    else if (next !== undefined && worth.length > 1) keysOf(event.currentTarget)[next + FIRST_KEY]?.focus()
    else if (key) act({ type: 'peg', side, ...key })
  }

  return (
    <fieldset
      className={css.page}
      data-mark={mark}
      data-mirrored={mirrored || undefined}
      data-pad="peg"
      aria-label={name}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <header className={css.head}>
        <h2 className={css.name} data-long={isLong(name) || undefined}>
          <SideMark mark={mark} />
          <span>{name}</span>
        </h2>
        <button
          type="button"
          className={css.other}
          aria-label={PEG_WORDS.otherPoints(name)}
          data-key={`${side} other`}
          tabIndex={stop === 0 ? 0 : -1}
        >
          <Icon name="plus" size={18} />
          <span>{PEG_WORDS.other}</span>
        </button>
      </header>
      <PegKeys side={side} name={name} rules={game.rules} stop={stop} />
    </fieldset>
  )
}

interface PegKeysProps {
  readonly side: number
  readonly name: string
  readonly rules: Rules
  readonly stop: number
}

/** Drawn once: no peg changes them. */
const PegKeys = memo(function PegKeys({ side, name, rules, stop }: PegKeysProps) {
  return (
    <div className={css.keys}>
      {pegKeys(rules).map((key, index) => (
        <button
          type="button"
          className={css.key}
          key={`${key.reason}${key.points}`}
          aria-label={sayPegs(name, key, rules)}
          data-key={`${side} ${index}`}
          tabIndex={index + FIRST_KEY === stop ? 0 : -1}
        >
          <Figures value={key.points} className={css.figure} />
          <span className={css.why}>{pegReasonName(key, rules)}</span>
          <span className={css.pips} aria-hidden="true">
            {Array.from({ length: key.points }, (_, i) => i + 1).map((pip) => (
              <i key={pip} />
            ))}
          </span>
        </button>
      ))}
    </div>
  )
})

interface OtherPadProps {
  readonly from: number
  readonly onDone: () => void
}

/** Any points for any side, forwards or back, with the reason that the score sheet will show. */
export function OtherPad({ from, onDone }: OtherPadProps) {
  const { game, act, history } = useTableView()
  const [side, setSide] = useState(from)
  const [chosen, setChosen] = useState('other')
  const [points, setPoints] = useState(1)
  const [words, setWords] = useState('')
  const name = sideName(game, side)
  const reasons = otherReasons(game, side)
  const row = reasons.find(({ key }) => key === chosen)
  const reason = row?.reason ?? 'other'
  const note = words.trim() || row?.note
  const effect = sayPegEffect(game, side, points)
  const pegTo = PEG_WORDS.pegTo(name, points, effect)
  // With two sides, the page that it was opened from is enough.
  const hasTabs = game.pegs.length > 2
  const peg = () => {
    act({ type: 'peg', side, points, reason, ...(note ? { note } : {}) })
    onDone()
  }
  return (
    <>
      <Fields
        pad="other"
        aria-label={PEG_WORDS.otherPoints(name)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      >
        <div className={css.peg} data-mirrors="">
          <h2 className={hasTabs ? 'visually-hidden' : undefined}>
            <SideMark mark={game.marks[side] ?? 'a'} /> <span>{name}</span>
          </h2>
          {row?.why !== undefined && <p>{row.why}</p>}
          <Stepper
            label={PEG_WORDS.points}
            value={points}
            min={-60}
            max={60}
            onChange={(next) => setPoints(next === 0 ? -Math.sign(points) : next)}
          />
          <IconButton icon="cross" label={PEG_WORDS.cancel} onClick={onDone} />
        </div>
        {hasTabs && <SideTabs game={game} chosen={side} onChoose={setSide} />}
        <ReasonFields
          reasons={reasons}
          chosen={chosen}
          onChoose={(row) => {
            setChosen(row.key)
            setPoints(row.points)
          }}
          words={words}
          onWords={setWords}
        />
      </Fields>
      <UndoBar history={history}>
        <Button
          kind="primary"
          label={`${PEG_WORDS.peg(points)} ${pegTo}`}
          detail={isLong(name) ? effect : pegTo}
          onClick={peg}
        >
          {PEG_WORDS.peg(points)}
        </Button>
      </UndoBar>
    </>
  )
}
