import { type KeyboardEvent, memo } from 'react'
import { useIsNarrow, useSideTag } from '../../app/hooks/use-table.ts'
import { jackUnseen, type PegKey, pegKeys, skippedStarter } from '../../game/moves/peg-keys.ts'
import { sideToPlay } from '../../game/moves/side-to-act.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { type Rules, sideOf } from '../../rules/rules.ts'
import { sideName } from '../../words/names.ts'
import { PEG_WORDS, pegKeyCaption, sayEnds, sayPegs } from '../../words/table/pegs.ts'
import { sayNeeds } from '../../words/table/score.ts'
import { isTabStop, keysOf, moveTabStop, typedKey, useRollingTaps, walkKeys } from '../pads/pad-keys.ts'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Icon } from '../parts/Icon.tsx'
import css from './PegPad.module.css'
import { useTableActions, useTableView } from './use-table-view.ts'

/** Letters of a name that fit on a line. */
const ROOM = 9

/** Letters of a name that is one player’s. */
const TEAM = 14

/** Sides that fit next to each other on a phone with keys large enough for a thumb; more have a row each. */
const PAGES = 3

export const hasRows = ({ pegs }: ShownGame) => pegs.length > PAGES

/** An open scorebook, one page a side; or the page of one side. */
export function PegPad({ side }: { readonly side?: number }) {
  const { game, guest } = useTableView()
  const taps = usePegTaps()
  // A guest has the keys of his own side alone.
  const only = guest?.side ?? side
  const sides = only === undefined ? [...game.marks.keys()] : [only]
  return (
    <div
      className={css.pad}
      data-pages={sides.length}
      data-rows={(!guest && hasRows(game)) || undefined}
      {...taps}
    >
      {sides.map((side) => (
        <PegPage key={game.marks[side]} side={side} />
      ))}
    </div>
  )
}

/** Listens for the keys of all sides at once: two players peg at the same moment, and both taps count. */
export function usePegTaps() {
  const { game } = useTableView()
  const { act, choose } = useTableActions()
  return useRollingTaps((name) => {
    const [side = 0, index = 0] = name.split(' ').map(Number)
    const jack = jackOf(game, side)
    const key = keysWith(jack, game.rules)[index]
    if (!key) choose({ other: { side } })
    else if (key.reason !== 'heels' || jack === 'up') act({ type: 'peg', side, ...key })
  })
}

/** The dealer has one key more where the starter is not asked for: a jack turned up. It sinks at the first peg. */
type Jack = 'up' | 'sunk' | undefined

function jackOf(game: ShownGame, side: number): Jack {
  const dealer = game.deals.at(-1)?.dealer
  const isTheirs = dealer !== undefined && sideOf(game.rules, dealer) === side
  if (!isTheirs || hasRows(game) || skippedStarter(game) === undefined) return undefined
  return jackUnseen(game) ? 'up' : 'sunk'
}

function keysWith(jack: Jack, rules: Rules): readonly PegKey[] {
  const heels = jack && rules.heels > 0 ? [{ reason: 'heels', points: rules.heels } as const] : []
  return [...pegKeys(rules), ...heels]
}

/** One side's page of the scorebook: a key for everything the play pegs. Taps go to the pad; digits are handled here. */
export function PegPage({ side }: { readonly side: number }) {
  const { game, guest } = useTableView()
  const { act, choose } = useTableActions()
  const name = sideName(game, side)
  const tag = useSideTag()(game, side)
  const mark = game.marks[side] ?? 'a'
  const jack = jackOf(game, side)
  const keys = keysWith(jack === 'sunk' ? undefined : jack, game.rules)
  const isRow = !guest && hasRows(game)
  const isShort = useIsNarrow() || (!guest && game.pegs.length >= PAGES)
  const front = game.pegs[side]?.front ?? 0
  const isTurn = isRow && sideToPlay(game) === side

  const plus = `${side} +`

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (walkKeys(event)) return
    const typed = typedKey(event)
    const worth = keys.flatMap(({ points }, index) => (String(points) === typed ? [index] : []))
    const buttons = keysOf(event.currentTarget).filter(({ dataset }) => dataset.key !== plus)
    const stop = buttons.findIndex(isTabStop)
    const next = worth.find((index) => index > stop) ?? worth[0]
    const key = next === undefined ? undefined : keys[next]
    if (typed === '+') choose({ other: { side } })
    // Several keys of one number: the digit moves from one to the next, and Enter pegs.
    else if (next !== undefined && worth.length > 1) buttons[next]?.focus()
    else if (key) act({ type: 'peg', side, ...key })
  }

  return (
    <fieldset
      className={css.page}
      data-mark={mark}
      data-turn={isTurn || undefined}
      data-pad="peg"
      aria-label={name}
      onKeyDown={onKeyDown}
      onFocus={moveTabStop}
    >
      <header className={css.head}>
        <h2
          className={css.name}
          aria-label={name}
          data-long={tag.length > TEAM ? 'team' : tag.length > ROOM || undefined}
        >
          <SideMark mark={mark} />
          <span>{tag}</span>
        </h2>
        {isRow && (
          <p className={css.togo} aria-hidden="true">
            {isTurn ? PEG_WORDS.toPlay : sayNeeds(front, game.rules.target)}
          </p>
        )}
      </header>
      <PegKeys
        side={side}
        name={name}
        rules={game.rules}
        isShort={isShort}
        hasOther={!isRow}
        jack={guest && jack === 'sunk' ? undefined : jack}
        needs={Math.min(game.rules.target - front, FAR)}
      />
    </fieldset>
  )
}

interface PegKeysProps {
  readonly side: number
  readonly name: string
  readonly rules: Rules
  readonly isShort: boolean
  readonly hasOther: boolean
  readonly jack: Jack
  /** Holes to the end: a key that is worth them says so. */
  readonly needs: number
}

/** More than any key pegs: the same number for all such scores, so that the keys are not drawn again. */
const FAR = 13

/** Drawn once for most of a game, because a peg changes no key before home is near. */
const PegKeys = memo(function PegKeys({ side, name, rules, isShort, hasOther, jack, needs }: PegKeysProps) {
  return (
    <div className={css.keys}>
      {keysWith(jack, rules).map((key, index) => (
        <button
          type="button"
          className={css.key}
          key={`${key.reason}${key.points}`}
          aria-label={`${sayPegs(name, key, rules)}${key.points >= needs ? `, ${sayEnds(rules)}` : ''}`}
          data-wins={key.points >= needs ? sayEnds(rules) : undefined}
          data-key={`${side} ${index}`}
          disabled={key.reason === 'heels' && jack === 'sunk'}
          tabIndex={index === 0 ? 0 : -1}
        >
          <b className={css.figure}>{key.points}</b>
          <span
            className={css.why}
            data-caption={pegKeyCaption(key, rules, isShort)}
            style={{ ['--pips' as string]: key.points }}
          />
        </button>
      ))}
      {hasOther && (
        <button
          type="button"
          className={css.other}
          aria-label={PEG_WORDS.otherPoints(name)}
          data-key={`${side} +`}
          tabIndex={-1}
        >
          <Icon name="plus" size={18} />
          {!isShort && <span>{PEG_WORDS.other}</span>}
        </button>
      )}
    </div>
  )
})
