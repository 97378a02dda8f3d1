import type { PresetName } from '../../rules/presets.ts'
import { seatCount } from '../../rules/rules.ts'
import { rulesWords } from '../../words/rules-words.ts'
import { PegRadio } from '../parts/PegRadio.tsx'
import { PegSwitch } from '../parts/PegSwitch.tsx'
import { FormSection } from './FormSection.tsx'
import { type PresetGroup, presetGroups } from './preset-groups.ts'
import styles from './RulesChoice.module.css'
import { rulesOf, type SetupForm } from './setup-form.ts'

interface RulesChoiceProps {
  readonly form: SetupForm
  readonly onPreset: (preset: PresetName) => void
  readonly onLowball: (lowball: boolean) => void
}

/** The rule sets for this table, by family, and whether the win is turned over. */
export function RulesChoice({ form, onPreset, onLowball }: RulesChoiceProps) {
  const rules = rulesOf(form)
  return (
    <div>
      <FormSection title="Rules" help={[rulesWords(rules), rules.note].filter(Boolean).join(' ')}>
        <div className={styles.groups}>
          {presetGroups(seatCount(rules)).map((group) => (
            <div key={group.name} className={styles.group} data-long={isLong(group) || undefined}>
              <span aria-hidden="true">{group.name}</span>
              <div>
                {group.choices.map(({ preset, short }) => (
                  <PegRadio
                    key={preset}
                    name="rules"
                    checked={preset === form.preset}
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
