import { type ReactNode, useState } from 'react'
import type { TableStore } from '../../app/stores/table-state.ts'
import { gameThere, type Put } from '../../game/correction/game-there.ts'
import type { Intent } from '../../game/intent.ts'
import type { Happened } from '../../game/record/entry.ts'
import type { Game, LogLine } from '../../game/record/game.ts'
import { sayPutRight } from '../../words/table/correction.ts'
import { sayRefusal } from '../../words/table/refusal.ts'
import { AppBar } from '../parts/AppBar.tsx'
import { ActionBar, Button } from '../parts/Button.tsx'
import { Screen } from '../parts/Screen.tsx'
import { EntryPad } from './EntryPad.tsx'

export interface LineProps extends Pick<TableStore, 'act' | 'preview'> {
  readonly game: Game
  readonly line: LogLine
  readonly onDone: () => void
}

interface PutRightProps extends LineProps {
  readonly title: string
  readonly note: string
  readonly yes: string
  readonly no: string
  readonly put: Put
  /** As it stands, or what it begins from; a `blank` one says nothing until something is tapped. */
  readonly start: Happened
  readonly blank?: boolean
  /** What an entry would be written as; undefined while it says nothing new. */
  readonly intentOf: (entry: Happened) => Extract<Intent, { type: 'amend' | 'insert' }> | undefined
  /** Above the pad. */
  readonly children?: ReactNode
}

/** An entry on its pad, what it would change in words, and only then the change. */
export function PutRight(props: PutRightProps) {
  const { game, line, act, preview, onDone, title, note, yes, no, put, start, intentOf } = props
  const { blank = false } = props
  const [entry, setEntry] = useState<Happened | undefined>(blank ? undefined : start)
  const intent = entry && intentOf(entry)
  const after = intent && preview(intent)
  const there = gameThere(game, line, put)
  const effect = after && (after.ok ? sayPutRight(game, after.value, intent) : sayRefusal(there, after.error))
  const accept = () => {
    if (!intent || !after?.ok) return
    act(intent)
    onDone()
  }
  return (
    <Screen fit="whole">
      <AppBar title={title} note={note} onBack={onDone} />
      {props.children}
      <EntryPad
        there={there}
        start={start}
        blank={blank}
        entry={entry}
        onEntry={setEntry}
        onAccept={accept}
        yes={yes}
        effect={effect}
        foot={
          <ActionBar>
            <Button kind="quiet" onClick={onDone}>
              {no}
            </Button>
            <Button kind="primary" disabled={!after?.ok} onClick={accept}>
              {yes}
            </Button>
          </ActionBar>
        }
      />
    </Screen>
  )
}
