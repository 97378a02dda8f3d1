import { SHARE_WORDS } from '../../../words/pages/count.ts'

/**
 * Sends a text with its link through the device's own sheet, or lays both on the clipboard. Answers with
 * the sentence that tells what was done; nothing where the device has said so itself.
 */
export async function share(what: { title: string; text: string; url: string }): Promise<string | undefined> {
  if (navigator.share) {
    try {
      await navigator.share(what)
      return undefined
    } catch (error) {
      // Closing the sheet is an answer too.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined
    }
  }
  try {
    await navigator.clipboard.writeText(`${what.text}\n${what.url}`)
    return SHARE_WORDS.copied
  } catch {
    return SHARE_WORDS.refused
  }
}
