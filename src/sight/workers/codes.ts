import decodeQR from 'qr/decode.js'
import { answerFrames } from './answer-frames.ts'

answerFrames(({ width, height, data }) => {
  try {
    return decodeQR({ width, height, data: data as Uint8ClampedArray })
  } catch {
    return undefined // no code in this frame, or one that cannot be read yet
  }
})
