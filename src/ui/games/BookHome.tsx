import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useApp, useQuery, useReadable, useRenamed, useSettings } from '../../app/hooks/use-app.ts'
import { useHasCamera } from '../../app/hooks/use-camera.ts'
import { useGames, useNewestFeat } from '../../app/hooks/use-figures.ts'
import { backupState } from '../../app/transfer/storage-promise.ts'
import { type GameSummary, isBegun } from '../../game/record/game-summary.ts'
import { dealAgain, pairsIn } from '../../game/setup/deal-again.ts'
import { TITLES } from '../../words/app.ts'
import { sayReminder } from '../../words/pages/backup.ts'
import { BOOK_WORDS, sayDealAgain, sayGamesOf } from '../../words/pages/book.ts'
import { CLUB_WORDS } from '../../words/pages/club.ts'
import { GAMES_WORDS, sayScoreLine } from '../../words/pages/games.ts'
import { NEW_GAME_WORDS } from '../../words/pages/new-game.ts'
import { sayRivals } from '../../words/pages/rivals.ts'
import { sayPlaque } from '../../words/pages/wall.ts'
import { bookHref } from '../parts/addresses/record-address.ts'
import { Button, PageButton } from '../parts/Button.tsx'
import { SparkBoard } from '../parts/board/SparkBoard.tsx'
import { TallyBoard } from '../parts/board/TallyBoard.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Menu } from '../parts/Menu.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { Plaque, Walnut } from '../parts/Plaque.tsx'
import { useBegin } from '../parts/setup/use-begin.ts'
import { firstForm } from '../parts/setup/use-new-game-form.ts'
import css from './BookHome.module.css'
import { BookTabs } from './BookTabs.tsx'
import { dayName, gamesByDay } from './game-days.ts'
import { GameRow, Section, useOpenGame } from './Section.tsx'
import { useTally } from './use-tally.ts'

/** Games of the last day that are shown. */
const MOST = 3

/** Home: who leads whom, one key to deal again or to go on, and what the last evening brought. */
export function BookHome() {
  const app = useApp()
  const [, navigate] = useLocation()
  const { games } = useGames()
  const { lastTable } = useReadable(app.device)
  const [usual] = useSettings()
  const renamed = useRenamed()
  const [now] = useState(Date.now)
  const { begin, slip } = useBegin()
  const pairs = pairsIn(games)
  const [chosen, choose] = useState<string>()
  const pair = pairs.find(({ key }) => key === chosen) ?? pairs[0]
  const setup = dealAgain(firstForm(undefined, lastTable, usual, renamed), pair)
  const live = games.find((game) => game.state === 'live' && isBegun(game))
  const dealer = pair && setup.dealer !== undefined ? pair.players[setup.dealer] : undefined
  const tally = useTally(pair?.players ?? [], pair?.marks)
  const sides = tally?.map((side) => ({ ...side, deals: !live && side.name === dealer }))
  const done = games.filter(({ state }) => state !== 'live')
  const [[day, ofDay] = ['', []]] = gamesByDay(done, now)
  const newest = useNewestFeat(games)
  const others = pairs.map(({ key, players }) => ({ name: sayRivals(players), run: () => choose(key) }))
  return (
    <Page
      title={
        <Menu
          label={BOOK_WORDS.otherPair}
          items={() => [...others, { name: BOOK_WORDS.others, run: () => navigate('/new') }]}
        >
          <span className={css.title}>
            {pair ? sayRivals(pair.players) : TITLES.app}
            <Icon name="chevron" size={18} />
          </span>
        </Menu>
      }
      layout="book"
      tools={<BookMenu />}
      notice={<Notice {...slip} />}
      tabs={<BookTabs />}
    >
      <div className={css.home}>
        {sides && <TallyBoard sides={sides} />}
        {live ? (
          <ResumeKey game={live} />
        ) : (
          <Button
            kind="primary"
            trailing="arrow-right"
            detail={sayDealAgain(setup)}
            onClick={() => begin(setup)}
          >
            {NEW_GAME_WORDS.start}
          </Button>
        )}
        <div className={css.jobs}>
          <PageButton kind="quiet" to="/new" title={TITLES.newGame} />
          <PageButton kind="quiet" to="/count" title={TITLES.count} />
          <PageButton kind="quiet" to="/rulings" title={TITLES.rulings} />
        </div>
      </div>
      <div>
        {ofDay.length > 0 && (
          <Section
            title={day === GAMES_WORDS.today ? BOOK_WORDS.tonight : day}
            link={<span>{sayGamesOf(ofDay.length)}</span>}
          >
            <ul>
              {ofDay.slice(0, MOST).map((game) => (
                <GameRow key={game.id} game={game} />
              ))}
            </ul>
          </Section>
        )}
      </div>
      {newest && (
        <Link className={css.plaque} href={bookHref('wall')}>
          <span className="visually-hidden">{BOOK_WORDS.newest}</span>
          <Walnut>
            <Plaque slim {...sayPlaque(newest, '')} notes={[dayName(newest.at, now)]} />
          </Walnut>
        </Link>
      )}
    </Page>
  )
}

function ResumeKey({ game }: { readonly game: GameSummary }) {
  const open = useOpenGame()
  const tracks = game.marks.map((mark, side) => ({ mark, score: game.scores[side] ?? 0 }))
  return (
    <Button
      kind="primary"
      trailing="arrow-right"
      mark={
        <span className={css.spark}>
          <SparkBoard target={game.target} tracks={tracks} />
        </span>
      }
      detail={sayScoreLine(game)}
      onClick={() => void open(game.id)}
    >
      {BOOK_WORDS.resume}
    </Button>
  )
}

/** Games without a backup before the menu says so. */
const GAMES_BETWEEN = 10

function BookMenu() {
  const app = useApp()
  const [, navigate] = useLocation()
  const state = useQuery(app, backupState)
  const hasCamera = useHasCamera()
  const isDue = state !== undefined && state.since >= GAMES_BETWEEN
  return (
    <Menu
      items={() => [
        {
          name: TITLES.backup,
          ...(isDue ? { detail: sayReminder(state.since) } : {}),
          run: () => navigate('/storage'),
        },
        ...(hasCamera ? [{ name: TITLES.hand, run: () => navigate('/hand') }] : []),
        { name: TITLES.practise, run: () => navigate('/practise') },
        { name: CLUB_WORDS.title, run: () => navigate('/club') },
        { name: TITLES.settings, run: () => navigate('/settings') },
      ]}
    />
  )
}
