import { useEffect, useState } from 'react'
import { writeNightCode } from '../../app/transfer/night-codes.ts'
import { type Night, resultOf, roundsDone, type ShownNight } from '../../game/club/night.ts'
import { standingOf, teamPoints } from '../../game/club/standing.ts'
import { shownName } from '../../words/names.ts'
import {
  CLUB_WORDS,
  minutesSince,
  sayAfter,
  sayPage,
  sayRound,
  sayRoundState,
  saySide,
  sayTeams,
  sayWith,
} from '../../words/pages/club.ts'
import { Fit } from '../parts/Fit.tsx'
import { DrawnCode } from '../parts/QrCode.tsx'
import { Screen } from '../parts/Screen.tsx'
import css from './NightWall.module.css'
import { useMinute } from './RoundPage.tsx'
import { StandingTable } from './StandingTable.tsx'

/** Minutes in which people look for their seats: then the wall shows who leads. */
const SEATS_FOR = 4
/** Lines of one half, and how long a page of two halves stands. */
const HALF = 13
const PAGE_STANDS = 12_000

interface NightWallProps {
  readonly night: ShownNight
  readonly written: Night
}

/** For a projector, without a tap: first everybody’s seat, then the standing and the tables that still play. */
export function NightWall({ night, written }: NightWallProps) {
  const now = useMinute()
  const round = night.rounds.at(-1)
  const minutes = minutesSince(round?.at ?? now, now)
  const isSeating = minutes < SEATS_FOR && round?.tables.every((table) => !resultOf(table))
  return (
    <Screen fit="whole">
      <div className={css.wall}>
        {isSeating ? <Seats night={night} written={written} /> : <Standing night={night} minutes={minutes} />}
      </div>
    </Screen>
  )
}

function Seats({ night, written }: NightWallProps) {
  const { players, rounds, format } = night
  const { tables = [] } = rounds.at(-1) ?? {}
  const seats = [...players.entries()]
    .filter(([, { left }]) => !left)
    .map(([player, { name }]) => {
      const table = tables.find(({ sides }) => sides.flat().includes(player))
      const [own = [], ...others] = table?.sides.toSorted((a) => (a.includes(player) ? -1 : 1)) ?? []
      const partners = own.filter((one) => one !== player)
      const words = table
        ? sayWith(
            partners.map((one) => saySide(night, [one])),
            others.map((side) => saySide(night, side)),
          )
        : CLUB_WORDS.sitsOut
      return { player, name: shownName(name), table: table?.number, words }
    })
    .sort((a, b) => a.name.localeCompare(b.name))
  const address = new URL(`${import.meta.env.BASE_URL}club#${writeNightCode(written)}`, location.origin).href
  return (
    <>
      <header>
        <h1>{sayRound(rounds.length - 1, format.games)}</h1>
        <p>{CLUB_WORDS.yourName}</p>
      </header>
      <div className={css.seats} style={{ ['--rows' as string]: Math.ceil(seats.length / 3) }}>
        <ul>
          {seats.map(({ player, name, table, words }) => (
            <li key={player}>
              <b>
                <Fit>{name}</Fit>
              </b>
              <span>{words}</span>
              <strong>{table ?? '–'}</strong>
            </li>
          ))}
        </ul>
        <aside>
          <h2>{CLUB_WORDS.onPhone}</h2>
          <DrawnCode text={address} label={CLUB_WORDS.qr} />
          <p>{CLUB_WORDS.codeHelp}</p>
        </aside>
      </div>
    </>
  )
}

function Standing({ night, minutes }: { readonly night: ShownNight; readonly minutes: number }) {
  const { rounds, format } = night
  const standing = standingOf(night).map((line, i) => [i + 1, line] as const)
  const page = useTurningPage(Math.ceil(standing.length / (2 * HALF)))
  const shown = standing.slice(page * 2 * HALF, (page + 1) * 2 * HALF)
  const half = Math.ceil(shown.length / 2)
  const open = rounds.at(-1)?.tables.filter((table) => !resultOf(table)) ?? []
  const teams = teamPoints(night)
  return (
    <>
      <header>
        <h1>{sayRound(rounds.length - 1, format.games)}</h1>
        <p>
          {teams
            ? sayTeams(format, teams)
            : `${CLUB_WORDS.standing} ${sayAfter(roundsDone(night), format.games)}`}{' '}
          {sayPage(page, standing.length, 2 * HALF)}
        </p>
        {open.length > 0 && (
          <p className={css.minutes}>
            <b>{minutes}</b> {CLUB_WORDS.minutes}
          </p>
        )}
      </header>
      <div className={css.halves} style={{ ['--rows' as string]: half }}>
        <StandingTable night={night} lines={shown.slice(0, half)} isByPlace />
        <StandingTable night={night} lines={shown.slice(half)} isByPlace />
      </div>
      <footer>
        {open.length > 0 && (
          <p>
            {CLUB_WORDS.still}
            {open.map(({ number }) => (
              <b key={number}>{number}</b>
            ))}
          </p>
        )}
        <p>{sayRoundState(night, rounds.length - 1).done}</p>
      </footer>
    </>
  )
}

function useTurningPage(pages: number): number {
  const [page, setPage] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPage((before) => before + 1), PAGE_STANDS)
    return () => clearInterval(timer)
  }, [])
  return page % Math.max(pages, 1)
}
