import { memo, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useApp, useReadable, useWords } from '../../app/hooks/use-app.ts'
import { useRulingsSearch } from '../../app/hooks/use-rulings-search.ts'
import { once } from '../../base/once.ts'
import { PRESETS } from '../../rules/presets.ts'
import { PRESET_NAMES, type Rules } from '../../rules/rules.ts'
import { asLowball } from '../../rules/rules-name.ts'
import { TITLES } from '../../words/app.ts'
import {
  answersElsewhere,
  RULINGS_WORDS,
  sayFound,
  saySources,
  sayTrial,
  WITH_MUGGINS,
} from '../../words/pages/rulings.ts'
import { BY_SUBJECT, RULINGS } from '../../words/rulings/catalogue.ts'
import { type Ruling, say, subjectName, verdictOf } from '../../words/rulings/ruling.ts'
import {
  type RulingsAddress,
  readRulingsAddress,
  trialHref,
  writeRulingsAddress,
} from '../parts/addresses/rulings-address.ts'
import { IconButton } from '../parts/Button.tsx'
import { Disclosure } from '../parts/Disclosure.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Page } from '../parts/Page.tsx'
import { MiniCard } from '../parts/PlayingCard.tsx'
import { SearchField } from '../parts/SearchField.tsx'
import { Select } from '../parts/Segments.tsx'
import { useAddress, useKeptAddress, useWayBack } from '../parts/use-way-back.ts'
import styles from './RulingsRoute.module.css'

const choice = (value: string, rules: Rules, label = rules.name) => ({ value, label, rules })

const USUAL = choice('six-card-121', PRESETS['six-card-121'])

const allChoices = once(() => [
  ...PRESET_NAMES.map((value) => choice(value, PRESETS[value])),
  choice('lowball', asLowball(USUAL.rules)),
  choice('muggins', WITH_MUGGINS),
])

/** The value of the table’s own rules, which no address keeps. */
const OWN_TABLE = 'table'

export function RulingsRoute() {
  const onTable = useReadable(useApp().currentGame)
  const [, navigate] = useLocation()
  const [address, setAddress] = useState(useAddress(readRulingsAddress))
  const id = useId()
  useKeptAddress(writeRulingsAddress(address))
  const table = onTable.type === 'open' ? onTable.table.getState().game.rules : undefined
  const first = table ? choice(OWN_TABLE, table, `${RULINGS_WORDS.here}: ${table.name}`) : USUAL
  const choices = table ? [first, ...allChoices()] : allChoices()
  const chosen = choices.find(({ value }) => value === address.rules) ?? first
  const change = (to: Partial<RulingsAddress>) => setAddress({ ...address, ...to })
  return (
    <Page
      title={TITLES.rulings}
      layout="list"
      onBack={useWayBack()}
      tools={<IconButton icon="cards" label={TITLES.count} onClick={() => navigate('/count')} />}
    >
      <SearchField
        label={RULINGS_WORDS.find}
        hint={RULINGS_WORDS.hint}
        value={address.find}
        onType={(find) => change({ find, open: undefined })}
      />
      <div className={styles.catalogue}>
        <div className={styles.rules}>
          <label htmlFor={id}>{RULINGS_WORDS.rules}</label>
          <Select
            id={id}
            value={chosen.value}
            // The first choice needs no address, and the table’s own rules have none.
            onChange={(name) => change({ rules: name === first.value ? undefined : name })}
            options={choices}
          />
        </div>
        <Catalogue printed={chosen.rules} address={address} onChange={change} />
      </div>
    </Page>
  )
}

interface CatalogueProps {
  readonly printed: Rules
  readonly address: RulingsAddress
  readonly onChange: (to: Partial<RulingsAddress>) => void
}

function Catalogue({ printed, address, onChange }: CatalogueProps) {
  const inWords = useWords()
  const rules = useMemo(() => inWords(printed), [inWords, printed])
  // The typed letters are drawn first, then the list.
  const query = useDeferredValue(address.find)
  const isAsked = query.trim() !== ''
  const found = useRulingsSearch(query)
  useOpened(address, !isAsked || found !== undefined)
  const entry = (ruling: Ruling) => (
    <RulingEntry
      key={ruling.number}
      ruling={ruling}
      rules={rules}
      isOpen={address.open === ruling.number}
      onToggle={(open) => {
        if (open) onChange({ open: ruling.number })
        else if (address.open === ruling.number) onChange({ open: undefined })
      }}
    />
  )
  return (
    <>
      <output className={styles.found}>{isAsked && found && sayFound(found, rules)}</output>
      {isAsked && found !== 'unloaded'
        ? found?.numbers.flatMap((number) => RULINGS[number - 1] ?? []).map(entry)
        : BY_SUBJECT.map(({ subject, rulings }) => (
            <section key={subject}>
              <h2>{subjectName(subject, rules)}</h2>
              {rulings.map(entry)}
            </section>
          ))}
    </>
  )
}

/** A ruling opened by the address is scrolled to, once it is drawn; one opened by a tap is visible already. */
function useOpened({ open }: RulingsAddress, isDrawn: boolean): void {
  const toOpen = useRef(open)
  useEffect(() => {
    if (!isDrawn) return
    const ruling = document.getElementById(`ruling-${toOpen.current}`)
    toOpen.current = undefined
    ruling?.scrollIntoView()
    // It takes the focus as well: on the title the focus would scroll the page back up.
    ruling?.querySelector('summary')?.focus({ preventScroll: true })
  }, [isDrawn])
}

interface RulingEntryProps {
  readonly ruling: Ruling
  readonly rules: Rules
  readonly isOpen: boolean
  readonly onToggle: (open: boolean) => void
}

function RulingEntry({ ruling, rules, isOpen, onToggle }: RulingEntryProps) {
  return (
    <Disclosure
      id={`ruling-${ruling.number}`}
      className={styles.entry}
      title={
        <span>
          <i>{say(ruling.asks, rules)}</i> <b>{verdictOf(ruling, rules).sentence}</b>
        </span>
      }
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <Answer ruling={ruling} rules={rules} />
    </Disclosure>
  )
}

/** Drawn once: it looks for the same answer in every game. */
const Answer = memo(function Answer({ ruling, rules }: Pick<RulingEntryProps, 'ruling' | 'rules'>) {
  const { more } = verdictOf(ruling, rules)
  const others = say(ruling.others ?? '', rules)
  const elsewhere = answersElsewhere(ruling, rules)
  return (
    <>
      {more !== '' && <p className={styles.more}>{more}</p>}
      <p>{say(ruling.why, rules)}</p>
      <p className={styles.source}>{saySources(ruling, rules)}</p>
      {others !== '' && <p className={styles.source}>{others}</p>}
      {elsewhere.length > 0 && (
        <dl className={styles.elsewhere}>
          {elsewhere.map(({ games, answer }) => (
            <div key={games}>
              <dt>{games}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {ruling.trials?.(rules).map((trial) => {
        const href = trialHref(trial, rules)
        const groups = trial.type === 'count' ? [trial.cards, [trial.starter]] : trial.series
        return (
          <Link key={href} className={styles.trial} href={href}>
            <span className={styles.shows}>
              <b>{RULINGS_WORDS.tryIt}</b>
              {groups.map((cards) => (
                <span key={cards.join('')} className={styles.cards}>
                  {cards.map((card) => (
                    <MiniCard key={card} card={card} />
                  ))}
                </span>
              ))}
              <small>{sayTrial(trial, rules)}</small>
            </span>
            <Icon name="arrow-right" size={18} />
          </Link>
        )
      })}
    </>
  )
})
