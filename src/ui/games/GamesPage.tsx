import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useApp, useReadable } from '../../app/hooks/use-app.ts'
import { useGames } from '../../app/hooks/use-figures.ts'
import { deletedGames } from '../../app/transfer/deleted-games.ts'
import { dayOf, morningOf } from '../../base/days.ts'
import type { GameSummary } from '../../game/record/game-summary.ts'
import { COMMON_WORDS, mayRetry, sayNotOpened, TITLES } from '../../words/app.ts'
import { GAMES_WORDS, sayDeleted, sayScoreLine } from '../../words/pages/games.ts'
import { bookHref, eveningHref, sheetHref } from '../parts/addresses/record-address.ts'
import { Button } from '../parts/Button.tsx'
import { Menu, type MenuItem } from '../parts/Menu.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { copyGame, saveAllGames, saveSheet } from '../parts/save-file.ts'
import { useWayBack } from '../parts/use-way-back.ts'
import { BookTabs } from './BookTabs.tsx'
import { gamesByDay } from './game-days.ts'
import { Empty, GameRow, Section } from './Section.tsx'

/** Games drawn at first: as many as fill two screens. */
const SHOWN = 20

export function GamesPage() {
  const app = useApp()
  const store = app.games
  const [, navigate] = useLocation()
  const { state, games } = useGames()
  const [now] = useState(Date.now)
  const [said, setSaid] = useState<string>()
  const { notice, itemsFor } = useGameMenu()
  const [most, setMost] = useState(SHOWN)
  const live = games.filter((game) => game.state === 'live')
  const done = games.filter((game) => game.state !== 'live')
  const more = () => {
    setMost(most + SHOWN)
    if (most + SHOWN > done.length) store.more()
  }
  const saveAll = async () => {
    if (!(await saveAllGames(app))) setSaid(GAMES_WORDS.notExported)
  }
  const list = (name: string, of: readonly GameSummary[]) => (
    <Section key={name} title={name} link={<StandingsLink day={name} games={of} />}>
      <ul>
        {of.map((game) => (
          <GameRow key={game.id} game={game}>
            <Menu icon="more" label={GAMES_WORDS.more(sayScoreLine(game))} items={() => itemsFor(game)} />
          </GameRow>
        ))}
      </ul>
    </Section>
  )
  return (
    <Page
      title={TITLES.games}
      layout="list"
      onBack={useWayBack('/book')}
      tabs={<BookTabs page="games" />}
      tools={
        <Menu
          items={() => [
            { name: TITLES.evening, run: () => navigate(bookHref('evening')) },
            ...(games.length > 0 ? [{ name: GAMES_WORDS.allCsv, run: () => void saveAll() }] : []),
          ]}
        />
      }
      notice={<Notice {...(said ? { sentence: said, onDismiss: () => setSaid(undefined) } : notice)} />}
    >
      {state.type === 'read' && games.length === 0 && (
        <Empty title={GAMES_WORDS.none} sentence={GAMES_WORDS.noneWhy} />
      )}
      {state.type === 'failed' && (
        <Empty
          sentence={sayNotOpened(state.error.type)}
          onAgain={mayRetry(state.error.type) ? store.reload : undefined}
        />
      )}
      {live.length > 0 && list(GAMES_WORDS.live, live)}
      {[...gamesByDay(done.slice(0, most), now)].map(([day, ofDay]) => list(day, ofDay))}
      {state.type === 'read' && (state.more || done.length > most) && (
        <OlderGames key={`${most} ${done.length}`} onWanted={more} />
      )}
    </Page>
  )
}

function StandingsLink({ day, games }: { readonly day: string; readonly games: readonly GameSummary[] }) {
  const won = games.find(({ state }) => state === 'over')
  if (!won) return null
  return (
    <Link href={eveningHref(dayOf(morningOf(won.updatedAt)))} aria-label={GAMES_WORDS.standingsOf(day)}>
      {GAMES_WORDS.standings}
    </Link>
  )
}

/** The end of the list: more is read before somebody has scrolled to it, or with a tap. */
function OlderGames({ onWanted }: { readonly onWanted: () => void }) {
  const watch = (end: HTMLDivElement) => {
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && onWanted(), {
      rootMargin: '400px',
    })
    seen.observe(end)
    return () => seen.disconnect()
  }
  return (
    <div ref={watch}>
      <Button kind="quiet" onClick={onWanted}>
        {GAMES_WORDS.older}
      </Button>
    </div>
  )
}

function useGameMenu() {
  const app = useApp()
  const [, navigate] = useLocation()
  const bin = deletedGames(app)
  const deleted = useReadable(bin)
  const [trouble, setTrouble] = useState<string>()
  const [names, setNames] = useState<readonly string[]>([])

  async function remove(game: GameSummary) {
    const how = await bin.remove(game.id)
    setTrouble(how === 'deleted' ? undefined : GAMES_WORDS.notDeleted[how])
    if (how === 'deleted' || how === 'unsure') setNames([...names, sayScoreLine(game)])
  }

  async function undo() {
    const back = await bin.undo()
    setTrouble(back === 'back' ? undefined : GAMES_WORDS.notRestored[back])
    if (back === 'back') setNames(names.slice(0, -1))
  }

  const itemsFor = (game: GameSummary): readonly MenuItem[] => [
    { name: TITLES.sheet, run: () => navigate(sheetHref(game.id)) },
    { name: GAMES_WORDS.csv, run: () => void saveSheet(app, game.id) },
    { name: GAMES_WORDS.file, run: () => void copyGame(app, game.id) },
    { name: GAMES_WORDS.remove, run: () => void remove(game) },
  ]
  if (deleted.length === 0) return { itemsFor, notice: { sentence: trouble } }
  // The names are lost with this page, but games deleted before can still be restored.
  const said = sayDeleted(names.at(-1) ?? GAMES_WORDS.aGame, deleted.length - 1)
  const action = { label: COMMON_WORDS.undo, onClick: () => void undo() }
  return { itemsFor, notice: { sentence: trouble ?? said, action } }
}
