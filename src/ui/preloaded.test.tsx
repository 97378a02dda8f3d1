import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, it, vi } from 'vitest'
import { eventually } from '../base/eventually.fixture.ts'
import { preloaded } from './preloaded.tsx'

it('a part that could not be loaded ahead is requested again when it is needed', async () => {
  const chunk = vi.fn(async () => () => 'Game over')
  chunk.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const GameOver = preloaded(chunk)
  GameOver.load()
  await eventually(() => expect(chunk.mock.settledResults).toMatchObject([{ type: 'rejected' }]))
  const { prelude } = await prerenderToNodeStream(<GameOver />)
  expect(await text(prelude)).toContain('Game over')
})
