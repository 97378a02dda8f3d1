import { describe, expect, test } from 'vitest'
import { agree, listOf, numberWord, plural, sentenceCase } from './grammar.ts'

test.each([
  [0, 'zero'],
  [1, 'one'],
  [12, 'twelve'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [29, 'twenty-nine'],
  [84, 'eighty-four'],
  [100, 'one hundred'],
  [121, 'one hundred and twenty-one'],
  [-3, '-3'],
  [2.5, '2.5'],
])('%d in words: “%s”', (n, word) => {
  expect(numberWord(n)).toBe(word)
})

describe('sentences agree', () => {
  test('names are listed as people list them', () => {
    expect(listOf([])).toBe('')
    expect(listOf(['Ann'])).toBe('Ann')
    expect(listOf(['Ann', 'Bob'])).toBe('Ann and Bob')
    expect(listOf(['Ann', 'Bob', 'Cleo'], '&')).toBe('Ann, Bob & Cleo')
  })

  test('one player pegs, partners peg', () => {
    expect(agree('Ann', 'pegs', 'peg')).toBe('pegs')
    expect(agree('Ann & Cleo', 'pegs', 'peg')).toBe('peg')
    expect(agree('Ann and Bob', 'cuts', 'cut')).toBe('cut')
    expect(agree('Sandy', 'pegs', 'peg')).toBe('pegs')
  })

  test('one hole, seven holes', () => {
    expect(plural(1, 'hole')).toBe('1 hole')
    expect(plural(7, 'hole')).toBe('7 holes')
  })

  test('a name keeps the letters its owner typed', () => {
    expect(sentenceCase('the crib')).toBe('The crib')
    expect(sentenceCase('ann’s hand')).toBe('ann’s hand')
  })
})
