import type { BrowserContext, Page } from '@playwright/test'
import { expectSaved } from './table.ts'

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>

const recorded = new Map<string, Storage>()

/**
 * Opens a game that was played to some step. The first journey of a worker that asks for it plays it by touch, and the
 * log that this leaves is recorded; the next ones have it in their database before the page opens. So no record is
 * older than the app.
 */
export async function openRecorded(page: Page, name: string, play: () => Promise<void>): Promise<void> {
  const storage = recorded.get(name)
  if (storage) {
    await page.context().setStorageState(storage)
    await page.goto('/')
    return
  }
  await play()
  await expectSaved(page)
  recorded.set(name, await page.context().storageState({ indexedDB: true }))
}
