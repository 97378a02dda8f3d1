import { type PropsWithChildren, useState } from 'react'
import { useWords } from '../../../app/hooks/use-app.ts'
import { ownNameOf, playRuleSet, ruleSetOf, rulesOf } from '../../../game/setup/setup-form.ts'
import type { RuleSet } from '../../../game/setup/start-game.ts'
import { checkRules } from '../../../rules/check-rules.ts'
import { capitalise } from '../../../words/engine/grammar.ts'
import { HOUSE_WORDS, type RuleEdit, type RuleLine, ruleLines } from '../../../words/pages/house-rules.ts'
import { NEW_GAME_WORDS } from '../../../words/pages/new-game.ts'
import { Button, IconButton } from '../Button.tsx'
import { Disclosure } from '../Disclosure.tsx'
import { SearchField } from '../SearchField.tsx'
import { PegRadio } from '../Segments.tsx'
import { Stepper } from '../Stepper.tsx'
import { TextField, TextInput } from '../TextField.tsx'
import styles from './HouseRules.module.css'
import { type FormProps, MatchField } from './RulesFields.tsx'

interface HouseRulesProps extends FormProps {
  /** The rule that is open at first. */
  readonly open?: string | undefined
}

/** Every rule as a sentence that opens to be changed; what was changed before comes first and stays in its place. */
export function HouseRules({ form, onForm, open }: HouseRulesProps) {
  const groups = ruleLines(form, useWords()(form.rules))
  const all = groups.flatMap(({ lines }) => lines)
  const [first] = useState(() => new Set(all.filter(({ isChanged }) => isChanged).map(({ key }) => key)))
  const [find, setFind] = useState('')
  const words = find.toLowerCase().split(/\s+/)
  const isFound = ({ label, said }: RuleLine) =>
    words.every((word) => ` ${label} ${said}`.toLowerCase().includes(` ${word}`))
  const row = (line: RuleLine) => (
    <RuleRow key={line.key} line={line} isOpen={line.key === open} form={form} onForm={onForm} />
  )
  const changed = all.filter((line) => first.has(line.key) && isFound(line))
  const rest = groups.map(({ title, lines }) => ({
    title,
    lines: lines.filter((line) => !first.has(line.key) && isFound(line)),
  }))
  const same = rest.flatMap(({ lines }) => lines).length
  return (
    <>
      <SearchField label={HOUSE_WORDS.find} hint={HOUSE_WORDS.hint} value={find} onType={setFind} />
      {changed.length > 0 && <Head title={HOUSE_WORDS.changed} count={changed.length} />}
      {changed.map(row)}
      {same > 0 && <Head title={HOUSE_WORDS.same} count={same} />}
      {changed.length + same === 0 && <p className={styles.line}>{HOUSE_WORDS.none}</p>}
      {rest.map(({ title, lines }) => (
        <section key={title} className={styles.group} hidden={lines.length === 0}>
          <h3>{title}</h3>
          {lines.map(row)}
        </section>
      ))}
    </>
  )
}

function Head({ title, count }: { readonly title: string; readonly count: number }) {
  return (
    <h2 className={styles.head}>
      {title} <span>{count}</span>
    </h2>
  )
}

interface RuleRowProps extends FormProps {
  readonly line: RuleLine
  readonly isOpen: boolean
}

function RuleRow({ line, isOpen, form, onForm }: RuleRowProps) {
  const { label, edit, isChanged, books, help } = line
  if (edit.type === 'more') {
    return (
      <div className={styles.line}>
        <MoreField label={label} onAdd={(name) => onForm(edit.add(name))} />
      </div>
    )
  }
  return (
    <Disclosure
      onDemand
      isOpen={isOpen}
      className={isChanged ? styles.changed : styles.rule}
      title={
        <span>
          <RuleSentence {...line} />
          {isChanged && <small>{HOUSE_WORDS.books(books)}</small>}
        </span>
      }
    >
      {edit.type === 'match' ? (
        <MatchField form={form} onForm={onForm} />
      ) : (
        <RuleValue label={label} edit={edit} onForm={onForm} />
      )}
      {help && <p>{help}</p>}
    </Disclosure>
  )
}

export function RuleSentence({ label, said }: Pick<RuleLine, 'label' | 'said'>) {
  return (
    <>
      {label} <b>{said}</b>.
    </>
  )
}

/** A number with more steps than this is typed. */
const STEPS = 15

interface RuleValueProps {
  readonly label: string
  readonly edit: Extract<RuleEdit, { readonly type: 'number' | 'choice' }>
  readonly onForm: FormProps['onForm']
}

function RuleValue({ label, edit, onForm }: RuleValueProps) {
  const onChange = (to: number) => onForm(edit.choose(to))
  if (edit.type === 'choice') {
    return (
      <fieldset aria-label={label} className={styles.choices}>
        {edit.options.map((option, place) => (
          <PegRadio
            key={option}
            name={label}
            checked={place === edit.chosen}
            onChoose={() => onChange(place)}
          >
            {capitalise(option)}
          </PegRadio>
        ))}
      </fieldset>
    )
  }
  const { value, min, max } = edit
  return max <= STEPS ? (
    <Stepper label={label} value={value} min={min} max={max} onChange={onChange} />
  ) : (
    <input
      type="number"
      aria-label={label}
      inputMode="numeric"
      min={min}
      max={max}
      value={value || ''}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}

interface MoreFieldProps {
  readonly label: string
  readonly onAdd: (name: string) => void
}

function MoreField({ label, onAdd }: MoreFieldProps) {
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const add = () => {
    if (name === '') return
    onAdd(name)
    setTyped('')
  }
  return (
    <>
      <TextInput
        label={label}
        placeholder={label}
        value={typed}
        maxLength={40}
        autoCapitalize="none"
        onType={setTyped}
        onKeyDown={(event) => event.key === 'Enter' && add()}
      />
      <IconButton icon="plus" label={NEW_GAME_WORDS.add} disabled={name === ''} onClick={add} />
    </>
  )
}

export interface OwnRuleSets {
  readonly sets: readonly RuleSet[]
  readonly save: (set: RuleSet) => void
  readonly remove: (name: string) => void
}

interface OwnRulesProps extends FormProps {
  readonly own: OwnRuleSets
}

/** What is kept of this page for other games. */
export function OwnRules({ form, onForm, own, children }: PropsWithChildren<OwnRulesProps>) {
  const has = ownNameOf(form)
  const [typed, setTyped] = useState<string>()
  const name = (typed ?? has ?? '').trim()
  const isSaved = own.sets.some((set) => set.rules.name === has)
  const canSave = name !== '' && checkRules(rulesOf(form)).length === 0
  const save = () => {
    if (!canSave) return
    const set = ruleSetOf(form, name)
    own.save(set)
    onForm(playRuleSet(form, set))
    setTyped(undefined)
  }
  return (
    <div className={styles.own}>
      {children}
      <TextField
        label={NEW_GAME_WORDS.ownName}
        value={typed ?? has ?? ''}
        maxLength={40}
        autoCapitalize="sentences"
        onType={setTyped}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
      <Button kind="quiet" disabled={!canSave || (isSaved && name === has)} onClick={save}>
        {NEW_GAME_WORDS.save}
      </Button>
      {has !== undefined && isSaved && (
        <Button kind="quiet" onClick={() => own.remove(has)}>
          {NEW_GAME_WORDS.delete(has)}
        </Button>
      )}
    </div>
  )
}
