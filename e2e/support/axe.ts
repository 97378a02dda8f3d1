import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResults {
  readonly violations: readonly {
    readonly id: string
    readonly help: string
    readonly nodes: readonly { readonly target: readonly unknown[] }[]
  }[]
}

const OTHER_LOOKS = ['dark', 'black', 'contrast', 'contrast-dark'] as const

/** Asserts that axe finds nothing on the page as it is. The content policy allows no script tag, so it is evaluated. */
export async function expectAccessible(page: Page, name = 'this page'): Promise<void> {
  const found = await violations(page, { resultTypes: ['violations'] })
  expect.soft(found, `what axe finds: ${name}`).toEqual([])
}

/** The same in every look. Looks differ only in colours, so everything else is checked once, in the light one. */
export async function expectAccessibleInEveryLook(page: Page, name: string): Promise<void> {
  await setLook(page, 'light')
  const found = await violations(page, { resultTypes: ['violations'] })
  for (const look of OTHER_LOOKS) {
    await setLook(page, look)
    const faint = await violations(page, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
    found.push(...faint.map((violation) => `${look}: ${violation}`))
  }
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'))
  expect.soft(found, `what axe finds: ${name}`).toEqual([])
}

async function setLook(page: Page, look: string): Promise<void> {
  await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), look)
}

async function violations(page: Page, options: object): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source)
  // Until the app draws, the page is the shell of index.html, which has no heading.
  await page.waitForFunction(() => document.querySelector('div.shell') === null)
  // A colour in transition is not one of the theme's colours.
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
  const results = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`)
  return results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}
