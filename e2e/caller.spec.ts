import type { Page } from '@playwright/test'
import { beginAnnAndBob } from './support/dealt-game.ts'
import { expectStored } from './support/stored.ts'
import { enterPoints, expectScore, tap, tapCards } from './support/table.ts'
import { CORE, expect, test } from './support/test.ts'
import { withVoices } from './support/voices.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const heard = (page: Page) => page.evaluate(() => window.heard.texts)

async function chooseCaller(page: Page, name: 'Counts' | 'Everything'): Promise<void> {
  await page.goto('/settings/')
  await page.getByRole('group', { name: 'Caller' }).getByRole('radio', { name }).check({ force: true })
  await expectStored(page, 'prefs', `"caller":"${name.toLowerCase()}"`)
}

/** A device that speaks, and a game that is called. */
async function called(page: Page, name: 'Counts' | 'Everything', scores = {}): Promise<void> {
  await withVoices(page)
  await beginAnnAndBob(page, scores)
  await chooseCaller(page, name)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Menu' }).first()).toBeVisible()
}

/** One tap, and the sentence that is said of it: one and no more, and none of an older tap behind it. */
async function hear(page: Page, act: () => Promise<void>): Promise<string> {
  const before = await heard(page)
  await act()
  await expect.poll(async () => (await heard(page)).length).toBe(before.length + 1)
  expect(await page.evaluate(() => window.heard.waiting.length), 'spoken or waiting').toBe(1)
  return (await heard(page)).at(-1) ?? ''
}

const SMALL =
  'nil one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
const NUMBERS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(SMALL.split(' ').map((word, number) => [word, number])),
  ...Object.fromEntries(TENS.split(' ').map((word, i) => [word, 20 + 10 * i])),
  and: 0,
}
const numberOf = (words: string) =>
  words
    .split(/[ -]/)
    .reduce((sum, word) => (word === 'hundred' ? 100 * sum : sum + (NUMBERS[word] ?? Number(word))), 0)

/**
 * The score of somebody who hears only these sentences: the points are added up, and have to make the scores that are
 * said. Throws where they do not.
 */
function follow(sentences: readonly string[]): Record<string, number> {
  const scores: Record<string, number> = { Ann: 0, Bob: 0 }
  for (const sentence of sentences) {
    const [, side = '', points] = /(Ann|Bob)(?: pegs|’s hand,|’s crib,|,) ([\w-]+)/.exec(sentence) ?? []
    if (points === undefined) continue
    scores[side] = Math.min(121, (scores[side] ?? 0) + numberOf(points))
    const said =
      / (?:leads|wins), (.+?)(?: to |–)([\w -]+)/.exec(sentence) ?? / (Level) at ([\w -]+)/.exec(sentence)
    const [, most = '', least = ''] = said ?? []
    const race = [most === 'Level' ? least : most, least].map(numberOf)
    const own = Object.values(scores).toSorted((a, b) => b - a)
    if (own.join() !== race.join()) throw new Error(`${sentence}: it would be ${own}`)
  }
  return scores
}

test('a whole game can be followed by its spoken sentences alone', CORE, async ({ page }) => {
  test.slow()
  await called(page, 'Everything')
  const sentences: string[] = []
  const say = async (act: () => Promise<void>) => sentences.push(await hear(page, act))
  for (const [starter, dealer, pone] of [
    ['JH', 'Bob', 'Ann'],
    ['9D', 'Ann', 'Bob'],
    ['KS', 'Bob', 'Ann'],
    ['4C', 'Ann', 'Bob'],
    ['5S', 'Bob', 'Ann'],
  ] as const) {
    await say(() => tapCards(page, starter))
    await say(() => tap(page, `${pone} pegs 2 for fifteen`))
    await say(() => tap(page, `${dealer} pegs 2 for thirty-one`))
    await say(() => tap(page, `${pone} pegs 1 for the go`))
    await tap(page, 'To the show')
    await say(() => enterPoints(page, 20))
    if (sentences.at(-1)?.includes('wins')) break
    await say(() => enterPoints(page, 16))
    await say(() => enterPoints(page, 8))
    await say(() => tap(page, /^Next deal/))
  }
  const end = follow(sentences)
  expect(sentences.at(-1)).toMatch(/^Ann’s hand, twenty. Ann wins, 121 to 102/)
  await expectScore(page, end)
  const arrive = (at: readonly string[]) => expect(follow(at)).toEqual(end)
  arrive(sentences)
  // Nothing that moves a peg can be left out.
  const scoring = sentences.filter((sentence) => /leads|Level|wins/.test(sentence))
  expect(scoring.length).toBeGreaterThan(15)
  for (const missing of scoring)
    expect(() => arrive(sentences.filter((sentence) => sentence !== missing)), missing).toThrow()
  // What else a table would say.
  expect(sentences).toContain('Bob, two. Bob leads, four–two')
  expect(sentences.some((sentence) => sentence.includes('past the skunk line'))).toBe(true)
  expect(sentences.some((sentence) => /(Ann|Bob) needs [a-z-]+$/.test(sentence))).toBe(true)
  expect(sentences).toContain('The starter is the 5 of spades. Ann counts first')
})

test('after Undo and a correction only the new score is said', async ({ page }) => {
  await called(page, 'Everything')
  await hear(page, () => tapCards(page, '9H'))
  await hear(page, () => tap(page, 'Ann pegs 2 for fifteen'))
  expect(await hear(page, () => tap(page, /^Undo/))).toBe('Undone. Level at nil')
  await hear(page, () => tap(page, 'Bob pegs 3 for a run of 3'))
  await tap(page, 'Menu')
  await tap(page, 'Score sheet')
  await page.getByRole('button', { name: /^Bob 3 for a run/ }).tap()
  await tap(page, 'Remove')
  expect(await hear(page, () => tap(page, 'Remove it'))).toBe('Level at nil')
})

test('a sentence that is still spoken is dropped when the next one comes', async ({ page }) => {
  await called(page, 'Everything')
  await hear(page, () => tapCards(page, '9H'))
  const cancelled = await page.evaluate(() => window.heard.cancelled)
  await hear(page, () => tap(page, 'Ann pegs 2 for fifteen'))
  expect(await page.evaluate(() => window.heard.cancelled)).toBeGreaterThan(cancelled)
})

test('a caller of counts says hands alone, and none says nothing', async ({ page }) => {
  await called(page, 'Counts')
  await tapCards(page, '9H')
  await tap(page, 'Ann pegs 2 for fifteen')
  await tap(page, 'To the show')
  await expect(page.getByRole('heading', { name: 'Ann’s hand' })).toBeVisible()
  expect(await heard(page)).toEqual([])
  expect(await hear(page, () => enterPoints(page, 8))).toBe('Ann’s hand, eight. Ann leads, ten–nil')
  await tap(page, 'Menu')
  const choice = page.getByRole('group', { name: 'The caller says counts' })
  await expect(choice.getByRole('button')).toHaveText(['Nothing', 'Everything'])
  await choice.getByRole('button', { name: 'Nothing' }).tap()
  await enterPoints(page, 4)
  await expectScore(page, { Ann: 10, Bob: 4 })
  expect(await heard(page)).toHaveLength(1)
})
