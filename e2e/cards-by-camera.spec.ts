import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { drawnFilm } from './support/drawn-film.ts'
import { expectCameras, type Frame, withCamera, writeFilm } from './support/film.ts'
import { handFilm } from './support/hand-film.ts'
import { startGame } from './support/new-game.ts'
import { cardKey, expectScore, tap, tapCards } from './support/table.ts'
import { expect, keptOffline, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** A finger on the six of clubs, and the palm on the starter. */
function covered({ width, height, data }: Frame): Frame {
  const frame = Uint8Array.from(data)
  for (let place = 0; place < width * height; place++) {
    const [x, y] = [place % width, Math.floor(place / width)]
    const isUnder = (x > 300 && x < 430 && y > 130) || (x > 380 && y > 210)
    if (isUnder) frame.set([205 - (y >> 3), 150 - (x >> 4), 125 - (y >> 4)], place * 4)
  }
  return { width, height, data: frame }
}

/** The hand, without the table around it, a second time below. */
function doubled({ width, data }: Frame): Frame {
  const hand = data.subarray(88 * width * 4, 376 * width * 4)
  const frame = new Uint8Array(hand.length * 2)
  for (const at of [0, hand.length]) frame.set(hand, at)
  return { width, height: 576, data: frame }
}

/** A hand that a busy machine misses is shown again. */
const READ = { timeout: 60_000 }

/** The starter is moved beside the hand: nothing says which of the five it is. */
function besideFan({ width, height, data }: Frame): Frame {
  const frame = Uint8Array.from(data)
  for (let y = 240; y < 464; y++) {
    const at = (x: number) => (y * width + x) * 4
    frame.copyWithin(at(400), at(0), at(170))
    frame.set(data.subarray(at(400), at(570)), at(330))
  }
  // An upright viewfinder shows the middle.
  frame.copyWithin(60 * 4, 0)
  return { width, height, data: frame }
}

/** A finger on the ace. */
function underFinger({ width, height, data }: Frame): Frame {
  const frame = Uint8Array.from(data)
  for (let y = 60; y < 190; y++) frame.fill(150, (y * width + 160) * 4, (y * width + 240) * 4)
  return { width, height, data: frame }
}

/** Bob’s hand is to be counted; the starter was tapped. */
async function toBobsHand(page: Page, starter: string): Promise<void> {
  await startGame(page, { names: ['Ann', 'Bob'], dealer: 'Ann' })
  await tapCards(page, starter)
  await tap(page, 'To the show')
}

const slot = (page: Page, card: string) => page.getByRole('button', { name: `${card}, change` })

test('a hand is read, the card under a finger is tapped, and only then it is pegged', async ({
  baseURL,
}, info) => {
  const film = writeFilm(info.outputPath('hand.y4m'), handFilm().map(covered))
  await withCamera(film, baseURL ?? '', async (phone) => {
    await toBobsHand(phone, '3C')
    await tap(phone, 'Read cards with the camera')
    for (const card of ['Ace of diamonds', '3 of hearts', '8 of hearts'])
      await expect(slot(phone, card)).toBeVisible()
    await expect(
      phone
        .getByRole('status')
        .getByText(/One card is missing: show it or tap it/)
        .first(),
    ).toBeVisible()
    await expectAccessible(phone)
    await expectCameras(phone, [true])
    await tap(phone, 'Use the keys instead')
    await expectCameras(phone, [false])
    await tapCards(phone, '6C')
    await expect(phone.getByText('“Fifteen two, fifteen four, and a pair is six.”')).toBeVisible()
    await expectScore(phone, { Bob: 0 })
    await tap(phone, 'Peg 6 for Bob')
    await expectScore(phone, { Bob: 6 })
  })
})

test('a show before a phone that leans on something is three taps, and a card in the picture is corrected', async ({
  baseURL,
  page: draws,
}, info) => {
  const shown = await Promise.all(
    ['6S 6D 9H 9C +KS', '2S 3D TH QC +KS', '7S 7D 8H JC +KS'].map((cards) =>
      drawnFilm(draws, cards, { card: 200 }),
    ),
  )
  // Long enough for a busy machine to read six frames of each.
  const film = writeFilm(
    info.outputPath('show.y4m'),
    shown.flatMap((frames) => Array<Frame[]>(8).fill(frames).flat()),
  )
  await withCamera(film, baseURL ?? '', async (phone) => {
    await toBobsHand(phone, 'KS')
    await tap(phone, 'Read cards with the camera')
    await expect(phone.getByRole('heading', { name: 'Show Bob’s hand' })).toBeVisible()
    await expect(phone.getByText('five cards seen')).toBeVisible(READ)
    await expect(
      phone.getByRole('region', { name: 'What the camera sees' }).getByText('starter'),
    ).toBeVisible()
    await expectAccessible(phone)
    const pegs = /^Peg (\d+) for (Ann|Bob) then (Ann’s hand|Ann’s crib)$/
    await tap(phone, pegs)
    await expect(phone.getByText(/^Show Ann’s hand/)).toBeVisible()
    // Nobody has to touch anything until a card is wrong.
    await expect(phone.getByRole('button', { name: pegs })).toBeVisible(READ)
    await expectCameras(phone, [true])
    const wrong = slot(phone, '7 of spades').or(slot(phone, '2 of spades')).or(slot(phone, '6 of spades'))
    const name = (await wrong.getAttribute('aria-label'))?.split(',')[0] ?? ''
    await wrong.tap()
    await expectCameras(phone, [false])
    await expect(cardKey(phone, '4C')).toBeVisible()
    await phone.getByRole('button', { name, exact: true }).tap()
    await tap(phone, pegs)
    await expectCameras(phone, [false, true])
    await tap(phone, /^Peg \d+ for Ann \d+ to \d+$/)
    await expect(phone.getByRole('button', { name: /^Next deal/ })).toBeVisible()
    await expectCameras(phone, [false, false])
  })
})

test('the keys are back when they are wanted, and stay', async ({ baseURL }, info) => {
  const film = writeFilm(info.outputPath('hand.y4m'), handFilm())
  await withCamera(film, baseURL ?? '', async (phone) => {
    await toBobsHand(phone, '3C')
    await tap(phone, 'Read cards with the camera')
    await tap(phone, 'Peg 6 for Bob')
    await expectScore(phone, { Bob: 6 })
    // Bob’s cards are still on the table.
    await expect(phone.getByText(/in Bob’s hand, so it is not taken again/).first()).toBeVisible()
    await expectCameras(phone, [true])
    await tap(phone, 'Use the keys instead')
    await expect(cardKey(phone, '4C')).toBeVisible()
    await expectCameras(phone, [false])
  })
})

test('the starter in sight is not taken for the hand, and a slot that was filled is changed by a tap', async ({
  baseURL,
}, info) => {
  const film = writeFilm(info.outputPath('hand.y4m'), handFilm().map(covered))
  await withCamera(film, baseURL ?? '', async (phone) => {
    await toBobsHand(phone, '8H')
    await tap(phone, 'Read cards with the camera')
    await expect(slot(phone, 'Ace of diamonds')).toBeVisible()
    await expect(slot(phone, '3 of hearts')).toBeVisible()
    await expect(phone.getByText(/Two cards are missing/).first()).toBeVisible()
    await expect(slot(phone, '8 of hearts')).toHaveCount(0)
    // What is taken out while the camera looks stays out.
    await tap(phone, 'Take back 3 of hearts')
    await expect(phone.getByText(/^3 of hearts was taken out by hand/)).toBeVisible()
    await expect(slot(phone, '3 of hearts')).toHaveCount(0)
    // A slot that is tapped brings the keys back.
    await slot(phone, 'Ace of diamonds').tap()
    await cardKey(phone, '4C').tap()
    await expect(slot(phone, '4 of clubs')).toBeVisible()
    await expect(slot(phone, 'Ace of diamonds')).toHaveCount(0)
    await expectCameras(phone, [false])
  })
})

test('which card is the starter is asked until it is answered, though four are read before the fifth', async ({
  baseURL,
}, info) => {
  const hand = handFilm().map(besideFan)
  const finger = handFilm().map(besideFan).map(underFinger)
  // Long enough for a busy machine to read six frames of each.
  const frames = [...Array<Frame[]>(6).fill(finger), ...Array<Frame[]>(24).fill(hand)].flat()
  const film = writeFilm(info.outputPath('five.y4m'), frames)
  await withCamera(film, baseURL ?? '', async (phone) => {
    await phone.goto('/count')
    await tap(phone, 'Read cards with the camera')
    await expect(phone.getByText(/One card is missing: show it or tap it/).first()).toBeVisible()
    await expect(phone.getByText('Which of these cards is the starter?').first()).toBeVisible()
    await expect(phone.getByRole('button', { name: 'Ace of diamonds', exact: true })).toBeVisible()
    await expect(phone.getByRole('button', { name: /, change$/ })).toHaveCount(0)
    await expectAccessible(phone)
    await phone.getByRole('button', { name: '3 of clubs', exact: true }).tap()
    await expect(phone.getByRole('button', { name: 'Say it' })).toBeVisible()
    await expect(phone).toHaveURL(/cut=3C/)
  })
})

test('one card too many, and two that look the same, are not taken', async ({ baseURL }, info) => {
  const all = writeFilm(info.outputPath('five.y4m'), handFilm())
  await withCamera(all, baseURL ?? '', async (phone) => {
    await toBobsHand(phone, '9S')
    await tap(phone, 'Read cards with the camera')
    await expect(
      phone.getByText('Five cards in the picture, but only four are missing. Show only those.').first(),
    ).toBeVisible()
    await expect(slot(phone, 'Ace of diamonds')).toHaveCount(0)
  })
  const twice = writeFilm(info.outputPath('twice.y4m'), handFilm().map(covered).map(doubled))
  await withCamera(twice, baseURL ?? '', async (phone) => {
    await phone.goto('/count')
    await tap(phone, 'Read cards with the camera')
    await expect(phone.getByText(/Two cards look like the .*, so neither is taken\./).first()).toBeVisible()
    for (const card of ['Ace of diamonds', '3 of hearts', '8 of hearts'])
      await expect(slot(phone, card)).toHaveCount(0)
  })
})

test('cards are read without a network once the app is kept', async ({ baseURL }, info) => {
  const film = writeFilm(info.outputPath('hand.y4m'), handFilm().map(covered))
  await withCamera(film, baseURL ?? '', async (phone) => {
    await phone.goto('/count')
    await keptOffline(phone)
    await phone.context().setOffline(true)
    await phone.reload()
    await tap(phone, 'Read cards with the camera')
    // Without a starter in sight it asks after a while.
    await tap(phone, 'None of these')
    await expect(slot(phone, '8 of hearts')).toBeVisible()
  })
})
