import { useMemo, useState } from 'react'
import { useFigures } from '../../app/hooks/use-figures.ts'
import { calendarDay } from '../../base/days.ts'
import { rivalsIn, winsIn } from '../../game/figures/rivals.ts'
import { playerKey } from '../../game/record/player-names.ts'
import { PLAYERS_WORDS } from '../../words/pages/players.ts'
import { RIVALS_WORDS, sayRivalGames, sayRivalRows, sayRivals } from '../../words/pages/rivals.ts'
import { bookHref, rivalsHref } from '../parts/addresses/record-address.ts'
import { SideMark } from '../parts/board/PegHead.tsx'
import { TallyBoard } from '../parts/board/TallyBoard.tsx'
import { BestHandFact, FiguresTable } from '../parts/figures/FiguresTable.tsx'
import { useWayBack } from '../parts/use-way-back.ts'
import { BookTabs } from './BookTabs.tsx'
import { dayName } from './game-days.ts'
import { FiguresPage, Note, Section } from './Section.tsx'
import { useTally } from './use-tally.ts'

/** Rows of a player’s page. */
const MOST = 8

/** Whom a player has met, most often first, each with a link to all that the two have played. */
export function Opponents({ name }: { readonly name: string }) {
  const { players, rivalsOf } = useFigures()
  const most = useMemo(() => {
    const games = [...rivalsOf(playerKey(name))].sort(([, a], [, b]) => b.length - a.length)
    return games.slice(0, MOST).map(([key, met]) => ({ key, cells: [met.length, ...winsIn(met)] }))
  }, [rivalsOf, name])
  if (most.length === 0) return null
  const { opponent, games, won, lost } = RIVALS_WORDS
  return (
    <Section title={RIVALS_WORDS.title}>
      <FiguresTable
        heads={[opponent, games, won, lost]}
        rows={most.map(({ key, cells }) => {
          const other = players().get(key)?.name ?? key
          return { name: sayRivals([other]), href: rivalsHref(name, other), cells }
        })}
      />
    </Section>
  )
}

/** All that two players have played against each other. */
export function RivalsScreen({ names }: { readonly names: readonly [string, string] }) {
  const { rivalsOf } = useFigures()
  const [key = '', other = ''] = names.map(playerKey)
  const all = useMemo(() => {
    const games = rivalsOf(key).get(other)
    return games && rivalsIn(games, (at) => calendarDay(at).year)
  }, [rivalsOf, key, other])
  return (
    <FiguresPage
      title={sayRivals(names)}
      note={all && sayRivalGames(all)}
      onBack={useWayBack(bookHref('people'))}
      tabs={<BookTabs page="people" />}
      none={!all && <Note>{RIVALS_WORDS.notMet}</Note>}
    >
      {all && <Rivals names={names} all={all} />}
    </FiguresPage>
  )
}

const MARKS = ['a', 'b'] as const

interface RivalsProps {
  readonly names: readonly [string, string]
  readonly all: ReturnType<typeof rivalsIn>
}

function Rivals({ names, all }: RivalsProps) {
  const [now] = useState(Date.now)
  const tally = useTally(names)
  const heads = (first: string) => [
    first,
    ...MARKS.map((mark, i) => (
      <span key={mark}>
        <SideMark mark={mark} /> {sayRivals([names[i] ?? ''])}
      </span>
    )),
  ]
  return (
    <>
      <Note>{tally && <TallyBoard sides={tally} />}</Note>
      <FiguresTable heads={heads(RIVALS_WORDS.figures)} rows={sayRivalRows(all)} />
      {all.rivals.map(
        ({ best, name }) =>
          best && (
            <BestHandFact
              key={name}
              title={RIVALS_WORDS.bestHand(name)}
              words={PLAYERS_WORDS.best(best.points, dayName(best.at, now))}
              best={best}
            />
          ),
      )}
      <Section title={RIVALS_WORDS.byYear}>
        <FiguresTable
          heads={heads(RIVALS_WORDS.year)}
          rows={all.byYear.map(({ year, won }) => ({ name: `${year}`, cells: won }))}
        />
      </Section>
    </>
  )
}
