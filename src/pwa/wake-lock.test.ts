import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAwake } from './wake-lock.ts'

const MINUTE = 60_000
let awake = 0
let document: EventTarget & { visibilityState: string }

class Sentinel extends EventTarget {
  constructor() {
    super()
    awake += 1
  }
  async release() {
    awake -= 1
    this.dispatchEvent(new Event('release'))
  }
}
let sentinels: Sentinel[] = []

beforeEach(() => {
  vi.useFakeTimers()
  awake = 0
  sentinels = []
  document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', {
    wakeLock: {
      request: async () => {
        const sentinel = new Sentinel()
        sentinels.push(sentinel)
        return sentinel
      },
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const touch = () => document.dispatchEvent(new Event('pointerdown'))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('the screen stays awake while a game is live, and only then', async () => {
  touch()
  await pass(0)
  expect(awake).toBe(0)
  const letSleep = keepAwake()
  await pass(0)
  expect(awake).toBe(1)
  letSleep()
  await pass(0)
  expect(awake).toBe(0)
  touch()
  await pass(0)
  expect(awake).toBe(0)
})

test('the screen may sleep after ten minutes without a touch, and a touch keeps it awake again', async () => {
  keepAwake()
  await pass(9 * MINUTE)
  touch()
  await pass(9 * MINUTE)
  expect(awake).toBe(1)
  await pass(MINUTE)
  expect(awake).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
  touch()
  await pass(0)
  expect(awake).toBe(1)
})

test('the lock that the browser drops in the background is asked for again', async () => {
  keepAwake()
  await pass(0)
  await sentinels[0]?.release()
  expect(awake).toBe(0)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(awake).toBe(1)
})

test('a game ended and another begun at once hold one lock, and release it', async () => {
  const endFirst = keepAwake()
  await pass(0)
  endFirst()
  const endSecond = keepAwake()
  await pass(0)
  expect(awake).toBe(1)
  endSecond()
  await pass(0)
  expect(awake).toBe(0)
})

test('a device that cannot stay awake can still be played on', async () => {
  vi.stubGlobal('navigator', {})
  const letSleep = keepAwake()
  await pass(11 * MINUTE)
  letSleep()
  expect(awake).toBe(0)
})

test('a device that refuses at once is asked again at the next touch', async () => {
  const request = vi.fn((): Promise<Sentinel> => {
    if (request.mock.calls.length === 1) throw new TypeError('not now')
    return Promise.resolve(new Sentinel())
  })
  vi.stubGlobal('navigator', { wakeLock: { request } })
  keepAwake()
  await pass(0)
  expect(awake).toBe(0)
  touch()
  await pass(0)
  expect(awake).toBe(1)
})
