import { useState } from 'react'
import { sideName } from '../../words/names.ts'
import { PEG_WORDS, sayPegEffect } from '../../words/table/pegs.ts'
import { Fields, otherReasons, ReasonFields, SideTabs } from '../pads/Fields.tsx'
import { UndoBar } from '../pads/UndoBar.tsx'
import { Button, IconButton } from '../parts/Button.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Stepper } from '../parts/Stepper.tsx'
import css from './OtherPad.module.css'
import { isLong } from './ScoreHeader.tsx'
import { useTableView } from './table-view.ts'

interface OtherPadProps {
  /** The side whose page it was opened from. */
  readonly from: number
  readonly onDone: () => void
}

/** With more sides than two it must be tapped who gets a penalty. */
const TAPPED = 3

/** Any points for any side, forwards or back, with the reason that will stand in the score sheet. */
export function OtherPad({ from, onDone }: OtherPadProps) {
  const { game, act, history } = useTableView()
  const [side, setSide] = useState(from)
  const [chosen, choose] = useState('other')
  const [points, setPoints] = useState(1)
  const [words, setWords] = useState('')
  const name = sideName(game, side)
  const reasons = otherReasons(game, side)
  const row = reasons.find(({ key }) => key === chosen)
  const reason = row?.reason ?? 'other'
  const note = words.trim() || row?.note
  const effect = sayPegEffect(game, side, points)
  const peg = () => {
    act({ type: 'peg', side, points, reason, ...(note ? { note } : {}) })
    onDone()
  }
  return (
    <>
      <Fields
        pad="other"
        label={PEG_WORDS.otherPoints(name)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      >
        <div className={css.head} data-mirrors="">
          <h2 className={game.pegs.length < TAPPED ? undefined : 'visually-hidden'}>
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
        {game.pegs.length >= TAPPED && <SideTabs game={game} chosen={side} onChoose={setSide} />}
        <ReasonFields
          reasons={reasons}
          chosen={chosen}
          onChoose={(row) => {
            choose(row.key)
            setPoints(row.points)
          }}
          words={words}
          onWords={setWords}
        />
      </Fields>
      <UndoBar history={history}>
        <Button
          kind="primary"
          label={`${PEG_WORDS.peg(points)} ${PEG_WORDS.pegTo(name, points, effect)}`}
          detail={isLong(name) ? effect : PEG_WORDS.pegTo(name, points, effect)}
          onClick={peg}
        >
          {PEG_WORDS.peg(points)}
        </Button>
      </UndoBar>
    </>
  )
}
