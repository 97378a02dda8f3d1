import { type ComponentProps, useId } from 'react'
import { pegKeys } from '../../game/moves/decide-play.ts'
import { penaltyPeg } from '../../game/moves/penalties.ts'
import type { PegReason } from '../../game/record/entry.ts'
import type { Game } from '../../game/record/game.ts'
import { capitalise } from '../../words/grammar.ts'
import { sideName } from '../../words/names.ts'
import { PEG_WORDS, reasonName, sayOffence } from '../../words/table/pegs.ts'
import { SideMark } from '../parts/board/PegHead.tsx'
import { PegRadio } from '../parts/PegRadio.tsx'
import { Segments } from '../parts/Segments.tsx'
import css from './Fields.module.css'

/** Fields below each other, which scroll where there is no room for all; `pad` for the list of keys. */
export function Fields({ pad, className, ...section }: ComponentProps<'section'> & { readonly pad: string }) {
  return (
    <section className={className ? `${css.fields} ${className}` : css.fields} data-pad={pad} {...section} />
  )
}

interface ChoicesProps<T> {
  /** Read aloud, not shown. */
  readonly label: string
  readonly choices: readonly T[]
  readonly chosen: string | undefined
  readonly onChoose: (choice: T) => void
}

/** One of several, as many beside each other as there is room for. */
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

type TextFieldProps = Pick<ComponentProps<'input'>, 'placeholder' | 'value' | 'maxLength'> & {
  readonly label: string
  readonly onValue: (value: string) => void
}

export function TextField({ label, onValue, ...input }: TextFieldProps) {
  return (
    <input
      type="text"
      className={css.text}
      aria-label={label}
      autoComplete="off"
      enterKeyHint="done"
      onChange={(event) => onValue(event.target.value)}
      {...input}
    />
  )
}

/** A reason for points beside those of the keys. */
export interface OtherReason {
  readonly key: string
  readonly label: string
  readonly reason: PegReason
  /** The points it usually is. */
  readonly points: number
  /** What the score sheet says beside the reason. */
  readonly note?: string
  /** Whose offence it was. */
  readonly why?: string
}

/** A reason without a note; `points` as usual for it. */
export function plainReason({ rules }: Game, reason: PegReason, points: number): OtherReason {
  return { key: reason, label: capitalise(reasonName(reason, rules)), reason, points }
}

/** The reasons that have no key; the rule set’s own penalties come early: they are what the table argues about. */
export function otherReasons(game: Game, side: number): readonly OtherReason[] {
  const { rules } = game
  const { lastCard } = rules.play
  const plain = (reason: PegReason, points: number) => plainReason(game, reason, points)
  const penalties = rules.penalties.map((penalty): OtherReason => {
    const peg = penaltyPeg(rules, penalty)
    return {
      key: `penalty ${penalty.reason}`,
      label: capitalise(penalty.reason),
      reason: 'penalty',
      points: peg.points,
      note: penalty.reason,
      why: sayOffence(game, side, penalty, peg),
    }
  })
  const hasLastKey = pegKeys(rules).some((key) => key.reason === 'last-card')
  return [
    plain('other', 1),
    ...penalties,
    plain('correction', -1),
    plain('muggins', 2),
    ...(rules.heels > 0 ? [plain('heels', rules.heels)] : []),
    plain('run', 6),
    plain('double-pair-royal', 12),
    ...(hasLastKey || lastCard === 0 ? [] : [plain('last-card', lastCard)]),
  ]
}

interface ReasonFieldsProps extends Pick<ChoicesProps<OtherReason>, 'chosen' | 'onChoose'> {
  readonly reasons: readonly OtherReason[]
  readonly words: string
  readonly onWords: (words: string) => void
}

/** What points are for: one of the table’s reasons, or the player’s own words. */
export function ReasonFields({ words, onWords, reasons, ...choice }: ReasonFieldsProps) {
  const { ownWords } = PEG_WORDS
  return (
    <>
      <Choices label={PEG_WORDS.for} choices={reasons} {...choice} />
      <TextField label={ownWords} placeholder={ownWords} value={words} maxLength={60} onValue={onWords} />
    </>
  )
}

interface SideTabsProps {
  readonly game: Game
  readonly chosen: number
  readonly onChoose: (side: number) => void
}

/** Chooses the side that the points are for. */
export function SideTabs({ game, chosen, onChoose }: SideTabsProps) {
  return (
    <Segments
      label={PEG_WORDS.whose}
      value={String(chosen)}
      onChange={(side) => onChoose(Number(side))}
      options={game.marks.map((mark, side) => ({
        value: String(side),
        label: (
          <>
            <SideMark mark={mark} />
            <span>{sideName(game, side)}</span>
          </>
        ),
      }))}
    />
  )
}
