import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { startGame } from './new-game.ts'
import { stored } from './stored.ts'
import { expectSaved } from './table.ts'
import { expect } from './test.ts'
import { withChecks } from './with-checks.ts'

/** A deal of two players: what each side pegged in the play, then the hands in their order. */
export interface SampleDeal {
  readonly dealer: 0 | 1
  readonly pegs: readonly (readonly [side: number, points: number])[]
  readonly hands: readonly {
    readonly of: 0 | 1 | 'crib'
    readonly points: number
    readonly cards?: readonly string[]
  }[]
}

export interface SampleGame {
  readonly id: string
  readonly players: readonly [string, string]
  /** When it began, in milliseconds since 1970. */
  readonly at: number
  readonly target?: number
  readonly deals: readonly SampleDeal[]
}

/** Rules as the app writes them, from a game begun for it; that game continues and stays. */
export async function usualRules(page: Page): Promise<Record<string, unknown>> {
  await startGame(page, { names: ['Ann', 'Bob'] })
  await expectSaved(page)
  const [first] = await stored(page, 'entries')
  const { entry } = first as { entry: { rules: Record<string, unknown> } }
  return entry.rules
}

/** The lines of a backup that holds these games; docs/backup.md has the format. */
export function backupOf(rules: Record<string, unknown>, games: readonly SampleGame[]): string {
  const lines = [
    { format: 'fifteen-two', version: 1, madeAt: 1_700_000_000_000 },
    ...games.map((game) => ({ game: { id: game.id, rows: rowsOf(rules, game) } })),
    { rest: { ruleSets: [], players: [], counts: [] } },
    { end: { games: games.length } },
  ]
  return withChecks(lines.map((line) => JSON.stringify(line)).join('\n'))
}

function rowsOf(rules: Record<string, unknown>, { id, players, at, target = 121, deals }: SampleGame) {
  const started = {
    type: 'game-started',
    rules: { ...rules, target, skunks: target === 121 ? rules.skunks : [] },
    players,
    marks: ['a', 'b'],
    match: { id, index: 0 },
  }
  const entries = [started, ...deals.flatMap(entriesOf)]
  return entries.map((entry, i) => [i + 1, `${id}-${i}`, 0, i === 0 ? at : 1000, entry])
}

function entriesOf({ dealer, pegs, hands }: SampleDeal): readonly object[] {
  return [
    { type: 'dealt', dealer, points: 0 },
    { type: 'starter-turned', card: '9H', points: 0 },
    ...pegs.map(([side, points]) => ({ type: 'pegged', side, points, reason: 'fifteen' })),
    { type: 'play-ended' },
    ...hands.map((hand) => ({ type: 'hand-counted', ...hand })),
  ]
}

/** Restores the games as a person does. */
export async function importGames(page: Page, path: string, text: string, games: number): Promise<void> {
  await writeFile(path, text)
  await page.goto('/storage')
  await page.getByLabel('Open a file').setInputFiles(path)
  await expect(page.getByText(`${games} games restored.`)).toBeVisible({ timeout: 1_200_000 })
}

const HANDS = [8, 4, 12, 2, 6, 10, 8, 0, 7, 14, 6, 9, 4, 16, 8, 5, 10, 2, 12, 8] as const
const CRIBS = [4, 2, 8, 6, 0, 4, 5, 9, 3, 6] as const
const PLAY = [3, 2, 4, 1, 2, 5, 3] as const
const DEAR = ['7D', '7C', '8S', '6H'] // 16 with the 9 of hearts

/** Whole games to 121, all different; no chance, so the list is always the same. */
export function manyGames(count: number, seatings: readonly (readonly [string, string])[], until: number) {
  return Array.from({ length: count }, (_, i): SampleGame => {
    return {
      id: `game-${String(i).padStart(5, '0')}`,
      players: seatings[(i * 7 + (i >> 2)) % seatings.length] ?? ['Ann', 'Bob'],
      at: until - i * 30 * 3_600_000,
      deals: wholeGame(i * 13 + (i >> 1)),
    }
  })
}

function wholeGame(seed: number): readonly SampleDeal[] {
  const scores = [0, 0]
  const deals: SampleDeal[] = []
  for (let n = 0; Math.max(...scores) < 121; n++) {
    const dealer = ((seed + n) % 2) as 0 | 1
    const pone = (1 - dealer) as 0 | 1
    const pick = (list: readonly number[], step: number) =>
      list[(seed * 3 + n * step + dealer) % list.length] ?? 0
    const pegs = [
      [pone, pick(PLAY, 2)],
      [dealer, pick(PLAY, 3) + 1],
    ] as const
    const hands = [
      { of: pone, points: pick(HANDS, 7) },
      { of: dealer, points: pick(HANDS, 11) },
      { of: 'crib' as const, points: pick(CRIBS, 3) },
    ].map((hand) => (hand.points === 16 ? { ...hand, cards: DEAR } : hand))
    for (const [side, points] of pegs) scores[side] = (scores[side] ?? 0) + points
    const counted: SampleDeal['hands'][number][] = []
    for (const hand of hands) {
      const side = hand.of === 'crib' ? dealer : hand.of
      if (Math.max(...scores) >= 121) break
      scores[side] = (scores[side] ?? 0) + hand.points
      counted.push(hand)
    }
    deals.push({ dealer, pegs, hands: counted })
  }
  return deals
}
