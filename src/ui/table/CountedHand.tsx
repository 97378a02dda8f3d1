import type { ReactNode } from 'react'
import { useSpeech } from '../../app/hooks/use-speech.ts'
import { type OpenRenege, openReneges } from '../../game/moves/penalties.ts'
import type { Game } from '../../game/record/game.ts'
import type { Card } from '../../rules/card.ts'
import { countShow, type Line, totalOf } from '../../rules/count-show.ts'
import { type Holder, sideOf } from '../../rules/rules.ts'
import type { Show } from '../../rules/show.ts'
import { sideName } from '../../words/names.ts'
import { type CountStyle, phrasesOf, sayCount } from '../../words/spoken-count.ts'
import { sayPegEffect } from '../../words/table/pegs.ts'
import { sayPenalty, sayRenege } from '../../words/table/play.ts'
import { sayPegFor } from '../../words/table/show.ts'
import { UndoBar, type UndoBarProps } from '../pads/UndoBar.tsx'
import { Button } from '../parts/Button.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { CountView, SayIt } from '../parts/CountView.tsx'
import { ClaimPad } from './ClaimPad.tsx'
import css from './CountedHand.module.css'
import type { StepView } from './step-view.ts'

interface CountedHandProps {
  readonly game: Game
  readonly of: Holder
  readonly show: Show
  readonly countStyle: CountStyle
  readonly undoBar: UndoBarProps
  readonly onPeg: () => void
  readonly onChange: (place: number) => void
  /** What is to be said of the hand beside its count. */
  readonly children: ReactNode
}

/** The count of a hand at the table: seen, said if somebody wants it, and pegged with one tap. */
function CountedHand(props: CountedHandProps) {
  const { game, of, show, countStyle, undoBar, onPeg, onChange, children } = props
  const { words, show: showRules } = game.rules
  const lines = countShow(show, showRules)
  const said = { style: countStyle, words }
  const phrases = phrasesOf(lines, said)
  const speech = useSpeech(phrases.map((phrase) => phrase.text))
  return (
    <CountView
      show={show}
      lines={lines}
      sentence={sayCount(lines, said)}
      words={words}
      onChange={onChange}
      starterFixed
      saying={{ phrases, at: speech.at }}
      footer={
        <UndoBar {...undoBar}>
          <PegHandButton game={game} of={of} lines={lines} onPeg={onPeg} />
        </UndoBar>
      }
    >
      {children}
      <SayIt speech={speech} />
    </CountView>
  )
}

interface PegHandButtonProps {
  readonly game: Game
  readonly of: Holder
  readonly lines: readonly Line[]
  readonly onPeg: () => void
}

/** The one tap that pegs a count, saying where it takes the peg. */
function PegHandButton({ game, of, lines, onPeg }: PegHandButtonProps) {
  const seat = of === 'crib' ? (game.deals.at(-1)?.dealer ?? 0) : of
  const side = sideOf(game.rules, seat)
  const points = totalOf(lines)
  return (
    <Button
      kind="primary"
      mark={<SideMark mark={game.marks[side] ?? 'a'} />}
      onClick={onPeg}
      detail={sayPegEffect(game, side, points)}
    >
      {sayPegFor(sideName(game, side), points)}
    </Button>
  )
}

interface RenegeNoteProps extends Pick<StepView, 'state' | 'act'> {
  readonly of: Holder
  /** The whole hand. */
  readonly cards: readonly Card[]
}

/** A go that was said with a card in hand that fitted: a note, and one tap for what the table makes of it. */
function RenegeNote({ state: { game }, act, of, cards }: RenegeNoteProps) {
  const reneges: readonly OpenRenege[] = of === 'crib' ? [] : openReneges(game, of, cards)
  return reneges.map((renege) => (
    <div key={renege.count} className={css.note} data-mirrors="" role="note">
      <p>{sayRenege(game, renege)}</p>
      {renege.pegs.map(({ side, points, note }) => (
        <Button
          key={side}
          kind="quiet"
          mark={<SideMark mark={game.marks[side] ?? 'a'} />}
          onClick={() => act({ type: 'peg', side, points, reason: 'penalty', note })}
        >
          {sayPenalty(game, side, points)}
        </Button>
      ))}
    </div>
  ))
}

interface WholeHandProps {
  readonly view: StepView
  readonly of: Holder
  readonly show: Show
  readonly undoBar: UndoBarProps
  /** A card is to be another, by its place. */
  readonly onChange: (place: number) => void
}

/** Every card is there: at a table with claims a number is said before anything true is shown, else it is counted. */
export function WholeHand({ view, of, show, undoBar, onChange }: WholeHandProps) {
  const { state, act, countStyle } = view
  const { game } = state
  const { cards, starter } = show
  const renege = <RenegeNote state={state} act={act} of={of} cards={cards} />
  if (game.rules.muggins.mode !== 'off') {
    return (
      <>
        <ClaimPad
          game={game}
          of={of}
          cards={cards}
          starter={starter}
          onClaim={(claimed) => act({ type: 'claim', of, cards, claimed })}
        />
        {renege}
        <UndoBar {...undoBar} />
      </>
    )
  }
  return (
    <CountedHand
      game={game}
      of={of}
      show={show}
      countStyle={countStyle}
      onPeg={() => act({ type: 'count', of, cards })}
      onChange={onChange}
      undoBar={undoBar}
    >
      {renege}
    </CountedHand>
  )
}
