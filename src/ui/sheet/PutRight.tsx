import { type ReactNode, useState } from 'react'
import type { TableStore } from '../../app/stores/table-state.ts'
import { gameThere, type Put } from '../../game/correction/amend.ts'
import { type Forgotten, forgottenBefore } from '../../game/correction/forgotten.ts'
import type { Intent } from '../../game/intent.ts'
import type { Happened } from '../../game/record/entry.ts'
import type { Game, LogLine } from '../../game/record/game.ts'
import { capitalise, opening } from '../../words/grammar.ts'
import { holderName, inDeal } from '../../words/names.ts'
import { sayLine } from '../../words/pages/sheet.ts'
import { CORRECTION_WORDS, sayPutRight } from '../../words/table/correction.ts'
import { sayRefusal } from '../../words/table/refusal.ts'
import { AppBar } from '../parts/AppBar.tsx'
import { ActionBar, Button } from '../parts/Button.tsx'
import { Screen } from '../parts/Screen.tsx'
import { EntryPad } from './EntryPad.tsx'
import { Kinds } from './PadParts.tsx'

export interface LineProps {
  readonly game: Game
  readonly line: LogLine
  readonly store: TableStore
  readonly onDone: () => void
}

export function ChangeLine(props: LineProps) {
  const { game, line } = props
  const { seq, entry: old } = line
  return (
    <PutRight
      {...props}
      title={CORRECTION_WORDS.changeTitle}
      note={sayLine(game, line)}
      yes={CORRECTION_WORDS.changeIt}
      no={CORRECTION_WORDS.keep}
      put="instead"
      start={old}
      intentOf={(entry) =>
        JSON.stringify(entry) === JSON.stringify(old)
          ? undefined
          : { type: 'amend', target: seq, with: entry }
      }
    />
  )
}

/** What the table forgot: points, a hand, the starter, before the line where it belongs. */
export function PutInBefore(props: LineProps) {
  const { game, line } = props
  const [at, setAt] = useState(0)
  const forgotten = forgottenBefore(game, line)
  if (!forgotten) return null
  const kinds = kindsOf(inDeal(game, forgotten.deal), forgotten)
  const { start } = kinds[at] ?? kinds[0]
  return (
    <PutRight
      key={at}
      {...props}
      title={CORRECTION_WORDS.putInTitle}
      note={CORRECTION_WORDS.before(sayLine(game, line))}
      yes={CORRECTION_WORDS.putItIn}
      no={CORRECTION_WORDS.leaveOut}
      put="before"
      start={start}
      blank={start.type !== 'pegged'}
      intentOf={(entry) => ({ type: 'insert', before: line.seq, entry })}
    >
      {kinds.length > 1 && (
        <Kinds
          label={CORRECTION_WORDS.what}
          value={String(at)}
          onChange={(next) => setAt(Number(next))}
          options={kinds.map(({ name }, i) => ({ value: String(i), label: name }))}
        />
      )}
    </PutRight>
  )
}

interface Kind {
  readonly name: string
  readonly start: Happened
}

function kindsOf(there: Game, { hands, starter }: Forgotten): readonly [Kind, ...Kind[]] {
  const points: Kind = {
    name: CORRECTION_WORDS.points,
    start: { type: 'pegged', side: 0, points: 1, reason: 'other' },
  }
  const turned: Kind = {
    name: capitalise(there.rules.words.starter),
    start: { type: 'starter-turned', card: '2C', points: 0 },
  }
  const counted = hands.map((of): Kind => {
    return { name: opening(holderName(there, of)), start: { type: 'hand-counted', of, points: 0 } }
  })
  return [points, ...counted, ...(starter ? [turned] : [])]
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
  readonly children?: ReactNode
}

/** An entry on its pad, what it would change in words, and only then the change. */
function PutRight(props: PutRightProps) {
  const { game, line, store, onDone, title, note, yes, no, put, start, blank = false, intentOf } = props
  const [entry, setEntry] = useState(blank ? undefined : start)
  const intent = entry && intentOf(entry)
  const after = intent && store.preview(intent)
  const there = gameThere(game, line, put)
  const effect = after && (after.ok ? sayPutRight(game, after.value, intent) : sayRefusal(there, after.error))
  const accept = () => {
    if (!intent || !after?.ok) return
    store.act(intent)
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
