import { type ReactNode, useState } from 'react'
import { pegKeys, rareKeys } from '../../game/moves/peg-keys.ts'
import { penaltyPeg } from '../../game/moves/penalties.ts'
import type { EventOf, GameEvent, Mark, PegReason } from '../../game/record/entry.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { defaultName, MOST_TYPED, withMark } from '../../game/setup/setup-form.ts'
import { seatsOf, sideOf } from '../../rules/rules.ts'
import { capitalise } from '../../words/engine/grammar.ts'
import { sayNameField, seatName, sideName } from '../../words/names.ts'
import { CORRECTION_WORDS } from '../../words/table/correction.ts'
import { PEG_WORDS, reasonName } from '../../words/table/pegs.ts'
import { sayEntry } from '../../words/table/undo.ts'
import { Segments, type SegmentsProps } from '../parts/Segments.tsx'
import { Stepper } from '../parts/Stepper.tsx'
import { TextInput } from '../parts/TextField.tsx'
import css from './EntryFields.module.css'
import { Choices, OwnWords, SideTabs } from './Fields.tsx'
import { NumberGrid } from './NumberGrid.tsx'
import { PegSelect } from './PegSelect.tsx'

interface FieldsProps<T extends GameEvent['type'] = GameEvent['type']> {
  /** The game at this entry. */
  readonly there: ShownGame
  readonly entry: EventOf<T>
  readonly onEntry: (entry: GameEvent) => void
}

export interface PadProps<T extends GameEvent['type'] = GameEvent['type']>
  extends Omit<FieldsProps, 'entry'> {
  /** The entry as it was, or a `blank` one where there was none. */
  readonly start: EventOf<T>
  readonly blank: boolean
  /** As tapped so far; undefined while it is blank. */
  readonly entry: EventOf<T> | undefined
  /** What it would change, or why it cannot. */
  readonly effect: string | undefined
  readonly foot: ReactNode
}

/** Takes its space even when empty, so that no key moves. */
export function EffectLine({ effect }: Pick<PadProps, 'effect'>) {
  return (
    <p className={css.effect} role="status">
      {effect}
    </p>
  )
}

/** Above a pad: which kind of entry, or how a hand is counted. */
export function Kinds<T extends string>(props: SegmentsProps<T>) {
  return (
    <div className={css.kinds}>
      <Segments {...props} />
    </div>
  )
}

/** The fields of entries other than hands and cards. An entry without any can only be removed. */
export function EntryFields({ entry, ...pad }: FieldsProps) {
  switch (entry.type) {
    case 'pegged':
    case 'muggins-taken':
      return <PegFields {...pad} entry={entry} />
    case 'dealt':
      return <DealerFields {...pad} entry={entry} />
    case 'game-started':
      return <StartFields {...pad} entry={entry} />
    default:
      return null
  }
}

function PegFields({ there, entry, onEntry }: FieldsProps<'pegged' | 'muggins-taken'>) {
  const { points, side } = entry
  const peg = entry.type === 'pegged' ? entry : undefined
  const reasons = reasonsOf(there)
  const chosen = peg && reasonOf(reasons, peg)
  const [words, setWords] = useState(chosen?.note === peg?.note ? '' : (peg?.note ?? ''))
  const setReason = (reason: PegReason, usual: number, note: string | undefined) => {
    if (!peg) return
    const { note: old, ...rest } = peg
    // Corrected points stay the same with another reason, which may take them back.
    const isKept = chosen && points !== chosen.points
    const kept = Math.sign(usual) * Math.abs(points)
    onEntry({ ...rest, reason, points: isKept ? kept : usual, ...(note ? { note } : {}) })
  }
  return (
    <>
      <SideTabs
        game={there}
        label={PEG_WORDS.whose}
        chosen={side}
        onChoose={(next) => onEntry({ ...unjoined(entry), side: next })}
      />
      <NumberGrid
        label={CORRECTION_WORDS.points}
        from={1}
        chosen={Math.abs(points)}
        onNumber={(next) => onEntry({ ...entry, points: Math.sign(points) * next })}
      />
      {peg && (
        <>
          <Choices
            label={PEG_WORDS.for}
            choices={reasons}
            chosen={chosen?.key}
            onChoose={(row) => setReason(row.reason, row.points, words.trim() || row.note)}
          />
          <OwnWords
            words={words}
            onWords={(next) => {
              setWords(next)
              setReason(peg.reason, points, next.trim() || chosen?.note)
            }}
          />
        </>
      )}
    </>
  )
}

/** Without joining the peg before, which was another side’s. */
function unjoined(entry: FieldsProps<'pegged' | 'muggins-taken'>['entry']) {
  if (entry.type !== 'pegged') return entry
  const { joins, ...alone } = entry
  return alone
}

interface Reason {
  readonly key: string
  readonly label: string
  readonly reason: PegReason
  /** Its usual points. */
  readonly points: number
  /** What the score sheet says beside the reason. */
  readonly note?: string
}

/** Any number can be pegged for the last three. */
const OTHERS = [
  { reason: 'other', points: 1 },
  { reason: 'muggins', points: 2 },
  { reason: 'correction', points: -1 },
] as const

function reasonsOf({ rules }: ShownGame): readonly Reason[] {
  const keys = [...pegKeys(rules), ...rareKeys(rules), ...OTHERS]
  const plain = keys.filter(({ reason }, i) => keys.findIndex((key) => key.reason === reason) === i)
  return [
    ...plain.map((key) => ({ ...key, key: key.reason, label: capitalise(reasonName(key.reason, rules)) })),
    ...rules.penalties.map(
      (penalty): Reason => ({
        key: `penalty-${penalty.reason}`,
        label: PEG_WORDS.penaltyFor(penalty.reason),
        reason: 'penalty',
        points: penaltyPeg(rules, penalty).points,
        note: penalty.reason,
      }),
    ),
  ]
}

function reasonOf(reasons: readonly Reason[], { reason, note }: Pick<Reason, 'reason' | 'note'>) {
  const rows = reasons.filter((row) => row.reason === reason)
  return rows.find((row) => row.note === note) ?? rows.find((row) => row.note === undefined)
}

function DealerFields({ there, entry, onEntry }: FieldsProps<'dealt'>) {
  return (
    <Choices
      label={CORRECTION_WORDS.dealer}
      choices={there.players.map((_, seat) => ({
        key: String(seat),
        label: sayEntry(there, { type: 'dealt', dealer: seat, points: 0 }),
      }))}
      chosen={String(entry.dealer)}
      onChoose={({ key }) => onEntry({ ...entry, dealer: Number(key) })}
    />
  )
}

function StartFields({ there, entry, onEntry }: FieldsProps<'game-started'>) {
  const { rules, players, marks, scores } = entry
  const setMark = (side: number, mark: Mark) => {
    const next = withMark(entry, side, mark)
    // Players named after their peg are renamed with it.
    const named = (name: string, seat: number) =>
      name === defaultName(entry, seat) ? defaultName(next, seat) : name
    onEntry({ ...next, players: players.map(named) })
  }
  return (
    <>
      {players.map((name, seat) => {
        const side = sideOf(rules, seat)
        return (
          <div key={sayNameField(seat)} className={css.seat} data-mirrors="">
            <PegSelect
              mark={marks[side] ?? 'a'}
              owner={seatsOf(rules, side)[0] === seat ? seatName(entry, seat) : undefined}
              onMark={(mark) => setMark(side, mark)}
            />
            <TextInput
              label={sayNameField(seat)}
              value={name}
              maxLength={MOST_TYPED}
              onType={(next) => onEntry({ ...entry, players: players.with(seat, next) })}
            />
          </div>
        )
      })}
      {scores?.map((score, side) => (
        <div key={there.marks[side]} className={css.amount} data-mirrors="">
          {sideName(there, side)}
          <Stepper
            label={sideName(there, side)}
            value={score}
            min={0}
            max={there.rules.target - 1}
            onChange={(next) => onEntry({ ...entry, scores: scores.with(side, next) })}
          />
        </div>
      ))}
    </>
  )
}
