import { possessive, whosePhone } from '../names.ts'

const OTHER = 'the other phone'

export const JOIN_WORDS = {
  title: 'Another phone',
  help: 'On the other phone: Scan a code, in the menu of its Book.',
  whose: 'Whose phone is this?',
  qr: 'Code to join this game',
  answer: 'Code for the phone that scores',
  show: 'Show this code',
  point: 'Point at theirs',
  aim: 'Then point this camera at the code that the other phone shows.',
  connecting: 'Read. The phones are looking for each other…',
  joining: (host: string) => (host === '' ? 'Join a game' : `Join ${possessive(host)} game`),
  camera: 'The camera stays on until the phones have found each other. Nothing leaves the two.',
  withoutCamera: 'Go on without the camera',
  hold: (host: string) => `Hold it in front of the camera of ${whosePhone(host, OTHER)}.`,
  connected: (host: string | undefined) => `Connected to ${whosePhone(host, OTHER)}`,
  who: 'Who are you?',
  pegFor: (name: string) => `I peg for ${name}`,
  hasGame: 'has the game on the other phone',
  hasPhone: 'has a phone of its own',
  watch: 'I only watch',
  watchDetail: 'the board, the score, every peg',
  leave: 'Leave the game',
  again: 'Try again',
  againDetail: 'with new codes',
  codes: 'Follow by codes',
  full: 'Six phones have joined. One has to leave first.',
  failed: {
    title: 'Not connected',
    read: ['The other phone read this code', 'This phone read the other code'],
    apart: 'No way from phone to phone',
    unread: 'Perhaps the other phone has not read this code.',
    maybe: 'They seem to be on different networks, or on one that keeps phones apart.',
    helps: 'What helps',
    help: [
      {
        icon: 'phones',
        name: 'A hotspot',
        detail: 'The phone that scores makes one, the other joins it. Then try again.',
      },
      {
        icon: 'sheet',
        name: 'Permission',
        detail: 'Did a phone ask about the local network? The answer must be Allow.',
      },
      {
        icon: 'code',
        name: 'Follow by codes',
        detail: 'One code after each deal. It needs no network.',
      },
    ],
  },
  ended: {
    lost: 'The line was lost before the game was here.',
    ended: 'The other phone has ended the line.',
    moved: 'Another phone scores the game now. Join that one.',
    flood: 'The other phone has ended the line.',
    newer: 'The phones have different versions of the app. Update both, then try again.',
    'not-understood': 'What came over the line could not be read or kept. Update the app on both phones.',
  },
} as const

/** The menu of the phones that are joined. */
export const LINE_WORDS = {
  phones: 'Other phones',
  connected: (phone: string) => `${phone} · connected`,
  lost: (phone: string) => `${phone} · lost`,
  silent: (phone: string) => [`${phone} is not heard`, 'Once it is, the game goes on by itself.'],
  watcher: 'A phone that watches',
  play: 'Play on this phone',
  handOver: 'Score there instead',
  end: 'End the line',
  only: 'Only watch',
} as const
