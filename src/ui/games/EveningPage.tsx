import { useState } from 'react'
import { useLocation } from 'wouter'
import { useClubEvening } from '../../app/hooks/use-evening.ts'
import { standingsOf } from '../../game/figures/evening.ts'
import { debtsOf, type Evening, typedGame } from '../../game/figures/stakes.ts'
import { COMMON_WORDS, sayUnsaved, TITLES } from '../../words/app.ts'
import {
  EVENING_WORDS,
  sayDebt,
  sayEvening,
  sayGame,
  sayStakes,
  sayStanding,
  sayTyped,
} from '../../words/pages/games.ts'
import { bookHref, eveningHref, readDay } from '../parts/addresses/record-address.ts'
import { Button, IconButton } from '../parts/Button.tsx'
import { FiguresTable } from '../parts/figures/FiguresTable.tsx'
import { Menu } from '../parts/Menu.tsx'
import { Notice, type Slip } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { shareText } from '../parts/share/share-text.ts'
import { TextField } from '../parts/TextField.tsx'
import { useAddress, useWayBack } from '../parts/use-way-back.ts'
import { EveningForm, type EveningFormName } from './EveningForm.tsx'
import styles from './EveningPage.module.css'
import { dayName } from './game-days.ts'
import { Empty, Note, Section } from './Section.tsx'

export function EveningPage() {
  const [, navigate] = useLocation()
  const day = useAddress(readDay)
  const evening = useClubEvening(day)
  const onBack = useWayBack(bookHref('games'))
  const [slip, setSlip] = useState<Slip>()
  const [form, setForm] = useState<EveningFormName>()
  const { stakes, typed = [] } = evening?.own ?? {}
  const games = evening?.games ?? []
  const played = [...games, ...typed.map(typedGame)]
  const standings = standingsOf(played)
  const debts = stakes ? debtsOf(played, stakes).map(sayDebt) : []
  // With its year, because it is printed.
  const name = evening && dayName(evening.from, 0)
  const lines = [...games.map(sayGame), ...typed.map(sayTyped)]
  const say = (sentence?: string, action?: Slip['action']) =>
    setSlip(sentence === undefined ? undefined : { sentence, action })
  const share = async () => say(await shareText(sayEvening(name ?? '', standings, lines, debts)))
  /** `done`: what is said beside Undo. */
  const change = async (to: (evening: Evening) => Evening, done?: string): Promise<boolean> => {
    let before = undefined as Evening | undefined
    const saved = await evening?.change((one) => {
      before = one
      return to(one)
    })
    const undo = () =>
      change((one) =>
        before && one.changes === before.changes + 1 ? { ...before, changes: one.changes } : one,
      )
    if (!saved?.ok) say(sayUnsaved(saved?.error.type))
    else say(done, { label: COMMON_WORDS.undo, onClick: () => void undo() })
    return saved?.ok ?? false
  }
  return (
    <Page
      title={TITLES.evening}
      note={name}
      layout="list"
      onBack={onBack}
      tools={
        <Menu
          items={() => [
            { name: EVENING_WORDS.setStakes, run: () => setForm('stakes') },
            { name: EVENING_WORDS.addResult, run: () => setForm('result') },
          ]}
        />
      }
      notice={<Notice {...slip} onDismiss={() => setSlip(undefined)} />}
      action={
        played.length > 0 && (
          <>
            <Button kind="quiet" onClick={() => print()}>
              {EVENING_WORDS.print}
            </Button>
            <Button kind="primary" icon="share" onClick={() => void share()}>
              {EVENING_WORDS.share}
            </Button>
          </>
        )
      }
    >
      <div className={styles.day}>
        <TextField
          type="date"
          label={EVENING_WORDS.day}
          value={day ?? evening?.day ?? ''}
          onType={(next) => next && navigate(eveningHref(next), { replace: true })}
        />
      </div>
      {form && evening && (
        <EveningForm
          key={`${form} ${evening.day}`}
          form={form}
          evening={evening}
          onChange={change}
          players={standings.map((one) => one.name)}
          onDone={() => setForm(undefined)}
        />
      )}
      {evening && !evening.games && <Empty sentence={EVENING_WORDS.failed} />}
      {evening?.games && played.length === 0 && (
        <Empty title={EVENING_WORDS.none} sentence={EVENING_WORDS.noneWhy} />
      )}
      {stakes && (
        <Section title={sayStakes(stakes)}>
          <ul className={styles.games}>
            {debts.map((debt) => (
              <li key={debt}>{debt}</li>
            ))}
          </ul>
        </Section>
      )}
      {played.length > 0 && (
        <>
          <FiguresTable
            className={styles.standings}
            heads={EVENING_WORDS.heads}
            rows={standings.map(sayStanding)}
          />
          <Note>{EVENING_WORDS.note}</Note>
          <Section title={EVENING_WORDS.games}>
            <ul className={styles.games}>
              {[...lines.entries()].map(([i, line]) => (
                <li key={i}>
                  <span>{line.names}</span> <b>{line.score}</b>
                  {i >= games.length && (
                    <IconButton
                      icon="cross"
                      label={EVENING_WORDS.remove(line.names)}
                      onClick={() =>
                        void change(
                          (one) => ({ ...one, typed: one.typed.toSpliced(i - games.length, 1) }),
                          EVENING_WORDS.removed(line),
                        )
                      }
                    />
                  )}
                </li>
              ))}
            </ul>
          </Section>
        </>
      )}
    </Page>
  )
}
