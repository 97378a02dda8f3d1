import { useId, useState } from 'react'
import { useApp, usePart } from '../../app/hooks/use-app.ts'
import type { useClubEvening } from '../../app/hooks/use-evening.ts'
import { type Evening, moneyIn, typedResult } from '../../game/figures/stakes.ts'
import { EVENING_WORDS, sayMoney, sayTyped } from '../../words/pages/games.ts'
import { Button } from '../parts/Button.tsx'
import { TextField } from '../parts/TextField.tsx'
import styles from './EveningPage.module.css'
import { Section } from './Section.tsx'

export type EveningFormName = 'stakes' | 'result'

type Change = (evening: Evening) => Evening
type OfDay = NonNullable<ReturnType<typeof useClubEvening>>

interface EveningFormProps {
  readonly form: EveningFormName
  readonly evening: OfDay
  readonly onChange: (to: Change, done?: string) => Promise<boolean>
  readonly players: readonly string[]
  readonly onDone: () => void
}

/** What the evening is played for, or a game that was not scored here. */
export function EveningForm({ form, evening, onChange, players, onDone }: EveningFormProps) {
  const { device } = useApp()
  const known = usePart(device, ({ names }) => names)
  const { game, hole, skunk } = evening.own?.stakes ?? { game: 0, hole: 0, skunk: 2 }
  const isStakes = form === 'stakes'
  const [fields, setFields] = useState(isStakes ? [sayMoney(game), sayMoney(hole), `${skunk}`] : ['', '', ''])
  const [isWrong, setWrong] = useState(false)
  const list = useId()
  const words = EVENING_WORDS[form]
  const save = async () => {
    const [winner = '', loser = '', by = ''] = fields
    const result = isStakes ? undefined : typedResult(winner, loser, Number(by))
    const to: Change | undefined = isStakes
      ? withStakes(fields)
      : result && ((one) => ({ ...one, typed: [...one.typed, result] }))
    setWrong(!to)
    if (to && (await onChange(to, result && EVENING_WORDS.added(sayTyped(result))))) onDone()
  }
  return (
    <Section title={words.title}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {words.fields.map((label, i) => (
          <TextField
            key={label}
            label={label}
            maxLength={60}
            inputMode={isStakes ? 'decimal' : i === 2 ? 'numeric' : 'text'}
            list={isStakes || i === 2 ? undefined : list}
            value={fields[i] ?? ''}
            onType={(typed) => setFields(fields.with(i, typed))}
          />
        ))}
        <datalist id={list}>
          {[...new Set([...players, ...known.map(({ name }) => name)])].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <output>{isWrong ? words.wrong : words.help}</output>
        <Button kind="quiet" onClick={onDone}>
          {EVENING_WORDS.cancel}
        </Button>
        <Button kind="primary" submits>
          {EVENING_WORDS.save}
        </Button>
      </form>
    </Section>
  )
}

/** Undefined where a field is no amount. Without any money nobody plays for it. */
function withStakes([first = '', second = '', times = '']: readonly string[]): Change | undefined {
  const [game, hole, skunk] = [moneyIn(first), moneyIn(second), Number(times)]
  if (game === undefined || hole === undefined || !/^[1-9]$/.test(times.trim())) return undefined
  return ({ stakes: _, ...one }) => (game + hole > 0 ? { ...one, stakes: { game, hole, skunk } } : one)
}
