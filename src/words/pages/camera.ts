import type { Card } from '../../rules/card.ts'
import { cardName } from '../engine/cards.ts'
import { capitalise, listOf, pluralWord } from '../engine/grammar.ts'

export const CAMERA_WORDS = {
  picture: 'What the camera sees',
  why: 'The browser will ask whether this app may use the camera. No picture is kept or sent.',
  use: 'Use the camera',
  opening: 'Opening the camera…',
  other: 'Other camera',
  aids: { torch: { on: 'Light on', off: 'Light off' }, zoom: { on: 'Zoom in', off: 'Zoom out' } },
  trouble: {
    none: 'There is no camera that this app can use.',
    refused: 'The browser does not let this app use the camera. Allow it in its settings, then try again.',
    taken: 'The camera is in use by another app. Close that app, then try again.',
    unloaded: 'The reader could not be loaded. Go online, then try again.',
    stopped: 'The reader stopped.',
    still: 'The camera sends no picture.',
    unseen: 'Nothing to read for a minute.',
  },
  light: {
    torch: 'It is too dark to read anything here. Switch the light on.',
    dark: 'It is too dark to read anything here. Find more light.',
    covered: 'The camera sees one colour only. Is something in front of it?',
  },
} as const

export const SCAN_WORDS = {
  title: 'Scan a code',
  aim: 'Point the camera at the code on the other phone.',
} as const

export const FINDER_WORDS = {
  key: 'Read cards with the camera',
  aim: 'Hold the cards so that a corner of each can be seen.',
  tapCards: 'Use the keys instead',
  whichStarter: 'Which of these cards is the starter?',
  noStarter: 'None of these',
  word: 'Camera',
  keys: 'Keys',
  starter: 'starter',
  hints: { closer: 'Come closer or turn the phone.', still: 'Hold still.' },
} as const

export const READ_WORDS = {
  earphone: 'Put an earphone in.',
  without: 'Without one, the table hears it.',
  hide: 'Hide the words',
  show: 'Show the words',
  say: 'Say my cards',
  again: 'Say again',
  lowestFirst: (seen: string) => `${seen}, lowest first`,
} as const

/** `no cards yet`, `four cards seen` */
export const sayInSight = (cards: number) =>
  cards === 0 ? 'no cards yet' : `${pluralWord(cards, 'card')} seen`

/** `5 of hearts and Jack of clubs. Two cards are missing: show them or tap them.` */
export function sayTaken(cards: readonly Card[], missing: number): string {
  const read = `${listOf(cards.map(cardName))}.`
  if (missing === 0) return read
  const are = capitalise(pluralWord(missing, 'card is', 'cards are'))
  return `${read} ${are} missing: show ${missing === 1 ? 'it or tap it' : 'them or tap them'}.`
}

/** `where` comes from `whereHeld`. */
export const sayNotTaken = (card: Card, where: string) =>
  `${cardName(card)}: ${where}, so it is not taken again.`

export const sayTwice = (card: Card) => `Two cards look like the ${cardName(card)}, so neither is taken.`

export const sayOut = (card: Card) => `${cardName(card)} was taken out by hand. Tap it if it belongs here.`

export const sayTooMany = (seen: number, room: number) =>
  `${capitalise(pluralWord(seen, 'card'))} in the picture, but only ${pluralWord(room, 'is', 'are')} missing. Show only those.`
