import { useWords } from '../../app/use-words.ts'
import type { RuleSet } from '../../game/setup.ts'
import type { PresetName } from '../../rules/presets.ts'
import { seatCount } from '../../rules/rules.ts'
import { sayRules } from '../../words/rules.ts'
import { PegRadio } from '../parts/PegRadio.tsx'
import { PegSwitch } from '../parts/PegSwitch.tsx'
import { FormSection } from './FormSection.tsx'
import { type PresetGroup, presetGroups } from './preset-groups.ts'
import styles from './RulesChoice.module.css'
import { ownNameOf, rulesOf, type SetupForm } from './setup-form.ts'

interface RulesChoiceProps {
  readonly form: SetupForm
  /** Rules that the table keeps under names of its own, for any number of players. */
  readonly own: readonly RuleSet[]
  readonly onPreset: (preset: PresetName) => void
  readonly onRuleSet: (set: RuleSet) => void
  readonly onLowball: (lowball: boolean) => void
}

/** The rule sets for this table, by family, and whether the win is turned over. */
export function RulesChoice({ form, own, onPreset, onRuleSet, onLowball }: RulesChoiceProps) {
  const rules = rulesOf(form)
  const inWords = useWords()
  const ours = own.filter((set) => seatCount(set.rules) === seatCount(rules))
  const name = ownNameOf(form)
  return (
    <div>
      <FormSection title="Rules" help={[sayRules(inWords(rules)), rules.note].filter(Boolean).join(' ')}>
        <div className={styles.groups}>
          {presetGroups(seatCount(rules)).map((group) => (
            <div key={group.name} className={styles.group} data-long={isLong(group) || undefined}>
              <span aria-hidden="true">{group.name}</span>
              <div>
                {group.choices.map(({ preset, short }) => (
                  <PegRadio
                    key={preset}
                    name="rules"
                    checked={preset === form.preset && name === undefined}
                    onChoose={() => onPreset(preset)}
                  >
                    <span>
                      <span className="visually-hidden">{group.name}: </span>
                      {short}
                    </span>
                  </PegRadio>
                ))}
              </div>
            </div>
          ))}
          {ours.length > 0 && (
            <div className={styles.group} data-long>
              <span aria-hidden="true">Your own</span>
              <div>
                {ours.map((set) => (
                  <PegRadio
                    key={set.rules.name}
                    name="rules"
                    checked={set.rules.name === name}
                    onChoose={() => onRuleSet(set)}
                  >
                    <span className={styles.name}>{set.rules.name}</span>
                  </PegRadio>
                ))}
              </div>
            </div>
          )}
        </div>
      </FormSection>
      <PegSwitch checked={form.lowball} onChange={onLowball} note={`First to reach ${rules.target} loses.`}>
        Lowball
      </PegSwitch>
    </div>
  )
}

/** Names that would break over lines get one of their own. */
function isLong({ choices }: PresetGroup): boolean {
  return choices.some(({ short }) => short.length > 12)
}
