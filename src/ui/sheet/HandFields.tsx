import { useState } from 'react'
import { EMPTY_DRAFT } from '../../game/record/draft.ts'
import { currentDeal, holderOf, laidFrom } from '../../game/record/game.ts'
import type { Card } from '../../rules/card.ts'
import { cardsOf } from '../../rules/rules.ts'
import { holderName } from '../../words/names.ts'
import { CORRECTION_WORDS } from '../../words/table/correction.ts'
import { sayRefusal } from '../../words/table/refusal.ts'
import { usedBy } from '../pads/CardGrid.tsx'
import { CardPad } from '../pads/CardPad.tsx'
import { NumberPad } from '../pads/NumberPad.tsx'
import css from './HandFields.module.css'
import { Amount, Effect, Kinds, type PadProps } from './PadParts.tsx'

export function HandFields(props: PadProps<'hand-counted'>) {
  const { there, start } = props
  const starter = currentDeal(there)?.starter
  const [by, count] = useState<'cards' | 'number'>(start.cards ? 'cards' : 'number')
  return (
    <>
      {starter && start.claimed === undefined && (
        <Kinds
          label={CORRECTION_WORDS.how}
          value={by}
          onChange={count}
          options={[
            { value: 'cards', label: CORRECTION_WORDS.byCards },
            { value: 'number', label: CORRECTION_WORDS.byNumber },
          ]}
        />
      )}
      {by === 'cards' ? <HandByCards {...props} /> : <HandByNumber {...props} />}
    </>
  )
}

function HandByCards({ there, start, entry = start, onEntry, effect, foot }: PadProps<'hand-counted'>) {
  const [taken, take] = useState<string>()
  const { of, claimed } = entry
  const deal = currentDeal(there)
  const laid = laidFrom(deal, of)
  const { cards = laid } = entry
  const used = usedBy({ game: there, draft: EMPTY_DRAFT })
  const put = (change: { readonly cards?: readonly Card[]; readonly claimed?: number }) => {
    take(undefined)
    onEntry({ ...entry, cards, ...change })
  }
  return (
    <CardPad
      cards={cards.filter((card) => !laid.includes(card))}
      need={cardsOf(there.rules, of)}
      laid={laid}
      starter={{ name: there.rules.words.starter, card: deal?.starter }}
      usedBy={(card) => (holderOf(deal, card) === of ? undefined : used(card))}
      onCards={(open) => put({ cards: [...laid, ...open] })}
      onUsed={(card) => {
        const holder = holderOf(deal, card)
        if (holder !== undefined) take(sayRefusal(there, { type: 'card-used', card, holder }))
      }}
      title={holderName(there, of)}
      footer={
        <>
          {claimed !== undefined && (
            <div className={css.claim}>
              <Amount
                label={CORRECTION_WORDS.claimed}
                value={claimed}
                min={0}
                max={99}
                onChange={(next) => put({ claimed: next })}
              />
            </div>
          )}
          <Effect effect={taken ?? effect} />
          {foot}
        </>
      }
    />
  )
}

function HandByNumber(props: PadProps<'hand-counted'>) {
  const { there, start, entry, onEntry, onAccept, yes, effect, foot } = props
  const { of } = start
  const [said, say] = useState(start.cards || !entry ? undefined : start.points)
  return (
    <>
      <section className={css.typed}>
        <NumberPad
          label={holderName(there, of)}
          value={said}
          onValue={(value) => {
            say(value)
            // "Nineteen" is what the table says for nothing.
            const points = value === 19 ? 0 : value
            onEntry(points === undefined ? undefined : { type: 'hand-counted', of, points })
          }}
          onDone={onAccept}
          doneLabel={yes}
        >
          <p role="status">{effect}</p>
        </NumberPad>
      </section>
      {foot}
    </>
  )
}
