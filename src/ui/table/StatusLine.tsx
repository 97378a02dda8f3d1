import { currentDeal, type Game } from '../../game/game.ts'
import { sayStep } from '../../words/table/step.ts'
import { PlayingCard } from '../parts/PlayingCard.tsx'
import css from './StatusLine.module.css'

/** Whose turn it is and what is expected next, in plain words, with the starter beside it. */
export function StatusLine({ game }: { readonly game: Game }) {
  const { heading, prompt } = sayStep(game)
  const starter = currentDeal(game)?.starter
  return (
    <div className={css.status}>
      <p className={css.words}>
        <span>{heading}</span>
        <span>{prompt}</span>
      </p>
      {starter && (
        <div className={css.starter}>
          <span>{game.rules.words.starter}</span>
          <PlayingCard card={starter} size="small" />
        </div>
      )}
    </div>
  )
}
