import decodeQR from 'qr/decode.js'
import type { Picture } from '../picture.ts'
import { answerFrames } from './answer-frames.ts'

answerFrames((picture) => {
  const seen = readCode(picture)
  return { seen, found: seen !== undefined }
})

function readCode({ width, height, data }: Picture): string | undefined {
  try {
    return decodeQR({ width, height, data: data as Uint8ClampedArray })
  } catch {
    return undefined // no code in this frame, or one that cannot be read yet
  }
}
