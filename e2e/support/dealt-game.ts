import type { Page } from '@playwright/test'
import { startGame } from './new-game.ts'
import { openRecorded } from './recorded.ts'
import { enterPoints, expectTable, tap, tapCards } from './table.ts'

type Scores = Readonly<Record<string, number>>

/** A game to 121 between Ann and Bob, begun at these scores; Bob deals. */
export async function beginAnnAndBob(page: Page, scores: Scores = {}): Promise<void> {
  const name = `Ann and Bob from ${JSON.stringify(scores)}`
  await openRecorded(page, name, () => startAnnAndBob(page, scores))
  await expectTable(page)
}

/** The same beside the games that are there. */
export async function startAnnAndBob(page: Page, scores: Scores = {}): Promise<void> {
  await startGame(page, { names: ['Ann', 'Bob'], rules: 'Six-card: To 121', scores, dealer: 'Bob' })
  await expectTable(page)
}

/** One deal of it, and the starter and a peg of the next: Ann 25, Bob 23. */
export async function playADeal(page: Page): Promise<void> {
  await openRecorded(page, 'a deal of Ann and Bob', () => pegADeal(page))
  await expectTable(page)
}

async function pegADeal(page: Page): Promise<void> {
  await beginAnnAndBob(page)
  await tapCards(page, 'JH')
  await tap(page, 'Ann pegs 2 for fifteen')
  await tap(page, 'Bob pegs 2 for thirty-one')
  await tap(page, 'Ann pegs 1 for the go')
  await tap(page, 'To the show')
  await tapCards(page, '5H 5S JD 5D')
  await tap(page, 'Peg 22 for Ann')
  await tapCards(page, '7D 8S 8C 9H')
  await tap(page, 'Peg 12 for Bob')
  await enterPoints(page, 4)
  await tap(page, /^Next deal/)
  await tapCards(page, '9D')
  await tap(page, 'Bob pegs 3 for a run of 3')
}
