import { expect, it, test } from 'vitest'
import { descriptionOf, offerIn } from './description.ts'

/** As Chromium writes it; the two others differ in the order of the lines and in the letters of `UDP`. */
const CHROMIUM = `v=0
o=- 4611731400430051336 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
m=application 54321 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 192.168.1.23
a=candidate:1 1 tcp 1518214911 192.168.1.23 9 typ host tcptype active
a=candidate:2 1 udp 2122194687 FD00::2 50403 typ host generation 0
a=candidate:3 1 UDP 2122260223 192.168.1.23 54321 typ host generation 0 network-id 1
a=candidate:4 1 udp 1686052607 203.0.113.9 54321 typ srflx raddr 192.168.1.23 rport 54321
a=ice-ufrag:QzWo
a=ice-pwd:dtjn0cAMOeuTA5yWt+z9i3hS
a=ice-options:trickle
a=fingerprint:sha-256 7A:64:EA:96:9C:53:C2:DD:7A:22:74:6A:44:D6:06:9C:91:0A:CE:6B:C5:A9:7A:84:B8:DB:8F:6D:67:42:F8:E6
a=setup:actpass
a=mid:0
`.replaceAll('\n', '\r\n')

const OFFER = {
  ufrag: 'QzWo',
  pwd: 'dtjn0cAMOeuTA5yWt+z9i3hS',
  fingerprint: '7a64ea969c53c2dd7a22746a44d6069c910ace6bc5a97a84b8db8f6d6742f8e6',
  addresses: [
    { host: '192.168.1.23', port: 54321 },
    { host: 'fd00::2', port: 50403 },
  ],
}

it('of a browser gives what the other side needs: its own addresses alone, the shortest first', () => {
  expect(offerIn(CHROMIUM)).toEqual(OFFER)
})

test.each(['ice-ufrag', 'ice-pwd', 'fingerprint'])('without %s is none', (part) => {
  expect(offerIn(CHROMIUM.replace(new RegExp(`^a=${part}.*\r\n`, 'm'), ''))).toBeUndefined()
})

test.each(['offer', 'answer'] as const)('is built again from its parts: an %s', (type) => {
  const { sdp = '' } = descriptionOf(type, OFFER)
  expect(offerIn(sdp)).toEqual(OFFER)
  expect(sdp).toContain(`a=setup:${type === 'offer' ? 'actpass' : 'active'}\r\n`)
})
