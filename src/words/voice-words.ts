/** Everything about the count said aloud. */
export const VOICE_WORDS = {
  say: 'Say it',
  stop: 'Stop',
  aloud: 'Aloud',
  title: 'Voice',
  switch: 'Said aloud',
  switchNote:
    '“Say it” speaks the count with this device’s own voice. Off, its words light up one after another.',
  none: 'This device has no English voice of its own: the words of a count light up in the same rhythm.',
  voice: 'Voice',
  usual: 'The device’s own choice',
  speed: 'Speed',
  sample: ['fifteen two', 'fifteen four', 'and a pair is six'],
} as const

/** Leads from a mistake to what the catalogue says of it. */
export const RULING_LINK = 'Why?'
