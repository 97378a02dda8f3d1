import type { ReactNode } from 'react'
import { useSpeech } from '../../app/use-speech.ts'
import type { Game } from '../../game/game.ts'
import { countShow } from '../../rules/count-show.ts'
import type { Holder } from '../../rules/rules.ts'
import type { Show } from '../../rules/show.ts'
import { type CountStyle, phrasesOf, sayCount } from '../../words/spoken-count.ts'
import { UndoBar, type UndoBarProps } from '../pads/UndoBar.tsx'
import { CountView } from '../parts/CountView.tsx'
import { SayIt } from '../parts/SayIt.tsx'
import { PegHandButton } from './PegHandButton.tsx'

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
export function CountedHand(props: CountedHandProps) {
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
