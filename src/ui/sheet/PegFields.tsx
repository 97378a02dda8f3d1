import { useState } from 'react'
import { pegKeys } from '../../game/moves/decide-play.ts'
import type { PegReason } from '../../game/record/entry.ts'
import type { Game } from '../../game/record/game.ts'
import { CORRECTION_WORDS } from '../../words/table/correction.ts'
import { type OtherReason, otherReasons, plainReason, ReasonFields, SideTabs } from '../pads/Fields.tsx'
import { Amount, type FieldsProps } from './PadParts.tsx'

/** Pegged in the play, and on no key of their own. */
const PLAYED: readonly PegReason[] = ['run', 'double-pair-royal', 'last-card']

export function PegFields({ there, entry, onEntry }: FieldsProps<'pegged' | 'muggins-taken'>) {
  const { points, side } = entry
  const peg = entry.type === 'pegged' ? entry : undefined
  const reasons = allReasons(there, side)
  const chosen = peg && reasonOf(reasons, peg)
  const [words, setWords] = useState(chosen?.note === peg?.note ? '' : (peg?.note ?? ''))
  const stepTo = (next: number) => onEntry({ ...entry, points: next === 0 ? -Math.sign(points) : next })
  const put = (reason: PegReason, usual: number, note: string | undefined) => {
    if (!peg) return
    const { note: old, ...rest } = peg
    // Points that were put right already are not put back by another reason.
    const kept = chosen && points !== chosen.points
    onEntry({ ...rest, reason, points: kept ? points : usual, ...(note ? { note } : {}) })
  }
  return (
    <>
      <SideTabs game={there} chosen={side} onChoose={(next) => onEntry({ ...unjoined(entry), side: next })} />
      <Amount
        label={CORRECTION_WORDS.points}
        value={points}
        min={peg ? -60 : 1}
        max={peg ? 60 : 29}
        onChange={stepTo}
      />
      {peg && (
        <ReasonFields
          reasons={reasons}
          chosen={chosen?.key}
          onChoose={(row) => put(row.reason, row.points, words.trim() || row.note)}
          words={words}
          onWords={(next) => {
            setWords(next)
            put(peg.reason, points, next.trim() || chosen?.note)
          }}
        />
      )}
    </>
  )
}

/** Another side’s peg joins no leap of this one. */
function unjoined(entry: FieldsProps<'pegged' | 'muggins-taken'>['entry']) {
  if (entry.type !== 'pegged') return entry
  const { joins, ...alone } = entry
  return alone
}

/** What the play’s keys peg for, and all the others. */
function allReasons(there: Game, side: number): readonly OtherReason[] {
  const others = otherReasons(there, side)
  const onKeys = pegKeys(there.rules).filter(
    ({ reason }, i, keys) =>
      keys.findIndex((key) => key.reason === reason) === i && !others.some((row) => row.key === reason),
  )
  const rows = onKeys.map(({ reason, points }) => plainReason(there, reason, points))
  const ofThePlay = (row: OtherReason) => PLAYED.includes(row.reason)
  return [...rows, ...others.filter(ofThePlay), ...others.filter((row) => !ofThePlay(row))]
}

function reasonOf(
  reasons: readonly OtherReason[],
  { reason, note }: { readonly reason: PegReason; readonly note?: string },
): OtherReason | undefined {
  const rows = reasons.filter((row) => row.reason === reason)
  return rows.find((row) => row.note === note) ?? rows.find((row) => row.note === undefined)
}
