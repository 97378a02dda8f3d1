import './ui/look/base.css'
import './shell.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterStart, isLoadingAhead, loadAhead } from './app/load-ahead.ts'
import { openApp } from './app/open-app.ts'
import { watchStrayTaps } from './app/stray-taps.ts'
import { watchInstallation } from './pwa/install.ts'
import { registerWorker } from './pwa/register.ts'
import { reloadOnStaleChunk } from './pwa/reload-app.ts'
import { App } from './ui/App.tsx'
import { watchStyles } from './ui/preloaded.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = openApp()
watchInstallation()
reloadOnStaleChunk(() => app.currentGame.isSaved() && !isLoadingAhead())
watchStyles()
watchStrayTaps()
app.settings.followOthers()
createRoot(root).render(
  <StrictMode>
    <App app={app} base={import.meta.env.BASE_URL} />
  </StrictMode>,
)
// Not needed to score: keys vibrate and pegs make a sound once feedback has loaded.
afterStart(app, () => {
  void loadAhead(registerWorker)
  void loadAhead(() => import('./store/recovery.ts')).then((part) => part?.checkStorage(app.ports.db))
  void loadAhead(() => import('./app/feedback.ts')).then((part) => part?.watchFeedback(app))
})
void loadAhead(() => import('./ui/look/forced-colours.css'))
