import { useState } from 'react'
import { PAD_WORDS } from '../../words/pads.ts'
import { PEG_WORDS } from '../../words/table/pegs.ts'
import { Fields, SideTabs } from '../pads/Fields.tsx'
import { UndoBar } from '../pads/UndoBar.tsx'
import { IconButton } from '../parts/Button.tsx'
import { Segments } from '../parts/Segments.tsx'
import { HandHeader } from './HandHeader.tsx'
import { Numbers } from './OtherNumbers.tsx'
import css from './OtherPad.module.css'
import { useTableView } from './table-view.ts'

const KINDS = ['points', 'penalty', 'back'] as const

interface OtherPadProps {
  /** Whose points. Without a side it begins with a penalty, and asks whose fault it was. */
  readonly from: number | undefined
}

/** Any points for any side at any step. */
export function OtherPad({ from }: OtherPadProps) {
  const { game, history, setOther } = useTableView()
  const [kind, setKind] = useState<keyof typeof PEG_WORDS.kinds>(from === undefined ? 'penalty' : 'points')
  const [side, setSide] = useState(from)
  // With two sides it is the other one’s fault.
  const [fault, setFault] = useState(from !== undefined && game.pegs.length === 2 ? 1 - from : undefined)
  const close = () => setOther(undefined)
  const [chosen, choose, label] =
    kind === 'penalty' ? [fault, setFault, PEG_WORDS.whoseFault] : [side, setSide, PEG_WORDS.whose]
  return (
    <>
      <HandHeader title={PEG_WORDS.otherTitle} />
      <Fields
        pad="other"
        className={css.pad}
        data-fades=""
        aria-label={PEG_WORDS.otherTitle}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      >
        <div className={css.head} data-mirrors="">
          <Segments
            label={PEG_WORDS.what}
            value={kind}
            onChange={setKind}
            options={KINDS.map((value) => ({ value, label: PEG_WORDS.kinds[value] }))}
          />
          <IconButton icon="cross" label={PAD_WORDS.cancel} onClick={close} />
        </div>
        <SideTabs game={game} label={label} chosen={chosen} onChoose={choose} />
        {chosen === undefined ? (
          <p className={css.ask}>{label}?</p>
        ) : (
          <Numbers key={kind} kind={kind} side={chosen} />
        )}
      </Fields>
      <UndoBar history={history} />
    </>
  )
}
