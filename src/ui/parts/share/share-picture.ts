import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { PICTURE_WORDS } from '../../../words/picture.ts'
import { saveFile } from '../save-file.ts'
import { paintSvg } from './paint-svg.ts'
import { copyText, openShareSheet } from './share-text.ts'

interface SharedPicture {
  readonly picture: ReactElement
  /** Says the same to those who do not see the picture. */
  readonly text: string
  readonly name: string
}

/** Shares a picture, or saves it and copies its text. Returns what to say, unless the device has said it. */
export async function sharePicture({ picture, text, name }: SharedPicture): Promise<string | undefined> {
  const drawn = await drawPicture(picture)
  if (!drawn) return PICTURE_WORDS.failed
  const file = new File([drawn], name, { type: 'image/png' })
  const shared = { files: [file], text }
  if (navigator.canShare?.(shared) && (await openShareSheet(shared))) return undefined
  saveFile(file, name)
  return (await copyText(text)) ? PICTURE_WORDS.savedAndCopied : PICTURE_WORDS.saved
}

const FONTS = ['16px "Besley Variable"', 'italic 16px "Besley Variable"'] as const

/** Draws one SVG out of sight, in the colours that the app has now, and paints it; undefined where nothing can. */
async function drawPicture(picture: ReactElement): Promise<Blob | undefined> {
  // A canvas does not wait for a font.
  await Promise.allSettled(FONTS.map((font) => document.fonts.load(font)))
  const host = document.createElement('div')
  host.className = 'visually-hidden'
  document.body.append(host)
  const root = createRoot(host)
  try {
    flushSync(() => root.render(picture))
    const svg = host.querySelector('svg')
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    if (!svg || !context) return undefined
    canvas.width = svg.width.baseVal.value
    canvas.height = svg.height.baseVal.value
    paintSvg(svg, context)
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
  } finally {
    root.unmount()
    host.remove()
  }
}
