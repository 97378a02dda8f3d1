import { useSettings, useWords } from '../../../app/hooks/use-app.ts'
import { gamesNeeded } from '../../../game/record/match.ts'
import {
  ownNameOf,
  playRuleSet,
  presetsFor,
  rulesOf,
  type SetupForm,
  withPreset,
  withRules,
} from '../../../game/setup/setup-form.ts'
import type { RuleSet } from '../../../game/setup/start-game.ts'
import { type MatchRules, type Rules, seatCount } from '../../../rules/rules.ts'
import { sayRules } from '../../../words/engine/rules.ts'
import { NEW_GAME_CHOICES, NEW_GAME_WORDS, sayMatch } from '../../../words/pages/new-game.ts'
import { Disclosure } from '../Disclosure.tsx'
import { FormSection } from '../FormSection.tsx'
import { PegSwitch } from '../PegSwitch.tsx'
import { PegRadio, Segments } from '../Segments.tsx'
import { Stepper } from '../Stepper.tsx'
import styles from './RulesFields.module.css'

export interface FormProps {
  readonly form: SetupForm
  readonly onForm: (form: SetupForm) => void
}

/** The rule set in a line that opens the others. `own` are the table’s own rules, for any number of players. */
export function RulesField({ form, onForm, own }: FormProps & { readonly own: readonly RuleSet[] }) {
  const rules = rulesOf(form)
  const inWords = useWords()
  return (
    <Disclosure
      onDemand
      className={styles.rules}
      title={
        <span>
          {rules.name} <u>{NEW_GAME_WORDS.changeRules}</u>
        </span>
      }
    >
      <FormSection
        title={NEW_GAME_WORDS.rules}
        help={[sayRules(inWords(rules)), rules.note].filter(Boolean).join(' ')}
      >
        <div className={styles.grid}>
          {ruleSetsFor(form, own).map(({ label, isChosen, next }) => (
            <PegRadio key={label} name="rules" checked={isChosen} onChoose={() => onForm(next)}>
              {label}
            </PegRadio>
          ))}
        </div>
      </FormSection>
    </Disclosure>
  )
}

/** The presets for so many players, then the table’s own rules. */
function ruleSetsFor(form: SetupForm, own: readonly RuleSet[]) {
  const seats = seatCount(form.rules)
  const ownName = ownNameOf(form)
  const presets = presetsFor(seats).map((preset) => ({
    label: NEW_GAME_WORDS.presets[preset].join(': '),
    isChosen: preset === form.rules.preset && ownName === undefined,
    next: withPreset(form, preset),
  }))
  const ours = own.filter(({ rules }) => seatCount(rules) === seats)
  return [
    ...presets,
    ...ours.map((set) => {
      const { name } = set.rules
      return { label: name, isChosen: name === ownName, next: playRuleSet(form, set) }
    }),
  ]
}

/** By points a starter may be told or not; by cards the count needs it. */
export function StarterField({ form }: Pick<FormProps, 'form'>) {
  const [{ starter }, change] = useSettings()
  const { words, playBy } = useWords()(form.rules)
  if (playBy === 'cards') return null
  return (
    <PegSwitch
      checked={starter === 'asked'}
      onChange={(isOn) => change({ starter: isOn ? 'asked' : 'unasked' })}
      note={NEW_GAME_WORDS.starterNote(words)}
    >
      {NEW_GAME_WORDS.askStarter(words)}
    </PegSwitch>
  )
}

const MOST_GAMES = 15

export function MatchField({ form, onForm }: FormProps) {
  const { rules } = form
  const { match } = rules
  const best = match.type === 'best-of'
  const change = (next: MatchRules) => onForm(withRules(form, { ...rules, match: next }))
  return (
    <div className={styles.match}>
      <Segments
        label={NEW_GAME_WORDS.match}
        options={NEW_GAME_CHOICES.match}
        value={match.type}
        onChange={(type) => change(matchOf(type, match))}
      />
      {match.type !== 'single' && (
        <div>
          <span aria-hidden="true">{NEW_GAME_WORDS.games[match.type]}</span>
          <Stepper
            label={NEW_GAME_WORDS.games[match.type]}
            value={match.games}
            min={best ? 3 : 2}
            max={MOST_GAMES}
            // An even best-of could end level.
            onChange={(games) => change({ ...match, games: best ? games + (games - match.games) : games })}
          />
        </div>
      )}
      <p>{sayMatch(rulesOf(form))}</p>
    </div>
  )
}

function matchOf(type: Rules['match']['type'], before: MatchRules): MatchRules {
  if (type === 'single') return { type }
  const needed = before.type === 'single' ? 2 : gamesNeeded(before)
  return { type, games: type === 'best-of' ? Math.min(2 * needed - 1, MOST_GAMES) : needed }
}
