import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useApp, useReadable, useWords } from '../../app/hooks/use-app.ts'
import { namesNow } from '../../game/record/player-names.ts'
import { MOST_TYPED, setupOf } from '../../game/setup/setup-form.ts'
import type { RuleSet, Setup } from '../../game/setup/start-game.ts'
import { TITLES } from '../../words/app.ts'
import { SCAN_WORDS } from '../../words/pages/camera.ts'
import { HOUSE_WORDS, ruleLines } from '../../words/pages/house-rules.ts'
import { NEW_GAME_WORDS, sayDeals } from '../../words/pages/new-game.ts'
import { sayFromScores } from '../../words/rules.ts'
import { Button, PageButton } from '../parts/Button.tsx'
import { Wood } from '../parts/board/Wood.tsx'
import { Disclosure } from '../parts/Disclosure.tsx'
import { RivalWins } from '../parts/figures/RivalWins.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Menu } from '../parts/Menu.tsx'
import { Page } from '../parts/Page.tsx'
import { RuleSentence } from '../parts/rules/HouseRules.tsx'
import { JoinScores } from '../parts/rules/JoinScores.tsx'
import { type FormProps, RulesField } from '../parts/rules/RulesFields.tsx'
import { useWayBack } from '../parts/use-way-back.ts'
import { DealsField, NamePlates, SeatsField } from './NamePlates.tsx'
import styles from './NewGameScreen.module.css'

interface NewGameScreenProps extends FormProps {
  readonly notice: ReactNode
  /** Why the game cannot begin, or what may be a mistake. */
  readonly warning: string | undefined
  readonly canStart: boolean
  readonly own: readonly RuleSet[]
  readonly onStart: (setup: Setup) => void
}

export function NewGameScreen(props: NewGameScreenProps) {
  const { notice, warning, canStart, own, onStart, ...fields } = props
  const { names: used, renamed } = useReadable(useApp().device)
  const names = useMemo(() => [...new Set(used.map(({ name }) => namesNow(renamed)(name)))], [used, renamed])
  const setup = setupOf(fields.form)
  return (
    <Page
      title={TITLES.newGame}
      layout="form"
      onBack={useWayBack()}
      tools={<NewGameMenu />}
      notice={notice}
      warning={warning}
      action={
        <Button
          kind="primary"
          detail={`${sayDeals(setup)}${sayFromScores(setup.scores)}`}
          disabled={!canStart}
          onClick={() => onStart(setup)}
        >
          {NEW_GAME_WORDS.start}
        </Button>
      }
    >
      <div className={styles.column}>
        <SeatsField {...fields} />
        {/* Only names that fit in a text field. */}
        <Wood>
          <NamePlates {...fields} names={names.filter((name) => name.length <= MOST_TYPED)} />
        </Wood>
        <DealsField {...fields} />
        {setup.players.length === 2 && <RivalWins names={setup.players} />}
      </div>
      <div className={styles.column}>
        <RulesField {...fields} own={own} />
        <More {...fields} />
        <Disclosure onDemand title={NEW_GAME_WORDS.onWood} isOpen={setup.scores !== undefined}>
          <JoinScores {...fields} />
        </Disclosure>
      </div>
    </Page>
  )
}

/** What this table plays otherwise than the books, each a way to its rule. */
function More({ form }: Pick<FormProps, 'form'>) {
  const [, navigate] = useLocation()
  const groups = ruleLines(form, useWords()(form.rules))
  const changed = groups.flatMap(({ lines }) => lines).filter(({ isChanged }) => isChanged)
  return (
    <section className={styles.more}>
      <h2>
        {HOUSE_WORDS.more} <small>{HOUSE_WORDS.differ(changed.length)}</small>
      </h2>
      {changed.map((line) => (
        <button
          key={line.key}
          type="button"
          className={line.key === 'lowball' ? styles.low : undefined}
          onClick={() => navigate(`/new?rules=${encodeURIComponent(line.key)}`)}
        >
          <span>
            <RuleSentence {...line} />
          </span>
          <Icon name="chevron" size={18} />
        </button>
      ))}
      <PageButton kind="quiet" to="/new?rules" title={HOUSE_WORDS.rest} />
    </section>
  )
}

function NewGameMenu() {
  const [, navigate] = useLocation()
  return (
    <Menu
      items={() => [
        { name: TITLES.count, run: () => navigate('/count') },
        { name: TITLES.rulings, run: () => navigate('/rulings') },
        { name: SCAN_WORDS.title, run: () => navigate('/storage?scan') },
        { name: TITLES.settings, run: () => navigate('/settings') },
      ]}
    />
  )
}
