import { expect, test } from 'vitest'
import { cardsAmong, cardsSpoken } from './cards-among.ts'

test('the cards of a line are set apart from its letters', () => {
  expect(cardsAmong('Bob’s hand 10♦ J♣ + 6♥ · 16')).toEqual([
    { text: 'Bob’s hand ' },
    { text: '10♦', card: 'TD' },
    { text: ' ' },
    { text: 'J♣', card: 'JC' },
    { text: ' + ' },
    { text: '6♥', card: '6H' },
    { text: ' · 16' },
  ])
})

test('a line is heard with its cards by name', () => {
  expect(cardsSpoken('Starter 5♥')).toBe('Starter 5 of hearts')
  expect(cardsSpoken('A to K: Ann 2 for fifteen')).toBe('A to K: Ann 2 for fifteen')
})
