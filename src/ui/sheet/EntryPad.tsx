import { EMPTY_DRAFT } from '../../game/record/draft.ts'
import { MOST_TYPED } from '../../game/setup/setup-form.ts'
import { sayNameField, sideName } from '../../words/names.ts'
import { CORRECTION_WORDS } from '../../words/table/correction.ts'
import { sayEntry } from '../../words/table/undo.ts'
import { CardChange } from '../pads/CardChange.tsx'
import { Choices, Fields, TextField } from '../pads/Fields.tsx'
import css from './EntryPad.module.css'
import { HandFields } from './HandFields.tsx'
import { Amount, Effect, type FieldsProps, type PadProps } from './PadParts.tsx'
import { PegFields } from './PegFields.tsx'

export function EntryPad(props: PadProps) {
  const { there, start, entry, onEntry, effect, foot } = props
  switch (start.type) {
    case 'hand-counted':
      return <HandFields {...props} start={start} entry={entry?.type === start.type ? entry : undefined} />
    case 'starter-turned':
    case 'card-played':
      return <CardFields {...props} start={start} entry={entry?.type === start.type ? entry : undefined} />
    default:
      return (
        <>
          <Fields pad="right" className={css.fields}>
            <EntryFields there={there} entry={entry ?? start} onEntry={onEntry} />
          </Fields>
          <Effect effect={effect} />
          {foot}
        </>
      )
  }
}

export function CardFields(props: Omit<PadProps<'starter-turned' | 'card-played'>, 'onAccept' | 'yes'>) {
  const { there, start, blank, entry, onEntry, effect, foot } = props
  return (
    <CardChange
      game={there}
      draft={EMPTY_DRAFT}
      type={start.type}
      old={blank ? undefined : start.card}
      next={blank || entry?.card !== start.card ? entry?.card : undefined}
      onPick={(card) => onEntry({ ...start, card })}
      effect={effect}
      foot={foot}
    />
  )
}

/** The fields of what is neither a hand nor a card; an entry that has none can only be taken out. */
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

function DealerFields({ there, entry, onEntry }: FieldsProps<'dealt'>) {
  return (
    <Choices
      label={CORRECTION_WORDS.dealer}
      choices={there.players.map((_, seat) => ({
        key: String(seat),
        label: sayEntry(there, { type: 'dealt', dealer: seat, points: 0 }),
      }))}
      chosen={String(entry.dealer)}
      onChoose={({ key }) => onEntry({ ...entry, dealer: Number(key) })}
    />
  )
}

/** The names of those who sit there, and the holes a game was taken up at. */
function StartFields({ there, entry, onEntry }: FieldsProps<'game-started'>) {
  const { players, scores } = entry
  return (
    <>
      {players.map((name, seat) => (
        <TextField
          key={sayNameField(seat)}
          label={sayNameField(seat)}
          value={name}
          maxLength={MOST_TYPED}
          onValue={(next) => onEntry({ ...entry, players: players.with(seat, next) })}
        />
      ))}
      {scores?.map((score, side) => (
        <Amount
          key={there.marks[side]}
          label={sideName(there, side)}
          value={score}
          min={0}
          max={there.rules.target - 1}
          onChange={(next) => onEntry({ ...entry, scores: scores.with(side, next) })}
        />
      ))}
    </>
  )
}
