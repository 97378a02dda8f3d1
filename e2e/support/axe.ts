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

/** Asserts that axe finds nothing on the page as it stands. The page's policy takes no script tag, so it is evaluated. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(source)
  const results = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"] })')
  const found = results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(found, 'what axe finds').toEqual([])
}
