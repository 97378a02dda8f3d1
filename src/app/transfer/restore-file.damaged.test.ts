import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../base/runs.fixture.ts'
import { openLog, pegBy, taps } from '../../game/record/log.fixture.ts'
import { fileOfGame } from '../../store/backup.ts'
import { readFile } from './restore-file.ts'

const SEED = 15_02
const { rows } = taps(openLog({ dealer: 0 }), { type: 'turn-starter', card: 'JH' }, pegBy(1, 2, 'pair'))
const FILE = await fileOfGame({ gameId: 'g1', rows }, 1)
const TEXT = await new Response(FILE.stream().pipeThrough(new DecompressionStream('gzip'))).text()

/** What is in a file, or why it is refused. */
async function contentsOf(file: Blob) {
  const lines: unknown[] = []
  for await (const line of readFile(file)) {
    if (!line.ok) return line.error.type
    lines.push(line.value)
  }
  return lines
}

async function isRefusedOrTheSame(file: Blob): Promise<boolean> {
  const contents = await contentsOf(file)
  return typeof contents === 'string' || JSON.stringify(contents) === WHOLE
}

const WHOLE = JSON.stringify(await contentsOf(FILE))

describe('a backup that was changed on its way', () => {
  const at = fc.nat(TEXT.length - 2)
  const signs = fc.constantFrom(...'"{}[],: 0123456789aegnoTJQK\n\t')
  const changed = fc.oneof(
    fc.tuple(at, signs).map(([place, sign]) => TEXT.slice(0, place) + sign + TEXT.slice(place + 1)),
    at.map((place) => TEXT.slice(0, place) + TEXT[place + 1] + TEXT[place] + TEXT.slice(place + 2)),
    at.map((place) => TEXT.slice(0, place) + TEXT.slice(place + 1)),
  )

  it('in one letter of its text is refused, or has the same game in it', async () => {
    await fc.assert(
      fc.asyncProperty(changed, async (text) => isRefusedOrTheSame(new Blob([text]))),
      { seed: SEED, numRuns: runs(300) },
    )
  })

  it('but not by line ends of another system', async () => {
    expect(await isRefusedOrTheSame(new Blob([TEXT.replaceAll('\n', '\r\n')]))).toBe(true)
    expect(await contentsOf(new Blob([TEXT.replaceAll('\n', '\r\n')]))).not.toBeTypeOf('string')
  })

  it('in one byte of the packed file is called damaged, and never a file of another app', async () => {
    const bytes = new Uint8Array(await FILE.arrayBuffer())
    for (const [place, byte] of bytes.entries()) {
      const contents = await contentsOf(new Blob([bytes.with(place, byte ^ (1 << (place % 8)))]))
      const verdict = typeof contents === 'string' ? contents : JSON.stringify(contents)
      expect(['damaged', WHOLE], `byte ${place}`).toContain(verdict)
    }
  })

  it('and broken off anywhere while packed is called damaged too', async () => {
    for (let length = 1; length < FILE.size; length++)
      expect(await contentsOf(FILE.slice(0, length)), `${length} bytes`).toBe('damaged')
  })

  it('while a packed file of another app is still foreign', async () => {
    const other = new Blob(['milk\neggs']).stream().pipeThrough(new CompressionStream('gzip'))
    expect(await contentsOf(await new Response(other).blob())).toBe('foreign')
  })
})
