import { test } from '../support/test.ts'
import { openCamera, SIZES } from './camera.ts'
import { WALKS } from './walks.ts'

for (const size of SIZES) {
  const [width = 0, height = 0] = size.split('x').map(Number)
  test.describe(size, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })
    for (const [name, walk] of Object.entries(WALKS)) {
      test(name, async ({ page }) => {
        test.setTimeout(300_000)
        await walk(page, openCamera(page, size, name))
      })
    }
  })
}
