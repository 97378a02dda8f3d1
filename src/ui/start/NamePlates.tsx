import { useGames } from '../../app/hooks/use-figures.ts'
import { lostLast } from '../../game/setup/deal-again.ts'
import {
  defaultName,
  MOST_TYPED,
  nameOf,
  SEATS,
  setupOf,
  withMark,
  withName,
  withSeats,
} from '../../game/setup/setup-form.ts'
import { seatCount, seatsOf, sideOf } from '../../rules/rules.ts'
import { sayNameField } from '../../words/names.ts'
import { NEW_GAME_WORDS } from '../../words/pages/new-game.ts'
import { PegSelect } from '../pads/PegSelect.tsx'
import { Digits } from '../parts/Digits.tsx'
import { Icon } from '../parts/Icon.tsx'
import type { FormProps } from '../parts/rules/RulesFields.tsx'
import { Segments } from '../parts/Segments.tsx'
import { TextInput } from '../parts/TextField.tsx'
import styles from './NamePlates.module.css'

export function SeatsField({ form, onForm }: FormProps) {
  return (
    <div className={styles.seats}>
      <span aria-hidden="true">{NEW_GAME_WORDS.players}</span>
      <Segments
        label={NEW_GAME_WORDS.players}
        options={SEATS.map((count) => ({ value: `${count}`, label: <Digits value={count} /> }))}
        value={`${seatCount(form.rules)}`}
        onChange={(count) => onForm(withSeats(form, Number(count)))}
      />
    </div>
  )
}

const NAMES = 'known-names'

/** A plate for each seat, clockwise, to write the name on. */
export function NamePlates({ form, onForm, names }: FormProps & { readonly names: readonly string[] }) {
  const { rules } = form
  const seats = [...rules.sideOfSeat.keys()]
  const { players } = setupOf(form)
  const absent = names.filter((name) => !players.includes(name))
  return (
    <fieldset className={styles.plates}>
      <legend className="visually-hidden">{NEW_GAME_WORDS.seats}</legend>
      {seats.map((seat) => {
        const side = sideOf(rules, seat)
        return (
          <div key={seat} className={styles.plate}>
            <PegSelect
              mark={form.marks[side] ?? 'a'}
              owner={seatsOf(rules, side)[0] === seat ? nameOf(form, seat) : undefined}
              onMark={(chosen) => onForm(withMark(form, side, chosen))}
            />
            <TextInput
              label={sayNameField(seat)}
              value={form.names[seat] ?? ''}
              placeholder={defaultName(form, seat)}
              maxLength={MOST_TYPED}
              autoCapitalize="words"
              list={NAMES}
              onType={(name) => onForm(withName(form, seat, name))}
            />
            <Icon name="pencil" size={20} />
          </div>
        )
      })}
      {seats.length > 2 && <p>{NEW_GAME_WORDS.clockwise}</p>}
      <datalist id={NAMES}>
        {absent.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </fieldset>
  )
}

const CUT = 'cut'

export function DealsField({ form, onForm }: FormProps) {
  const seats = [...form.rules.sideOfSeat.keys()]
  const lost = lostLast(useGames().games, setupOf(form).players)
  return (
    <div className={styles.deals}>
      <h2>{NEW_GAME_WORDS.whoDeals}</h2>
      <Segments
        label={NEW_GAME_WORDS.whoDeals}
        options={[
          ...seats.map((seat) => ({
            value: `${seat}`,
            label: (
              <span>
                {nameOf(form, seat)} {seat === lost && <small>{NEW_GAME_WORDS.lostLast}</small>}
              </span>
            ),
          })),
          { value: CUT, label: NEW_GAME_WORDS.byCut },
        ]}
        value={`${form.dealer ?? CUT}`}
        onChange={(chosen) => onForm({ ...form, dealer: chosen === CUT ? undefined : Number(chosen) })}
      />
    </div>
  )
}
