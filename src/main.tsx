import './ui/look/base.css'
import './shell.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchDoubleTaps } from './app/double-taps.ts'
import { watchFeedback } from './app/feedback.ts'
import { openApp } from './app/open-app.ts'
import { afterStart } from './app/when-idle.ts'
import { watchInstallation } from './pwa/install.ts'
import { registerWorker } from './pwa/register.ts'
import { App } from './ui/App.tsx'
import './ui/look/forced-colours.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = openApp()
watchInstallation()
watchDoubleTaps()
app.settings.followOthers()
createRoot(root).render(
  <StrictMode>
    <App app={app} base={import.meta.env.BASE_URL} />
  </StrictMode>,
)
// Not needed to score: keys vibrate and pegs make a sound from here on.
afterStart(app, () => {
  void registerWorker()
  void app.checkStorage()
  watchFeedback(app)
})
