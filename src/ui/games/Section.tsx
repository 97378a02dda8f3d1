import { type ComponentProps, Fragment, type PropsWithChildren, type ReactNode } from 'react'
import { useApp } from '../../app/hooks/use-app.ts'
import { useFigures } from '../../app/hooks/use-figures.ts'
import type { GameSummary } from '../../game/record/game-summary.ts'
import { isSecondVersion } from '../../game/record/merge-logs.ts'
import { OPENING_WORDS } from '../../words/app.ts'
import { unbroken } from '../../words/engine/grammar.ts'
import { GAMES_WORDS, sayGameNote, scoredSides } from '../../words/pages/games.ts'
import { PLAYERS_WORDS, sayRead } from '../../words/pages/players.ts'
import { Button } from '../parts/Button.tsx'
import { SparkBoard } from '../parts/board/SparkBoard.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Page } from '../parts/Page.tsx'
import { useGoTo } from '../parts/use-way-back.ts'
import css from './Section.module.css'

type SectionProps = PropsWithChildren<{ readonly title: string; readonly link?: ReactNode }>

export function Section({ title, link, children }: SectionProps) {
  return (
    <section>
      <div className={css.head}>
        <h2>{title}</h2>
        {link}
      </div>
      {children}
    </section>
  )
}

export function Note({ children }: { readonly children: ReactNode }) {
  return <div className={css.note}>{children}</div>
}

interface EmptyProps {
  readonly title?: string
  readonly sentence: string
  /** Left out if trying again would not help. */
  readonly onAgain?: (() => void) | undefined
}

export function Empty({ title, sentence, onAgain }: EmptyProps) {
  return (
    <div className={css.empty}>
      {title !== undefined && <h2>{title}</h2>}
      <p>{sentence}</p>
      {onAgain && (
        <Button kind="quiet" onClick={onAgain}>
          {OPENING_WORDS.tryAgain}
        </Button>
      )}
    </div>
  )
}

interface FiguresPageProps extends Omit<ComponentProps<typeof Page>, 'layout'> {
  readonly layout?: 'wall'
  /** In place of an empty page, once all games are read. */
  readonly none: ReactNode
}

/** A page of what all games gave: it says how many are read, and whether some could not be. */
export function FiguresPage({ none, children, ...page }: FiguresPageProps) {
  const state = useFigures()
  const { reload } = useApp().figures
  return (
    <Page layout="list" {...page}>
      {state.type === 'failed' && <Empty sentence={PLAYERS_WORDS.failed} onAgain={reload} />}
      {state.type === 'reading' && state.of > 0 && <Note>{sayRead(state)}</Note>}
      {state.type === 'read' && none}
      {children}
    </Page>
  )
}

export function GameRow({ game, children }: { readonly game: GameSummary; readonly children?: ReactNode }) {
  const note = unbroken(sayGameNote(game))
  const tracks = game.marks.map((mark, side) => ({ mark, score: game.scores[side] ?? 0 }))
  const open = useOpenGame()
  const result = scoredSides(game).map(({ side, name, score, won }, i, { length }) => (
    <Fragment key={side}>
      <span data-won={won || undefined}>{`${name} ${score}${i + 1 < length ? ',' : ''}`}</span>{' '}
    </Fragment>
  ))
  return (
    <li className={css.line}>
      <button type="button" className={css.row} onClick={() => void open(game.id)}>
        <span className={css.words}>
          <span className={css.result}>{result}</span>{' '}
          <small>{isSecondVersion(game.id) ? `${GAMES_WORDS.secondVersion} · ${note}` : note}</small>
        </span>
        <span>
          <SparkBoard target={game.target} tracks={tracks} />
        </span>
        <Icon name="chevron" size={18} />
      </button>
      {children}
    </li>
  )
}

/** Opens a game of the book at the table. */
export function useOpenGame() {
  const { currentGame } = useApp()
  const goTo = useGoTo()
  return async (gameId: string) => {
    await currentGame.open(gameId)
    goTo('/')
  }
}
