import { expect, test } from 'vitest'
import { isLoadingAhead, loadAhead } from './load-ahead.ts'

test('a part that cannot be loaded ahead disturbs nobody, and is recognised while it fails', async () => {
  let arrive: (part: string) => void = () => {}
  const other = loadAhead(() => new Promise<string>((resolve) => (arrive = resolve)))
  let known = false
  const failed = await loadAhead(async () => {
    known = isLoadingAhead()
    throw new Error('out of reach')
  })
  expect([failed, known, isLoadingAhead()]).toEqual([undefined, true, true])
  arrive('a part')
  expect(await other).toBe('a part')
  expect(isLoadingAhead()).toBe(false)
})
