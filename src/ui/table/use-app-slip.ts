import { useState } from 'react'
import { useApp, useQuery, useReadable } from '../../app/hooks/use-app.ts'
import { useInstall } from '../../app/hooks/use-device.ts'
import { loadAhead } from '../../app/load-ahead.ts'
import type { StorageNews } from '../../app/open-app.ts'
import { INSTALL_WORDS } from '../../words/app.ts'
import { sayStorage } from '../../words/table/saving.ts'
import type { Slip } from '../parts/Notice.tsx'
import { useBroughtBackSlip, useUpdateSlip } from '../parts/use-app-slips.ts'

/** What the app itself has to say: the one slip that matters most. `over`: no game is going on that it interrupts. */
export function useAppSlip(over: boolean) {
  const [trouble, setTrouble] = useState<string>()
  const troubleSlip =
    trouble === undefined ? undefined : { sentence: trouble, onDismiss: () => setTrouble(undefined) }
  const storageSlip = slipOfNews(useReadable(useApp().storage))
  const broughtBackSlip = useBroughtBackSlip()
  // An update interrupts nothing: it is offered between games, and at any time where a new one is laid.
  const updateSlip = useUpdateSlip()
  const slip = storageSlip ?? troubleSlip ?? broughtBackSlip ?? (over ? updateSlip : undefined)
  const install = useInstallSlip(over && slip === undefined)
  return { slip: slip ?? install.slip, setTrouble, dismissInstall: install.dismiss }
}

/** Said before anybody taps in vain: from here nothing can be written any more. */
function slipOfNews(news: StorageNews): Slip | undefined {
  if (news !== 'retired') return undefined
  const { sentence, actions } = sayStorage({ type: 'old-version' })
  const label = actions[0]?.label ?? ''
  return { sentence, action: { label, onClick: () => location.reload() } }
}

interface InstallSlip {
  readonly slip: Slip | undefined
  /** Going on to the next game is an answer too: the offer is made after one game. */
  readonly dismiss: () => void
}

const loadOffer = () => loadAhead(() => import('../../app/transfer/persist.ts'))

/**
 * The offer to install the app, where the browser makes one and nobody has answered it. `mayShow`: a game is over, and
 * there is nothing more urgent to say.
 */
function useInstallSlip(mayShow: boolean): InstallSlip {
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
