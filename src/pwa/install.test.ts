import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let page: EventTarget
let standalone = false

beforeEach(() => {
  vi.resetModules() // the state lives as long as the page
  page = new EventTarget()
  standalone = false
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }))
})
afterEach(() => vi.unstubAllGlobals())

async function watchOn(userAgent: string, maxTouchPoints = 5) {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints })
  const { installation, install, watchInstallation } = await import('./install.ts')
  watchInstallation()
  return { state: installation.getState, install }
}

function offer(outcome: 'accepted' | 'dismissed') {
  const event = new Event('beforeinstallprompt', { cancelable: true })
  return Object.assign(event, { prompt: vi.fn(async () => ({ outcome })) })
}

test('the browser’s offer is kept for a better moment and can be used once', async () => {
  const { state, install } = await watchOn('Android Chrome')
  expect(state()).toBe('none')
  const offered = offer('accepted')
  page.dispatchEvent(offered)
  expect(offered.defaultPrevented).toBe(true)
  expect(state()).toBe('offered')
  expect(await install()).toBe(true)
  expect(state()).toBe('none')
  expect(await install()).toBe(false)
  expect(offered.prompt).toHaveBeenCalledTimes(1)
})

test('a declined offer is a no', async () => {
  const { install } = await watchOn('Android Chrome')
  page.dispatchEvent(offer('dismissed'))
  expect(await install()).toBe(false)
})

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5, 'ios'],
  ['an iPad that calls itself a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 5, 'ios'],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 0, 'none'],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 14)', 5, 'none'],
])('%s is known for what it is', async (_device, userAgent, touchPoints, expected) => {
  expect((await watchOn(userAgent, touchPoints)).state()).toBe(expected)
})

test('an app on the home screen is installed already', async () => {
  standalone = true
  expect((await watchOn('Mozilla/5.0 (iPhone)')).state()).toBe('installed')
})
