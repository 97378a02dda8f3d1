export interface KeyGroup {
  readonly title: string
  readonly lines: readonly { readonly keys: readonly string[]; readonly does: string }[]
}

const ARROWS = { keys: ['←', '→', '↑', '↓'], does: 'from key to key; Enter presses it' }

/** The pads by the names they carry on the page, then what is at hand beside them. */
const GROUPS: Readonly<Record<string, KeyGroup>> = {
  cards: {
    title: 'On the cards',
    lines: [
      ARROWS,
      { keys: ['A', '2 – 10', 'J', 'Q', 'K'], does: 'the rank, then …' },
      { keys: ['S', 'H', 'D', 'C'], does: '… the suit: 5 H is the 5 of hearts, T or 10 the ten' },
      { keys: ['Backspace'], does: 'removes the last card of a hand' },
    ],
  },
  peg: {
    title: 'On the pegging keys',
    lines: [
      ARROWS,
      { keys: ['1', '3', '4', '5', '6'], does: 'pegs that many' },
      { keys: ['2'], does: 'moves between the keys worth 2; Enter pegs' },
      { keys: ['+'], does: 'other points' },
    ],
  },
  numbers: {
    title: 'On the numbers',
    lines: [{ keys: ['0 – 9'], does: 'selects the number; Enter enters it' }, ARROWS],
  },
  other: { title: 'Other points', lines: [{ keys: ['Esc'], does: 'back without pegging' }] },
  sheet: {
    title: 'On the score sheet',
    lines: [
      { keys: ['↑', '↓'], does: 'from entry to entry; the pegs follow' },
      { keys: ['Home', 'End'], does: 'to the first or the newest entry' },
      { keys: ['Enter'], does: 'opens what you can do with it' },
    ],
  },
  undo: {
    title: 'At the table',
    lines: [
      { keys: ['U', 'Ctrl Z'], does: 'undo' },
      { keys: ['Shift Ctrl Z', 'Ctrl Y'], does: 'redo' },
    ],
  },
  everywhere: {
    title: 'Everywhere',
    lines: [
      { keys: ['Tab'], does: 'to the next pad or button; Shift Tab goes back' },
      { keys: ['Enter', 'Space'], does: 'press it' },
      { keys: ['?'], does: 'these keys' },
      { keys: ['Esc'], does: 'closes a menu or a sheet' },
    ],
  },
}

/** The keys of a screen that holds these pads, and an Undo or none; else every key there is. */
export function sayKeys(pads = Object.keys(GROUPS), undo = true): readonly KeyGroup[] {
  const shown = [...pads, ...(undo ? ['undo'] : []), 'everywhere']
  return Object.entries(GROUPS).flatMap(([name, group]) => (shown.includes(name) ? [group] : []))
}

export const KEY_WORDS = {
  title: 'Keys',
  group: 'Keyboard',
  letters: 'Single-letter keys',
  lettersNote:
    'U for Undo, digits to peg, a rank and a suit for a card. Off: only Tab, arrows, Enter and Ctrl Z work.',
  all: 'All the keys',
} as const
