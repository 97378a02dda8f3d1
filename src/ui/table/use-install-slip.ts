import { useState } from 'react'
import { loadAhead } from '../../app/load-ahead.ts'
import { useApp, useQuery } from '../../app/use-app.ts'
import { useInstall } from '../../app/use-device.ts'
import { INSTALL_WORDS } from '../../words/app.ts'
import type { Slip } from '../pads/slip-of.ts'

interface InstallSlip {
  readonly slip: Slip | undefined
  /** Going on to the next game is an answer too: the offer is made after one game. */
  readonly dismiss: () => void
}

const loadOffer = () => loadAhead(() => import('../../app/persist.ts'))

/**
 * The offer to install the app, where the browser makes one and nobody has answered it. `mayShow`: a game is over, and
 * there is nothing more urgent to say.
 */
export function useInstallSlip(mayShow: boolean): InstallSlip {
  const app = useApp()
  const install = useInstall()
  const due = mayShow && install !== undefined
  const [answered, setAnswered] = useState(false)
  const isOpen = useQuery(due, async () => (due ? (await loadOffer())?.isInstallOpen(app) : undefined))
  if (!due || !isOpen || answered) return { slip: undefined, dismiss() {} }

  function dismiss(): void {
    setAnswered(true)
    void loadOffer().then((part) => part?.noteInstallAnswer(app))
  }
  return {
    slip: {
      sentence: INSTALL_WORDS.sentence,
      action: {
        label: INSTALL_WORDS.install,
        onClick() {
          dismiss()
          install()
        },
      },
      also: { label: INSTALL_WORDS.notNow, onClick: dismiss },
    },
    dismiss,
  }
}
