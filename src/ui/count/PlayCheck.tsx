import { useRef, useState } from 'react'
import { isCard } from '../../rules/card.ts'
import { canSurelyPlay, mayPassLead, type Play } from '../../rules/play.ts'
import { type CardOrGo, type CheckedRow, canGo, checkPlay } from '../../rules/play-check.ts'
import type { Rules, TableWords } from '../../rules/rules.ts'
import { COMMON_WORDS } from '../../words/app.ts'
import { sayCheckedRow, sayMisses, sayPlayer } from '../../words/engine/play.ts'
import { CHECK_WORDS } from '../../words/pages/check.ts'
import { PadFrame } from '../pads/CardGrid.tsx'
import { type PlayToCheck, tapped, tidy } from '../parts/addresses/count-address.ts'
import { ActionBar, Button } from '../parts/Button.tsx'
import { Digits } from '../parts/Digits.tsx'
import { CardWords, MiniCard } from '../parts/PlayingCard.tsx'
import { ScrollRegion, useScrollIntoView } from '../parts/Screen.tsx'
import css from './PlayCheck.module.css'

interface PlayCheckProps {
  readonly checked: PlayToCheck
  readonly rules: Rules
  readonly onChecked: (checked: PlayToCheck) => void
  readonly onSaid: (sentence: undefined) => void
}

/** The play card by card, with what each scores and why. */
export function PlayCheck({ checked, rules, onChecked, onSaid }: PlayCheckProps) {
  const [cleared, setCleared] = useState<readonly CardOrGo[]>([])
  const { played } = checked
  const { rows, play } = checkPlay(played, rules)
  const last = played.at(-1)
  const setPlayed = (next: readonly CardOrGo[]) => {
    onChecked({ ...checked, played: next })
    setCleared([])
    onSaid(undefined)
  }
  const removeLast = () => last !== undefined && setPlayed(tidy(played.slice(0, -1)))
  const clear = () => {
    setPlayed([])
    setCleared(played)
  }
  return (
    <PadFrame
      head={<CheckedPlay rows={rows} words={rules.words} />}
      chosen={played.filter(isCard)}
      onPick={(card) => setPlayed(tapped(played, card))}
      onBackspace={removeLast}
      foot={
        <ActionBar tight>
          <Button
            kind="quiet"
            disabled={!last && cleared.length === 0}
            detail={(last || cleared.length > 0) && <CardWords words={CHECK_WORDS.lastTap(last)} />}
            onClick={last ? removeLast : () => setPlayed(cleared)}
          >
            {COMMON_WORDS.undo}
          </Button>
          <GoButtons play={play} rules={rules} onGo={(go) => setPlayed([...played, go])} />
          <Button kind="quiet" disabled={last === undefined} onClick={clear}>
            {CHECK_WORDS.clear}
          </Button>
        </ActionBar>
      }
    />
  )
}

interface GoButtonsProps {
  readonly play: Play
  readonly rules: Rules
  readonly onGo: (go: 'go' | 'end') => void
}

/** One for the player whose turn it is, one for all who are still asked. */
function GoButtons({ play, rules, onGo }: GoButtonsProps) {
  const isOpen = canGo(play)
  return (
    <>
      <Button
        kind={isOpen && !canSurelyPlay(play, rules) ? 'primary' : 'quiet'}
        disabled={!isOpen}
        detail={isOpen && sayPlayer(play.turn)}
        onClick={() => onGo('go')}
      >
        {CHECK_WORDS.go}
      </Button>
      <Button
        kind="quiet"
        disabled={!isOpen || mayPassLead(play)}
        detail={CHECK_WORDS.end[1]}
        onClick={() => onGo('end')}
      >
        {CHECK_WORDS.end[0]}
      </Button>
    </>
  )
}

interface CheckedPlayProps {
  readonly rows: readonly CheckedRow[]
  readonly words: TableWords
}

function CheckedPlay({ rows, words }: CheckedPlayProps) {
  const list = useRef<HTMLElement>(null)
  useScrollIntoView(list, 'tbody tr:last-child', rows.length)
  const newest = rows.at(-1)
  return (
    <ScrollRegion ref={list} className={css.play} name={CHECK_WORDS.list}>
      {rows.length === 0 && <p>{CHECK_WORDS.ask}</p>}
      <table>
        <tbody>
          {rows.map((row) => (
            <CheckedLine key={keyOf(row)} row={row} words={words} />
          ))}
        </tbody>
      </table>
      <output className="visually-hidden">
        {newest && `${sayCheckedRow(newest, words)} ${sayMisses(newest)}`}
      </output>
    </ScrollRegion>
  )
}

function CheckedLine({ row, words }: { readonly row: CheckedRow; readonly words: TableWords }) {
  const said = sayCheckedRow(row, words)
  if (row.type !== 'card')
    return (
      <tr>
        <td colSpan={2}>{said}</td>
        <td>{row.type === 'end' && row.points > 0 && <Digits value={row.points} />}</td>
      </tr>
    )
  return (
    <tr>
      <td>
        <MiniCard card={row.card} />
      </td>
      <td>
        {said} <em>{sayMisses(row)}</em>
      </td>
      <td>
        <Digits value={row.points} />
      </td>
    </tr>
  )
}

const keyOf = (row: CheckedRow) => `${row.type} ${row.card} ${row.type === 'go' ? row.seat : ''}`
