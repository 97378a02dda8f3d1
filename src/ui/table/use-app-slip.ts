import { useState } from 'react'
import { useApp, useQuery, useReadable } from '../../app/hooks/use-app.ts'
import { useInstall } from '../../app/hooks/use-device.ts'
import { loadAhead } from '../../app/load-ahead.ts'
import { INSTALL_WORDS } from '../../words/app.ts'
import { sayStorage } from '../../words/table/saving.ts'
import type { Slip } from '../parts/Notice.tsx'
import { useBroughtBackSlip, useUpdateSlip } from '../parts/use-app-slips.ts'

/** What the app itself has to say: the one slip that matters most. `over`: no game is going on that it interrupts. */
export function useAppSlip(over: boolean) {
  const [trouble, setTrouble] = useState<string>()
  const troubleSlip =
    trouble === undefined ? undefined : { sentence: trouble, onDismiss: () => setTrouble(undefined) }
  const app = useApp()
  const retired = useReadable(app.storage) === 'retired'
  const broughtBackSlip = useBroughtBackSlip()
  // An update interrupts nothing: it is offered between games, and at any time where a new one is laid.
  const updateSlip = useUpdateSlip()
  const slip = (retired ? retiredSlip() : troubleSlip) ?? broughtBackSlip ?? (over ? updateSlip : undefined)
  const install = useInstallSlip(over && slip === undefined)
  // Going on to the next game answers the offer too, and is the time to ask that the games may stay.
  const goOn = () => {
    install.dismiss()
    void loadOffers().then((part) => part?.askAfterFirstGame(app))
  }
  return { slip: slip ?? install.slip, setTrouble, goOn }
}

/** Said before anybody taps in vain: from here nothing can be written any more. */
function retiredSlip(): Slip {
  const { sentence, actions } = sayStorage({ type: 'old-version' })
  const label = actions[0]?.label ?? ''
  return { sentence, action: { label, onClick: () => location.reload() } }
}

const loadOffers = () => loadAhead(() => import('../../app/transfer/persist.ts'))

/**
 * The offer to install the app, where the browser makes one and nobody has answered it. `mayShow`: a game is over, and
 * there is nothing more urgent to say.
 */
function useInstallSlip(mayShow: boolean) {
  const app = useApp()
  const install = useInstall()
  const due = mayShow && install !== undefined
  const [answered, setAnswered] = useState(false)
  const state = useQuery(due, async () => (due ? (await loadOffers())?.backupState(app) : undefined))
  if (!due || !state || state.installAnsweredAt !== undefined || answered)
    return { slip: undefined, dismiss() {} }

  function dismiss(): void {
    setAnswered(true)
    void loadOffers().then((part) => part?.noteNow(app, 'installAnsweredAt'))
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
