import type { Page } from '@playwright/test'
import { atEveryStep } from '../support/every-step.ts'
import { backupOf, gameByCards, importGames, manyGames, usualRules } from '../support/finished-games.ts'
import { fillNewGame, type NewGame, startGame } from '../support/new-game.ts'
import { tap, tapCards } from '../support/table.ts'
import { expect, test } from '../support/test.ts'
import type { Shoot } from './camera.ts'

type Walk = (page: Page, shoot: Shoot) => Promise<void>

/** Every page and every step of a game by points, from an empty device to what is kept of it. */
const two: Walk = async (page, shoot) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Deal/ })).toBeVisible()
  await shoot('first-start')
  await atEveryStep(page, 'Bob', (where) => shoot(where.toLowerCase().replace(/\W+/g, '-')))
  await page.goto('/games')
  await expect(page.getByRole('button', { name: /^Bob 121/ })).toBeVisible()
  await shoot('games')
  await startGame(page, {
    names: ['Ann', 'Bob'],
    rules: 'Six-card: To 121',
    scores: { Ann: 114, Bob: 88 },
    dealer: 'Ann',
  })
  await tapCards(page, 'JC')
  await shoot('heels')
  await tap(page, 'Bob pegs 3 for a run of 3')
  await shoot('home-stretch')
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
  await expect(page.getByRole('button', { name: /^(Ann|Bob|Cleo) 121/ }).first()).toBeVisible()
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
  await expect(page.getByRole('heading', { name: /chance of winning$/ })).toBeVisible()
  await shoot('result')
  await tap(page, 'The figures')
  await expect(page.getByText(/^Luck favoured/)).toBeVisible()
  await shoot('the-figures')
  await tap(page, 'Back')
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
  await expect(page.getByRole('button', { name: /^29 Ann/ })).toBeVisible()
  await shoot('wall')
  await page.goto('/book')
  await expect(page.getByRole('link', { name: /^Newest plaque/ })).toBeVisible()
  await shoot('the-book')
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
  for (const mode of ['Opponents take it', 'Players call it']) {
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
    choices: ['Opponents take it'],
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
    await tap(page, /^Deal/)
    await tapCards(page, '4C')
    for (const key of pegs) await tap(page, key)
    await shoot('play')
    await tap(page, 'To the show')
    await tapCards(page, hand)
    await shoot('hand-counted')
  }
}

const reading: Walk = async (page, shoot) => {
  await page.goto('/rulings?find=nibs&ruling=26')
  await expect(page.getByRole('link', { name: /^Try it/ }).first()).toBeVisible()
  await shoot('ruling')
  await page.goto('/receive')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await shoot('receive')
}

/** A club night, as its director sees it. */
const club: Walk = async (page, shoot) => {
  await page.goto('/club')
  for (const name of ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve']) {
    await page.getByLabel('Another player').fill(name)
    await tap(page, 'Add')
  }
  await shoot('new-night')
  await tap(page, /^Draw the seats/)
  await expect(page.getByRole('heading', { name: 'Round 1 of 9' })).toBeVisible()
  await shoot('round')
  await tap(page, 'Type a result')
  await shoot('a-result')
  const side = page.getByRole('button', { name: /^(Ann|Bob|Cleo|Dan|Eve)$/ }).first()
  await tap(page, (await side.innerText()).trim())
  await tap(page, '31 to 60 skunk')
  await tap(page, '43')
  await tap(page, 'Menu')
  await tap(page, 'Standing')
  await shoot('standing')
}

export const WALKS: Readonly<Record<string, Walk>> = {
  two,
  'by-cards': byCards,
  claims,
  facing,
  reading,
  club,
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
