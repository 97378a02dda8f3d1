import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { startGame } from './new-game.ts'
import { stored } from './stored.ts'
import { expectSaved } from './table.ts'
import { expect } from './test.ts'
import { withChecks } from './with-checks.ts'

/** A deal of two players: what each side pegged in the play, then the hands in their order. */
export interface SampleDeal {
  /** Without one it is the 9 of hearts. */
  readonly starter?: string
  readonly dealer: 0 | 1
  readonly pegs: readonly (readonly [side: number, points: number])[]
  readonly hands: readonly {
    readonly of: 0 | 1 | 'crib'
    readonly points: number
    readonly cards?: readonly string[]
    readonly claimed?: number
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

/** The lines of a backup that holds these games, and `rest` beside them; docs/backup.md has the format. */
export function backupOf(
  rules: Record<string, unknown>,
  games: readonly SampleGame[],
  rest: Readonly<Record<string, unknown>> = {},
): string {
  const lines = [
    { format: 'fifteen-two', version: 1, madeAt: 1_700_000_000_000 },
    ...games.map((game) => ({ game: { id: game.id, rows: rowsOf(rules, game) } })),
    { rest: { ruleSets: [], players: [], counts: [], ...rest } },
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

function entriesOf({ starter = '9H', dealer, pegs, hands }: SampleDeal): readonly object[] {
  return [
    { type: 'dealt', dealer, points: 0 },
    { type: 'starter-turned', card: starter, points: 0 },
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

/** Deals with all their cards, as they count: pone, dealer, crib. */
const DEALT = [
  ['9H', '7D 7C 8S 6H is 16', 'TD JS QC 5H is 10', '2C 4D KS KH is 4'],
  ['KS', '7D 8S 8C 9H is 12', '2H 4C 6H TD is 0', 'AC AD 9S 9C is 4'],
  ['4S', '4H 5D 6C 6S is 24', 'TH JD QS KC is 4', '2C 3D 9H 8C is 7'],
  ['5C', '5H 5D JC 5S is 29', '2D 3S 4H 6C is 9', 'AC 8D 9S TC is 7'],
] as const

/** A whole game to 121 with its cards; of a hand of twelve only eight are claimed. */
export function gameByCards(
  id: string,
  players: readonly [string, string],
  at: number,
  first = 0,
): SampleGame {
  const scores = [0, 0]
  const deals: SampleDeal[] = []
  const peg = (side: number, points: number) => {
    scores[side] = (scores[side] ?? 0) + points
    return Math.max(...scores) < 121
  }
  for (let n = first; Math.max(...scores) < 121; n++) {
    const dealer = (n % 2) as 0 | 1
    const pone = (1 - dealer) as 0 | 1
    const [starter, ...shown] = DEALT[n % DEALT.length] ?? DEALT[0]
    const pegs = [[pone, 2 + (n % 3)] as const, [dealer, 3] as const].filter(([side, points]) =>
      peg(side, points),
    )
    const hands: SampleDeal['hands'][number][] = []
    for (const [i, text] of shown.entries()) {
      if (Math.max(...scores) >= 121) break
      const [cards = '', counted] = text.split(' is ')
      const of = ([pone, dealer, 'crib'] as const)[i] ?? 'crib'
      const isShort = counted === '12'
      const points = isShort ? 8 : Number(counted)
      peg(of === 'crib' ? dealer : of, points)
      hands.push({ of, cards: cards.split(' '), points, ...(isShort ? { claimed: 8 } : {}) })
    }
    deals.push({ starter, dealer, pegs, hands })
  }
  return { id, players, at, deals }
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
