import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useApp, useSettings } from '../../app/hooks/use-app.ts'
import { useLearners } from '../../app/hooks/use-learners.ts'
import { useNights, useShownNight, useTakeResult } from '../../app/hooks/use-nights.ts'
import { readNightCode, readResultCode, writeResultCode } from '../../app/transfer/night-codes.ts'
import { calendarDay } from '../../base/days.ts'
import {
  arrivalOf,
  type Night,
  resultOf,
  type ShownNight,
  seatedAt,
  type Table,
} from '../../game/club/night.ts'
import { matchIdAt, type NightResult } from '../../game/club/night-place.ts'
import { playerKey } from '../../game/record/player-names.ts'
import { formOf, setupOf, withSeats } from '../../game/setup/setup-form.ts'
import { seatCount } from '../../rules/rules.ts'
import { listOf } from '../../words/engine/grammar.ts'
import { shownName } from '../../words/names.ts'
import {
  CLUB_WORDS,
  sayMinutes,
  sayNight,
  sayResult,
  saySide,
  sayTable,
  sayTableOf,
  sayValues,
} from '../../words/pages/club.ts'
import { sayTrouble } from '../../words/pages/transfer.ts'
import { Button } from '../parts/Button.tsx'
import { ChoiceSection } from '../parts/FormSection.tsx'
import { Fact } from '../parts/figures/FiguresTable.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { DrawnCode } from '../parts/QrCode.tsx'
import { Message } from '../parts/Screen.tsx'
import { useBegin } from '../parts/setup/use-begin.ts'
import { useWayBack } from '../parts/use-way-back.ts'
import { clubHref } from './club-address.ts'
import css from './TablePage.module.css'
import { useSaved } from './use-saved.tsx'

/** What a night’s code sets up on a player’s phone: only the first deal is asked. */
export function TablePage({ code }: { readonly code: string }) {
  const read = readNightCode(code)
  return read.ok ? (
    <FoundTable written={read.value} />
  ) : (
    <Message title={CLUB_WORDS.title} sentence={sayTrouble({ type: read.error }, 'code')} />
  )
}

function FoundTable({ written }: { readonly written: Night }) {
  const night = useShownNight(written)
  const [{ owner }] = useSettings()
  const tables = night.rounds.at(-1)?.tables ?? []
  const isOwn = ({ sides }: Table) =>
    sides.flat().some((player) => playerKey(night.players[player]?.name ?? '') === playerKey(owner))
  const [chosen, choose] = useState(owner === '' ? undefined : tables.find(isOwn)?.number)
  const table = tables.find(({ number }) => number === chosen)
  const back = useWayBack()
  const [, navigate] = useLocation()
  const { take } = useNights()
  const { notice, saved } = useSaved()
  const direct = () => saved(take(written), () => navigate(clubHref(night.id), { replace: true }))
  if (table) return <ReadyTable key={chosen} night={night} table={table} onOther={() => choose(undefined)} />
  return (
    <Page
      title={CLUB_WORDS.yourTable}
      note={sayNight(calendarDay(night.startedAt))}
      layout="list"
      onBack={back}
      notice={notice}
      action={
        <Button kind="quiet" detail={CLUB_WORDS.directDetail} onClick={() => void direct()}>
          {CLUB_WORDS.direct}
        </Button>
      }
    >
      <ul className={css.tables}>
        {tables.map((one) => (
          <li key={one.number}>
            <Button kind="quiet" detail={sayTable(one.number)} onClick={() => choose(one.number)}>
              {one.sides.map((side) => saySide(night, side)).join(' – ')}
            </Button>
          </li>
        ))}
      </ul>
    </Page>
  )
}

interface ReadyTableProps {
  readonly night: ShownNight
  readonly table: Table
  readonly onOther: () => void
}

function ReadyTable({ night, table, onOther }: ReadyTableProps) {
  const { ports } = useApp()
  const { begin, slip } = useBegin()
  const learners = useLearners()
  const [dealer, setDealer] = useState('')
  const round = night.rounds.length - 1
  const at = night.rounds[round]?.at ?? night.startedAt
  const seats = seatedAt(table)
  const names = seats.map((player) => night.players[player]?.name ?? '')
  const guests = names.filter((_, seat) => night.players[seats[seat] ?? -1]?.guest)
  const own = { ...formOf(), rules: night.rules }
  const form = seatCount(night.rules) === seats.length ? own : withSeats(own, seats.length)
  const padded = form.names.map((_, seat) => names[seat] ?? '')
  const setup = setupOf({ ...form, names: padded, dealer: dealer === '' ? undefined : Number(dealer) })
  return (
    <Page
      title={sayTableOf(round, table.number)}
      layout="form"
      onBack={onOther}
      notice={<Notice {...slip} />}
      action={
        <Button
          kind="primary"
          detail={table.sides.map((side) => saySide(night, side)).join(' – ')}
          onClick={() => {
            learners.add(guests)
            begin(setup, matchIdAt({ night: night.id, round, table: table.number }))
          }}
        >
          {CLUB_WORDS.start}
        </Button>
      }
    >
      <ChoiceSection
        label={CLUB_WORDS.firstDeal}
        options={[
          { value: '', label: CLUB_WORDS.cut },
          ...names.map((name, seat) => ({ value: `${seat}`, label: shownName(name) })),
        ]}
        value={dealer}
        onChange={setDealer}
      />
      <div>
        <dl>
          <Fact name={CLUB_WORDS.rules}>{setup.rules.name}</Fact>
          {guests.length > 0 && <Fact name={listOf(guests.map(shownName))}>{CLUB_WORDS.guestPlays}</Fact>}
          <Fact name={CLUB_WORDS.night}>{sayNight(calendarDay(night.startedAt))}</Fact>
          <Fact name={CLUB_WORDS.began}>{sayMinutes(at, ports.now())}</Fact>
        </dl>
        <Button kind="quiet" trailing="chevron" onClick={onOther}>
          {CLUB_WORDS.anotherTable}
        </Button>
      </div>
    </Page>
  )
}

/** A result that this phone was shown: the director’s takes it, the other player’s may agree to it. */
export function ResultPage({ code }: { readonly code: string }) {
  const { nights } = useNights()
  const read = readResultCode(code)
  if (!read.ok)
    return <Message title={CLUB_WORDS.resultCode} sentence={sayTrouble({ type: read.error }, 'code')} />
  const night = nights.find(({ id }) => id === read.value.night)
  return night ? <ArrivedResult written={night} result={read.value} /> : <AgreeHere result={read.value} />
}

function ArrivedResult({ written, result }: { readonly written: Night; readonly result: NightResult }) {
  const night = useShownNight(written)
  const take = useTakeResult()
  const [, navigate] = useLocation()
  const { notice, saved } = useSaved()
  const toRound = () => navigate(clubHref(night.id), { replace: true })
  const table = night.rounds[result.round]?.tables.find(({ number }) => number === result.table)
  const before = table && resultOf(table)
  const arrival = arrivalOf(night, result)
  const isWritten = useRef(false)
  const write = async () => {
    if (isWritten.current) return
    isWritten.current = true
    await saved(take(result, result.agreed ? 'agreed' : 'code'), toRound)
    isWritten.current = false
  }
  // What nobody has written before needs no question: table after table is scanned, and Undo is beside it.
  const writeNew = useEffectEvent(() => {
    if (arrival === 'new') void write()
  })
  useEffect(() => writeNew(), [])
  return (
    <Page
      title={sayTableOf(result.round, result.table)}
      layout="form"
      onBack={toRound}
      notice={notice}
      action={
        arrival === 'other' ? (
          <>
            <Button kind="quiet" onClick={toRound}>
              {CLUB_WORDS.keep}
            </Button>
            <Button kind="primary" onClick={() => void write()}>
              {CLUB_WORDS.take}
            </Button>
          </>
        ) : (
          <Button kind="primary" onClick={toRound}>
            {CLUB_WORDS.toRound}
          </Button>
        )
      }
    >
      <div className={css.result}>
        {table && arrival ? (
          <>
            <h2>{sayResult(night, table, { ...result, by: 'code' })}</h2>
            <p>{result.agreed ? CLUB_WORDS.bothAgreed : CLUB_WORDS.notAgreed}</p>
            {arrival === 'known' && <p>{CLUB_WORDS.known}</p>}
            {before && arrival === 'other' && (
              <p>
                {CLUB_WORDS.conflict} {sayResult(night, table, before)}
              </p>
            )}
          </>
        ) : (
          <p>{CLUB_WORDS.noTable}</p>
        )}
      </div>
    </Page>
  )
}

function AgreeHere({ result }: { readonly result: NightResult }) {
  const [agreed, setAgreed] = useState(result.agreed)
  const back = useWayBack()
  return (
    <Page title={sayTableOf(result.round, result.table)} layout="form" onBack={back}>
      <div className={css.result}>
        <h2>{sayValues(result.names, result.values)}</h2>
        {agreed ? (
          <>
            <DrawnCode text={writeResultCode({ ...result, agreed })} label={CLUB_WORDS.resultCode} />
            <p>{CLUB_WORDS.showDirector}</p>
          </>
        ) : (
          <Button kind="primary" onClick={() => setAgreed(true)}>
            {CLUB_WORDS.iAgree}
          </Button>
        )}
      </div>
    </Page>
  )
}
