import { useWords } from '../../app/use-settings.ts'
import { presetGroups } from '../../game/preset-groups.ts'
import type { RuleSet } from '../../game/setup.ts'
import { ownNameOf, rulesOf, type SetupForm } from '../../game/setup-form.ts'
import type { PresetName } from '../../rules/presets.ts'
import { seatCount } from '../../rules/rules.ts'
import { NEW_GAME_WORDS, PRESET_WORDS, sayLowballNote } from '../../words/pages/new-game.ts'
import { sayRules } from '../../words/rules.ts'
import { FormSection } from '../parts/FormSection.tsx'
import { PegRadio } from '../parts/PegRadio.tsx'
import { PegSwitch } from '../parts/PegSwitch.tsx'
import styles from './RulesChoice.module.css'

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
      <FormSection
        title={NEW_GAME_WORDS.rules}
        help={[sayRules(inWords(rules)), rules.note].filter(Boolean).join(' ')}
      >
        <div className={styles.groups}>
          {presetGroups(seatCount(rules)).map((presets) => (
            <div key={presets[0]} className={styles.group} data-long={isLong(presets) || undefined}>
              <span aria-hidden="true">{presets[0] && PRESET_WORDS[presets[0]][0]}</span>
              <div>
                {presets.map((preset) => (
                  <PegRadio
                    key={preset}
                    name="rules"
                    checked={preset === form.preset && name === undefined}
                    onChoose={() => onPreset(preset)}
                  >
                    <span>
                      <span className="visually-hidden">{PRESET_WORDS[preset][0]}: </span>
                      {PRESET_WORDS[preset][1]}
                    </span>
                  </PegRadio>
                ))}
              </div>
            </div>
          ))}
          {ours.length > 0 && (
            <div className={styles.group} data-long>
              <span aria-hidden="true">{NEW_GAME_WORDS.yourOwn}</span>
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
      <PegSwitch checked={form.lowball} onChange={onLowball} note={sayLowballNote(rules)}>
        {NEW_GAME_WORDS.lowball}
      </PegSwitch>
    </div>
  )
}

/** Names that would break over lines get one of their own. */
function isLong(presets: readonly PresetName[]): boolean {
  return presets.some((preset) => PRESET_WORDS[preset][1].length > 12)
}
