import { Component, type PropsWithChildren, useSyncExternalStore } from 'react'
import { useOpenAgain } from '../app/hooks/use-device.ts'
import type { App } from '../app/open-app.ts'
import { BROKEN_WORDS } from '../words/app.ts'
import { type StorageAction, sayStorage } from '../words/table/saving.ts'
import { Button } from './parts/Button.tsx'
import { Message } from './parts/Screen.tsx'
import { copyGame } from './parts/save-file.ts'

/** Around every screen: an error shows a sentence and a button instead of a blank page. */
export class Broken extends Component<PropsWithChildren<{ readonly app: App }>> {
  override readonly state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <Fault app={this.props.app} /> : this.props.children
  }
}

function Fault({ app }: { readonly app: App }) {
  const on = app.currentGame.getState()
  const table = on.type === 'open' ? on.table : undefined
  const saving = useSyncExternalStore(
    table?.subscribe ?? (() => () => {}),
    () => table?.getState().saving ?? 'saved',
  )
  const reopening = useOpenAgain()
  const failed = typeof saving === 'object' ? { why: saving.failed.type, taps: saving.taps } : { taps: 1 }
  const { sentence, actions } =
    saving === 'saved'
      ? { sentence: reopening.downloads ? BROKEN_WORDS.downloads : BROKEN_WORDS.sentence, actions: [] }
      : sayStorage({ type: 'not-saved', ...failed })

  async function run({ does }: StorageAction): Promise<void> {
    if (does === 'retry') table?.retry()
    else if (does === 'reload') location.reload()
    else if (table) await copyGame(app, table.getState().gameId)
  }

  return (
    <Message title={BROKEN_WORDS.title} sentence={sentence}>
      {actions.map((action) => (
        <Button key={action.does} kind="quiet" onClick={() => void run(action)}>
          {action.label}
        </Button>
      ))}
      <Button
        kind={saving === 'saved' ? 'primary' : 'quiet'}
        disabled={reopening.opening}
        onClick={reopening.open}
      >
        {BROKEN_WORDS.action}
      </Button>
    </Message>
  )
}
