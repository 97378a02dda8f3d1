import { writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import { backupOf, type SampleDeal, usualRules } from './finished-games.ts'
import { tap } from './table.ts'
import { withChecks } from './with-checks.ts'

const CARDS = 'AH 2S 3D 4C 5H 6S 7D 8C TH JS QD KC AS 2D 3C 4H 5S 6D 7C 8H TS JD QC KH AD 2C 3H 4S 5D'.split(
  ' ',
)

/** A deal of Ann and Bob, every hand by its cards. */
function deal(_: unknown, n: number): SampleDeal {
  const dealer = n % 2 === 0 ? 0 : 1
  const hands = ([1 - dealer, dealer, 'crib'] as const).map((of, i) => {
    const cards = [0, 5, 11, 17].map((step) => CARDS[(n * 7 + i + step) % CARDS.length] ?? '')
    return { of: of as 0 | 1 | 'crib', points: (n + i) % 5, cards }
  })
  return {
    dealer,
    pegs: [
      [0, 2],
      [1, 1],
      [0, 3],
      [1, 2],
    ],
    hands,
  }
}

/** What a camera reads from the code on the screen. */
export async function readCode(page: Page, name: string | RegExp = /^QR code of/): Promise<string> {
  const bars = await page.getByRole('img', { name }).evaluate((svg) => ({
    size: Number(svg.getAttribute('viewBox')?.split(' ').at(-1)),
    path: svg.querySelector('path')?.getAttribute('d') ?? '',
  }))
  const size = bars.size * 4
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [, x = 0, y = 0, wide = 0] of bars.path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * 4; row < Number(y) * 4 + 4; row++) {
      data.fill(0, (row * size + Number(x) * 4) * 4, (row * size + (Number(x) + Number(wide)) * 4) * 4)
    }
  }
  return decodeQR({ width: size, height: size, data })
}

/** A long game on the table, and its page of codes: eight deals need two. */
export async function showCodes(page: Page, path: string, deals = 8): Promise<void> {
  const longGame = {
    id: 'long',
    players: ['Ann', 'Bob'],
    at: 1_790_000_000_000,
    target: 999,
    deals: Array.from({ length: deals }, deal),
  } as const
  const text = backupOf(await usualRules(page), [longGame])
  let taps = 0
  // Taps are seconds or minutes apart.
  await writeFile(path, withChecks(text.replace(/,0,1000,/g, () => `,0,${(++taps * 48_271) % 99_991},`)))
  await page.goto('/storage')
  await page.getByLabel('Open a file').setInputFiles(path)
  await expect(page.getByText('1 game restored.')).toBeVisible()
  await page.goto('/games')
  await page.getByRole('button', { name: /^Ann \d\d+ ?, Bob \d\d+/ }).tap()
  await tap(page, 'Menu')
  await tap(page, 'Move game to another phone')
}
