import type { Game } from '../../game/record/game.ts'
import { sideOf } from '../../rules/rules.ts'
import { canSurelyPlay, currentSeries, mayStop, type Play, playCount } from '../../rules/the-play.ts'
import { seatName } from '../../words/names.ts'
import { askGo, PLAY_WORDS } from '../../words/table/play.ts'
import { STEP_WORDS, sayDealer, sayStep } from '../../words/table/step.ts'
import { Button } from '../parts/Button.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import type { StepView } from './step-view.ts'

interface NextStepButtonProps extends Pick<StepView, 'act'> {
  readonly game: Game
  /** Back to the hand being shown, when the board is only looked at. */
  readonly onReturn?: (() => void) | undefined
}

/** What comes after the board: the hand being shown, the next deal, or the show. */
export function NextStepButton({ game, act, onReturn }: NextStepButtonProps) {
  const { step } = game
  if (onReturn) {
    return (
      <Button kind="primary" trailing="arrow-right" onClick={onReturn}>
        {sayStep(game).heading}
      </Button>
    )
  }
  if (step.type === 'deal') {
    return (
      <Button
        key="deal"
        kind="primary"
        trailing="arrow-right"
        detail={sayDealer(game, step.dealer)}
        onClick={() => act({ type: 'deal', dealer: step.dealer })}
      >
        {STEP_WORDS.nextDeal}
      </Button>
    )
  }
  return (
    <Button key="show" kind="primary" trailing="arrow-right" onClick={() => act({ type: 'end-play' })}>
      {STEP_WORDS.toTheShow}
    </Button>
  )
}

interface GoButtonProps extends Pick<StepView, 'state' | 'act' | 'ask'> {
  readonly play: Play
  /** The seat whose turn it is. */
  readonly seat: number
}

/** Go, or a stop. While every card still fits it is quiet and asks first, but it can always be said. */
export function GoButton({ state: { game }, act, ask, play, seat }: GoButtonProps) {
  const { rules, marks } = game
  const doubtful = canSurelyPlay(play, rules)
  const cancel = () => ask(undefined)
  const go = () => {
    cancel()
    act({ type: 'go' })
  }
  const askFirst = () =>
    ask({
      sentence: askGo(playCount(play)),
      action: { label: PLAY_WORDS.sayGo, onClick: go },
      also: { label: PLAY_WORDS.cancel, onClick: cancel },
    })
  return (
    <Button
      kind={doubtful ? 'quiet' : 'primary'}
      mark={<SideMark mark={marks[sideOf(rules, seat)] ?? 'a'} />}
      detail={seatName(game, seat)}
      disabled={currentSeries(play).length === 0}
      onClick={doubtful ? askFirst : go}
    >
      {mayStop(play, rules) ? PLAY_WORDS.stop : PLAY_WORDS.go}
    </Button>
  )
}
