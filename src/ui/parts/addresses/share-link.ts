import { TITLES } from '../../../words/app.ts'
import { SHARE_WORDS } from '../../../words/pages/count.ts'

/** Shares a text and the address of this page, or copies both. Returns what to say, unless the device has said it. */
export async function sharePage(text: string): Promise<string | undefined> {
  const url = location.href
  if (navigator.share) {
    try {
      await navigator.share({ title: TITLES.app, text, url })
      return undefined
    } catch (error) {
      // Closing the sheet is an answer too.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined
    }
  }
  try {
    await navigator.clipboard.writeText(`${text}\n${url}`)
    return SHARE_WORDS.copied
  } catch {
    return SHARE_WORDS.refused
  }
}
