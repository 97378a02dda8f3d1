import { useState } from 'react'
import { useLocation } from 'wouter'
import { useClubEvening } from '../../app/hooks/use-evening.ts'
import { dayOf } from '../../base/days.ts'
import { standingsOf } from '../../game/figures/evening.ts'
import type { GameSummary } from '../../game/record/game-summary.ts'
import { TITLES } from '../../words/app.ts'
import { EVENING_WORDS, sayEvening, sayGame, sayStanding } from '../../words/pages/games.ts'
import { bookHref, eveningHref, readDay } from '../parts/addresses/record-address.ts'
import { Button } from '../parts/Button.tsx'
import { FiguresTable } from '../parts/figures/FiguresTable.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { shareText } from '../parts/share/share-text.ts'
import { TextField } from '../parts/TextField.tsx'
import { useAddress, useWayBack } from '../parts/use-way-back.ts'
import styles from './EveningPage.module.css'
import { dayName } from './game-days.ts'
import { Empty, Note, Section } from './Section.tsx'

export function EveningPage() {
  const [, navigate] = useLocation()
  const day = useAddress(readDay)
  const evening = useClubEvening(day)
  const onBack = useWayBack(bookHref('games'))
  const [said, setSaid] = useState<string>()
  const games = evening?.games ?? []
  // With its year, because it is printed.
  const name = evening && dayName(evening.from, 0)
  const share = async () => setSaid(await shareText(sayEvening(name ?? '', standingsOf(games), games)))
  return (
    <Page
      title={TITLES.evening}
      note={name}
      layout="list"
      onBack={onBack}
      notice={<Notice sentence={said} onDismiss={() => setSaid(undefined)} />}
      action={
        games.length > 0 && (
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
          value={day ?? (evening ? dayOf(evening.from) : '')}
          onType={(next) => next && navigate(eveningHref(next), { replace: true })}
        />
      </div>
      {evening && !evening.games && <Empty sentence={EVENING_WORDS.failed} />}
      {evening?.games?.length === 0 && <Empty title={EVENING_WORDS.none} sentence={EVENING_WORDS.noneWhy} />}
      {games.length > 0 && <Standings games={games} />}
    </Page>
  )
}

function Standings({ games }: { readonly games: readonly GameSummary[] }) {
  return (
    <>
      <FiguresTable
        className={styles.standings}
        heads={EVENING_WORDS.heads}
        rows={standingsOf(games).map(sayStanding)}
      />
      <Note>{EVENING_WORDS.note}</Note>
      <Section title={EVENING_WORDS.games}>
        <ul className={styles.games}>
          {games.map((game) => {
            const { names, score } = sayGame(game)
            return (
              <li key={game.id}>
                <span>{names}</span> <b>{score}</b>
              </li>
            )
          })}
        </ul>
      </Section>
    </>
  )
}
