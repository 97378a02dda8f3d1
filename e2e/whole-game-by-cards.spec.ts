import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { startGame } from './support/new-game.ts'
import { enterCards, enterPoints, expectScore, tap, tapCards } from './support/table.ts'
import { CORE, expect, test } from './support/test.ts'

/** A whole game to 121, written down line by line; src/game/record/recorded.fixture.ts explains the lines. */
const GAME = readFileSync(new URL('../cases/recorded/six-card-121.txt', import.meta.url), 'utf8')

const SUITS: Readonly<Record<string, string>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' }

/** `10♥ A♣` as `tapCards` takes it: `TH AC`. */
function typed(cards: string): string {
  return cards.replaceAll('10', 'T').replace(/[♠♥♦♣]/g, (suit) => SUITS[suit] ?? suit)
}

for (const [what, deals, set] of [
  ['a recorded game', Number.POSITIVE_INFINITY, {}],
  ['the beginning of a recorded game', 2, CORE],
] as const)
  test(`${what} is played card by card, with the scores of the record`, set, async ({ page }) => {
    test.slow()
    await play(page, deals)
  })

async function play(page: Page, deals: number): Promise<void> {
  let dealer = ''
  const steps: Readonly<Record<string, (rest: string) => Promise<void>>> = {
    async rules(choice) {
      expect(choice).toBe('six-card-121, by cards') // as New game begins, except for the play
    },
    async players(names) {
      await startGame(page, { names: names.split(', '), choices: ['By cards'] })
    },
    cut: (cards) => tapCards(page, typed(cards.replace(/\w+ (\w+.)/g, '$1').replaceAll(',', ''))),
    async deal(who) {
      if (dealer !== '') await tap(page, /^Next deal/)
      dealer = who.replace(' deals', '')
      await expect(page.getByRole('heading', { name: new RegExp(`${who}$`) })).toBeVisible()
    },
    starter: (card) => tapCards(page, typed(card)),
    async play(series) {
      for (const one of series.split(', ')) await move(page, one)
    },
    crib: (hand) => show(page, `${dealer}’s crib`, hand),
    Ann: (hand) => show(page, 'Ann’s hand', hand),
    Bob: (hand) => show(page, 'Bob’s hand', hand),
    async score(pegs) {
      const [, ann, bob] = /Ann (\d+) from \d+, Bob (\d+)/.exec(pegs) ?? []
      await expectScore(page, { Ann: Number(ann), Bob: Number(bob) })
    },
    async end(outcome) {
      const [winner = ''] = outcome.split(' ')
      await expect(page.getByRole('heading', { name: `${winner} wins` })).toBeVisible()
    },
  }
  const step = (key = '') => {
    const found = steps[key]
    if (!found) throw new Error(`no step for a line of “${key}”`)
    return found
  }
  let dealt = 0
  for (const line of GAME.split('\n')) {
    const [, key, rest = ''] = /^(\w+)[^:#]*: (.*)/.exec(line) ?? []
    if (key === undefined) continue
    if (key === 'deal') dealt += 1
    if (dealt > deals) return
    await step(key)(rest)
  }
}

/** `Bob 8♠ for 2` is a card; `Ann go` a key; `1 to Bob` comes by itself. */
async function move(page: Page, line: string): Promise<void> {
  const [who = '', what = ''] = line.split(' ')
  if (what === 'to') return
  const turn = page.getByRole('heading', { name: new RegExp(`^${who}(’s turn| leads)$`) })
  await expect(turn).toBeVisible()
  if (what === 'go') await tap(page, new RegExp(`^Go ${who}`))
  else await tapCards(page, typed(what))
}

/** The cards of a hand are known from the play; those of a crib, or the number that it is worth, are tapped. */
async function show(page: Page, name: string, hand: string): Promise<void> {
  await expect(page.getByRole('heading', { name })).toBeVisible()
  const [, cards = '', count = ''] = /^(.*?) ?is (\d+)$/.exec(hand) ?? []
  if (name.endsWith('crib') && !cards) return enterPoints(page, Number(count))
  if (name.endsWith('crib')) await enterCards(page, typed(cards))
  await tap(page, new RegExp(`^Peg ${count} for`))
}
