import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { readCode } from './support/codes.ts'
import { expectCameras, frameOfCode, held, newPhone, said, withCamera, writeFilm } from './support/film.ts'
import { expectNoSideScroll, expectOnScreen, fileOf, tap, toTheResult } from './support/table.ts'
import { CORE, expect, PHONES, test } from './support/test.ts'

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve']

async function newNight(page: Page, names: readonly string[], guest?: string): Promise<void> {
  await page.goto('/club')
  for (const name of names) {
    await page.getByLabel('Another player').fill(name)
    if (name === guest) await page.getByLabel('guest').check()
    await tap(page, 'Add')
  }
  await tap(page, /^Draw the seats/)
  await expect(page.getByRole('heading', { name: 'Round 1 of 9' })).toBeVisible()
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

/** Who sits at a table, in the order of the page. */
async function namesAt(page: Page, table: number): Promise<readonly string[]> {
  const row = await rows(page)
    .nth(table - 1)
    .getByRole('link')
    .innerText()
  return NAMES.filter((name) => row.includes(name)).sort((a, b) => row.indexOf(a) - row.indexOf(b))
}

test(
  'a director writes three results, two of which differ, and the standing is what they add up to',
  CORE,
  async ({ page }) => {
    await newNight(page, NAMES)
    await expect(page.getByRole('status').filter({ hasText: '0 of 2 results are in.' })).toContainText(
      'sits out.',
    )
    const [winner = ''] = await namesAt(page, 1)
    const [first = '', second = ''] = await namesAt(page, 2)
    await tap(page, 'Type a result')
    await expectAccessible(page)
    await tap(page, winner)
    await tap(page, '31 to 60 skunk')
    await tap(page, '43')
    await expect(rows(page).first()).toContainText(`${winner} by 43, a skunk`)

    await tap(page, 'Type a result')
    await tap(page, 'Two cards differ one number for each')
    await tap(page, '16')
    await tap(page, '17')
    await tap(page, `${first} +16, ${second} −17 write both numbers`)
    await expect(rows(page).nth(1)).toContainText(`${first} by 16, −17 on the other card`)
    await expectAccessible(page)
    await expectNoSideScroll(page)

    await tap(page, /^Standing/)
    const cells = async (place: number) => page.getByRole('row').nth(place).innerText()
    expect((await cells(1)).split(/\s+/)).toEqual(['1', winner, '3', '1', '+43'])
    expect((await cells(2)).split(/\s+/)).toEqual(['2', first, 'two', 'qualify', '2', '1', '+16'])
    expect((await cells(4)).split(/\s+/)).toEqual(['4', second, '0', '0', '−17'])
    await expectAccessible(page)
    await page.getByRole('link', { name: second, exact: true }).tap()
    await expect(page.getByRole('row', { name: `1 ${first} 0 17 typed` })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('row', { name: `1 ${first} 0 17 typed` })).toBeVisible()
    await tap(page, 'Back')
    await tap(page, 'Menu')
    const file = await fileOf(page, 'Save as CSV')
    expect(file.suggestedFilename()).toMatch(/club-night.*csv$/)
    expect(await readFile(await file.path(), 'utf8')).toContain(`1,${winner},1,3,1,1,43,0,43,`)
  },
)

test('a player’s phone is set up by the code of the night, and its result is scanned: once, and asked about', async ({
  page: director,
  browser,
  baseURL,
  faults,
}, info) => {
  test.slow()
  await newNight(director, ['Ann', 'Bob'], 'Bob')
  await tap(director, 'Menu')
  await tap(director, 'Code for the players’ phones')
  await expectAccessible(director)
  const { pathname, hash } = new URL(await readCode(director, 'Code of the night'))

  const phone = await (await newPhone(browser, baseURL ?? '', faults)).newPage()
  await phone.goto(pathname + hash)
  await tap(phone, /Table 1/)
  await expectAccessible(phone)
  await expect(phone.getByText('no penalties, no muggins')).toBeVisible()
  await phone.getByRole('radiogroup', { name: 'First deal' }).getByText('Ann', { exact: true }).tap()
  await tap(phone, /^Start/)
  await tap(phone, 'Menu')
  await expect(phone.getByRole('button', { name: 'Bob, learning' })).toBeVisible()
  await tap(phone, 'Close')
  await tap(phone, 'To the show')
  await tap(phone, '24')
  await tap(phone, 'Skip Ann’s hand')
  await tap(phone, 'Skip Ann’s crib')
  await tap(phone, /^Next deal/)
  for (let taps = 0; taps < 16; taps++) await tap(phone, 'Bob pegs 6 for a pair royal')
  await tap(phone, /^Bob pegs 1 .*wins/)
  await toTheResult(phone)
  await expectOnScreen(phone, phone.getByRole('button', { name: 'No ask the director' }))
  await expectAccessible(phone)
  const drawn = () => readCode(phone, 'Code of the result')
  const before = await drawn()
  await tap(phone, 'Ann agrees 121 for Bob')
  await expect(phone.getByText('Agreed')).toBeVisible()
  // The code is drawn a moment after the word.
  await expect.poll(drawn).not.toBe(before)
  const result = await drawn()
  expect(result.length).toBeLessThan(50)

  // Another director’s camera stays on from table to table, also for a phone that it has seen.
  await tap(director, 'Back')
  await tap(director, 'Menu')
  await tap(director, 'Hand over to another director')
  const whole = new URL(await readCode(director, 'Code of the night'))
  const film = held([result, 'https://elsewhere.example'].map(frameOfCode), 8)
  await withCamera(writeFilm(info.outputPath('result.y4m'), film), baseURL ?? '', async (other) => {
    await other.goto(whole.pathname + whole.hash)
    await tap(other, /^Direct the night here/)
    await tap(other, /^Scan a result/)
    const taken = 'Table 1: Bob by 121, a skunk. 1 of 1 result is in.'
    const times = async () => (await said(other)).filter((one) => one === taken).length
    await expect.poll(times, { timeout: 60_000 }).toBeGreaterThan(1)
    await expectCameras(other, [true])
    await expectAccessible(other)
    await tap(other, /^Back$/)
    await rows(other).getByRole('link').tap()
    await expect(other.getByText(/^Bob by 121, a skunk · /)).toHaveCount(1)
  })

  const scan = async (code: string) => {
    await director.goto(`/club#${code}`)
  }
  await scan(result)
  await expect(rows(director)).toContainText('Bob by 121, a skunk')
  await tap(director, /^Undo/)
  await expect(rows(director)).toContainText('playing')
  // Typed from paper, then scanned: the code still brings the hand that has a pot.
  await rows(director).getByRole('link').tap()
  await tap(director, 'Bob')
  await tap(director, '61 to 121 skunk')
  await tap(director, '121')
  await expect(rows(director)).toContainText('Bob by 121, a skunk')
  await scan(result)
  await expect(rows(director)).toContainText('Bob by 121, a skunk')
  await scan(result)
  await expect(director.getByText('This result is in already.')).toBeVisible()
  await tap(director, 'To the tables')
  // Another number was written by hand in between: the director is asked which is right.
  await rows(director).getByRole('link').tap()
  await tap(director, 'Bob')
  await tap(director, /^9$/)
  await expect(rows(director).first()).toContainText('Bob by 9')
  await scan(result)
  await expect(director.getByText('This table has another result')).toBeVisible()
  await expectAccessible(director)
  await tap(director, 'Keep')
  await expect(rows(director)).toContainText('Bob by 9')
  // What was written before can still be read, with how and when.
  await rows(director).getByRole('link').tap()
  await expect(director.getByText(/^Bob by 121, a skunk · agreed at \d/)).toBeVisible()
  await expect(director.getByText(/^Bob by 9 · typed at \d/)).toBeVisible()
  // The hand that the game has counted came along.
  await director.goto(director.url().replace('page=type', 'page=payouts'))
  await director.getByLabel('24', { exact: true }).fill('1')
  await expect(director.getByRole('row', { name: 'Bob 24 2' })).toBeVisible()
  await scan(result.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))
  await expect(director.getByText(/damaged/)).toBeVisible()
})

test('the wall shows seats, then the standing without a tap; payouts and the season add up', async ({
  page,
  context,
}) => {
  await newNight(page, NAMES)
  const [winner = '', loser = ''] = await namesAt(page, 1)
  const wall = await context.newPage()
  await wall.setViewportSize({ width: 1920, height: 1080 })
  await wall.goto(page.url().replace('page=round', 'page=wall'))
  await expect(wall.getByRole('listitem').filter({ hasText: `with ${loser}` })).toContainText('1')
  await expect(wall.getByRole('img', { name: 'Code of the night' })).toBeVisible()
  await expect(wall.getByRole('button').or(wall.getByRole('link'))).toHaveCount(0)
  await expectOnScreen(wall, wall.getByText('sits out'))
  await expectAccessible(wall)

  await tap(page, 'Type a result')
  await page.setViewportSize({ width: 844, height: 390 })
  await expectOnScreen(
    page,
    page.getByRole('button', { name: winner }),
    page.getByRole('button', { name: '1', exact: true }),
    page.getByRole('button', { name: '30', exact: true }),
    page.getByRole('button', { name: /^61 to 121/ }),
  )
  await expectNoSideScroll(page)
  await page.setViewportSize(PHONES.usual)
  await tap(page, winner)
  await tap(page, /^12$/)
  await expect(wall.getByRole('row', { name: `1 ${winner}` })).toContainText('+12')
  await expect(wall.getByText('Still playing2')).toBeVisible()
  await expectOnScreen(wall, wall.getByText('1 of 2 results are in.'))
  await expectAccessible(wall)

  await page.goto('/club?page=season&night=')
  await expect(page.getByRole('row', { name: `${winner} 1 2 0 1 +12` })).toBeVisible()
  await expectAccessible(page)
  await tap(page, 'Back')
  await page.getByRole('link', { name: /2\d\d\d$/ }).tap()
  await tap(page, 'Menu')
  await tap(page, 'Payouts')
  await page.getByLabel('Each player pays').fill('3')
  await expect(page.getByRole('row', { name: `${winner} 50 % 8` })).toBeVisible()
  await page.getByLabel('29', { exact: true }).fill('1')
  await page.getByLabel('24', { exact: true }).fill('1.5')
  await expect(page.getByText('Whole coins only.')).toBeVisible()
  await page.getByLabel('24', { exact: true }).fill('2')
  await page.getByRole('radiogroup', { name: 'Places paid' }).getByText('2', { exact: true }).tap()
  await expect(page.getByRole('row', { name: `${winner} 60 % 9` })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Nobody: rolls on 24 10' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)

  // A rare hand is two taps on the page of its table, and comes back as it was.
  await tap(page, 'Back')
  await tap(page, 'Round 1 of 9')
  await rows(page).first().getByRole('link').tap()
  await tap(page, 'Menu')
  await tap(page, `${loser} had 24`)
  await expect(page.getByRole('button', { name: `Undo ${loser} had 24` })).toBeVisible()
  await tap(page, 'Menu')
  await tap(page, 'Standing')
  await tap(page, 'Menu')
  await tap(page, 'Payouts')
  await expect(page.getByRole('row', { name: `${loser} 24 10` })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Nobody: rolls on 29 5' })).toBeVisible()

  // The next night has the same stakes, and what nobody won.
  await page.goto('/club?night=')
  await page.getByRole('combobox', { name: 'Ranked by' }).selectOption('Wins, points, net, own games')
  await page.getByLabel('Another player').fill('ann')
  await page.getByLabel('guest').check()
  await tap(page, 'Add')
  await expect(page.getByRole('button', { name: 'Ann guest' })).toHaveAttribute('aria-pressed', 'true')
  await tap(page, 'Bob')
  await tap(page, /^Draw the seats/)
  await tap(page, 'Menu')
  await tap(page, 'Standing')
  await tap(page, 'Menu')
  await tap(page, 'Payouts')
  await expect(page.getByRole('row', { name: 'Nobody: rolls on 29 7' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Nobody: rolls on 24 4' })).toBeVisible()
})

test('somebody comes late, somebody leaves, and a round that was begun too early is taken back', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  await newNight(page, NAMES.slice(0, 4))
  await tap(page, 'Menu')
  await tap(page, 'Somebody comes late')
  await page.getByLabel('Another player').fill('Fay')
  await tap(page, 'Add')
  await expect(page.getByRole('button', { name: 'Undo Fay came' })).toBeVisible()
  await tap(page, 'Menu')
  await page.getByRole('navigation').getByRole('button', { name: 'Ann', exact: true }).tap()
  await expect(page.getByRole('button', { name: 'Undo Ann left' })).toBeVisible()
  await tap(page, 'Menu')
  await tap(page, 'Take it back')
  await tap(page, /^Round 1 of 9/)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).filter({ hasText: 'Ann' })).toHaveCount(0)
  await expect(page.getByText('Fay')).toBeVisible()

  // The night goes to another director's phone, with what was written.
  const [winner = ''] = await namesAt(page, 1)
  await tap(page, 'Type a result')
  await tap(page, winner)
  await tap(page, /^12$/)
  await tap(page, 'Menu')
  await tap(page, 'Hand over to another director')
  await expectAccessible(page)
  const { pathname, hash } = new URL(await readCode(page, 'Code of the night'))
  const other = await (await newPhone(browser, baseURL ?? '', faults)).newPage()
  await other.goto(pathname + hash)
  await tap(other, /^Direct the night here/)
  await expect(rows(other).first()).toContainText(`${winner} by 12`)
  await expect(rows(other).nth(1)).toContainText('playing')
})

test('two teams: each meets the other team, and a point a leg is added up', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/club')
  for (const name of NAMES.slice(0, 4)) {
    await page.getByLabel('Another player').fill(name)
    await tap(page, 'Add')
  }
  await page.getByRole('radiogroup', { name: 'How it is played' }).getByText('Two teams').tap()
  await expect(page.getByRole('button', { name: /^Draw the seats/ })).toBeDisabled()
  for (const name of ['Cleo', 'Dan']) await tap(page, `${name} Home`)
  await tap(page, 'Dan Away')
  await expect(page.getByRole('radiogroup', { name: /is odd/ })).toHaveCount(0)
  for (const name of ['Dan', 'Dan Home']) await tap(page, name)
  await expect(page.getByRole('button', { name: 'Dan Away' })).toBeVisible()
  await page.getByLabel('Away', { exact: true }).fill(' home ')
  await expect(page.getByText('The two teams need two names.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Draw the seats/ })).toBeDisabled()
  await page.getByLabel('Away', { exact: true }).fill('The Crown')
  await expect(page.getByRole('button', { name: 'Dan The Crown' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await tap(page, /^Draw the seats/)
  const [home = '', away = ''] = await namesAt(page, 1)
  expect(['Ann', 'Bob']).toContain(home)
  expect(['Cleo', 'Dan']).toContain(away)
  await tap(page, 'Type a result')
  await tap(page, away)
  await tap(page, /^12$/)
  await tap(page, 'Menu')
  await tap(page, 'Standing')
  await expect(page.getByText('Home 0 – The Crown 1')).toBeVisible()
})
