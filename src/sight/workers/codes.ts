import { codeReader } from '../read-code.ts'
import { answerFrames } from './answer-frames.ts'

const read = codeReader()

answerFrames((picture) => {
  const seen = read(picture)
  return { seen, found: seen !== undefined }
})
