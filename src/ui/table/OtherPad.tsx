import { useState } from 'react'
import { useLearners } from '../../app/hooks/use-learners.ts'
import type { OtherStart } from '../../app/table-view.ts'
import type { Intent } from '../../game/intent.ts'
import { type PegKey, rareKeys } from '../../game/moves/peg-keys.ts'
import { askedFor, type PenaltyCost, penaltyFor } from '../../game/moves/penalties.ts'
import type { Penalty } from '../../rules/penalty.ts'
import { handSize, type Rules } from '../../rules/rules.ts'
import { COMMON_WORDS } from '../../words/app.ts'
import { capitalise } from '../../words/engine/grammar.ts'
import { sideName } from '../../words/names.ts'
import { PEG_WORDS, pegReasonName, sayFault, sayPegs } from '../../words/table/pegs.ts'
import { sayPenaltyPegs } from '../../words/table/play.ts'
import { Fields, OwnWords, SideTabs } from '../pads/Fields.tsx'
import { NumberGrid, type NumberGridProps } from '../pads/NumberGrid.tsx'
import { Segments } from '../parts/Segments.tsx'
import { HandHeader } from './HandHeader.tsx'
import css from './OtherPad.module.css'
import { TableBar } from './TableBar.tsx'
import { useTableActions, useTableView } from './use-table-view.ts'

const KINDS = ['points', 'muggins', 'penalty', 'back'] as const
/** What a learner does not pay for. */
const FAULTS: readonly Kind[] = ['penalty', 'falseCall']
const CALLS = ['muggins', 'falseCall'] as const
type Kind = (typeof KINDS | typeof CALLS)[number] | 'over'

/** A false call that costs nothing is not pegged. */
const callsOf = ({ muggins }: Rules) =>
  CALLS.filter((call) => call !== 'falseCall' || muggins.falseCall === 'pays')

/** Any points for a side at any step. Without a side it begins with a penalty, and asks whose fault it was. */
export function OtherPad({ side: from, as }: OtherStart) {
  const { game } = useTableView()
  const { choose: chooseAtTable } = useTableActions()
  const kinds: readonly Kind[] = as === 'muggins' ? callsOf(game.rules) : as === 'over' ? [as] : KINDS
  const [kind, setKind] = useState<Kind>(as ?? (from === undefined ? 'penalty' : 'points'))
  const [side, setSide] = useState(from)
  // With two sides it is the other one’s fault.
  const [fault, setFault] = useState(from !== undefined && game.pegs.length === 2 ? 1 - from : undefined)
  const { areLearners } = useLearners()
  const close = () => chooseAtTable({ other: undefined })
  const [chosen, choose, label] =
    kind === 'penalty'
      ? [fault, setFault, PEG_WORDS.whoseFault]
      : [side, setSide, as === 'muggins' ? PEG_WORDS.whoCalls : PEG_WORDS.whose]
  const isFree = chosen !== undefined && FAULTS.includes(kind) && areLearners(game, chosen)
  return (
    <>
      <HandHeader title={PEG_WORDS.otherTitle} onBack={close} back={COMMON_WORDS.cancel} />
      <Fields
        className={css.pad}
        data-pad="other"
        data-fades=""
        aria-label={PEG_WORDS.otherTitle}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      >
        <Segments
          label={PEG_WORDS.what}
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: PEG_WORDS.kinds[value] }))}
        />
        {kind !== 'over' && <SideTabs game={game} label={label} chosen={chosen} onChoose={choose} />}
        {chosen === undefined || isFree ? (
          <p className={css.ask}>{isFree ? PEG_WORDS.noPenalty(sideName(game, chosen)) : `${label}?`}</p>
        ) : (
          <Numbers key={kind} kind={kind} side={chosen} />
        )}
      </Fields>
      <TableBar />
    </>
  )
}

function Numbers({ kind, side }: { readonly kind: Kind; readonly side: number }) {
  const [words, setWords] = useState('')
  // A penalty whose price needs a number first.
  const [asks, setAsks] = useState<Penalty>()
  const note = words.trim()
  const keys = useKeys({ kind, side, note: note === '' ? {} : { note }, asks, setAsks })
  return (
    <>
      {/* Before the numbers: they peg at once. A penalty that asks for a number writes its own reason. */}
      {!asks && kind !== 'over' && <OwnWords words={words} onWords={setWords} />}
      <NumberGrid from={1} {...keys} />
    </>
  )
}

interface PegProps {
  readonly kind: Kind
  readonly side: number
  readonly note: { readonly note?: string }
  readonly asks: Penalty | undefined
  readonly setAsks: (penalty: Penalty) => void
}

/** Each closes the pad. */
function usePegging(side: number, note: PegProps['note']) {
  const { game } = useTableView()
  const { act, choose } = useTableActions()
  const run = (intent: Intent) => {
    choose({ other: undefined })
    act(intent)
  }
  return {
    run,
    peg: (key: PegKey) => run({ type: 'peg', side, ...key, ...note }),
    penalise: (cost: PenaltyCost, own = note) =>
      run({ type: 'penalise', penalty: penaltyFor(game, side, cost), ...own }),
  }
}

function useKeys({ kind, side, note, asks, setAsks }: PegProps): NumberGridProps {
  const { game } = useTableView()
  const { run, peg, penalise } = usePegging(side, note)
  const { rules } = game
  const name = sideName(game, side)
  const usual = rules.penalties[0]?.who ?? 'opponents'
  if (asks && askedFor(rules, asks) === 'cards') {
    return {
      label: PEG_WORDS.cardsFitted,
      isPossible: (cards) => cards <= handSize(rules),
      onNumber: (cards) => penalise({ points: asks.points * cards, who: asks.who }, { note: asks.reason }),
    }
  }
  if (asks || kind === 'over') {
    return {
      label: PEG_WORDS.claimedTooMany(name),
      onNumber: (over) => run({ type: asks?.kind === 'over-pegged' ? 'over-peg' : 'false-game', side, over }),
    }
  }
  switch (kind) {
    case 'muggins':
      return { label: PEG_WORDS.missed, onNumber: (points) => peg({ reason: 'muggins', points }) }
    case 'falseCall':
      return {
        label: PEG_WORDS.called,
        onNumber: (points) => penalise({ points, who: 'opponents' }, { note: PEG_WORDS.falseCall, ...note }),
      }
    case 'points':
      return {
        label: PEG_WORDS.anyFor(name),
        named: rareKeys(rules).map((key) => ({
          name: sayPegs(name, key, rules),
          text: pegReasonName(key, rules),
          points: key.points,
          run: () => peg(key),
        })),
        onNumber: (points) => peg({ reason: 'other', points }),
      }
    case 'penalty':
      return {
        label: sayFault(game, side, penaltyFor(game, side, { points: 1, who: usual })),
        wide: true,
        named: rules.penalties.map((penalty) => ({
          name: `${capitalise(penalty.reason)}: ${sayPenaltyPegs(game, penaltyFor(game, side, penalty))}`,
          text: penalty.reason,
          points: penalty.points,
          run: () =>
            askedFor(rules, penalty)
              ? setAsks(penalty)
              : penalise(penalty, { note: penalty.reason, ...note }),
        })),
        onNumber: (points) => penalise({ points, who: usual }),
      }
    case 'back':
      return {
        label: PEG_WORDS.takeFrom(name),
        onNumber: (points) => peg({ reason: 'correction', points: -points }),
      }
  }
}
