import type { Connect, Hears } from './connection.ts'
import type { Offer } from './join-code.ts'

interface End {
  hears: Hears
  other: End | undefined
  first: Offer | undefined
  isOpen: boolean
  /** What it sends meanwhile, once nothing arrives any more and nobody is told. */
  held: string[] | undefined
}

/** Phones in one room: what one sends the other hears a little later, in order. */
export function makeNetwork() {
  const ends = new Map<string, End>()
  let count = 0

  const connect: Connect = (hears, first) => {
    const ufrag = `end${String(++count).padStart(4, '0')}`
    const end: End = { hears, other: undefined, first, isOpen: false, held: undefined }
    ends.set(ufrag, end)
    const offer = { ufrag, pwd: 'p'.repeat(24), fingerprint: 'ab'.repeat(32), addresses: [] }
    return {
      offer: Promise.resolve(offer),
      async accept(answer) {
        const other = ends.get(answer.ufrag)
        if (other?.first?.ufrag !== ufrag) return false
        ;[end.other, other.other] = [other, end]
        for (const one of [end, other]) {
          one.isOpen = true
          one.hears.onOpen()
        }
        return true
      },
      send(text) {
        if (!end.isOpen) return false
        const { other } = end
        queueMicrotask(() => {
          if (end.held) end.held.push(text)
          else if (other?.isOpen) other.hears.onMessage(text)
        })
        return true
      },
      hear(next) {
        end.hears = next
      },
      close() {
        end.isOpen = false
        const { other } = end
        queueMicrotask(() => {
          if (!other?.isOpen || other.held) return
          other.isOpen = false
          other.hears.onClosed()
        })
      },
    }
  }

  return {
    connect,
    /** Every line there is, without a word. */
    cut() {
      for (const end of ends.values()) end.held ??= []
    },
    /** What was sent meanwhile arrives. */
    mend() {
      for (const end of ends.values()) {
        const held = end.held ?? []
        end.held = undefined
        for (const text of held) if (end.other?.isOpen) end.other.hears.onMessage(text)
      }
    },
  }
}
