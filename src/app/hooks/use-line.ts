import { useEffect, useState } from 'react'
import { useApp, useQuery, useReadable } from './use-app.ts'

/** The first code of two, until the page is left; a new one with each attempt. `name`: whose phone this is. */
export function useInvitation(name: string, attempt: number) {
  const { host } = useApp()
  const [invitation, setInvitation] = useState<ReturnType<typeof host.invite>>()
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    void attempt
    const made = host.invite(name)
    setInvitation(made)
    setFull(made === undefined)
    return made?.leave
  }, [host, name, attempt])
  const guests = useReadable(host.guests)
  const found = useQuery(invitation, async (made) => made && { made, text: await made.code })
  const code = found?.made === invitation ? found : undefined
  return {
    code: code?.text,
    /** This browser makes none. */
    cannot: code !== undefined && code.text === undefined,
    /** As many phones as there may be have joined. */
    isFull,
    accept: invitation?.accept,
    phase: guests.find(({ id }) => id === invitation?.id)?.line.phase,
  }
}

/** The line of a guest to the phone that scores this game. */
export function useGuestLine(gameId: string) {
  const joined = useReadable(useApp().guest.state)
  return joined?.gameId === gameId ? joined.line : undefined
}
