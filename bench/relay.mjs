import { createSocket } from 'node:dgram'

/**
 * What a network does to what it carries: `delay` in milliseconds, one way; `loss`: the share that never arrives.
 * @typedef {{ delay: number, loss: number }} Network
 */

/**
 * Stands between two browsers of this machine: who sends to the address that it gives reaches `to`, and is answered, over
 * the network of now.
 * @param {{ host: string, port: number }} to @param {Network} network
 */
export async function makeRelay(to, network) {
  let now = network
  let lost = 0
  const [near, far] = [createSocket('udp4'), createSocket('udp4')]
  await Promise.all(
    [near, far].map((socket) => new Promise((done) => socket.bind(0, to.host, () => done(undefined)))),
  )
  /** @type {{ address: string, port: number } | undefined} */
  let sender
  /** @param {import('node:dgram').Socket} from @param {Buffer} packet @param {number} port @param {string} host */
  const carry = (from, packet, port, host) => {
    if (Math.random() < now.loss) {
      lost++
      return
    }
    // Closed meanwhile: it is lost too.
    setTimeout(() => isOpen && from.send(packet, port, host), now.delay)
  }
  let isOpen = true
  near.on('message', (packet, from) => {
    sender = from
    carry(far, packet, to.port, to.host)
  })
  far.on('message', (packet) => sender && carry(near, packet, sender.port, sender.address))
  return {
    address: { host: to.host, port: near.address().port },
    /** @param {Network} next */
    become(next) {
      now = next
    },
    lost: () => lost,
    close() {
      isOpen = false
      near.close()
      far.close()
    },
  }
}
