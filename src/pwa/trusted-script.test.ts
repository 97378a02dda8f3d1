import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('DEV', false)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const freshly = async () => (await import('./trusted-script.ts')).trustedScript

test('a browser without Trusted Types takes the address as it is', async () => {
  expect((await freshly())('/sw.js')).toBe('/sw.js')
})

test('the policy lets our workers through and nothing else', async () => {
  vi.stubEnv('BASE_URL', '/some/folder/')
  const createPolicy = vi.fn((_: string, rules: object) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  const trustedScript = await freshly()
  for (const file of ['sw.js', 'assets/codes-B3x_9.js'])
    expect(trustedScript(`/some/folder/${file}`)).toBe(`/some/folder/${file}`)
  for (const url of [
    'https://elsewhere.example/sw.js',
    '/sw.js',
    '/some/folder/other.js',
    '/some/folder/assets/../../x.js',
    'data:text/javascript,0',
  ])
    expect(() => trustedScript(url), url).toThrow(TypeError)
  // A browser refuses a second policy of the same name.
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['fifteen-two'])
})
