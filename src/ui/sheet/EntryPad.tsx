import { useState } from 'react'
import { pegKeys } from '../../game/moves/decide-play.ts'
import { EMPTY_DRAFT } from '../../game/record/draft.ts'
import type { PegReason } from '../../game/record/entry.ts'
import { cardsPlayedFrom, currentDeal, type Game, holderOf } from '../../game/record/game.ts'
import type { Card } from '../../rules/card.ts'
import { cardsOf } from '../../rules/rules.ts'
import { isPossibleCount } from '../../rules/show.ts'
import { holderName } from '../../words/names.ts'
import { CORRECTION_WORDS } from '../../words/table/correction.ts'
import { PEG_WORDS } from '../../words/table/pegs.ts'
import { sayRefusal } from '../../words/table/refusal.ts'
import { sayImpossible } from '../../words/table/show.ts'
import { usedBy } from '../pads/CardGrid.tsx'
import { CardChange, CardPad } from '../pads/CardPad.tsx'
import {
  Fields,
  type OtherReason,
  otherReasons,
  plainReason,
  ReasonFields,
  SideTabs,
} from '../pads/Fields.tsx'
import { NumberGrid } from '../pads/NumberGrid.tsx'
import css from './EntryPad.module.css'
import {
  Amount,
  DealerFields,
  Effect,
  type FieldsProps,
  Kinds,
  type PadProps,
  StartFields,
} from './PadParts.tsx'
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

/** The fields of entries other than hands and cards. An entry without any can only be removed. */
function EntryFields({ entry, ...pad }: FieldsProps) {
  switch (entry.type) {
    case 'pegged':
    case 'muggins-taken':
      return <PegFields {...pad} entry={entry} />
    case 'dealt':
      return <DealerFields {...pad} entry={entry} />
    case 'game-started':
      return <StartFields {...pad} entry={entry} />
    default:
      return null
  }
}

function PegFields({ there, entry, onEntry }: FieldsProps<'pegged' | 'muggins-taken'>) {
  const { points, side } = entry
  const peg = entry.type === 'pegged' ? entry : undefined
  const reasons = allReasons(there)
  const chosen = peg && reasonOf(reasons, peg)
  const [words, setWords] = useState(chosen?.note === peg?.note ? '' : (peg?.note ?? ''))
  const stepTo = (next: number) => onEntry({ ...entry, points: next === 0 ? -Math.sign(points) : next })
  const setReason = (reason: PegReason, usual: number, note: string | undefined) => {
    if (!peg) return
    const { note: old, ...rest } = peg
    // Corrected points stay the same with another reason.
    const kept = chosen && points !== chosen.points
    onEntry({ ...rest, reason, points: kept ? points : usual, ...(note ? { note } : {}) })
  }
  return (
    <>
      <SideTabs
        game={there}
        label={PEG_WORDS.whose}
        chosen={side}
        onChoose={(next) => onEntry({ ...unjoined(entry), side: next })}
      />
      <Amount
        label={CORRECTION_WORDS.points}
        value={points}
        min={peg ? -60 : 1}
        max={peg ? 60 : 29}
        onChange={stepTo}
      />
      {peg && (
        <ReasonFields
          reasons={reasons}
          chosen={chosen?.key}
          onChoose={(row) => setReason(row.reason, row.points, words.trim() || row.note)}
          words={words}
          onWords={(next) => {
            setWords(next)
            setReason(peg.reason, points, next.trim() || chosen?.note)
          }}
        />
      )}
    </>
  )
}

/** Without joining the peg before, which was another side’s. */
function unjoined(entry: FieldsProps<'pegged' | 'muggins-taken'>['entry']) {
  if (entry.type !== 'pegged') return entry
  const { joins, ...alone } = entry
  return alone
}

/** The reasons of the play’s keys, and all others. */
function allReasons(there: Game): readonly OtherReason[] {
  const others = otherReasons(there)
  const onKeys = pegKeys(there.rules).filter(
    ({ reason }, i, keys) =>
      keys.findIndex((key) => key.reason === reason) === i && !others.some((row) => row.key === reason),
  )
  const rows = onKeys.map(({ reason, points }) => plainReason(there, reason, points))
  return [...rows, ...others]
}

function reasonOf(reasons: readonly OtherReason[], { reason, note }: Pick<OtherReason, 'reason' | 'note'>) {
  const rows = reasons.filter((row) => row.reason === reason)
  return rows.find((row) => row.note === note) ?? rows.find((row) => row.note === undefined)
}

function HandFields(props: PadProps<'hand-counted'>) {
  const { there, start, entry, onEntry, effect, foot } = props
  const { of } = start
  const [by, setBy] = useState<'cards' | 'number'>(start.cards ? 'cards' : 'number')
  return (
    <>
      {currentDeal(there)?.starter && start.claimed === undefined && (
        <Kinds
          label={CORRECTION_WORDS.how}
          value={by}
          onChange={setBy}
          options={[
            { value: 'cards', label: CORRECTION_WORDS.byCards },
            { value: 'number', label: CORRECTION_WORDS.byNumber },
          ]}
        />
      )}
      {by === 'cards' ? (
        <HandByCards {...props} />
      ) : (
        <>
          <section className={css.typed}>
            <NumberGrid
              label={holderName(there, of)}
              chosen={entry && !entry.cards ? entry.points : 'none'}
              note={sayImpossible(of, there.rules)}
              isPossible={(points) => isPossibleCount(points, of, there.rules)}
              onNumber={(points) => onEntry({ type: 'hand-counted', of, points })}
            />
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
  const { of, claimed } = entry
  const deal = currentDeal(there)
  const played = cardsPlayedFrom(deal, of)
  const { cards = played } = entry
  const used = usedBy({ game: there, draft: EMPTY_DRAFT })
  const change = (fields: { readonly cards?: readonly Card[]; readonly claimed?: number }) => {
    setTaken(undefined)
    onEntry({ ...entry, cards, ...fields })
  }
  return (
    <CardPad
      cards={cards.filter((card) => !played.includes(card))}
      need={cardsOf(there.rules, of)}
      played={played}
      starter={{ name: there.rules.words.starter, card: deal?.starter }}
      usedBy={(card) => (holderOf(deal, card) === of ? undefined : used(card))}
      onCards={(open) => change({ cards: [...played, ...open] })}
      onUsed={(card) => {
        const holder = holderOf(deal, card)
        if (holder !== undefined) setTaken(sayRefusal(there, { type: 'card-used', card, holder }))
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
                onChange={(next) => change({ claimed: next })}
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
