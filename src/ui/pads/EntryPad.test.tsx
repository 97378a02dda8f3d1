import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { openLog, taps } from '../../game/record/log.fixture.ts'
import type { Card } from '../../rules/card.ts'
import { EntryPad } from './EntryPad.tsx'

const { game } = taps(openLog({ dealer: 0 }), { type: 'skip' }, { type: 'end-play' })
const turned = (card: Card) => ({ type: 'starter-turned', card, points: 0 }) as const

/** The places over the grid, as they are heard. */
function places(blank: boolean, tapped: Card | undefined): readonly (string | undefined)[] {
  const markup = renderToStaticMarkup(
    <EntryPad
      there={game}
      start={turned('2C')}
      blank={blank}
      entry={tapped && turned(tapped)}
      onEntry={() => undefined}
      effect={undefined}
      foot={null}
    />,
  )
  return [...markup.matchAll(/role="img" aria-label="([^"]*)"/g)].map(([, name]) => name)
}

describe('the pad of a starter', () => {
  it('that was forgotten has one place, for the card that is tapped', () => {
    expect(places(true, undefined)).toEqual(['Turned up, empty'])
    expect(places(true, '5H')).toEqual(['5 of hearts'])
    expect(places(true, '2C')).toEqual(['2 of clubs'])
  })

  it('that is changed shows what was tapped, and what takes its place', () => {
    expect(places(false, '2C')).toEqual(['2 of clubs', 'Turned up, empty'])
    expect(places(false, '5H')).toEqual(['2 of clubs', '5 of hearts'])
  })
})
