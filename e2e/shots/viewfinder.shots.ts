import { frameOfCode, withCamera, writeFilm } from '../support/film.ts'
import { handFilm } from '../support/hand-film.ts'
import { tap } from '../support/table.ts'
import { expect, test } from '../support/test.ts'
import { openCamera, SIZES } from './camera.ts'

/** The viewfinder. */
for (const size of SIZES)
  test(`viewfinder ${size}`, async ({ baseURL }) => {
    const [width = 0, height = 0] = size.split('x').map(Number)
    const code = writeFilm(test.info().outputPath('code.y4m'), [frameOfCode('https://elsewhere.example')])
    await withCamera(
      code,
      baseURL ?? '',
      async (page) => {
        await page.setViewportSize({ width, height })
        const shoot = openCamera(page, size, 'viewfinder')
        await page.goto('/scan')
        await tap(page, 'Use the camera')
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
        await shoot('refused')
        await page.context().grantPermissions(['camera'])
        await tap(page, 'Try again')
        await expect(page.getByText(/^This code is not/)).toBeVisible()
        await shoot('code')
      },
      { asks: true },
    )
    const hand = writeFilm(test.info().outputPath('hand.y4m'), handFilm())
    await withCamera(hand, baseURL ?? '', async (page) => {
      await page.setViewportSize({ width, height })
      await page.goto('/count')
      await tap(page, 'Read cards with the camera')
      await expect(page.getByText('Which of these cards is the starter?').first()).toBeVisible()
      await openCamera(page, size, 'viewfinder-cards')('cards')
    })
  })
