/** Counts that the books spell out, by the address of their hand, as this app says them. */
export const CITED_COUNTS = [
  ['hand=7D8S8C&cut=9H&rules=five-card-61', 'Fifteen two, fifteen four, and a double run is twelve.'],
  [
    'hand=8H7C7D6S&cut=2H',
    'Fifteen two, fifteen four, fifteen six, fifteen eight, and a double run is sixteen.',
  ],
  ['hand=4C4D5H6S&cut=TC', 'Fifteen two, fifteen four, fifteen six, and a double run is fourteen.'],
  ['hand=9C6D5H4S&cut=4C', 'Fifteen two, fifteen four, fifteen six, and a double run is fourteen.'],
  [
    'hand=3S4H5CJD&cut=6D',
    'Fifteen two, fifteen four, and a run of four is eight, and one for his nob is nine.',
  ],
  [
    'hand=3C3D3S9H&cut=6S',
    'Fifteen two, fifteen four, fifteen six, fifteen eight, fifteen ten, and a pair royal is sixteen.',
  ],
  ['hand=AC2D3H4C&cut=5S', 'Fifteen two, and a run of five is seven.'],
  ['hand=4C4D4H3S&cut=3C', 'Fifteen two, fifteen four, and a pair royal is ten, and a pair is twelve.'],
  [
    'hand=AS6S7S8S&cut=6H',
    'Fifteen two, fifteen four, fifteen six, and a double run is fourteen, and a flush is eighteen.',
  ],
  ['hand=3C3D4H5S&cut=5C', 'Fifteen two, fifteen four, and a double double run is twenty.'],
  ['hand=8C8D7H6S&cut=6C', 'Fifteen two, fifteen four, and a double double run is twenty.'],
  ['hand=2C4D6H8S&cut=KC', 'Nineteen.'],
] as const
