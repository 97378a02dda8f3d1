import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { askAfterFirstGame } from '../../app/persist.ts'
import { useApp, useQuery, useReadable } from '../../app/use-app.ts'
import { useSettings } from '../../app/use-settings.ts'
import type { RuleSet, Setup } from '../../game/setup.ts'
import { MOST_TYPED } from '../../game/setup-form.ts'
import { TITLES } from '../../words/app.ts'
import { sayFileTrouble } from '../../words/pages/backup.ts'
import { sayNotForgotten, sayNotKept } from '../../words/pages/new-game.ts'
import { HAND_OVER_WORDS } from '../../words/pages/transfer.ts'
import { sayNotBegun } from '../../words/table/saving.ts'
import { sayBoard } from '../../words/table/score.ts'
import { IconButton } from '../parts/Button.tsx'
import { Menu } from '../parts/Menu.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Opening } from '../parts/Opening.tsx'
import { useBroughtBackSlip, useUpdateSlip } from '../parts/use-app-slips.ts'
import { useWayOn } from '../parts/use-way-back.ts'
import { NewGameScreen } from './NewGameScreen.tsx'
import { useDataSlip } from './use-data-slip.ts'

/** New game, joined to the app: what the last table chose, remembered names, the start. */
export function NewGameRoute() {
  const app = useApp()
  const start = useReadable(app.start)
  const [settings] = useSettings()
  const names = useNames()
  const own = useReadable(app.ruleSets)
  const live = useGameUnderWay()
  const [, navigate] = useLocation()
  const goOn = useWayOn()
  const [trouble, tell] = useState<string>()
  // A double tap on Start begins one game.
  const beginning = useRef(false)
  const broughtBackSlip = useBroughtBackSlip()
  const updateSlip = useUpdateSlip()
  const dataSlip = useDataSlip(() => navigate('/storage'))
  const toTable = app.tables.isSaved()
    ? undefined
    : { label: HAND_OVER_WORDS.toTable, onClick: () => navigate('/') }
  const slip =
    trouble === undefined
      ? (broughtBackSlip ?? updateSlip ?? dataSlip)
      : { sentence: trouble, action: toTable, onDismiss: () => tell(undefined) }
  if (start.type === 'opening') return <Opening />

  async function begin(setup: Setup) {
    if (beginning.current) return
    beginning.current = true
    // A game that could not come to the table would only lie in the list.
    const settled = await app.tables.settle()
    const started = settled ? await app.games.start(setup) : undefined
    beginning.current = started?.ok ?? false
    if (!started) return tell(sayFileTrouble({ type: 'busy' }))
    if (!started.ok) return tell(sayNotBegun(started.error.type))
    void askAfterFirstGame(app, 1)
    await app.tables.open(started.value)
    goOn('/')
  }

  async function keep(set: RuleSet) {
    const kept = await app.ruleSets.keep(set)
    tell(kept.ok ? undefined : sayNotKept(kept.error.type, set.rules.name))
  }

  async function forget(name: string) {
    const gone = await app.ruleSets.forget(name)
    tell(gone.ok ? undefined : sayNotForgotten(gone.error.type, name))
  }

  return (
    <>
      <NewGameScreen
        last={app.lastTable()}
        usual={settings}
        knownNames={names}
        own={{
          sets: own,
          keep: (set) => void keep(set),
          forget: (name) => void forget(name),
        }}
        onStart={(setup) => void begin(setup)}
        live={live === undefined ? undefined : { label: live, onResume: () => navigate('/') }}
        tools={
          <>
            <IconButton icon="cards" label={TITLES.count} onClick={() => navigate('/count')} />
            <Menu
              items={[
                { name: TITLES.games, run: () => navigate('/games') },
                { name: TITLES.rulings, run: () => navigate('/rulings') },
                { name: TITLES.settings, run: () => navigate('/settings') },
              ]}
            />
          </>
        }
      />
      <Notice
        sentence={slip?.sentence}
        action={slip && 'action' in slip ? slip.action : undefined}
        onDismiss={slip && 'onDismiss' in slip ? slip.onDismiss : undefined}
      />
    </>
  )
}

const NONE: readonly string[] = []

/** Remembered names that a field takes whole, read once for this page. */
function useNames(): readonly string[] {
  const app = useApp()
  const names = useQuery(app, async () => {
    return (await app.players()).filter((name) => name.length <= MOST_TYPED)
  })
  return names ?? NONE
}

/** The scores of the game that lies on the table unfinished, if one does. */
function useGameUnderWay(): string | undefined {
  const onTable = useReadable(useApp().tables)
  if (onTable.type !== 'open') return undefined
  const { game } = onTable.table.getState()
  return game.step.type === 'over' ? undefined : sayBoard(game)
}
