import { TITLES } from '../../../words/app.ts'
import { SHARE_WORDS } from '../../../words/pages/count.ts'

/** Shares a text and an address, or copies them. Returns what to say, unless the device has said it. */
export async function shareText(text: string, url?: string): Promise<string | undefined> {
  if (navigator.share) {
    try {
      await navigator.share({ title: TITLES.app, text, ...(url === undefined ? {} : { url }) })
      return undefined
    } catch (error) {
      // Closing the sheet is an answer too.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined
    }
  }
  try {
    await navigator.clipboard.writeText(url === undefined ? text : `${text}\n${url}`)
    return SHARE_WORDS.copied
  } catch {
    return SHARE_WORDS.refused
  }
}
