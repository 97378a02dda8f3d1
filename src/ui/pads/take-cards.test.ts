import { expect, test } from 'vitest'
import type { Card } from '../../rules/card.ts'
import { type Finding, NOTHING_FOUND, takeCards } from './take-cards.ts'

const HAND: readonly Card[] = ['AD', '3H', '8H', '6C']
const STARTER: Card = '3C'
const ALL = [...HAND, STARTER]

interface Frame {
  readonly settled: readonly Card[]
  readonly coming?: readonly Card[]
  readonly starter?: Card
}

/** What is taken and asked over frames that are so many milliseconds apart. */
function over(frames: readonly Frame[], { room = 5, withStarter = true, apart = 100 } = {}) {
  let finding: Finding = NOTHING_FOUND
  return frames.map(({ settled, coming = [], starter }, i) => {
    const sighting = (card: Card) => ({
      card,
      certainty: 1,
      corners: [],
      bothEnds: true,
      middle: { x: 0, y: 0 },
      label: { x: 0, y: 0 },
      place: { x: 0, y: 0, height: 40, angle: 0 },
      twice: false,
      settled: settled.includes(card),
    })
    const free = [...settled, ...coming].map(sighting)
    const next = takeCards(finding, { room, withStarter }, free, starter, 1000 + i * apart)
    finding = next.finding
    return { ...next, asked: finding.asks ? finding.held : undefined }
  })
}

test('a starter that is apart is told from the hand, whichever card is read last', () => {
  for (const last of ALL) {
    const four = ALL.filter((card) => card !== last)
    const [first, second] = over([{ settled: four }, { settled: ALL, starter: STARTER }])
    expect(first?.cards).toBeUndefined()
    expect(second).toMatchObject({ cards: expect.arrayContaining([...HAND]), starter: STARTER })
    expect(second?.cards).not.toContain(STARTER)
  }
})

test('without a card that is apart it asks, and asks until it is answered', () => {
  const frames = over([
    { settled: ALL.slice(1) },
    { settled: ALL },
    { settled: ALL.slice(0, 3) },
    { settled: [] },
    { settled: ALL, starter: STARTER },
    { settled: [...ALL, 'KD'] },
  ])
  expect(frames.map(({ asked }) => asked?.length)).toEqual([undefined, 5, 5, 5, 5, 5])
  expect(frames.flatMap(({ cards = [] }) => cards)).toEqual([])
})

test('a hand whose last card is not seen is asked about after two seconds, and that card joins the question', () => {
  const frames = over([...Array(22).fill({ settled: HAND }), { settled: ALL }])
  expect(frames.findIndex(({ asked }) => asked)).toBe(20)
  expect(frames.at(-1)?.asked).toEqual(ALL)
})

test('it waits for a card that is about to be certain: it may be one too many', () => {
  const coming = { settled: ALL, coming: ['KD'], starter: STARTER } as const
  const [first, second, third] = over([coming, coming, { settled: [...ALL, 'KD'] }])
  expect(first?.cards ?? second?.cards).toBeUndefined()
  expect(third?.tooMany).toBe(6)
})

test('cards of a hand whose starter is known are taken as they are read', () => {
  const [one, two, three] = over(
    [{ settled: ['AD'] }, { settled: HAND, coming: ['KD'] }, { settled: HAND }],
    {
      room: 4,
      withStarter: false,
    },
  )
  expect([one?.cards, two?.cards, three?.cards]).toEqual([['AD'], undefined, HAND])
})
