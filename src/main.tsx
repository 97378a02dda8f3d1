import './ui/look/base.css'
import './shell.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { watchCaller } from './app/caller.ts'
import { watchDoubleTaps } from './app/double-taps.ts'
import { watchFeedback } from './app/feedback.ts'
import { openApp } from './app/open-app.ts'
import { whenIdle, whenStarted } from './app/when-idle.ts'
import { watchInstallation } from './pwa/install.ts'
import { registerWorker } from './pwa/register.ts'
import { AppRoot } from './ui/AppRoot.tsx'
import './ui/look/forced-colours.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = openApp()
watchInstallation()
watchDoubleTaps()

/** Milliseconds until something else than the name is shown, and until the rest begins, if the database does not open. */
const PATIENCE = 1_000
const LONGEST_WAIT = 5_000

// Drawn once, when it is known what to show, and in pieces that a tap can interrupt.
whenStarted(app, PATIENCE, () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <AppRoot app={app} base={import.meta.env.BASE_URL} />
      </StrictMode>,
    ),
  ),
)
// Not needed to score: keys vibrate and pegs make a sound from here on.
whenStarted(app, LONGEST_WAIT, () =>
  whenIdle(() => {
    void registerWorker()
    void app.checkStorage()
    app.device.followOthers()
    watchFeedback(app)
    watchCaller(app)
  }),
)
