import type { ReactNode } from 'react'
import { currentDeal } from '../../game/record/game.ts'
import { stillToShow } from '../../game/record/step.ts'
import type { Holder } from '../../rules/rules.ts'
import { holderName } from '../../words/names.ts'
import { sayDone } from '../../words/table/news.ts'
import { sayBelow } from '../../words/table/score.ts'
import { SHOW_WORDS } from '../../words/table/show.ts'
import { STEP_WORDS, sayStep, sayWaitsFor } from '../../words/table/step.ts'
import { IconButton } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { CardWords } from '../parts/PlayingCard.tsx'
import { ScoreStrip } from '../parts/ScoreHeader.tsx'
import { Select } from '../parts/Segments.tsx'
import css from './HandHeader.module.css'
import { TableMenu } from './TableMenu.tsx'
import { useTableActions, useTableView } from './use-table-view.ts'

interface HandHeaderProps {
  readonly title: string
  /** The title is a question, and longer than a name. */
  readonly asks?: boolean
  readonly sub?: string | undefined
  /** A list over the title, to choose another one. */
  readonly choice?: ReactNode
  readonly onBack?: () => void
  /** Where that leads, if not to the board. */
  readonly back?: string
}

/** The line under the board over a page of cards: what the page asks for, and the tools. */
export function HandHeader(props: HandHeaderProps) {
  const { title, asks, sub, choice, onBack, back = STEP_WORDS.backToBoard } = props
  const { game, framed, standing, refused } = useTableView()
  const below = refused ?? (framed ? sub : sayBelow(game, sub, standing))
  return (
    <header className={css.bar} data-mirrors="">
      {onBack && <IconButton icon="arrow-left" label={back} onClick={onBack} />}
      <div className={css.words}>
        <h2 data-asks={asks || undefined}>
          {title}
          {choice && <Icon name="chevron" size={16} />}
        </h2>
        {below && (
          <p>
            <CardWords words={below} />
          </p>
        )}
        {choice}
      </div>
      {!framed && <ScoreStrip game={game} />}
      <TableMenu />
    </header>
  )
}

interface ShowHeaderProps {
  readonly of: Holder
  readonly due: Holder
  /** What the page asks, instead of whose hand it is. */
  readonly asks?: string
  readonly onOf?: (of: Holder) => void
}

export function ShowHeader({ of, due, asks, onOf }: ShowHeaderProps) {
  const { game, hand } = useTableView()
  const { choose } = useTableActions()
  const deal = currentDeal(game)
  const open = deal && onOf ? stillToShow(game, deal) : []
  return (
    <HandHeader
      title={asks ?? holderName(game, of)}
      asks={asks !== undefined}
      sub={of === due ? (sayDone(game) ?? sayStep(game).prompt) : sayWaitsFor(game, due)}
      onBack={() => choose({ looksAwayFrom: hand })}
      choice={
        open.length > 1 && (
          <Select
            className="unseen"
            label={SHOW_WORDS.whoseHand}
            value={`${open.indexOf(of)}`}
            onChange={(place) => onOf?.(open[Number(place)] ?? of)}
            options={open.map((holder, place) => ({ value: `${place}`, label: holderName(game, holder) }))}
          />
        )
      }
    />
  )
}
