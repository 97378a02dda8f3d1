import type { Page } from '@playwright/test'
import { backupOf, gameByCards, importGames, manyGames, usualRules } from '../support/finished-games.ts'
import { fillNewGame, type NewGame, startGame } from '../support/new-game.ts'
import { enterPoints, tap, tapCards } from '../support/table.ts'
import { expect, test } from '../support/test.ts'
import type { Shoot } from './camera.ts'

type Walk = (page: Page, shoot: Shoot) => Promise<void>

/** Two at the long board, from an empty device to the end of a game and what is kept of it. */
const two: Walk = async (page, shoot) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Start/ })).toBeVisible()
  await shoot('first-start')
  await page.goto('/games')
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible()
  await shoot('no-games')
  await page.goto('/new')
  await page.getByText('House rules').tap()
  await shoot('house-rules')
  await startGame(page, { names: ['Ann', 'Bob'] })
  await shoot('cut')
  await fillNewGame(page, {
    names: ['Ann', 'Bob'],
    rules: 'Six-card: To 121',
    scores: { Ann: 51, Bob: 47 },
    dealer: 'Ann',
  })
  await shoot('new-game')
  await tap(page, /^Start/)
  await tapCards(page, 'KH')
  await tap(page, 'Bob pegs 2 for a pair')
  await tap(page, 'Ann pegs 6 for a pair royal')
  await shoot('play')
  await tap(page, 'Menu')
  await shoot('menu')
  await page.keyboard.press('Escape')
  await tap(page, 'Bob: other points')
  await shoot('other-points')
  await tap(page, 'Cancel')
  await tap(page, 'To the show')
  await tapCards(page, '7D 8S')
  await shoot('hand-half')
  await tapCards(page, '8C 9H')
  await shoot('hand-counted')
  await tap(page, 'Peg 12 for Bob')
  await tap(page, 'Enter points')
  await shoot('as-points')
  await enterPoints(page, 16)
  await tap(page, 'Tap cards')
  await tapCards(page, 'TD QS 2H 4H')
  await shoot('crib-of-nineteen')
  await tap(page, /^Peg 0/)
  await shoot('deal-over')
  await tap(page, /^Next deal/)
  await tapCards(page, 'JS')
  await shoot('heels')
  await startGame(page, {
    names: ['Ann', 'Bob'],
    rules: 'Six-card: To 121',
    scores: { Ann: 116, Bob: 88 },
    dealer: 'Ann',
  })
  await tapCards(page, '9C')
  await tap(page, 'Bob pegs 3 for a run of 3')
  await shoot('home-stretch')
  await tap(page, 'Ann pegs 6 for a pair royal')
  await expect(page.getByRole('heading', { name: 'Ann wins' })).toBeVisible()
  await shoot('ann-wins')
  await tap(page, 'The result')
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible()
  await shoot('result')
  await tap(page, 'Score sheet')
  await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeVisible()
  await shoot('score-sheet')
  await page.getByRole('button', { name: /^Bob 3 for a run/ }).tap()
  await tap(page, 'Remove')
  await shoot('score-sheet-remove')
  await tap(page, 'Remove it')
  await shoot('score-sheet-corrected')
  await page.goto('/games')
  await expect(page.getByRole('button', { name: /^Ann 121/ })).toBeVisible()
  await shoot('games')
  await page.goto('/storage')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await shoot('storage')
}

/** What is remembered of those who play. */
const players: Walk = async (page, shoot) => {
  const file = test.info().outputPath('games.backup')
  const seats = [
    ['Ann', 'Bob'],
    ['Cleo', 'Ann'],
    ['Bob', 'Maximilian-Alexander'],
  ] as const
  await importGames(
    page,
    file,
    backupOf(await usualRules(page), manyGames(24, seats, Date.UTC(2024, 4, 1))),
    24,
  )
  await page.goto('/games')
  await expect(page.getByRole('row', { name: /^Ann \d/ })).toBeVisible()
  await shoot('games')
  await page.goto('/players')
  await expect(page.getByRole('row', { name: /^Ann \d/ })).toBeVisible()
  await shoot('players')
  await page.goto('/players?name=Ann')
  await expect(page.getByRole('button', { name: /^Ann \d/ }).first()).toBeVisible()
  await shoot('a-player')
}

/** What is said of a whole game when it is over. */
const after: Walk = async (page, shoot) => {
  const file = test.info().outputPath('after.backup')
  const at = Date.UTC(2024, 4, 1, 19)
  const games = [
    ...manyGames(5, [['Ann', 'Bob']], at - 86_400_000),
    gameByCards('by-cards', ['Ann', 'Bob'], at),
  ]
  await importGames(page, file, backupOf(await usualRules(page), games), 6)
  await page.goto('/games')
  await page
    .getByRole('button', { name: /^(Ann|Bob) 121/ })
    .first()
    .tap()
  const heading = page.getByRole('heading', { name: 'Chance of winning' })
  await expect(heading).toBeVisible()
  await shoot('result')
  await heading.scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: 'How the game went' }).evaluate((region) => region.scrollTo(0, 400))
  await shoot('result-below')
  await page.getByRole('heading', { name: 'Luck and play' }).scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: 'How the game went' }).evaluate((region) => region.scrollTo(0, 2000))
  await shoot('luck')
  await tap(page, 'Score sheet')
  await tap(page, 'Previous')
  await shoot('score-sheet')
  await page.goto('/players?name=Ann&against=Bob')
  await expect(page.getByRole('heading', { name: 'By year' })).toBeVisible()
  await shoot('head-to-head')
  await page.goto('/practise?name=Ann')
  await expect(page.getByRole('heading', { name: /^What does this/ })).toBeVisible()
  await shoot('practise')
  await page.getByRole('button', { name: '8', exact: true }).tap()
  await shoot('practise-answer')
  await page.goto('/wall')
  await expect(page.getByRole('button', { name: /hand of 29/ }).first()).toBeVisible()
  await shoot('wall')
  await page.goto('/new')
  await expect(page.getByRole('link', { name: /^Ann and Bob: / })).toBeVisible()
  await shoot('start')
}

const byCards: Walk = async (page, shoot) => {
  await startGame(page, {
    names: ['Ann', 'Bob'],
    rules: 'Six-card: To 121',
    scores: { Ann: 88, Bob: 95 },
    dealer: 'Ann',
    choices: ['By cards'],
  })
  await tapCards(page, '6H')
  await shoot('first-card')
  await tapCards(page, '7C 8D 6C 5S')
  await shoot('run-of-four')
}

const claims: Walk = async (page, shoot) => {
  for (const mode of ['Muggins', 'Players call it']) {
    await startGame(page, {
      names: ['Ann', 'Bob'],
      rules: 'Six-card: To 121',
      scores: { Ann: 88, Bob: 95 },
      dealer: 'Ann',
      choices: [mode],
    })
    await tapCards(page, '9S')
    await tap(page, 'To the show')
    await tapCards(page, '7D 8S 8C 9H')
    await shoot('claim')
    await page.getByRole('button', { name: '8', exact: true }).tap()
    await shoot('answer')
  }
}

/** Two across a table, and what opens over the page. */
const facing: Walk = async (page, shoot) => {
  await startGame(page, {
    names: ['Ann', 'Bob'],
    rules: 'Six-card: To 121',
    scores: { Ann: 51, Bob: 88 },
    dealer: 'Bob',
    choices: ['Muggins'],
  })
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await shoot('keys')
  await page.keyboard.press('Escape')
  await tap(page, 'Menu')
  await tap(page, 'Table mode')
  await shoot('starter')
  await tapCards(page, '9H')
  await tap(page, 'Ann pegs 2 for a pair')
  await shoot('play')
  await page
    .getByRole('button', { name: /Show the board large|board/i })
    .first()
    .tap()
  await shoot('large-board')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'To the show' }).first().tap()
  await tapCards(page, '7D 8S 8C 9D')
  await shoot('claim')
  await page.getByRole('button', { name: '8', exact: true }).tap()
  await shoot('answer')
}

/** The play and the show at one table more. */
function atTable(table: NewGame, pegs: readonly string[], hand: string): Walk {
  return async (page, shoot) => {
    await fillNewGame(page, table)
    await shoot('new-game')
    await tap(page, /^Start/)
    await tapCards(page, '4C')
    for (const key of pegs) await tap(page, key)
    await shoot('play')
    await tap(page, 'To the show')
    await tapCards(page, hand)
    await shoot('hand-counted')
  }
}

const counting: Walk = async (page, shoot) => {
  await page.goto('/count')
  await tapCards(page, '5H 5S')
  await shoot('half')
  await tapCards(page, 'JD 4D 5C')
  await shoot('counted')
  await page.goto('/count?hand=5H5S5DJC&cut=5C')
  await expect(page.getByText('29', { exact: true }).first()).toBeVisible()
  await shoot('twenty-nine')
  await page.goto('/play?cards=4H5S6D-7C')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await shoot('check-the-play')
  await page.goto('/rulings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await shoot('rulings')
  await page.goto('/rulings?find=nibs&ruling=26')
  await expect(page.getByRole('link', { name: /^Try it/ }).first()).toBeVisible()
  await shoot('ruling')
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await shoot('settings')
  await page.goto('/receive')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await shoot('receive')
}

export const WALKS: Readonly<Record<string, Walk>> = {
  two,
  'by-cards': byCards,
  claims,
  facing,
  counting,
  players,
  after,
  three: atTable(
    {
      names: ['Ann', 'Bob', 'Cleo'],
      rules: 'Three-hand: To 121',
      scores: { Ann: 71, Bob: 64, Cleo: 80 },
      dealer: 'Ann',
    },
    ['Bob pegs 2 for fifteen', 'Cleo pegs 3 for a run of 3'],
    '4D 4H 5H 6S',
  ),
  four: atTable(
    {
      names: ['Ann', 'Bob', 'Cleo', 'Dan'],
      rules: 'Four-hand: Each alone',
      scores: { Ann: 31, Bob: 24, Cleo: 40, Dan: 28 },
      dealer: 'Dan',
    },
    ['Ann pegs 2 for fifteen'],
    '2C 3D 4H 4S',
  ),
  five: atTable(
    {
      names: ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'],
      rules: 'Five-hand: Each alone',
      scores: { Ann: 31, Bob: 24, Cleo: 40, Dan: 28, Eve: 35 },
      dealer: 'Eve',
    },
    ['Ann pegs 2 for fifteen'],
    '2C 3D 4H 4S',
  ),
  partners: atTable(
    {
      names: ['Ann', 'Bob', 'Cleo', 'Dan'],
      rules: 'Four-hand: Partners',
      dealer: 'Dan',
    },
    [],
    '9C 6D 5H 4S',
  ),
  six: atTable(
    {
      names: ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'],
      rules: 'Six-hand: Three pairs',
      dealer: 'Finn',
    },
    [],
    '9C 6D 5H 4S',
  ),
  'short-board': atTable(
    {
      names: ['Ann', 'Bob'],
      rules: 'Five-card: To 61',
      scores: { Ann: 22, Bob: 35 },
      dealer: 'Ann',
    },
    ['Bob pegs 2 for fifteen'],
    '5H 6S TD',
  ),
}
