import type { Address, Offer } from './join-code.ts'

/** What of a browser's own description the other side needs. Undefined where one of the parts is missing. */
export function offerIn(sdp: string): Offer | undefined {
  const line = (name: string) => new RegExp(`^a=${name}:(.*)$`, 'm').exec(sdp)?.[1]?.trim()
  const [ufrag, pwd] = [line('ice-ufrag'), line('ice-pwd')]
  const [, hex] = /^sha-256 ([\dA-F:]{95})$/i.exec(line('fingerprint') ?? '') ?? []
  if (ufrag === undefined || pwd === undefined || hex === undefined) return undefined
  const found = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)]
  const addresses = found.map(
    ([, host = '', port]): Address => ({ host: host.toLowerCase(), port: Number(port) }),
  )
  return {
    ufrag,
    pwd,
    fingerprint: hex.replaceAll(':', '').toLowerCase(),
    addresses: addresses.sort((one, other) => rank(one) - rank(other)),
  }
}

/** The shortest first: a code has room for a few. */
const rank = ({ host }: Address) => (/^[\d.]+$/.test(host) ? 0 : host.includes(':') ? 2 : 1)

/** The other side's description, built from the parts of its code. */
export function descriptionOf(type: 'offer' | 'answer', offer: Offer): RTCSessionDescriptionInit {
  const print = offer.fingerprint.toUpperCase().replace(/..(?=.)/g, '$&:')
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    `a=ice-ufrag:${offer.ufrag}`,
    `a=ice-pwd:${offer.pwd}`,
    `a=fingerprint:sha-256 ${print}`,
    `a=setup:${type === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    ...offer.addresses.map(
      ({ host, port }, i) => `a=candidate:${i + 1} 1 udp ${2_113_937_151 - i} ${host} ${port} typ host`,
    ),
  ]
  return { type, sdp: `${lines.join('\r\n')}\r\n` }
}
