import { useState } from 'react'
import { EMPTY_DRAFT } from '../../game/record/draft.ts'
import { cardsPlayedFrom, currentDeal, holderOf } from '../../game/record/game.ts'
import { cardsOf } from '../../rules/rules.ts'
import { countMeant, isPossibleCount, mostOffered } from '../../rules/show.ts'
import { holderName } from '../../words/names.ts'
import { CORRECTION_WORDS } from '../../words/table/correction.ts'
import { sayRefusal } from '../../words/table/refusal.ts'
import { sayImpossible } from '../../words/table/show.ts'
import { PadFrame, usedBy } from './CardGrid.tsx'
import { CardPad, CardSlots } from './CardPad.tsx'
import { EffectLine, EntryFields, Kinds, type PadProps } from './EntryFields.tsx'
import css from './EntryPad.module.css'
import { Fields } from './Fields.tsx'
import { NumberGrid } from './NumberGrid.tsx'

export function EntryPad(props: PadProps) {
  const { there, start, entry, onEntry, effect, foot } = props
  switch (start.type) {
    case 'hand-counted':
      return <HandFields {...props} start={start} entry={entry?.type === start.type ? entry : undefined} />
    case 'starter-turned':
    case 'card-played':
      return <CardField {...props} start={start} entry={entry?.type === start.type ? entry : undefined} />
    default:
      return (
        <>
          <Fields className={css.fields} data-pad="right">
            <EntryFields there={there} entry={entry ?? start} onEntry={onEntry} />
          </Fields>
          <EffectLine effect={effect} />
          {foot}
        </>
      )
  }
}

/** One card: as it was recorded, unless it was forgotten, and the one that was meant. */
function CardField(props: PadProps<'starter-turned' | 'card-played'>) {
  const { there, start, blank, entry, onEntry, effect, foot } = props
  const { entered, turned, played, whichCard } = CORRECTION_WORDS
  const next = blank || entry?.card !== start.card ? entry?.card : undefined
  const shown = next ?? (blank ? undefined : start.card)
  return (
    <PadFrame
      head={
        <div className={css.change}>
          <CardSlots
            slots={[
              ...(blank ? [] : [{ label: entered, card: start.card }]),
              { label: start.type === 'starter-turned' ? turned : played, card: next, now: true },
            ]}
          />
          <p role="status">{effect ?? whichCard}</p>
        </div>
      }
      chosen={shown ? [shown] : []}
      usedBy={usedBy({ game: there, draft: EMPTY_DRAFT })}
      onPick={(card) => onEntry({ ...start, card })}
      foot={foot}
    />
  )
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
                most={mostOffered(there.rules)}
                chosen={(entry ?? start).claimed ?? 'none'}
                onNumber={(claimed) =>
                  onEntry({ ...(entry ?? start), claimed: countMeant(claimed, of, there.rules) })
                }
              />
            ) : (
              <NumberGrid
                label={holderName(there, of)}
                chosen={entry && !entry.cards ? entry.points : 'none'}
                most={mostOffered(there.rules)}
                note={sayImpossible(of, there.rules)}
                isPossible={(points) => isPossibleCount(countMeant(points, of, there.rules), of, there.rules)}
                onNumber={(points) =>
                  onEntry({ type: 'hand-counted', of, points: countMeant(points, of, there.rules) })
                }
              />
            )}
          </section>
          <EffectLine effect={effect} />
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
          <EffectLine effect={taken ?? effect} />
          {foot}
        </>
      }
    />
  )
}
