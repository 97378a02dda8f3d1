import { type ComponentProps, useId } from 'react'
import { useSideTag } from '../../app/hooks/use-table.ts'
import { rareKeys } from '../../game/moves/peg-keys.ts'
import { penaltyPeg } from '../../game/moves/penalties.ts'
import type { PegReason } from '../../game/record/entry.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { capitalise } from '../../words/grammar.ts'
import { sideName } from '../../words/names.ts'
import { PEG_WORDS, reasonName } from '../../words/table/pegs.ts'
import { SideMark } from '../parts/board/PegHead.tsx'
import { PegRadio, Segments } from '../parts/Segments.tsx'
import { TextInput } from '../parts/TextField.tsx'
import css from './Fields.module.css'

export function Fields({ className, ...section }: ComponentProps<'section'>) {
  return <section className={`${css.fields} ${className}`} {...section} />
}

interface ChoicesProps<T> {
  readonly label: string
  readonly choices: readonly T[]
  readonly chosen: string | undefined
  readonly onChoose: (choice: T) => void
}

export function Choices<T extends { readonly key: string; readonly label: string }>(props: ChoicesProps<T>) {
  const { label, choices, chosen, onChoose } = props
  const group = useId()
  return (
    <fieldset className={css.choices}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <PegRadio
          key={choice.key}
          name={group}
          checked={choice.key === chosen}
          onChoose={() => onChoose(choice)}
        >
          {choice.label}
        </PegRadio>
      ))}
    </fieldset>
  )
}

export interface OtherReason {
  readonly key: string
  readonly label: string
  readonly reason: PegReason
  /** Its usual points. */
  readonly points: number
  /** What the score sheet says beside the reason. */
  readonly note?: string
}

export function plainReason({ rules }: ShownGame, reason: PegReason, points: number): OtherReason {
  return { key: reason, label: capitalise(reasonName(reason, rules)), reason, points }
}

/** The reasons that are not on a key. */
export function otherReasons(game: ShownGame): readonly OtherReason[] {
  const { rules } = game
  return [
    ...rareKeys(rules)
      .filter(({ reason, points }) => reason !== 'run' || points === 6)
      .map(({ reason, points }) => plainReason(game, reason, points)),
    plainReason(game, 'other', 1),
    plainReason(game, 'muggins', 2),
    plainReason(game, 'correction', -1),
    ...rules.penalties.map(
      (penalty): OtherReason => ({
        key: `penalty-${penalty.reason}`,
        label: PEG_WORDS.penaltyFor(penalty.reason),
        reason: 'penalty',
        points: penaltyPeg(rules, penalty).points,
        note: penalty.reason,
      }),
    ),
  ]
}

interface ReasonFieldsProps extends Pick<ChoicesProps<OtherReason>, 'chosen' | 'onChoose'> {
  readonly reasons: readonly OtherReason[]
  readonly words: string
  readonly onWords: (words: string) => void
}

export function ReasonFields({ words, onWords, reasons, ...choice }: ReasonFieldsProps) {
  const { ownWords } = PEG_WORDS
  return (
    <>
      {reasons.length > 0 && <Choices label={PEG_WORDS.for} choices={reasons} {...choice} />}
      <TextInput label={ownWords} placeholder={ownWords} value={words} maxLength={60} onType={onWords} />
    </>
  )
}

interface SideTabsProps {
  readonly game: ShownGame
  readonly label: string
  readonly chosen: number | undefined
  readonly onChoose: (side: number) => void
}

export function SideTabs({ game, label, chosen, onChoose }: SideTabsProps) {
  const tag = useSideTag()
  return (
    <Segments
      label={label}
      value={String(chosen)}
      onChange={(side) => onChoose(Number(side))}
      options={game.marks.map((mark, side) => ({
        value: String(side),
        name: sideName(game, side),
        label: (
          <>
            <SideMark mark={mark} />
            <span>{tag(game, side)}</span>
          </>
        ),
      }))}
    />
  )
}
