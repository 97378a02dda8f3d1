import { type ComponentProps, useId } from 'react'
import { useSideTag } from '../../app/hooks/use-table.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { sideName } from '../../words/names.ts'
import { PEG_WORDS } from '../../words/table/pegs.ts'
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

interface OwnWordsProps {
  readonly words: string
  readonly onWords: (words: string) => void
}

export function OwnWords({ words, onWords }: OwnWordsProps) {
  const { ownWords } = PEG_WORDS
  return <TextInput label={ownWords} placeholder={ownWords} value={words} maxLength={60} onType={onWords} />
}

interface SideTabsProps {
  readonly game: ShownGame
  readonly label: string
  /** Only some of them. */
  readonly sides?: readonly number[]
  readonly chosen: number | undefined
  readonly onChoose: (side: number) => void
}

export function SideTabs({ game, label, sides, chosen, onChoose }: SideTabsProps) {
  const tag = useSideTag()
  return (
    <Segments
      label={label}
      value={String(chosen)}
      onChange={(side) => onChoose(Number(side))}
      options={(sides ?? [...game.marks.keys()]).map((side) => ({
        value: String(side),
        name: sideName(game, side),
        label: (
          <>
            <SideMark mark={game.marks[side] ?? 'a'} />
            <span>{tag(game, side)}</span>
          </>
        ),
      }))}
    />
  )
}
