import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useApp } from '../../app/hooks/use-app.ts'
import { useNights } from '../../app/hooks/use-nights.ts'
import { writeNightCode } from '../../app/transfer/night-codes.ts'
import {
  lateComer,
  type Night,
  resultOf,
  type ShownNight,
  type Table,
  withoutLastRound,
} from '../../game/club/night.ts'
import { COMMON_WORDS } from '../../words/app.ts'
import { shownName } from '../../words/names.ts'
import {
  CLUB_WORDS,
  sayMinutes,
  sayResult,
  sayRound,
  sayRoundState,
  saySide,
  sayUndo,
  sayValue,
} from '../../words/pages/club.ts'
import { Button, PageButton } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Menu } from '../parts/Menu.tsx'
import { Page } from '../parts/Page.tsx'
import { DrawnCode } from '../parts/QrCode.tsx'
import { useWayBack } from '../parts/use-way-back.ts'
import { AddPlayer } from './AddPlayer.tsx'
import { clubHref } from './club-address.ts'
import css from './RoundPage.module.css'
import { useSaved } from './use-saved.tsx'

interface RoundPageProps {
  readonly night: ShownNight
  readonly written: Night
}

/** The tables of the last round in the order of their numbers: what is in, and what is still played. */
export function RoundPage({ night, written }: RoundPageProps) {
  const { id, rounds, format } = night
  const [, navigate] = useLocation()
  const { add, rewrite } = useNights()
  const { notice, saved } = useSaved()
  const [asks, setAsks] = useState(false)
  const now = useMinute()
  const round = rounds.length - 1
  const { tables = [], at = now } = rounds[round] ?? {}
  const { done, out } = sayRoundState(night, round)
  const open = tables.find((table) => !resultOf(table))
  const last = written.entries.at(-1)
  return (
    <Page
      title={sayRound(round, format.games)}
      note={sayMinutes(at, now)}
      layout="list"
      onBack={useWayBack('/book')}
      tools={<NightMenu night={night} onLate={() => setAsks(true)} saved={saved} />}
      notice={notice}
      action={
        <div className={css.keys}>
          {open ? (
            <Button
              kind="primary"
              icon="code"
              detail={CLUB_WORDS.scanDetail}
              onClick={() => navigate('/storage?scan')}
            >
              {CLUB_WORDS.scan}
            </Button>
          ) : (
            <PageButton
              kind="primary"
              trailing="arrow-right"
              detail={done}
              to={clubHref(id, 'standing')}
              title={CLUB_WORDS.standing}
            />
          )}
          <Button
            kind="quiet"
            icon="undo"
            disabled={!last || last.type === 'round-begun'}
            detail={sayUndo(night, last)}
            onClick={() => void saved(rewrite(id, (entries) => entries.slice(0, -1)))}
          >
            {COMMON_WORDS.undo}
          </Button>
          <PageButton
            kind="quiet"
            disabled={!open}
            to={clubHref(id, 'type', open?.number)}
            title={CLUB_WORDS.type}
          />
        </div>
      }
    >
      <p className={css.state} role="status">
        <b>{done}</b> {out}
      </p>
      {asks && (
        <AddPlayer
          onAdd={(name, isGuest) => {
            setAsks(false)
            void saved(add(id, lateComer(night, name, isGuest)))
          }}
        />
      )}
      <ol className={css.tables}>
        {tables.map((table) => (
          <li key={table.number}>
            <TableRow night={night} table={table} />
          </li>
        ))}
      </ol>
    </Page>
  )
}

function TableRow({ night, table }: { readonly night: ShownNight; readonly table: Table }) {
  const result = resultOf(table)
  const most = Math.max(...(result?.values ?? []))
  return (
    <Link className={css.row} href={clubHref(night.id, 'type', table.number)}>
      <b>{table.number}</b>
      <span className={css.names}>
        <span>
          {table.sides.map((side, i) => (
            <span key={side.join()} data-won={(result?.values[i] ?? 0) > 0 || undefined}>
              {i > 0 && ' – '}
              <span>{saySide(night, side)}</span>
            </span>
          ))}
        </span>
        {result && <small>{sayResult(night, table, result)}</small>}
      </span>
      {result ? (
        <>
          <b>{sayValue(most)}</b>
          <Icon name="check" size={20} />
        </>
      ) : (
        <>
          <span>{CLUB_WORDS.playing}</span>
          <Icon name="chevron" size={18} />
        </>
      )}
    </Link>
  )
}

/** Milliseconds; again each half minute. */
export function useMinute(): number {
  const { ports } = useApp()
  const [now, setNow] = useState(ports.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(ports.now()), 30_000)
    return () => clearInterval(timer)
  }, [ports])
  return now
}

interface NightMenuProps {
  readonly night: ShownNight
  readonly onLate: () => void
  readonly saved: ReturnType<typeof useSaved>['saved']
}

function NightMenu({ night, onLate, saved }: NightMenuProps) {
  const { id, players, rounds } = night
  const [, navigate] = useLocation()
  const { add, rewrite, remove } = useNights()
  const results = rounds.at(-1)?.tables.filter(resultOf).length ?? 0
  const here = [...players.entries()].filter(([, { left }]) => !left)
  const wall = () => open(`${import.meta.env.BASE_URL}club?${clubHref(id, 'wall').split('?')[1]}`, 'watch')
  return (
    <Menu
      items={() => [
        { name: CLUB_WORDS.standing, run: () => navigate(clubHref(id, 'standing')) },
        { name: CLUB_WORDS.code, run: () => navigate(clubHref(id, 'code')) },
        { name: CLUB_WORDS.handOver, run: () => navigate(clubHref(id, 'hand-over')) },
        { name: CLUB_WORDS.wall, detail: CLUB_WORDS.wallDetail, run: () => void wall() },
        { name: CLUB_WORDS.print, run: () => print() },
        { name: CLUB_WORDS.join, run: onLate },
        {
          name: CLUB_WORDS.leave,
          choices: here.map(([player, { name }]) => ({
            name: shownName(name),
            run: () => void saved(add(id, { type: 'left', player })),
          })),
        },
        {
          name: CLUB_WORDS.backSure(results),
          choices: [{ name: CLUB_WORDS.back, run: () => void saved(rewrite(id, withoutLastRound)) }],
        },
        {
          name: CLUB_WORDS.newNight,
          run: () => navigate(clubHref('')),
        },
        {
          name: CLUB_WORDS.removeSure,
          choices: [
            {
              name: CLUB_WORDS.remove,
              run: () => void saved(remove(id), () => navigate('/book')),
            },
          ],
        },
      ]}
    />
  )
}

interface CodePageProps {
  readonly written: Night
  /** With its results: for the phone of another director. */
  readonly whole?: 'whole' | undefined
}

/** The code that sets the tables of all phones up, or makes another phone the director’s. */
export function CodePage({ written, whole }: CodePageProps) {
  const code = writeNightCode(written, whole)
  const address = new URL(`${import.meta.env.BASE_URL}club#${code}`, location.origin).href
  return (
    <Page
      title={whole ? CLUB_WORDS.handOver : CLUB_WORDS.code}
      layout="form"
      onBack={useWayBack(clubHref(written.id))}
    >
      <div className={css.code}>
        <p>{whole ? CLUB_WORDS.handOverHelp : CLUB_WORDS.codeHelp}</p>
        <DrawnCode text={address} label={CLUB_WORDS.qr} />
      </div>
    </Page>
  )
}
