import { descriptionOf, offerIn } from './description.ts'
import type { Offer } from './join-code.ts'

/** No server: nothing leaves the network that both phones are in. */
const CONFIGURATION: RTCConfiguration = { iceServers: [] }
/** Both sides name the channel, so that nothing has to be agreed on. */
const CHANNEL: RTCDataChannelInit = { negotiated: true, id: 1, ordered: true }
/** Milliseconds for a browser to find its own addresses. */
const FINDING = 2_000
/** Bytes that wait to be sent: more are a line that carries nothing. */
const MOST_WAITING = 4_000_000

export interface Hears {
  readonly onOpen: () => void
  readonly onMessage: (text: string) => void
  readonly onClosed: () => void
}

export interface Connection {
  /** Of this side, for the code that it shows; undefined where the browser cannot connect at all. */
  readonly offer: Promise<Offer | undefined>
  /** With the other side's second code. False where the browser does not take it. */
  readonly accept: (offer: Offer) => Promise<boolean>
  /** False where it is not sent. */
  readonly send: (text: string) => boolean
  /** From now on another one hears it: when the pen goes to the other phone, host and guest change places. */
  readonly hear: (hears: Hears) => void
  readonly close: () => void
}

export type Connect = typeof connect

/** The side that shows the first code, or with that code the one that answers. */
export function connect(first: Hears, offered?: Offer): Connection {
  let ears = first
  const made = make({
    onOpen: () => ears.onOpen(),
    onMessage: (text) => ears.onMessage(text),
    onClosed: () => ears.onClosed(),
  })
  if (!made) {
    return {
      offer: Promise.resolve(undefined),
      accept: async () => false,
      send: () => false,
      hear: () => {},
      close: () => {},
    }
  }
  const { peer, channel } = made
  const take = async (type: 'offer' | 'answer', offer: Offer) => {
    try {
      await peer.setRemoteDescription(descriptionOf(type, offer))
      return true
    } catch {
      return false
    }
  }
  return {
    offer: describe(peer, offered && (() => take('offer', offered))),
    accept: (offer) => take('answer', offer),
    send(text) {
      if (channel.readyState !== 'open' || channel.bufferedAmount > MOST_WAITING) return false
      channel.send(text)
      return true
    },
    hear(next) {
      ears = next
    },
    close: () => peer.close(),
  }
}

function make({ onOpen, onMessage, onClosed }: Hears) {
  try {
    const peer = new RTCPeerConnection(CONFIGURATION)
    const channel = peer.createDataChannel('game', CHANNEL)
    channel.addEventListener('open', onOpen)
    channel.addEventListener('close', onClosed)
    channel.addEventListener('message', ({ data }) => onMessage(String(data)))
    peer.addEventListener('connectionstatechange', () => {
      if (peer.connectionState === 'failed' || peer.connectionState === 'closed') onClosed()
    })
    return { peer, channel }
  } catch {
    return undefined // a browser without WebRTC, or one in which it is switched off
  }
}

async function describe(
  peer: RTCPeerConnection,
  takeFirst?: () => Promise<boolean>,
): Promise<Offer | undefined> {
  try {
    if (takeFirst && !(await takeFirst())) return undefined
    await peer.setLocalDescription()
    await gathered(peer)
    return offerIn(peer.localDescription?.sdp ?? '')
  } catch {
    return undefined
  }
}

async function gathered(peer: RTCPeerConnection): Promise<void> {
  if (peer.iceGatheringState === 'complete') return
  await new Promise<void>((resolve) => {
    setTimeout(resolve, FINDING)
    peer.addEventListener('icegatheringstatechange', () => {
      if (peer.iceGatheringState === 'complete') resolve()
    })
  })
}
