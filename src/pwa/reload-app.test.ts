import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadApp } from './reload-app.ts'

const HERE = 'https://cards.example/crib/'
const OURS = `workbox-precache-v2-${HERE}`
const OTHERS = [
  'fifteen-two-copies',
  'workbox-precache-v2-https://cards.example/',
  'workbox-precache-v2-https://cards.example/whist/',
]

const reload = vi.fn()
const unregister = vi.fn(async () => true)
const FILES = ['index.html?__WB_REVISION__=1f', 'assets/table-2a.js']
let kept: Set<string>
let host: () => Promise<Response>
let asked: string[]

beforeEach(() => {
  reload.mockClear()
  unregister.mockClear()
  kept = new Set([OURS, ...OTHERS])
  host = async () => script()
  asked = []
  const memory = new Map<string, string>()
  vi.stubEnv('BASE_URL', '/crib/')
  vi.stubGlobal('location', { href: `${HERE}settings`, reload })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ unregister }) } })
  vi.stubGlobal('caches', {
    keys: async () => [...kept],
    open: async () => ({ keys: async () => FILES.map((file) => ({ url: HERE + file })) }),
    delete: async (name: string) => kept.delete(name),
  })
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return host()
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const script = () => new Response('', { headers: { 'content-type': 'text/javascript; charset=utf-8' } })

function expectOnlyReloaded(times: number): void {
  expect(reload).toHaveBeenCalledTimes(times)
  expect(unregister).not.toHaveBeenCalled()
  expect([...kept]).toEqual([OURS, ...OTHERS])
}

test('the first time the app is only reloaded', async () => {
  await reloadApp()
  expectOnlyReloaded(1)
})

test('the second time it is downloaded again; games, and other apps of the host, are left alone', async () => {
  await reloadApp()
  await reloadApp()
  expect(reload).toHaveBeenCalledTimes(2)
  expect(unregister).toHaveBeenCalledTimes(1)
  expect([...kept]).toEqual(OTHERS)
  expect(asked).toEqual(['/crib/sw.js', `${HERE}index.html`, `${HERE}assets/table-2a.js`])
})

test('a host that stops answering on the way keeps nobody waiting', async () => {
  await reloadApp()
  host = async () => {
    host = () => Promise.reject(new TypeError('Failed to fetch'))
    return script()
  }
  await reloadApp()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a fault of the app that was downloaded again is answered by a reload first', async () => {
  for (let time = 1; time <= 3; time++) await reloadApp()
  expect(unregister).toHaveBeenCalledTimes(1)
  await reloadApp()
  expect(unregister).toHaveBeenCalledTimes(2)
})

test.each<[string, () => Promise<Response>]>([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['on a host that is down', async () => new Response('', { status: 503 })],
  [
    'where a hotel asks for a room number',
    async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  ],
])('%s nothing is thrown away, since nothing could take its place', async (_where, answer) => {
  host = answer
  for (let time = 1; time <= 3; time++) await reloadApp()
  expectOnlyReloaded(3)
})

test('a browser that cannot keep the app is only reloaded', async () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('caches', undefined)
  await reloadApp()
  await reloadApp()
  expect(reload).toHaveBeenCalledTimes(2)
})
