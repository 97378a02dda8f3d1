import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { MatchBoard } from './MatchBoard.tsx'

describe('the game holes', () => {
  const draws = (won: number, hasGoal = true) =>
    renderToStaticMarkup(
      <MatchBoard games={4} hasGoal={hasGoal} sides={[{ mark: 'a', name: 'Ann', won }]} label="Ann 3" />,
    )

  test('a skunk that passes the match does not pass the holes', () => {
    expect(draws(6)).toBe(draws(4))
  })

  test('a peg is in the hole of each game won', () => {
    expect(draws(3, false).split('data-mark="a"').length - 1).toBe(3)
  })
})
