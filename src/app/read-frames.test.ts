import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FrameAnswer } from '../sight/light.ts'
import { type Reader, readFrames } from './read-frames.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Reads = () => Promise<FrameAnswer<string> | undefined>
const nothing: Reads = async () => ({ light: 'fine', seen: '', found: false })
const card: Reads = async () => ({ light: 'fine', seen: '5H', found: true })
const fails: Reads = async () => undefined
const frame = async () => ({}) as ImageBitmap
const never = () => new Promise<never>(() => {})

/** Reads for so many seconds, each reader that is opened in its own way; counts the frames. */
async function readFor(seconds: number, readers: readonly Reads[], next = frame) {
  const answers: string[] = []
  const closed: number[] = []
  const leaving = new AbortController()
  let opened = 0
  let trouble: string | undefined
  const open = (): Reader<string> => {
    const number = opened++
    return {
      ready: Promise.resolve('ready'),
      read: readers[number] ?? fails,
      close: () => closed.push(number),
    }
  }
  const reading = readFrames({
    open,
    next,
    signal: leaving.signal,
    onAnswer: ({ seen }) => answers.push(seen),
  })
  void reading.then((why) => {
    trouble = why
  })
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  leaving.abort()
  return { looks: answers.length, trouble, opened, closed: new Set(closed).size }
}

test('with nothing in sight it looks two or three times a second, with a card as often as it can', async () => {
  const idle = await readFor(10, [nothing])
  expect(idle.looks).toBeGreaterThanOrEqual(20)
  expect(idle.looks).toBeLessThanOrEqual(30)
  expect((await readFor(10, [card])).looks).toBeGreaterThan(150)
})

test('after a minute without a card it stops', async () => {
  expect((await readFor(59, [nothing])).trouble).toBeUndefined()
  expect(await readFor(61, [nothing])).toMatchObject({ trouble: 'unseen', opened: 1, closed: 1 })
})

test('a reader that fails is started again once', async () => {
  expect(await readFor(10, [fails, card])).toMatchObject({ trouble: undefined, opened: 2 })
  expect(await readFor(10, [fails, fails, card])).toMatchObject({ trouble: 'stopped', opened: 2, closed: 2 })
})

test('a camera without a new picture is given five seconds', async () => {
  expect((await readFor(4.9, [card], never)).trouble).toBeUndefined()
  expect((await readFor(5.1, [card], never)).trouble).toBe('still')
})
