import type { ReactNode } from 'react'
import type { Deal, Game } from '../../game/record/game.ts'
import { stillToShow } from '../../game/record/step.ts'
import type { Holder } from '../../rules/rules.ts'
import { holderName } from '../../words/names.ts'
import { sayLastMove } from '../../words/table/play.ts'
import { SHOW_WORDS } from '../../words/table/show.ts'
import { STEP_WORDS, sayStep, sayWaitsFor } from '../../words/table/step.ts'
import { IconButton } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import css from './HandHeader.module.css'
import { ScoreStrip } from './ScoreHeader.tsx'

/** One of several, named by the title. */
interface HandHeaderChoice {
  /** What is chosen; read aloud. */
  readonly label: string
  readonly options: readonly string[]
  /** Place of the one chosen. */
  readonly value: number
  readonly onChoose: (place: number) => void
}

interface HandHeaderProps {
  readonly title: string
  readonly sub: ReactNode
  /** The title can be another's: the whole of it opens the choice. */
  readonly choice?: HandHeaderChoice | undefined
  /** Back to the board; without it there is no arrow. */
  readonly onBack?: (() => void) | undefined
  /** At the far end: tools, or the board as a strip. */
  readonly children: ReactNode
}

/** The head of a pad, which takes the board's place: whose hand, in words. */
export function HandHeader({ title, sub, choice, onBack, children }: HandHeaderProps) {
  return (
    <header className={css.bar} data-mirrors="">
      {onBack && <IconButton icon="arrow-left" label={STEP_WORDS.backToBoard} onClick={onBack} />}
      <div className={css.words}>
        <h2>
          {title}
          {choice && <Icon name="chevron" size={16} />}
        </h2>
        <p>{sub}</p>
        {choice && (
          <select
            className="unseen"
            aria-label={choice.label}
            value={choice.value}
            onChange={(event) => choice.onChoose(Number(event.target.value))}
          >
            {choice.options.map((option, place) => (
              <option key={option} value={place}>
                {option}
              </option>
            ))}
          </select>
        )}
      </div>
      {children}
    </header>
  )
}

/** Whose cards are tapped: any of those still to be shown, the one that is due first. */
export function handChoice(
  game: Game,
  deal: Deal,
  of: Holder,
  onChoose: (of: Holder) => void,
): HandHeaderChoice | undefined {
  const open = stillToShow(game, deal)
  if (open.length < 2) return undefined
  return {
    label: SHOW_WORDS.whoseHand,
    options: open.map((holder) => holderName(game, holder)),
    value: open.indexOf(of),
    onChoose: (place) => onChoose(open[place] ?? of),
  }
}

interface HolderHeaderProps extends Pick<HandHeaderProps, 'sub' | 'choice' | 'onBack'> {
  readonly game: Game
  readonly of: Holder
  readonly onBoard: () => void
}

/** Whose hand it is, beside the scores. */
export function HolderHeader({ game, of, sub, choice, onBack, onBoard }: HolderHeaderProps) {
  return (
    <HandHeader title={holderName(game, of)} sub={sub} choice={choice} onBack={onBack}>
      <ScoreStrip game={game} onOpen={onBoard} />
    </HandHeader>
  )
}

/** What is said of a hand that is tapped: what happened last, or what it waits for. */
export function sayOfHand(game: Game, of: Holder, due: Holder): string {
  return of === due ? (sayLastMove(game) ?? sayStep(game).prompt) : sayWaitsFor(game, due)
}
