import { type KeyboardEventHandler, type ReactNode, useId } from 'react'
import type { Game } from '../../game/record/game.ts'
import { sideName } from '../../words/names.ts'
import { PEG_WORDS } from '../../words/table/pegs.ts'
import { SideMark } from '../parts/board/PegHead.tsx'
import { PegRadio } from '../parts/PegChoice.tsx'
import { Segments } from '../parts/Segments.tsx'
import css from './Fields.module.css'
import type { OtherReason } from './other-reasons.ts'

interface FieldsProps {
  /** What is tapped here, for the list of keys. */
  readonly pad: string
  readonly label?: string
  readonly className?: string | undefined
  readonly onKeyDown?: KeyboardEventHandler
  readonly children: ReactNode
}

/** Fields below each other, which scroll where there is no room for all. */
export function Fields({ pad, label, className, onKeyDown, children }: FieldsProps) {
  return (
    <section
      className={className ? `${css.fields} ${className}` : css.fields}
      data-pad={pad}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {children}
    </section>
  )
}

interface ChoicesProps {
  /** What is chosen; read aloud, not shown. */
  readonly label: string
  readonly choices: readonly { readonly key: string; readonly label: string }[]
  readonly chosen: string | undefined
  readonly onChoose: (key: string) => void
}

/** One of several, as many beside each other as there is room for. */
export function Choices({ label, choices, chosen, onChoose }: ChoicesProps) {
  const group = useId()
  return (
    <fieldset className={css.choices}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <PegRadio
          key={choice.key}
          name={group}
          checked={choice.key === chosen}
          onChoose={() => onChoose(choice.key)}
        >
          {choice.label}
        </PegRadio>
      ))}
    </fieldset>
  )
}

interface TextFieldProps {
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  readonly maxLength: number
  readonly onValue: (value: string) => void
}

/** A line to write in. */
export function TextField({ label, placeholder, value, maxLength, onValue }: TextFieldProps) {
  return (
    <input
      type="text"
      className={css.text}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      maxLength={maxLength}
      autoComplete="off"
      enterKeyHint="done"
      onChange={(event) => onValue(event.target.value)}
    />
  )
}

interface ReasonFieldsProps {
  readonly reasons: readonly OtherReason[]
  readonly chosen: string | undefined
  readonly onChoose: (reason: OtherReason) => void
  readonly words: string
  readonly onWords: (words: string) => void
}

/** What points are for: one of the table’s reasons, and what else is to be said. */
export function ReasonFields({ reasons, chosen, onChoose, words, onWords }: ReasonFieldsProps) {
  const choose = (key: string) => {
    const reason = reasons.find((one) => one.key === key)
    if (reason) onChoose(reason)
  }
  return (
    <>
      <Choices label={PEG_WORDS.for} choices={reasons} chosen={chosen} onChoose={choose} />
      <TextField
        label={PEG_WORDS.ownWords}
        placeholder={PEG_WORDS.ownWords}
        value={words}
        maxLength={60}
        onValue={onWords}
      />
    </>
  )
}

interface SideTabsProps {
  readonly game: Game
  readonly chosen: number
  readonly onChoose: (side: number) => void
}

/** First the side is tapped, then its points. */
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
