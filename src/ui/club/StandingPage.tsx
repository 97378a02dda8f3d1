import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useApp } from '../../app/hooks/use-app.ts'
import { useNights } from '../../app/hooks/use-nights.ts'
import { calendarDay } from '../../base/days.ts'
import { roundsDone, type ShownNight, withRound } from '../../game/club/night.ts'
import { type CardLine, cardOf, standingOf, teamPoints } from '../../game/club/standing.ts'
import { sayDate } from '../../words/dates.ts'
import { shownName } from '../../words/names.ts'
import {
  CLUB_WORDS,
  sayAfter,
  sayBy,
  sayHoles,
  sayPlace,
  sayRound,
  saySide,
  sayTeams,
  sayValue,
  sayWon,
} from '../../words/pages/club.ts'
import { clubCsv } from '../../words/pages/csv.ts'
import { Button, PageButton } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Menu } from '../parts/Menu.tsx'
import { Page } from '../parts/Page.tsx'
import { saveRows } from '../parts/save-file.ts'
import { useWayBack } from '../parts/use-way-back.ts'
import { clubHref } from './club-address.ts'
import css from './StandingPage.module.css'
import { ClubTable, StandingTable } from './StandingTable.tsx'
import { useSaved } from './use-saved.tsx'

export function StandingPage({ night }: { readonly night: ShownNight }) {
  const app = useApp()
  const [, navigate] = useLocation()
  const { rewrite } = useNights()
  const [byName, setByName] = useState(false)
  const { notice, saved } = useSaved()
  const { id, format, rounds, players } = night
  const standing = standingOf(night)
  const placed = standing.map((line, i) => [i + 1, line] as const)
  const name = (player: number) => players[player]?.name ?? ''
  const lines = byName
    ? placed.toSorted(([, a], [, b]) => name(a.player).localeCompare(name(b.player)))
    : placed
  const teams = teamPoints(night)
  const done = roundsDone(night)
  const isOver = done === rounds.length && rounds.length >= format.games
  const begin = () =>
    saved(
      rewrite(id, (entries) => withRound(entries, rounds.length, app.ports.now())),
      () => navigate(clubHref(id), { replace: true }),
    )
  return (
    <Page
      title={CLUB_WORDS.standing}
      note={`${sayDate(calendarDay(night.startedAt))} · ${sayAfter(done, format.games)}`}
      layout="list"
      onBack={useWayBack(clubHref(id))}
      tools={
        <Menu
          items={() => [
            { name: CLUB_WORDS.print, run: () => print() },
            { name: CLUB_WORDS.csv, run: () => saveRows(app, clubCsv(night, standing), ['club', 'night']) },
            { name: CLUB_WORDS.payouts, run: () => navigate(clubHref(id, 'payouts')) },
            { name: CLUB_WORDS.season, run: () => navigate(clubHref('', 'season')) },
            { name: CLUB_WORDS.rounds, run: () => navigate(clubHref(id)) },
          ]}
        />
      }
      notice={notice}
      action={
        <>
          <Button kind="quiet" onClick={() => setByName(!byName)}>
            {byName ? CLUB_WORDS.byPlace : CLUB_WORDS.byName}
          </Button>
          {!isOver &&
            (done === rounds.length ? (
              <Button
                kind="primary"
                trailing="arrow-right"
                detail={CLUB_WORDS.seats}
                onClick={() => void begin()}
              >
                {sayRound(rounds.length, format.games)}
              </Button>
            ) : (
              <PageButton
                kind="primary"
                trailing="arrow-right"
                to={clubHref(id)}
                title={sayRound(rounds.length - 1, format.games)}
              />
            ))}
        </>
      }
    >
      {teams && <p className={css.net}>{sayTeams(format, teams)}</p>}
      <StandingTable night={night} lines={lines} isByPlace={!byName} links />
    </Page>
  )
}

/** Lines of the paper card. */
const LINES = 12

interface CardPageProps {
  readonly night: ShownNight
  readonly player: number
}

/** A player’s card as on paper: a line a game, the unused ones hatched. A line opens what was written for it. */
export function CardPage({ night, player }: CardPageProps) {
  const { id, players, format } = night
  const card = cardOf(night, player)
  const standing = standingOf(night)
  const place = standing.findIndex((line) => line.player === player)
  const line = standing[place]
  const next = standing[(place + 1) % standing.length]
  const lines = Math.max(LINES, format.games)
  const rest = Array.from({ length: lines - card.length }, (_, i) => card.length + i)
  return (
    <Page
      title={CLUB_WORDS.card(shownName(players[player]?.name ?? ''))}
      note={sayPlace(place + 1, players.length, roundsDone(night))}
      layout="list"
      onBack={useWayBack(clubHref(id, 'standing'))}
      tools={<Menu items={() => [{ name: CLUB_WORDS.print, run: () => print() }]} />}
      action={
        <PageButton
          kind="quiet"
          trailing="chevron"
          to={clubHref(id, 'card', next?.player ?? 0)}
          title={CLUB_WORDS.next}
        />
      }
    >
      <ClubTable kind="card" heads={CLUB_WORDS.cardHeads}>
        <tbody>
          {card.map((one) => (
            <CardRow key={one.round} night={night} line={one} />
          ))}
          {rest.map((round) => (
            <tr key={round}>
              <td>{round + 1}</td>
              <td>{round < format.games && <small>{CLUB_WORDS.toPlay}</small>}</td>
              <td />
              <td />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
        {line && (
          <tfoot>
            <tr>
              <td />
              <th scope="row">{CLUB_WORDS.total}</th>
              <td>{line.points}</td>
              <td>{sayHoles(line.plus)}</td>
              <td>{sayHoles(line.minus)}</td>
              <td />
            </tr>
          </tfoot>
        )}
      </ClubTable>
      {line && (
        <p className={css.net}>
          {CLUB_WORDS.net} <b>{sayValue(line.net)}</b> <span>{sayWon(line.won)}</span>
        </p>
      )}
    </Page>
  )
}

function CardRow({ night, line }: { readonly night: ShownNight; readonly line: CardLine }) {
  const { round, others, table, value, points, by } = line
  const names = others.map((side) => saySide(night, side)).join(', ')
  return (
    <tr>
      <td>{round + 1}</td>
      <td>
        {table === undefined ? (
          <small>{CLUB_WORDS.sitsOut}</small>
        ) : (
          <Link href={clubHref(night.id, 'type', table, round)}>{names}</Link>
        )}
      </td>
      <td>{value !== undefined && points}</td>
      <td>{value !== undefined && value > 0 && sayHoles(value)}</td>
      <td>{value !== undefined && value <= 0 && sayHoles(-value)}</td>
      <td>{by && (sayBy(by) ? <small>{sayBy(by)}</small> : <Icon name="check" size={16} />)}</td>
    </tr>
  )
}
