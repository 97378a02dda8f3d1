import { useState } from 'react'
import type { Intent } from '../../game/intent.ts'
import type { PegReason } from '../../game/record/entry.ts'
import type { Game } from '../../game/record/game.ts'
import { sideName } from '../../words/names.ts'
import { PEG_WORDS, sayOtherPoints, sayPegEffect, sayPegOther, sayPegTo } from '../../words/table/pegs.ts'
import { Fields, ReasonFields, SideTabs } from '../pads/Fields.tsx'
import { otherReasons } from '../pads/other-reasons.ts'
import { type History, UndoBar } from '../pads/UndoBar.tsx'
import { Button, IconButton } from '../parts/Button.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Stepper } from '../parts/Stepper.tsx'
import css from './OtherPad.module.css'
import { isLong } from './ScoreHeader.tsx'

interface Props {
  readonly game: Game
  /** The side whose page it was opened from. */
  readonly from: number
  readonly history: History
  readonly onPeg: (peg: Extract<Intent, { type: 'peg' }>) => void
  readonly onCancel: () => void
}

interface Chosen {
  readonly key: string
  readonly reason: PegReason
  readonly points: number
}

/** With more sides than two it must be tapped who gets a penalty. */
const TAPPED = 3

/** Any points for any side, forwards or back, with the reason that will stand in the score sheet. */
export function OtherPad({ game, from, history, onPeg, onCancel }: Props) {
  const [side, setSide] = useState(from)
  const [chosen, setChosen] = useState<Chosen>({ key: 'other', reason: 'other', points: 1 })
  const [words, setWords] = useState('')
  const name = sideName(game, side)
  const reasons = otherReasons(game, side)
  const row = reasons.find(({ key }) => key === chosen.key)
  const { points, reason } = chosen
  const note = words.trim() || row?.note
  const effect = sayPegEffect(game, side, points)
  return (
    <>
      <Fields
        pad="other"
        label={sayOtherPoints(name)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
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
            onChange={(next) => setChosen({ ...chosen, points: next === 0 ? -Math.sign(points) : next })}
          />
          <IconButton icon="cross" label={PEG_WORDS.cancel} onClick={onCancel} />
        </div>
        {game.pegs.length >= TAPPED && <SideTabs game={game} chosen={side} onChoose={setSide} />}
        <ReasonFields
          reasons={reasons}
          chosen={chosen.key}
          onChoose={({ key, reason, points }) => setChosen({ key, reason, points })}
          words={words}
          onWords={setWords}
        />
      </Fields>
      <UndoBar history={history}>
        <Button
          kind="primary"
          label={`${sayPegOther(points)} ${sayPegTo(name, points, effect)}`}
          detail={isLong(name) ? effect : sayPegTo(name, points, effect)}
          onClick={() => onPeg({ type: 'peg', side, points, reason, ...(note ? { note } : {}) })}
        >
          {sayPegOther(points)}
        </Button>
      </UndoBar>
    </>
  )
}
