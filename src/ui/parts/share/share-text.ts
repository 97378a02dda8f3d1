import { TITLES } from '../../../words/app.ts'
import { SHARE_WORDS } from '../../../words/pages/count.ts'

/** Whether the device’s own sheet took it. Closing the sheet is an answer too, and a second tap finds it open. */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name)
  }
}

/** Whether the browser let the app copy. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Shares a text and an address, or copies them. Returns what to say, unless the device has said it. */
export async function shareText(text: string, url?: string): Promise<string | undefined> {
  if (await openShareSheet({ title: TITLES.app, text, ...(url && { url }) })) return undefined
  return (await copyText(url ? `${text}\n${url}` : text)) ? SHARE_WORDS.copied : SHARE_WORDS.refused
}
