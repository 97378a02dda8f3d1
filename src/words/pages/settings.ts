import { PRESETS, type PresetName } from '../../rules/presets.ts'
import { choicesOf, NEW_GAME_CHOICES } from './new-game.ts'

export const SETTINGS_WORDS = {
  look: 'Look',
  counting: 'Counting',
  senses: 'Sound and touch',
  newGames: 'New games',
  kept: 'On this device',

  appearance: 'Appearance',
  deck: 'Deck',
  hand: 'Hand you tap with',
  handLabel: 'Hand',
  handNote: 'Undo and the way on change places, so that your thumb finds them.',
  still: 'Still pegs',
  stillNote: 'Pegs stand in their new hole at once. Off, they move as your device allows.',

  countStyle: 'How a count is said',
  words: 'Words',
  ruleWords: 'Crib or box, starter or turn-up, jack or knave: each game says what its rules say.',
  wordsNote: 'For what is shown and said here, in every game. A kept game does not change.',

  sounds: 'Peg sounds',
  soundsNote:
    'A tick when a peg lands, a lower one when it is taken back, brass as it crosses a line of the board.',
  haptics: 'Felt keys',
  hapticsNote: 'A short tap under the finger, and a double one for Undo.',
  noHaptics: 'This device cannot be felt: it has no motor that a page may use.',

  newGamesNote: 'A new game is laid as the last one was, but for what you settle here.',
  newRules: 'Rules',
  newPlay: 'The play',
  newMuggins: 'Muggins',
} as const

const AS_LAST = { value: 'last', label: 'As last time' } as const

export const SETTINGS_CHOICES = {
  theme: choicesOf({ system: 'Device', light: 'Light', dark: 'Dark', contrast: 'High contrast' }),
  suits: choicesOf({ four: 'Four colours', two: 'Two colours' }),
  hand: choicesOf({ left: 'Left', right: 'Right' }),
  countStyle: choicesOf({ compound: 'Short', long: 'Each by itself', 'runs-first': 'Runs first' }),
  words: choicesOf({ rules: 'As the rules', american: 'American', british: 'British' }),
  pace: choicesOf({ slow: 'Slow', usual: 'Usual', quick: 'Quick' }),
  newRules: [
    AS_LAST,
    ...(Object.keys(PRESETS) as PresetName[]).map((value) => ({ value, label: PRESETS[value].name })),
  ],
  newPlay: [AS_LAST, ...NEW_GAME_CHOICES.playBy],
  newMuggins: [AS_LAST, ...NEW_GAME_CHOICES.muggins],
} as const
