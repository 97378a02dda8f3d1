import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PACK } from '../../rules/card.ts'
import { showIn } from '../../rules/cards.fixture.ts'
import { checkClaim } from '../../rules/mistakes-behind.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { Show } from '../../rules/show.ts'
import { cardName } from '../cards.ts'
import { sayClaimCheck, type Telling } from './claim-check.ts'

const SIX = PRESETS['six-card-121']
const FIVE = PRESETS['five-card-61']

/** As it is heard: the cards by name. */
function tellingText(telling: Telling): string {
  return telling.map((piece) => (typeof piece === 'string' ? piece : piece.map(cardName).join(', '))).join('')
}

function said(text: string, claim: number, of: Show['of'] = 'hand') {
  const show = showIn(text, of)
  const { heading, told } = sayClaimCheck(checkClaim(show, show.cards.length === 3 ? FIVE : SIX, claim))
  return [heading, ...told.map(({ telling }) => tellingText(telling))]
}

describe('“Somebody says 14?”', () => {
  it.each([
    {
      why: 'a flush of four in the crib',
      cards: '2H 3H 4H KH + 4C',
      of: 'crib',
      claim: 14,
      says: [
        'Fourteen is 4 too many',
        'That adds 4 for a flush: 2 of hearts, 3 of hearts, 4 of hearts, King of hearts. A flush in the crib needs all five cards; 4 of clubs is a club.',
      ],
    },
    { why: 'it is right', cards: '7D 8S 8C + 9H', claim: 12, says: ['Twelve is right'] },
    { why: 'nothing at all', cards: '2C 4D 6H 8S + KC', claim: 0, says: ['Nothing it is'] },
    {
      why: 'nineteen is a joke',
      cards: '2C 4D 6H 8S + KC',
      claim: 19,
      says: ['Nineteen it is', 'No cards make nineteen: at the table it is said for nothing.'],
    },
    {
      why: 'no usual mistake',
      cards: '2C 4D 6H 8S + KC',
      claim: 17,
      says: ['Seventeen is 17 too many', 'No usual mistake makes 17 of these cards.'],
    },
  ] as const)('$why', ({ cards, claim, says, ...rest }) => {
    expect(said(cards, claim, 'of' in rest ? rest.of : 'hand')).toEqual(says)
  })

  it('always says something, in whole sentences, and the numbers in it add up', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...PACK], { minLength: 5, maxLength: 5 }),
        fc.boolean(),
        (cards, crib) => {
          const show: Show = { of: crib ? 'crib' : 'hand', cards: cards.slice(0, 4), starter: cards[4]! }
          for (let claim = 0; claim <= 29; claim++) {
            const check = checkClaim(show, SIX, claim)
            const { verdict, heading, told } = sayClaimCheck(check)
            expect(heading).not.toBe('')
            if (verdict !== 'right') expect(told.length).toBeGreaterThan(0)
            for (const { telling } of told) {
              const text = tellingText(telling)
              expect(text).toMatch(/^[A-Z].*\.$/)
              expect(text).not.toMatch(/undefined|NaN| {2}|\.\.|[{}]/)
              const changes = [
                ...text.matchAll(/adds (\d+)|leaves out (\d+)|may lack (\d+)|, (\d+) where there are (\d+)/g),
              ]
              const sum = changes.reduce(
                (all, [, adds = 0, out = 0, lacks = 0, now = 0, then = 0]) =>
                  all + +adds - +out - +lacks + +now - +then,
                0,
              )
              if (changes.length > 0) expect(sum).toBe(check.over)
            }
          }
        },
      ),
      { seed: 1414, numRuns: 150 },
    )
  })
})
