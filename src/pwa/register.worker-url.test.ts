import { afterEach, expect, test, vi } from 'vitest'
import { workerUrl } from './register.ts'

afterEach(() => vi.unstubAllGlobals())

test('the worker is in the folder of the app', () => {
  expect(workerUrl('/')).toBe('/sw.js')
  expect(workerUrl('/some/folder/')).toBe('/some/folder/sw.js')
})

test('the policy lets the worker through and nothing else', () => {
  type Rules = { createScriptURL(url: string): string }
  let kept: Rules | undefined
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: Rules) {
      expect(name).toBe('fifteen-two')
      kept = rules
      return rules
    },
  })
  expect(workerUrl('/')).toBe('/sw.js')
  expect(() => kept?.createScriptURL('https://elsewhere.example/sw.js')).toThrow(TypeError)
})
