import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnStaleChunk } from './reload-app.ts'

let page: EventTarget
let allSaved: boolean
const reload = vi.fn()

beforeEach(() => {
  page = new EventTarget()
  reload.mockClear()
  allSaved = true
  const kept = new Map<string, string>()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  reloadOnStaleChunk(() => allSaved)
})
afterEach(() => vi.unstubAllGlobals())

/** True when the error is left to the player who asked for the missing part. */
const askForMissingPart = () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))

test('a part of the app that an update took away brings the new version once', () => {
  expect(askForMissingPart()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a part that is missing from the new version too does not reload in circles', () => {
  askForMissingPart()
  expect(askForMissingPart()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('without a memory nothing is reloaded', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(askForMissingPart()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})

test('a page that no worker keeps is not thrown away for a part that the network withheld', () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } })
  expect(askForMissingPart()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})

test('a tap that is only in memory keeps the page from being reloaded', () => {
  allSaved = false
  expect(askForMissingPart()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
  allSaved = true
  expect(askForMissingPart()).toBe(false)
})
