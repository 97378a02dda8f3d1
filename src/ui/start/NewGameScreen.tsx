import type { ReactNode } from 'react'
import type { Setup } from '../../game/setup.ts'
import {
  type LastSetup,
  rulesOf,
  type SetupForm,
  setupOf,
  sharedNames,
  type UsualGame,
  withMark,
  withName,
  withPreset,
  withRuleSet,
  withRules,
  withScore,
  withSeats,
} from '../../game/setup-form.ts'
import { checkRules } from '../../rules/check-rules.ts'
import { TITLES } from '../../words/app.ts'
import { NEW_GAME_WORDS, saySharedName } from '../../words/pages/new-game.ts'
import { sayFrom, sayStart } from '../../words/rules.ts'
import { sayRulesProblem } from '../../words/rules-problem.ts'
import { AppBar } from '../parts/AppBar.tsx'
import { ActionBar, Button } from '../parts/Button.tsx'
import { Disclosure } from '../parts/Disclosure.tsx'
import { Screen } from '../parts/Screen.tsx'
import { DealerChoice } from './DealerChoice.tsx'
import { HouseRules } from './HouseRules.tsx'
import { useHalfLaid } from './half-laid.ts'
import { JoinScores } from './JoinScores.tsx'
import { MatchChoice } from './MatchChoice.tsx'
import { MugginsChoice } from './MugginsChoice.tsx'
import styles from './NewGameScreen.module.css'
import { type OwnRuleSets, OwnRules } from './OwnRules.tsx'
import { PlayChoice } from './PlayChoice.tsx'
import { RulesChoice } from './RulesChoice.tsx'
import { SeatsChoice } from './SeatsChoice.tsx'
import { TableSeats } from './TableSeats.tsx'

interface NewGameScreenProps {
  /** What the table chose for its last game. */
  readonly last?: LastSetup | undefined
  /** What it always begins with on this device. */
  readonly usual: UsualGame
  /** Names remembered from other games. */
  readonly knownNames: readonly string[]
  readonly own: OwnRuleSets
  readonly onStart: (setup: Setup) => void
  /** A game under way that can be gone back to. */
  readonly live?: { readonly label: string; readonly onResume: () => void } | undefined
  readonly onBack?: (() => void) | undefined
  /** Tools of the app bar. */
  readonly tools?: ReactNode
}

/** One page, and one tap to start: everything on it is as it was last time. */
export function NewGameScreen(props: NewGameScreenProps) {
  const { last, usual, knownNames, own, onStart, live, onBack, tools } = props
  const [form, setForm] = useHalfLaid(last, usual)
  const change = (to: Partial<SetupForm>) => setForm((now) => ({ ...now, ...to }))
  const { rules, lowball } = form
  return (
    <Screen fit="page">
      <AppBar title={TITLES.newGame} onBack={onBack}>
        {tools}
      </AppBar>
      <div className={styles.page}>
        <div className={styles.table}>
          {live && (
            <Button kind="quiet" detail={live.label} trailing="arrow-right" onClick={live.onResume}>
              {NEW_GAME_WORDS.goOn}
            </Button>
          )}
          <SeatsChoice rules={rules} onSeats={(seats) => setForm(withSeats(form, seats))} />
          <TableSeats
            form={form}
            knownNames={knownNames}
            onName={(seat, name) => setForm(withName(form, seat, name))}
            onMark={(side, mark) => setForm(withMark(form, side, mark))}
          />
        </div>
        <div className={styles.choices}>
          <RulesChoice
            form={form}
            own={own.sets}
            onPreset={(preset) => setForm(withPreset(form, preset))}
            onRuleSet={(set) => setForm(withRuleSet(form, set))}
            onLowball={(on) => change({ lowball: on })}
          />
          <DealerChoice form={form} onDealer={(dealer) => change({ dealer })} />
          <PlayChoice
            playBy={rules.playBy}
            onPlayBy={(playBy) => setForm(withRules(form, { ...rules, playBy }))}
          />
          <MatchChoice
            match={rules.match}
            skunks={rulesOf(form).skunks}
            onMatch={(match) => setForm(withRules(form, { ...rules, match }))}
          />
          <MugginsChoice
            mode={rules.muggins.mode}
            lowball={lowball}
            onMode={(mode) => setForm(withRules(form, { ...rules, muggins: { ...rules.muggins, mode } }))}
          />
          <div>
            <Disclosure title={NEW_GAME_WORDS.begun} isOpen={setupOf(form).scores !== undefined}>
              <JoinScores form={form} onScore={(side, score) => setForm(withScore(form, side, score))} />
            </Disclosure>
            <Disclosure title={NEW_GAME_WORDS.houseRules}>
              <HouseRules
                rules={rules}
                lowball={lowball}
                onRules={(next) => setForm(withRules(form, next))}
              />
              <OwnRules form={form} onForm={setForm} own={own} />
            </Disclosure>
          </div>
        </div>
      </div>
      <StartBar form={form} onStart={onStart} />
    </Screen>
  )
}

/** Letters that the button has room for: six long names stand on the place cards already. */
const MOST_WORDS = 90

interface StartBarProps {
  readonly form: SetupForm
  readonly onStart: (setup: Setup) => void
}

/** Always on screen: what will be started, or why it cannot be. */
function StartBar({ form, onStart }: StartBarProps) {
  const setup = setupOf(form)
  const words = sayStart(setup)
  const [problem] = checkRules(setup.rules)
  const [twice] = sharedNames(form)
  const refusal = problem && sayRulesProblem(problem, setup.rules)
  const doubt = twice && saySharedName(twice)
  return (
    <div className={styles.start}>
      <output>{refusal ?? doubt}</output>
      <ActionBar>
        <Button
          kind="primary"
          detail={`${words.length > MOST_WORDS ? setup.rules.name : words}${sayFrom(setup.scores)}`}
          disabled={problem !== undefined}
          onClick={() => onStart(setup)}
        >
          {NEW_GAME_WORDS.start}
        </Button>
      </ActionBar>
    </div>
  )
}
