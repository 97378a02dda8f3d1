import { useMemo, useState } from 'react'
import { useGameInWords } from '../../app/hooks/use-table.ts'
import type { TableStore } from '../../app/stores/table-store.ts'
import type { Corrected } from '../../app/table-view.ts'
import { gameAtLine, type Position } from '../../game/correction/amend.ts'
import { insertableBefore } from '../../game/correction/insertable.ts'
import { takeCard } from '../../game/correction/move-card.ts'
import type { GameEvent } from '../../game/record/entry.ts'
import type { LogLine, ShownGame } from '../../game/record/game.ts'
import { COMMON_WORDS } from '../../words/app.ts'
import { capitalise, sentenceCase } from '../../words/engine/grammar.ts'
import { holderName, inDeal, matchUp } from '../../words/names.ts'
import { sayLine } from '../../words/pages/sheet.ts'
import { CORRECTION_WORDS, type Correction, sayCorrection } from '../../words/table/correction.ts'
import { sayRefusal } from '../../words/table/refusal.ts'
import { ActionBar, Button } from '../parts/Button.tsx'
import { AppBar } from '../parts/Page.tsx'
import { Kinds } from './EntryFields.tsx'
import { EntryPad } from './EntryPad.tsx'

export interface LineProps {
  readonly game: ShownGame
  readonly line: LogLine
  readonly store: TableStore
  readonly onDone: () => void
}

interface CorrectLineProps extends LineProps, Pick<Corrected, 'freed'> {
  readonly position: Position
}

/** Edits a line or inserts an entry before it: the pad, the effect in words, and only then the change. */
export function CorrectLine(props: CorrectLineProps) {
  const { game, line, store, position, freed, onDone } = props
  const isNew = position === 'before'
  const [at, setAt] = useState(0)
  const [tapped, setTapped] = useState<GameEvent>()
  const kinds = useMemo(() => kindsOf(game, line, position), [game, line, position])
  const kind = kinds[at] ?? kinds[0]
  const there = useGameInWords(gameAtLine(game, line, position))
  if (!kind) return null
  const { start } = kind
  // Forgotten points are usually 1; a forgotten hand or card says nothing until something is tapped.
  const blank = isNew && start.type !== 'pegged'
  const entry = tapped ?? (blank ? undefined : start)
  const intent = entry && correctionOf(line, position, entry, freed)
  const after = intent && store.preview(intent)
  const effect =
    after && (after.ok ? sayCorrection(game, after.value, intent) : sayRefusal(there, after.error))
  const accept = () => {
    const { draft } = store.getState()
    const card = 'card' in line.entry ? line.entry.card : undefined
    if (card && freed !== undefined && freed !== 'played') store.setDraft(takeCard(game, draft, card, freed))
    if (intent) store.act(intent)
    onDone()
  }
  const said = sayLine(game, line)
  return (
    <>
      <AppBar
        title={
          isNew
            ? CORRECTION_WORDS.insertTitle
            : line.entry.type === 'game-started'
              ? CORRECTION_WORDS.names
              : CORRECTION_WORDS.changeTitle
        }
        note={
          isNew ? CORRECTION_WORDS.above(said) : line.entry.type === 'game-started' ? matchUp(game) : said
        }
        onBack={onDone}
      />
      {kinds.length > 1 && (
        <Kinds
          label={CORRECTION_WORDS.what}
          value={String(at)}
          onChange={(next) => {
            setAt(Number(next))
            setTapped(undefined)
          }}
          options={kinds.map(({ name }, i) => ({ value: String(i), label: name }))}
        />
      )}
      <EntryPad
        key={at}
        there={there}
        start={start}
        blank={blank}
        entry={entry}
        onEntry={setTapped}
        effect={effect}
        foot={
          <ActionBar>
            <Button kind="quiet" onClick={onDone}>
              {COMMON_WORDS.cancel}
            </Button>
            <Button kind="primary" disabled={!after?.ok} onClick={accept}>
              {isNew ? CORRECTION_WORDS.insert : CORRECTION_WORDS.save}
            </Button>
          </ActionBar>
        }
      />
    </>
  )
}

/** What an entry would be written as; undefined while it says nothing new. */
function correctionOf(
  { seq, entry: old }: LogLine,
  position: Position,
  entry: GameEvent,
  freed: Corrected['freed'],
): Correction | undefined {
  if (position === 'before') return { type: 'insert', before: seq, entry }
  if (JSON.stringify(entry) === JSON.stringify(old)) return undefined
  const again = freed === 'played' && 'card' in old ? { play: old.card } : {}
  return { type: 'amend', target: seq, with: entry, ...again }
}

interface Kind {
  readonly name: string
  readonly start: GameEvent
}

/** The line itself; or what the table may have forgotten before it: points, a hand, the starter. */
function kindsOf(game: ShownGame, line: LogLine, position: Position): readonly Kind[] {
  if (position === 'at') return [{ name: '', start: line.entry }]
  const forgotten = insertableBefore(game, line)
  if (!forgotten) return []
  const there = inDeal(game, forgotten.deal)
  const points: Kind = {
    name: CORRECTION_WORDS.points,
    start: { type: 'pegged', side: 0, points: 1, reason: 'other' },
  }
  const hands = forgotten.hands.map(
    (of): Kind => ({
      name: sentenceCase(holderName(there, of)),
      start: { type: 'hand-counted', of, points: 0 },
    }),
  )
  const turned: Kind = {
    name: capitalise(there.rules.words.starter),
    start: { type: 'starter-turned', card: '2C', points: 0 },
  }
  return [points, ...hands, ...(forgotten.starter ? [turned] : [])]
}
