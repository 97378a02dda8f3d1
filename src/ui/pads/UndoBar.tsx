import type { ReactNode } from 'react'
import type { TableStore } from '../../app/stores/table-store.ts'
import type { Intent } from '../../game/intent.ts'
import { mayUndo, ownLast } from '../../game/moves/side-to-act.ts'
import type { ShownGame, Tap } from '../../game/record/game.ts'
import type { Card } from '../../rules/card.ts'
import { COMMON_WORDS } from '../../words/app.ts'
import { cardSign, sayCards } from '../../words/engine/cards.ts'
import { sayTap, tapTag, UNDO_ROOM, UNDO_WORDS } from '../../words/table/undo.ts'
import { Icon } from '../parts/Icon.tsx'
import { CardWords } from '../parts/PlayingCard.tsx'
import css from './UndoBar.module.css'

interface NamedAction {
  readonly label: string
  /** What the key shows of it. */
  readonly tag?: string
  readonly run: () => void
}

/** `side`: of a guest, who takes back what is his, also where others have pegged since: then it is a correction. */
export function historyOf(game: ShownGame, { act }: Pick<TableStore, 'act'>, side?: number) {
  const named = (tap: Tap, intent: Intent) => ({
    label: sayTap(game, tap),
    tag: tapTag(game, tap),
    run: () => act(intent),
  })
  const { undo, redo } = game
  if (side === undefined || mayUndo(game, side))
    return {
      undo: undo && named(undo, { type: 'undo' }),
      redo: side === undefined && redo ? named(redo, { type: 'redo' }) : undefined,
    }
  const last = ownLast(game, side)
  const tap = last && { tapId: last.tapId, entries: [last.entry] }
  return { undo: tap && named(tap, { type: 'remove', target: last.seq }), redo: undefined }
}

export interface UndoBarProps {
  readonly history: { readonly undo: NamedAction | undefined; readonly redo: NamedAction | undefined }
  /** The same button first removes a half-tapped card. */
  readonly takeBack?: { readonly card: Card; readonly run: () => void } | undefined
  readonly children?: ReactNode
}

/** Undo, always there and naming what it undoes; Redo while there is something to redo. */
export function UndoBar({ history: { undo, redo }, takeBack, children }: UndoBarProps) {
  const back: NamedAction | undefined = takeBack
    ? { label: cardSign(takeBack.card), run: takeBack.run }
    : undo
  const word = takeBack ? COMMON_WORDS.takeBack : undo ? UNDO_WORDS.undo : UNDO_WORDS.noUndo
  const tag = back?.tag ?? back?.label
  return (
    <div className={css.bar} data-mirrors="" data-back={takeBack && ''}>
      <button
        type="button"
        className={css.undo}
        data-kind="undo"
        disabled={!back}
        onClick={back?.run}
        aria-label={tag && `${word} ${sayCards(tag)}`}
        // The name is what the key shows, so that it can be said to the device; then the names in full.
        aria-description={back && tag !== back.label ? sayCards(back.label) : undefined}
      >
        <Icon name={takeBack ? 'backspace' : 'undo'} />
        <span data-long={(tag && tag.length > UNDO_ROOM) || undefined}>
          <b>{word}</b> {tag && <CardWords words={tag} />}
        </span>
      </button>
      {redo && (
        <button
          type="button"
          className={css.redo}
          data-kind="redo"
          onClick={redo.run}
          aria-label={UNDO_WORDS.redoOf(sayCards(redo.label))}
        >
          <Icon name="redo" />
          <span>{UNDO_WORDS.redo}</span>
        </button>
      )}
      {children}
    </div>
  )
}
