import type { ReactElement } from 'react'
import { PICTURE_WORDS } from '../../../words/picture.ts'
import { saveFile } from '../save-file.ts'
import { drawPicture } from './draw-picture.ts'

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** The day at the foot of a picture: `21 November 2026`. */
export const sayDate = (at: number) => DATE.format(at)

interface SharedPicture {
  readonly picture: ReactElement
  /** Says the same to those who do not see the picture. */
  readonly text: string
  readonly name: string
}

/**
 * Hands a picture to the share sheet, or else saves it as a file and copies its text. Returns what to say, unless the
 * device has said it.
 */
export async function sharePicture({ picture, text, name }: SharedPicture): Promise<string | undefined> {
  const drawn = await drawPicture(picture)
  if (!drawn) return PICTURE_WORDS.failed
  const file = new File([drawn], name, { type: 'image/png' })
  const shared = { files: [file], text }
  if (navigator.canShare?.(shared)) {
    try {
      await navigator.share(shared)
      return undefined
    } catch (error) {
      // Closing the sheet is an answer too, and a second tap finds it open.
      if (error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name)) return undefined
    }
  }
  saveFile(file, name)
  try {
    await navigator.clipboard.writeText(text)
    return PICTURE_WORDS.savedAndCopied
  } catch {
    return PICTURE_WORDS.saved
  }
}
