import { expect, test } from 'vitest'
import { type Card, PACK } from '../../rules/card.ts'
import { cardKeyName, cardName, cardSign, sayCards, showSigns, splitCards } from './cards.ts'

test.each([
  ['5H', '5 of hearts', '5♥'],
  ['TS', '10 of spades', '10♠'],
  ['JC', 'Jack of clubs', 'J♣'],
  ['AD', 'Ace of diamonds', 'A♦'],
  ['QS', 'Queen of spades', 'Q♠'],
  ['KH', 'King of hearts', 'K♥'],
] as const)('%s is read “%s” and written %s', (card, name, sign) => {
  expect(cardName(card)).toBe(name)
  expect(cardSign(card)).toBe(sign)
})

test('every card has a name and a sign of its own', () => {
  expect(new Set(PACK.map(cardName)).size).toBe(52)
  expect(new Set(PACK.map(cardSign)).size).toBe(52)
})

test('the starter is set apart from the hand', () => {
  const hand: readonly Card[] = ['7D', '7C', '8S', '9H']
  expect(showSigns(hand, '6H')).toBe('7♦ 7♣ 8♠ 9♥ + 6♥')
  expect(showSigns(hand, undefined)).toBe('7♦ 7♣ 8♠ 9♥')
})

test('a card key says where its card is', () => {
  expect(cardKeyName('5H')).toBe('5 of hearts')
  expect(cardKeyName('5H', 'in Bob’s hand')).toBe('5 of hearts, in Bob’s hand')
})

test('the cards of a line are set apart from its letters', () => {
  expect(splitCards('Bob’s hand 10♦ J♣ + 6♥ · 16')).toEqual([
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
  expect(sayCards('Starter 5♥')).toBe('Starter 5 of hearts')
  expect(sayCards('A to K: Ann 2 for fifteen')).toBe('A to K: Ann 2 for fifteen')
})
