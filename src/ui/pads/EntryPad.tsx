import { useState } from 'react'
import { EMPTY_DRAFT } from '../../game/record/draft.ts'
import { cardsPlayedFrom, currentDeal, holderOf } from '../../game/record/game.ts'
import { cardsOf } from '../../rules/rules.ts'
import { countMeant, isPossibleCount } from '../../rules/show.ts'
import { holderName } from '../../words/names.ts'
import { CORRECTION_WORDS } from '../../words/table/correction.ts'
import { sayRefusal } from '../../words/table/refusal.ts'
import { sayImpossible } from '../../words/table/show.ts'
import { usedBy } from './CardGrid.tsx'
import { CardChange, CardPad } from './CardPad.tsx'
import { Effect, EntryFields, Kinds, type PadProps } from './EntryFields.tsx'
import css from './EntryPad.module.css'
import { Fields } from './Fields.tsx'
import { NumberGrid } from './NumberGrid.tsx'

export function EntryPad(props: PadProps) {
  const { there, start, blank, entry, onEntry, effect, foot } = props
  switch (start.type) {
    case 'hand-counted':
      return <HandFields {...props} start={start} entry={entry?.type === start.type ? entry : undefined} />
    case 'starter-turned':
    case 'card-played': {
      const card = entry?.type === start.type ? entry.card : undefined
      return (
        <CardChange
          usedBy={usedBy({ game: there, draft: EMPTY_DRAFT })}
          type={start.type}
          old={blank ? undefined : start.card}
          next={blank || card !== start.card ? card : undefined}
          onPick={(next) => onEntry({ ...start, card: next })}
          effect={effect}
          foot={foot}
        />
      )
    }
    default:
      return (
        <>
          <Fields className={css.fields} data-pad="right">
            <EntryFields there={there} entry={entry ?? start} onEntry={onEntry} />
          </Fields>
          <Effect effect={effect} />
          {foot}
        </>
      )
  }
}

function HandFields(props: PadProps<'hand-counted'>) {
  const { there, start, entry, onEntry, effect, foot } = props
  const { of } = start
  const isClaim = start.claimed !== undefined
  const [by, setBy] = useState<'cards' | 'number'>(start.cards ? 'cards' : 'number')
  return (
    <>
      {currentDeal(there)?.starter && (
        <Kinds
          label={CORRECTION_WORDS.how}
          value={by}
          onChange={setBy}
          options={[
            { value: 'cards', label: CORRECTION_WORDS.byCards },
            { value: 'number', label: isClaim ? CORRECTION_WORDS.claimed : CORRECTION_WORDS.byNumber },
          ]}
        />
      )}
      {by === 'cards' ? (
        <HandByCards {...props} />
      ) : (
        <>
          <section className={css.typed}>
            {isClaim ? (
              <NumberGrid
                label={CORRECTION_WORDS.claimed}
                chosen={(entry ?? start).claimed ?? 'none'}
                onNumber={(claimed) => onEntry({ ...(entry ?? start), claimed: countMeant(claimed) })}
              />
            ) : (
              <NumberGrid
                label={holderName(there, of)}
                chosen={entry && !entry.cards ? entry.points : 'none'}
                note={sayImpossible(of, there.rules)}
                isPossible={(points) => isPossibleCount(countMeant(points), of, there.rules)}
                onNumber={(points) => onEntry({ type: 'hand-counted', of, points: countMeant(points) })}
              />
            )}
          </section>
          <Effect effect={effect} />
          {foot}
        </>
      )}
    </>
  )
}

function HandByCards({ there, start, entry = start, onEntry, effect, foot }: PadProps<'hand-counted'>) {
  const [taken, setTaken] = useState<string>()
  const { of } = entry
  const deal = currentDeal(there)
  const played = cardsPlayedFrom(deal, of)
  const { cards = played } = entry
  const used = usedBy({ game: there, draft: EMPTY_DRAFT })
  return (
    <CardPad
      cards={cards.filter((card) => !played.includes(card))}
      need={cardsOf(there.rules, of)}
      played={played}
      starter={{ name: there.rules.words.starter, card: deal?.starter }}
      usedBy={(card) => (holderOf(deal, card) === of ? undefined : used(card))}
      onCards={(open) => {
        setTaken(undefined)
        onEntry({ ...entry, cards: [...played, ...open] })
      }}
      onUsed={(card) => {
        const holder = holderOf(deal, card)
        if (holder !== undefined) setTaken(sayRefusal(there, { type: 'card-used', card, holder }))
      }}
      title={holderName(there, of)}
      footer={
        <>
          <Effect effect={taken ?? effect} />
          {foot}
        </>
      }
    />
  )
}
