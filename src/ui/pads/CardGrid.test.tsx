import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PACK } from '../../rules/card.ts'
import { cardName } from '../../words/engine/cards.ts'
import { CardGrid } from './CardGrid.tsx'

const markup = renderToStaticMarkup(
  <CardGrid
    chosen={['5H', '8C']}
    usedBy={(card) => (card === '8C' || card === '9D' ? { held: 'b', where: 'in Bob’s hand' } : undefined)}
    onPick={() => undefined}
    onUsed={() => undefined}
  />,
)
const keys = [...markup.matchAll(/<button[^>]*>/g)].map(([tag]) => tag)
const keyOf = (card: string) => keys.find((tag) => tag.includes(`data-key="${card}"`)) ?? ''

describe('the card pad', () => {
  it('is a group "Cards" with the whole pack on it, each card by its name', () => {
    expect(markup).toContain('<fieldset class="')
    expect(markup).toContain('aria-label="Cards"')
    expect(keys).toHaveLength(52)
    for (const card of PACK) expect(keyOf(card)).toContain(`aria-label="${cardName(card)}`)
  })

  it('says in whose hand a card is, and leaves its key pressable', () => {
    expect(keyOf('9D')).toContain('aria-label="9 of diamonds, in Bob’s hand"')
    expect(keyOf('9D')).not.toContain('disabled')
  })

  it('says of a chosen card that it is pressed, even if it is also in another hand', () => {
    expect(keyOf('5H')).toContain('aria-pressed="true"')
    expect(keyOf('8C')).toContain('aria-label="8 of clubs"')
  })

  it('is one tab stop', () => {
    expect(keys.filter((tag) => tag.includes('tabindex="0"'))).toHaveLength(1)
  })
})
