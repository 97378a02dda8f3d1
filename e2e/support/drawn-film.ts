import type { Page } from '@playwright/test'
import type { Frame } from './film.ts'

/** On a sheet of 100 × 100. */
const SUITS = {
  S: 'M50 4C60 24 93 40 93 64c0 13-9 21-20 21-8 0-14-4-18-10 1 10 5 16 13 20H32c8-4 12-10 13-20-4 6-10 10-18 10C16 85 7 77 7 64 7 40 40 24 50 4z',
  H: 'M50 93C36 76 8 58 8 33 8 18 18 8 30 8c9 0 16 5 20 15C54 13 61 8 70 8c12 0 22 10 22 25 0 25-28 43-42 60z',
  D: 'M50 3c9 18 20 33 36 47-16 14-27 29-36 47-9-18-20-33-36-47C30 36 41 21 50 3z',
  C: 'M50 5c13 0 22 9 22 21 0 7-3 12-8 17 3-2 6-2 9-2 12 0 21 9 21 21s-9 21-21 21c-8 0-14-4-18-10 1 10 5 17 13 21H32c8-4 12-11 13-21-4 6-10 10-18 10C15 83 6 74 6 62s9-21 21-21c3 0 6 0 9 2-5-5-8-10-8-17C28 14 37 5 50 5z',
} as const

interface Layout {
  /** Of the picture. */
  readonly width?: number
  readonly height?: number
  /** The height of a card, in pixels; its index is a quarter. */
  readonly card?: number
}

/** Frames of cards that are drawn by this page: a hand as a fan, and the card after `+` apart: `6S 6D 9H 9C +KS`. */
export async function drawnFilm(
  page: Page,
  cards: string,
  { width = 960, height = 540, card = 230 }: Layout = {},
): Promise<Frame[]> {
  const drawn = await page.evaluate(
    ({ names, signs, size: { width, height, card } }) => {
      const pen = new OffscreenCanvas(width, height).getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.fillStyle = '#2f5d46'
      pen.fillRect(0, 0, width, height)
      const wide = card / 1.4
      const step = wide * 0.55
      const [hand, apart] = [
        names.filter((name) => !name.startsWith('+')),
        names.filter((name) => name.startsWith('+')),
      ]
      const whole = hand.length * step + (apart.length > 0 ? 2 : 1) * wide
      const left = (width - whole) / 2 + step * 0.2
      const draw = (name: string, x: number, turn: number) => {
        pen.save()
        pen.translate(x, (height - card) / 2 + Math.abs(turn) * 90)
        pen.rotate(turn)
        pen.fillStyle = '#fbfaf6'
        pen.strokeStyle = '#8a8a86'
        pen.beginPath()
        pen.roundRect(0, 0, wide, card, wide * 0.07)
        pen.fill()
        pen.stroke()
        const [rank = '', suit = ''] = name
        pen.fillStyle = suit === 'H' || suit === 'D' ? '#b5141f' : '#15161a'
        for (const end of [0, 1]) {
          pen.save()
          if (end) {
            pen.translate(wide, card)
            pen.rotate(Math.PI)
          }
          pen.font = `bold ${card * 0.15}px Georgia, "Liberation Serif", serif`
          pen.textAlign = 'center'
          pen.fillText(rank === 'T' ? '10' : rank, wide * 0.14, card * 0.145)
          pen.translate(wide * 0.14 - card * 0.045, card * 0.165)
          pen.scale(card * 0.0009, card * 0.0009)
          pen.fill(new Path2D(signs[suit as keyof typeof signs]))
          pen.restore()
        }
        pen.restore()
      }
      for (const [i, name] of hand.entries()) draw(name, left + i * step, (i - 1.5) * 0.06)
      for (const name of apart) draw(name.slice(1), left + hand.length * step + wide * 0.9, 0.05)
      const { data } = pen.getImageData(0, 0, width, height)
      const letters = new FileReader()
      letters.readAsDataURL(new Blob([data]))
      return new Promise<string>((resolve) => {
        letters.onload = () => resolve(`${letters.result}`.split(',')[1] ?? '')
      })
    },
    { names: cards.split(' ').filter(Boolean), signs: SUITS, size: { width, height, card } },
  )
  const pixels = Buffer.from(drawn, 'base64')
  // Noise: a picture that comes again is not read again.
  return [0, 1, 2, 3].map((turn) => ({
    width,
    height,
    data: pixels.map((each, i) => Math.min(255, each - 4 + ((i * 7 + turn * 3) % 8))),
  }))
}
