import { useDeferredValue, useEffect, useId, useMemo } from 'react'
import type { Rules } from '../../rules/rules.ts'
import { TITLES } from '../../words/app.ts'
import { RULINGS_WORDS, sayFound, sayNothingFound } from '../../words/pages/rulings.ts'
import { BY_SUBJECT } from '../../words/rulings/catalogue.ts'
import { findRulings, makeSearch } from '../../words/rulings/find-rulings.ts'
import { type Ruling, subjectName } from '../../words/rulings/ruling.ts'
import { AppBar } from '../parts/AppBar.tsx'
import type { RulingsAddress } from '../parts/addresses/rulings-address.ts'
import { IconButton } from '../parts/Button.tsx'
import { Screen } from '../parts/Screen.tsx'
import { RulingEntry } from './RulingEntry.tsx'
import styles from './RulingsScreen.module.css'
import { OWN_TABLE, rulesChoices } from './ruling-rules.ts'

interface RulingsScreenProps {
  readonly address: RulingsAddress
  readonly onAddress: (address: RulingsAddress) => void
  /** The rules of the game on the table, where there is one. */
  readonly table: Rules | undefined
  /** Says rules in the words of this device. */
  readonly inWords: (rules: Rules) => Rules
  readonly onBack: () => void
  readonly onCount: () => void
}

/** Every dispute there is, found by any word for it and settled by the rules of the table. */
export function RulingsScreen(props: RulingsScreenProps) {
  const { address, onAddress, table, inWords, onBack, onCount } = props
  const id = useId()
  const choices = rulesChoices(table)
  const chosen = choices.find(({ name }) => name === address.rules) ?? choices[0]
  useOpenInSight(address.open)
  if (chosen === undefined) return null
  const [usual] = choices

  return (
    <Screen fit="page">
      <AppBar title={TITLES.rulings} onBack={onBack}>
        <IconButton icon="cards" label={TITLES.count} onClick={onCount} />
      </AppBar>
      <search className={styles.search}>
        <input
          type="search"
          aria-label={RULINGS_WORDS.find}
          placeholder={`${RULINGS_WORDS.find}: ${RULINGS_WORDS.hint}`}
          value={address.find}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => onAddress({ ...address, find: event.target.value, open: undefined })}
        />
      </search>
      <div className={styles.page}>
        <div className={styles.rules}>
          <label htmlFor={id}>{RULINGS_WORDS.rules}</label>
          <select
            id={id}
            value={chosen.name}
            onChange={({ target: { value } }) =>
              onAddress({
                ...address,
                rules: value === OWN_TABLE || value === usual?.name ? undefined : value,
              })
            }
          >
            {choices.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <Catalogue printed={chosen.rules} inWords={inWords} address={address} onAddress={onAddress} />
      </div>
    </Screen>
  )
}

interface CatalogueProps extends Pick<RulingsScreenProps, 'address' | 'onAddress' | 'inWords'> {
  readonly printed: Rules
}

function Catalogue({ printed, inWords, address, onAddress }: CatalogueProps) {
  const rules = useMemo(() => inWords(printed), [inWords, printed])
  const search = useMemo(() => makeSearch(rules), [rules])
  // The letters come first: the list follows when there is time for it.
  const query = useDeferredValue(address.find)
  const found = useMemo(() => findRulings(search, query), [search, query])
  const entry = (ruling: Ruling) => (
    <RulingEntry
      key={ruling.number}
      ruling={ruling}
      rules={rules}
      opensOpen={address.open === ruling.number}
      onToggle={(open) => {
        if (open) onAddress({ ...address, open: ruling.number })
        else if (address.open === ruling.number) onAddress({ ...address, open: undefined })
      }}
    />
  )
  const asked = query.trim() !== ''
  return (
    <>
      <output className={styles.found}>{asked && sayFound(found)}</output>
      {asked && found.rulings.length === 0 && <p>{sayNothingFound(query, rules)}</p>}
      {asked
        ? found.rulings.map(entry)
        : BY_SUBJECT.map(({ subject, rulings }) => (
            <section key={subject}>
              <h2>{subjectName(subject, rules)}</h2>
              {rulings.map(entry)}
            </section>
          ))}
    </>
  )
}

/** A ruling that an address opens is shown, wherever in the list it stands. */
function useOpenInSight(open: number | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is opened by hand is in sight already
  useEffect(() => {
    if (open !== undefined) document.getElementById(`ruling-${open}`)?.scrollIntoView()
  }, [])
}
