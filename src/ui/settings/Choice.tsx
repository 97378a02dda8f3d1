import type { PropsWithChildren, ReactNode } from 'react'
import { useSettings } from '../../app/hooks/use-app.ts'
import type { Settings } from '../../device/settings.ts'
import { SETTINGS_CHOICES } from '../../words/pages/settings.ts'
import { OxfordRule } from '../parts/Digits.tsx'
import { FormSection } from '../parts/FormSection.tsx'
import { PegSwitch } from '../parts/PegSwitch.tsx'
import { type Segment, Segments, Select } from '../parts/Segments.tsx'
import styles from './Choice.module.css'

type GroupProps = PropsWithChildren<{ readonly title: string; readonly note?: string }>

export function Group({ title, note, children }: GroupProps) {
  return (
    <section className={styles.group}>
      <OxfordRule />
      <h2>{title}</h2>
      {note !== undefined && <p>{note}</p>}
      <div className={styles.choices}>{children}</div>
    </section>
  )
}

interface SettingFieldProps<K extends keyof Settings> {
  readonly of: K
  readonly label: string
  readonly options: readonly Segment<Settings[K]>[]
  /** Too many choices for one line. */
  readonly many?: boolean
}

export function SettingField<K extends keyof Settings>({ of, many, ...field }: SettingFieldProps<K>) {
  const [settings, change] = useSettings()
  const chosen = { value: settings[of], onChange: (value: Settings[K]) => change({ [of]: value }) }
  return many ? (
    <Select className={styles.select} {...field} {...chosen} />
  ) : (
    <Segments {...field} {...chosen} />
  )
}

type Chosen = keyof typeof SETTINGS_CHOICES

const CHOICES: { readonly [K in Chosen]: readonly Segment<Settings[K]>[] } = SETTINGS_CHOICES

interface ChoiceProps<K extends Chosen> extends Pick<SettingFieldProps<K>, 'of' | 'many'> {
  readonly title: string
  readonly help?: string
  readonly children?: ReactNode
}

export function Choice<K extends Chosen>({ title, help, children, ...field }: ChoiceProps<K>) {
  return (
    <FormSection title={title} help={help}>
      <SettingField label={title} options={CHOICES[field.of]} {...field} />
      {children}
    </FormSection>
  )
}

interface SwitchProps<K extends keyof Settings> {
  readonly of: K
  readonly on: Settings[K]
  readonly off: Settings[K]
  readonly note: string
  readonly children: string
}

export function Switch<K extends keyof Settings>({ of, on, off, ...line }: SwitchProps<K>) {
  const [settings, change] = useSettings()
  return (
    <PegSwitch
      checked={settings[of] === on}
      onChange={(checked) => change({ [of]: checked ? on : off })}
      {...line}
    />
  )
}
