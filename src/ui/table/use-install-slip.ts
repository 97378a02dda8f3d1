import { useEffect, useState } from 'react'
import { loadAhead } from '../../app/load-ahead.ts'
import { useApp } from '../../app/use-app.ts'
import { useInstall } from '../../app/use-install.ts'
import { INSTALL_WORDS } from '../../words/app.ts'
import type { Slip } from '../pads/slip-of.ts'

interface InstallSlip {
  readonly slip: Slip | undefined
  /** Going on to the next game is an answer too: the offer is made after one game. */
  readonly dismiss: () => void
}

const loadOffer = () => loadAhead(() => import('../../app/install-offer.ts'))

/**
 * The offer to install the app, where the browser makes one and nobody has answered it. `mayShow`: a game is over, and
 * there is nothing more urgent to say.
 */
export function useInstallSlip(mayShow: boolean): InstallSlip {
  const app = useApp()
  const install = useInstall()
  const [open, setOpen] = useState(false)
  const due = mayShow && install !== undefined
  useEffect(() => {
    if (!due) return
    let gone = false
    void loadOffer().then(async (part) => {
      const unanswered = await part?.isInstallOpen(app)
      if (unanswered && !gone) setOpen(true)
    })
    return () => {
      gone = true
    }
  }, [app, due])
  if (!due || !open) return { slip: undefined, dismiss() {} }

  function dismiss(): void {
    setOpen(false)
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
