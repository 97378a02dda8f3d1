import type { BrowserContext, Page } from '@playwright/test'
import { expectSaved } from './table.ts'

interface Recorded {
  readonly storage: Awaited<ReturnType<BrowserContext['storageState']>>
  /** What the page's clock said in the end: journeys at an easy pace are ahead of time. */
  readonly at: number
}

const recorded = new Map<string, Recorded>()

/** No tap comes sooner after the last one of a record: it would pass for the second half of a double tap. */
const PAUSE_MS = 1000

/**
 * Opens a game that was played to some step. The first journey of a worker that asks for it plays it by touch, and the
 * log that this leaves is recorded; the next ones have it in their database before the page opens. So no record is
 * older than the app.
 */
export async function openRecorded(page: Page, name: string, play: () => Promise<void>): Promise<void> {
  const record = recorded.get(name)
  if (record) {
    await page.context().setStorageState(record.storage)
    await page.context().addInitScript(
      (ahead) => {
        const now = Date.now.bind(Date)
        Date.now = () => now() + ahead
      },
      Math.max(0, record.at + PAUSE_MS - Date.now()),
    )
    await page.goto('/')
    return
  }
  await play()
  await expectSaved(page)
  recorded.set(name, {
    storage: await page.context().storageState({ indexedDB: true }),
    at: await page.evaluate(() => Date.now()),
  })
}
