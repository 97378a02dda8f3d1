import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { paintSvg } from './paint-svg.ts'

const FONTS = ['16px "Besley Variable"', 'italic 16px "Besley Variable"'] as const

/** Draws one SVG out of sight, in the colours that the app has now, and paints it; undefined where nothing can. */
export async function drawPicture(picture: ReactElement): Promise<Blob | undefined> {
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
