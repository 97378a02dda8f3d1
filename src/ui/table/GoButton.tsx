import { sideOf } from '../../rules/rules.ts'
import { canSurelyPlay, currentSeries, mayStop, type Play, playCount } from '../../rules/the-play.ts'
import { seatName } from '../../words/names.ts'
import { askGo, PLAY_WORDS } from '../../words/table/play.ts'
import { Button } from '../parts/Button.tsx'
import { SideMark } from '../parts/board/SideMark.tsx'
import type { StepView } from './step-view.ts'

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
