import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useApp, usePart, useQuery, useReadable } from '../../app/hooks/use-app.ts'
import { useIosTab } from '../../app/hooks/use-device.ts'
import { askAfterFirstGame, backupState, noteNow } from '../../app/transfer/storage-promise.ts'
import { MOST_RULE_SETS, withoutRuleSet, withRuleSet } from '../../device/lists.ts'
import type { Setup } from '../../game/setup/start-game.ts'
import { REMINDER_WORDS, sayFileTrouble, sayReminder } from '../../words/pages/backup.ts'
import { sayNotDeleted, sayNotSaved } from '../../words/pages/new-game.ts'
import { TRANSFER_WORDS } from '../../words/pages/transfer.ts'
import { sayNotStarted } from '../../words/table/saving.ts'
import { Notice, type Slip, useRecoveredSlip, useUpdateSlip } from '../parts/Notice.tsx'
import { OpeningScreen } from '../parts/Screen.tsx'
import { useGoTo } from '../parts/use-way-back.ts'
import { FirstScreen } from './FirstScreen.tsx'
import { NewGameScreen } from './NewGameScreen.tsx'

/** `isFirst`: at the address of the app, on a device where no game was begun. */
export function NewGameRoute({ isFirst = false }: { readonly isFirst?: boolean }) {
  const app = useApp()
  const start = useReadable(app.start)
  const own = usePart(app.device, ({ ruleSets }) => ruleSets)
  const [, navigate] = useLocation()
  const goTo = useGoTo()
  const [trouble, setTrouble] = useState<string>()
  // A double tap on Start begins one game.
  const beginning = useRef(false)
  const recovered = useRecoveredSlip()
  const update = useUpdateSlip()
  const data = useDataSlip()
  const slip: Slip | undefined =
    trouble === undefined
      ? (recovered ?? update ?? data)
      : {
          sentence: trouble,
          action: app.currentGame.isSaved()
            ? undefined
            : { label: TRANSFER_WORDS.toTable, onClick: () => navigate('/') },
          onDismiss: () => setTrouble(undefined),
        }
  if (start.type === 'opening') return <OpeningScreen />

  async function begin(setup: Setup) {
    if (beginning.current) return
    beginning.current = true
    // A game that could not be shown is not started.
    const isSaved = await app.currentGame.saveAll()
    const started = isSaved
      ? await app.games.start(setup, app.device.getState().settings.starter === 'asked')
      : undefined
    beginning.current = started?.ok ?? false
    if (!started) return setTrouble(sayFileTrouble({ type: 'busy' }))
    if (!started.ok) return setTrouble(sayNotStarted(started.error.type))
    void askAfterFirstGame(app, 1)
    await app.currentGame.open(started.value)
    goTo('/')
  }

  const screen = { notice: <Notice {...slip} />, onStart: (setup: Setup) => void begin(setup) }
  if (isFirst) return <FirstScreen {...screen} />
  return (
    <NewGameScreen
      {...screen}
      own={{
        sets: own,
        async save(set) {
          const { name } = set.rules
          if (own.length >= MOST_RULE_SETS && !own.some(({ rules }) => rules.name === name))
            return setTrouble(sayNotSaved('full', name))
          const kept = await app.device.change(({ ruleSets }) => ({ ruleSets: withRuleSet(ruleSets, set) }))
          setTrouble(kept.ok ? undefined : sayNotSaved(kept.error.type, name))
        },
        async remove(name) {
          const gone = await app.device.change(({ ruleSets }) => ({
            ruleSets: withoutRuleSet(ruleSets, name),
          }))
          setTrouble(gone.ok ? undefined : sayNotDeleted(gone.error.type, name))
        },
      }}
    />
  )
}

/** Games without a backup before a reminder is shown. */
const GAMES_BETWEEN = 10

/** Before the first game in a tab of Safari: where to put the app. After many games: that a backup is due. */
function useDataSlip(): Slip | undefined {
  const app = useApp()
  const [, navigate] = useLocation()
  const onIos = useIosTab()
  const state = useQuery(app, backupState)
  const [isDismissed, setDismissed] = useState(false)
  const dismiss = () => setDismissed(true)
  if (!state || isDismissed) return undefined
  if (onIos && state.games === 0) return { sentence: REMINDER_WORDS.ios, onDismiss: dismiss }
  if (state.since < GAMES_BETWEEN) return undefined
  return {
    sentence: sayReminder(state.since),
    action: { label: REMINDER_WORDS.action, onClick: () => navigate('/storage') },
    onDismiss() {
      dismiss()
      void noteNow(app, 'remindedAt')
    },
  }
}
