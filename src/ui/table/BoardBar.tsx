import { jackUnseen, mayCallOnPlay } from '../../game/moves/peg-keys.ts'
import { capitalise } from '../../words/engine/grammar.ts'
import { sideName } from '../../words/names.ts'
import { PEG_WORDS, sayJack, sayPegs } from '../../words/table/pegs.ts'
import { STEP_WORDS, sayDealer, sayStep } from '../../words/table/step.ts'
import { Button } from '../parts/Button.tsx'
import { inTransition } from '../parts/in-transition.ts'
import { hasRows } from './PegPad.tsx'
import { TableBar } from './TableBar.tsx'
import { useTableActions, useTableView } from './use-table-view.ts'

export function BoardBar() {
  const { game, looksAtBoard } = useTableView()
  const { act, choose } = useTableActions()
  const { step } = game
  // With fewer sides it is a key of the dealer’s pad.
  const jack = hasRows(game) ? jackUnseen(game) : undefined
  const next =
    step.type === 'over'
      ? {
          label: STEP_WORDS.result,
          run: () => inTransition(() => choose({ told: game.outcome?.seq, codeAt: undefined })),
        }
      : looksAtBoard
        ? {
            label: step.type === 'play-card' ? STEP_WORDS.backToCards : sayStep(game).heading,
            run: () => choose({ looksAwayFrom: undefined }),
          }
        : step.type === 'deal'
          ? {
              label: STEP_WORDS.nextDeal,
              detail: sayDealer(game, step.dealer),
              run: () => act({ type: 'deal', dealer: step.dealer }),
            }
          : { label: STEP_WORDS.toTheShow, run: () => act({ type: 'end-play' }) }
  return (
    <TableBar>
      {step.type === 'play' && mayCallOnPlay(game) && (
        <Button kind="quiet" onClick={() => choose({ other: { as: 'muggins' } })}>
          {/* Small, so that it is one line between two longer keys. */}
          <small>{PEG_WORDS.muggins}</small>
        </Button>
      )}
      {jack && (
        <Button
          kind="quiet"
          label={sayJack(game.rules, sayPegs(sideName(game, jack.side), jack, game.rules))}
          onClick={() => act({ type: 'peg', ...jack })}
        >
          <small>{sayJack(game.rules, jack.points)}</small>
        </Button>
      )}
      {hasRows(game) && step.type === 'play' && (
        <Button kind="quiet" label={PEG_WORDS.otherTitle} onClick={() => choose({ other: { as: 'points' } })}>
          {capitalise(PEG_WORDS.other)}
        </Button>
      )}
      <Button key={next.label} kind="primary" trailing="arrow-right" detail={next.detail} onClick={next.run}>
        {next.label}
      </Button>
    </TableBar>
  )
}
