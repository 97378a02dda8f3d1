export const PAD_WORDS = {
  back: 'Back',
  cancel: 'Cancel',
  menu: 'Menu',
  close: 'Close',
  dismiss: 'Dismiss',
  share: 'Share',
  cards: 'Cards',
  takeBack: 'Take back',
  changeCard: 'Change card',
  askChange: 'Tap the card to change.',
  less: 'One less',
  more: 'One more',
  slot: (place: number) => `Card ${place + 1}`,
  empty: (slot: string) => `${slot}, empty`,
  /** A card that a tap changes: `5 of hearts, change`. */
  changeable: (card: string) => `${card}, change`,
} as const

export const LEDGER_WORDS = {
  caption: 'The count, line by line',
  for: 'for',
  cards: 'cards',
  points: 'points',
  count: 'count',
  claim: 'claim',
} as const
