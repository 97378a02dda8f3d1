import type { ReactNode } from 'react'
import type { Game } from '../../game/game.ts'
import type { MatchStanding } from '../../game/match.ts'
import { nextGameDealer } from '../../game/outcome.ts'
import { bestHand } from '../../game/statistics.ts'
import { TITLES } from '../../words/app.ts'
import { seatName } from '../../words/names.ts'
import { GAME_OVER_WORDS, sayEnd } from '../../words/table/game-over.ts'
import { sayDealer } from '../../words/table/step.ts'
import { sayTap, UNDO_WORDS } from '../../words/table/undo.ts'
import { ActionBar } from '../parts/ActionBar.tsx'
import { Button } from '../parts/Button.tsx'
import { SideMark } from '../parts/board/SideMark.tsx'
import { BestHand } from '../parts/figures/BestHand.tsx'
import { RaceChart } from '../parts/figures/RaceChart.tsx'
import { OxfordRule } from '../parts/OxfordRule.tsx'
import { Stamp } from '../parts/Stamp.tsx'
import { AveragesLedger } from './AveragesLedger.tsx'
import styles from './GameOver.module.css'
import { MatchSoFar } from './MatchSoFar.tsx'

interface GameOverProps {
  readonly game: Game
  /** How the match stands with this game; single games have none to show. */
  readonly standing?: MatchStanding | undefined
  readonly onNext: () => void
  readonly onUndo: () => void
  /** To every entry of the game. */
  readonly onSheet: () => void
  /** Tools at the head of the page. */
  readonly tools?: ReactNode
}

/** The last page of a game: who won and how, told in figures; Undo is still there, and the next game. */
export function GameOver({ game, standing, onNext, onUndo, onSheet, tools }: GameOverProps) {
  const { title, result, sentence, stamp } = sayEnd(game)
  const winners = game.outcome?.winners ?? []
  const best = bestHand(game)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get into it */}
      <section className={styles.page} data-pad="over" aria-label={GAME_OVER_WORDS.title} tabIndex={0}>
        <div className={styles.story}>
          <header className={styles.head} data-mirrors="">
            <h2>
              {winners.map((side) => (
                <SideMark key={side} mark={game.marks[side] ?? 'a'} size="1.75rem" />
              ))}
              {title}
            </h2>
            <div className={styles.tools}>{tools}</div>
            <div className={styles.result}>
              <Result words={result} />
              {stamp && <Stamp ink="brass" title={stamp.title} detail={stamp.detail} />}
            </div>
            <p>{sentence}</p>
          </header>
          <div className={styles.race}>
            <OxfordRule />
            <RaceChart game={game} />
          </div>
        </div>
        <div className={styles.facts}>
          {standing && <MatchSoFar game={game} standing={standing} />}
          {best && <BestHand words={`${seatName(game, best.seat)} ${best.points}`} best={best} />}
          <AveragesLedger game={game} />
          <div className={styles.sheet}>
            <Button kind="quiet" trailing="arrow-right" onClick={onSheet}>
              {TITLES.sheet}
            </Button>
          </div>
        </div>
      </section>
      <ActionBar>
        <Button
          kind="undo"
          icon="undo"
          detail={game.undo ? sayTap(game, game.undo) : UNDO_WORDS.nothing}
          disabled={!game.undo}
          onClick={onUndo}
        >
          {UNDO_WORDS.undo}
        </Button>
        <Button kind="primary" detail={nextWords(game)} onClick={onNext}>
          {standing && standing.winners.length > 0 ? GAME_OVER_WORDS.newMatch : GAME_OVER_WORDS.nextGame}
        </Button>
      </ActionBar>
    </>
  )
}

/** `121 to 84`: the figures large, the winner’s heaviest. */
function Result({ words }: { readonly words: string }) {
  const [won = '', ...others] = words.split(` ${GAME_OVER_WORDS.to} `)
  return (
    <p className={styles.score} data-many={/\D/.test(others.join('')) || undefined}>
      <b>{won}</b> <i>{GAME_OVER_WORDS.to}</i> <span>{others.join(` ${GAME_OVER_WORDS.to} `)}</span>
    </p>
  )
}

function nextWords(game: Game): string {
  const dealer = nextGameDealer(game)
  return dealer === undefined ? GAME_OVER_WORDS.cut : sayDealer(game, dealer)
}
