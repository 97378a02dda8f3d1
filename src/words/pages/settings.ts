import { choicesOf, NEW_GAME_CHOICES } from './new-game.ts'

export const SETTINGS_WORDS = {
  look: 'Look',
  counting: 'Counting',
  feedback: 'Sound and touch',
  newGames: 'New games',
  thisDevice: 'On this device',

  appearance: 'Appearance',
  deck: 'Deck',
  hand: 'Thumb',
  handNote: 'Swaps Undo and the main button to suit your thumb.',
  still: 'Don’t animate pegs',
  stillNote: 'Pegs jump straight to their new hole.',

  countStyle: 'Counting style',
  words: 'Words',
  ruleWords: 'Crib or box, starter or turn-up: each game uses the words of its rules.',
  wordsNote: 'Used in every game on this device.',

  caller: 'Caller',
  callerNote:
    'Says the points after each tap, and who leads. Counts: only of hands and cribs. Everything: also of the play.',

  sounds: 'Peg sounds',
  soundsNote: 'A tick when a peg lands, a lower one for Undo, a bell as it passes 61, 91 or 121.',
  haptics: 'Vibration',
  hapticsNote: 'A short buzz on each key, a double one for Undo.',
  noHaptics: 'This device doesn’t support vibration.',

  newGamesNote: 'New games copy the last one, except for what you set here.',
  newRules: 'Rules',
  newPlay: 'The play',
  newMuggins: 'Muggins',
} as const

const AS_LAST = { value: 'last', label: 'Same as last' } as const

export const SETTINGS_CHOICES = {
  theme: choicesOf({
    system: 'Device',
    light: 'Light',
    dark: 'Dark',
    black: 'Black',
    contrast: 'High contrast',
    'contrast-dark': 'High contrast, dark',
  }),
  suits: choicesOf({ four: 'Four colours', two: 'Two colours' }),
  hand: choicesOf({ left: 'Left', right: 'Right' }),
  countStyle: choicesOf({ compound: 'Short', long: 'One by one', 'runs-first': 'Runs first' }),
  words: choicesOf({ rules: 'Follow the rules', american: 'American', british: 'British' }),
  caller: choicesOf({ nothing: 'Nothing', counts: 'Counts', everything: 'Everything' }),
  pace: choicesOf({ slow: 'Slow', usual: 'Usual', quick: 'Quick' }),
  newRules: [AS_LAST, ...NEW_GAME_CHOICES.presets],
  newPlay: [AS_LAST, ...NEW_GAME_CHOICES.playBy],
  newMuggins: [AS_LAST, ...NEW_GAME_CHOICES.muggins],
} as const
