import { useState } from 'react'
import { useApp } from '../../app/hooks/use-app.ts'
import { useNights } from '../../app/hooks/use-nights.ts'
import { POTS } from '../../game/club/format.ts'
import type { NightEntry, Result, ShownNight } from '../../game/club/night.ts'
import { forfeitedBy } from '../../game/club/night-place.ts'
import { suggestedValues } from '../../game/club/standing.ts'
import { MARKS } from '../../game/record/entry.ts'
import {
  CLUB_WORDS,
  sayHad,
  sayResult,
  sayRound,
  saySide,
  sayTable,
  sayUnknownTable,
  sayValues,
  sayWritten,
} from '../../words/pages/club.ts'
import { NumberGrid } from '../pads/NumberGrid.tsx'
import { Button } from '../parts/Button.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Fit } from '../parts/Fit.tsx'
import { Menu } from '../parts/Menu.tsx'
import { Page } from '../parts/Page.tsx'
import { Segments } from '../parts/Segments.tsx'
import { useWayBack } from '../parts/use-way-back.ts'
import { clubHref } from './club-address.ts'
import css from './TypePage.module.css'
import { useSaved } from './use-saved.tsx'

/** As the clock of this device says it. */
const timeOfDay = (at: number) => new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })

interface TypePageProps {
  readonly night: ShownNight
  readonly round: number
  readonly number: number
}

/** A result that was written on paper: who won, by how many; no further key. */
export function TypePage({ night, round, number }: TypePageProps) {
  const { add } = useNights()
  const { now } = useApp().ports
  const [differs, setDiffers] = useState(false)
  const { notice, saved } = useSaved()
  const back = useWayBack(clubHref(night.id))
  const table = night.rounds[round]?.tables.find((one) => one.number === number)
  const names = table?.sides.map((side) => saySide(night, side)) ?? []

  const save = (entry: NightEntry) => void saved(add(night.id, entry), back)
  const write = (values: readonly number[], by: Result['by'] = 'typed') =>
    save({ type: 'result', round, table: number, values, by, at: now() })
  const rare = (table?.sides.flat() ?? []).flatMap((player) =>
    POTS.filter((pot, i) => pot !== 'slam' && night.money?.pots[i]).map((pot) => ({
      name: sayHad(night, { pot, player }),
      run: () => save({ type: 'had', pot, player }),
    })),
  )

  const forfeits =
    names.length !== 2
      ? []
      : names.map((name, side) => ({
          name: CLUB_WORDS.forfeit(name),
          detail: CLUB_WORDS.forfeitDetail,
          run: () => write(forfeitedBy(side, names.length), 'forfeit'),
        }))
  const items = [...rare, ...forfeits]
  return (
    <Page
      title={sayTable(number)}
      note={sayRound(round, night.format.games)}
      layout="list"
      onBack={back}
      tools={items.length > 0 && <Menu items={() => items} />}
      notice={notice}
      action={
        names.length === 2 &&
        !differs && (
          <Button kind="quiet" detail={CLUB_WORDS.differDetail} onClick={() => setDiffers(true)}>
            {CLUB_WORDS.differ}
          </Button>
        )
      }
    >
      {table ? (
        <div className={css.type}>
          {table.results.length > 0 && (
            <ol className={css.before}>
              {[...table.results.entries()].map(([i, result]) => (
                <li key={i}>
                  {sayResult(night, table, result)} · {sayWritten(result, timeOfDay(result.at))}
                </li>
              ))}
            </ol>
          )}
          {differs ? (
            <TwoCards night={night} names={names} onValues={(values) => write(values)} />
          ) : (
            <OneResult night={night} names={names} onValues={(values) => write(values)} />
          )}
        </div>
      ) : (
        <p className={css.none}>{sayUnknownTable(number)}</p>
      )}
    </Page>
  )
}

/** The pages of numbers after the first: larger ones are rare. */
const rangesTo = (target: number): readonly (readonly [number, number])[] =>
  target > 61
    ? [
        [31, 60],
        [61, target],
      ]
    : [[31, target]]

interface ValuesProps {
  readonly night: ShownNight
  readonly names: readonly string[]
  readonly onValues: (values: readonly number[]) => void
}

function OneResult({ night, names, onValues }: ValuesProps) {
  const { win, skunk } = night.format
  const [winner, setWinner] = useState<number>()
  /** Of three at a table: by how many the losers lost, in their order. */
  const [lost, setLost] = useState<readonly number[]>([])
  const losers = [...names.keys()].filter((side) => side !== winner)
  const take = (holes: number) => {
    const all = [...lost, holes]
    if (all.length < losers.length) return setLost(all)
    onValues(names.map((_, side) => (side === winner ? Math.min(...all) : -(all[losers.indexOf(side)] ?? 0))))
  }
  const loser = names[losers[lost.length] ?? 0] ?? ''
  return (
    <>
      <h2>{names.length > 2 && winner !== undefined ? CLUB_WORDS.behind(loser) : CLUB_WORDS.ask}</h2>
      <SideTabs names={names} chosen={winner} word={CLUB_WORDS.won} onChoose={setWinner} />
      <HolesPad night={night} isOpen={winner !== undefined} onHoles={take} />
      <p>{CLUB_WORDS.skunkNote(skunk, win)}</p>
    </>
  )
}

interface SideTabsProps {
  readonly names: readonly string[]
  readonly chosen: number | undefined
  readonly word: string
  readonly onChoose: (side: number) => void
}

function SideTabs({ names, chosen, word, onChoose }: SideTabsProps) {
  return (
    <div className={css.tabs}>
      {names.map((name, side) => (
        <button
          type="button"
          key={name}
          data-mark={MARKS[side]}
          aria-pressed={side === chosen}
          onClick={() => onChoose(side)}
        >
          <SideMark mark={MARKS[side] ?? 'a'} />
          {side === chosen && <small>{word}</small>}
          <Fit>{name}</Fit>
        </button>
      ))}
    </div>
  )
}

interface HolesPadProps {
  readonly night: ShownNight
  readonly isOpen: boolean
  readonly onHoles: (holes: number) => void
}

function HolesPad({ night: { rules, format }, isOpen, onHoles }: HolesPadProps) {
  const [range, setRange] = useState<readonly [number, number]>()
  return (
    <>
      <NumberGrid
        key={range?.[0]}
        label={CLUB_WORDS.holes}
        isAsked
        from={range?.[0] ?? 1}
        most={range?.[1] ?? 30}
        isPossible={() => isOpen}
        onNumber={(holes) => {
          setRange(undefined)
          onHoles(holes)
        }}
      />
      <div className={css.ranges}>
        {range ? (
          <Button kind="quiet" onClick={() => setRange(undefined)}>
            {CLUB_WORDS.small}
          </Button>
        ) : (
          rangesTo(rules.target).map((one) => (
            <Button
              key={one[0]}
              kind="quiet"
              disabled={!isOpen}
              detail={one[0] >= format.skunkFrom ? CLUB_WORDS.skunk : undefined}
              onClick={() => setRange(one)}
            >
              {CLUB_WORDS.range(one[0], one[1])}
            </Button>
          ))
        )}
      </div>
    </>
  )
}

const COLUMNS = ['plus', 'minus', 'blank'] as const
type Column = (typeof COLUMNS)[number]

/** Each card as it is written; the book’s answer is suggested, and either number can be another one. */
function TwoCards({ night, names, onValues }: ValuesProps) {
  const [cards, setCards] = useState<readonly (number | undefined)[]>([])
  const [column, setColumn] = useState<Column>('plus')
  const side = cards.length
  const suggested = suggestedValues(cards[0], cards[1])
  const take = (value: number | undefined) => {
    setCards([...cards, value])
    setColumn('minus')
  }
  if (side < 2) {
    return (
      <>
        <h2>{CLUB_WORDS.card(names[side] ?? '')}</h2>
        <Segments
          label={CLUB_WORDS.card(names[side] ?? '')}
          options={COLUMNS.map((value) => ({ value, label: CLUB_WORDS[value] }))}
          value={column}
          onChange={setColumn}
        />
        {column === 'blank' ? (
          <Button kind="primary" onClick={() => take(undefined)}>
            {CLUB_WORDS.blank}
          </Button>
        ) : (
          <HolesPad
            key={side}
            night={night}
            isOpen
            onHoles={(holes) => take(column === 'plus' ? holes : -holes)}
          />
        )}
      </>
    )
  }
  return (
    <>
      <h2>{CLUB_WORDS.suggests}</h2>
      <p>{CLUB_WORDS.book}</p>
      {suggested ? (
        <Button kind="primary" detail={CLUB_WORDS.save} onClick={() => onValues(suggested)}>
          {sayValues(names, suggested)}
        </Button>
      ) : (
        <p>{CLUB_WORDS.bothBlank}</p>
      )}
      {cards.every((card) => card !== undefined) && suggested?.join() !== cards.join() && (
        <Button
          kind="quiet"
          detail={CLUB_WORDS.asWritten}
          onClick={() => onValues(cards.map((card) => card ?? 0))}
        >
          {sayValues(
            names,
            cards.map((card) => card ?? 0),
          )}
        </Button>
      )}
      <Button kind="quiet" onClick={() => setCards([])}>
        {CLUB_WORDS.again}
      </Button>
    </>
  )
}
