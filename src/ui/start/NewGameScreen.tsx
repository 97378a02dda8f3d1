import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useApp, useReadable, useWords } from '../../app/hooks/use-app.ts'
import { namesNow } from '../../game/record/player-names.ts'
import { MOST_TYPED, setupOf, sharedNames } from '../../game/setup/setup-form.ts'
import type { Setup } from '../../game/setup/start-game.ts'
import { checkRules } from '../../rules/check-rules.ts'
import { TITLES } from '../../words/app.ts'
import { SCAN_WORDS } from '../../words/pages/camera.ts'
import { NEW_GAME_WORDS, sayChosen } from '../../words/pages/new-game.ts'
import { sayFromScores, sayRulesProblem, sayStart } from '../../words/rules.ts'
import { sayBoard } from '../../words/table/score.ts'
import { Button, IconButton, PageButton } from '../parts/Button.tsx'
import { Disclosure } from '../parts/Disclosure.tsx'
import { RivalWins } from '../parts/figures/RivalWins.tsx'
import { Menu } from '../parts/Menu.tsx'
import { Page } from '../parts/Page.tsx'
import { HouseRules, type OwnRuleSets, OwnRules } from '../parts/rules/HouseRules.tsx'
import {
  DealerField,
  MatchField,
  MugginsField,
  PlayField,
  RulesField,
  RulesFields,
} from '../parts/rules/RulesFields.tsx'
import styles from './NewGameScreen.module.css'
import { JoinScores, SeatsField, TableSeats } from './TableSeats.tsx'
import { useNewGameForm } from './use-new-game-form.ts'

/** Letters that fit on the button. */
const MOST_WORDS = 90

interface NewGameScreenProps {
  readonly notice: ReactNode
  readonly own: OwnRuleSets
  readonly onStart: (setup: Setup) => void
}

export function NewGameScreen({ notice, own, onStart }: NewGameScreenProps) {
  const { names: used, renamed, lastTable } = useReadable(useApp().device)
  const names = useMemo(() => [...new Set(used.map(({ name }) => namesNow(renamed)(name)))], [used, renamed])
  const isFirst = lastTable === undefined
  const [form, onForm] = useNewGameForm()
  const setup = setupOf(form)
  const words = `${sayStart(setup)}${sayChosen(setup.rules)}`
  const inWords = useWords()
  const [problem] = checkRules(setup.rules)
  const [twice] = sharedNames(form)
  const warning = problem
    ? sayRulesProblem(problem, inWords(setup.rules))
    : twice && NEW_GAME_WORDS.sharedName(twice)
  const fields = { form, onForm }
  return (
    <Page
      title={TITLES.newGame}
      note={isFirst ? TITLES.app : undefined}
      layout="form"
      tools={<Tools isFirst={isFirst} />}
      notice={notice}
      warning={warning}
      action={
        <Button
          kind="primary"
          detail={`${words.length > MOST_WORDS ? setup.rules.name : words}${sayFromScores(setup.scores)}`}
          disabled={problem !== undefined}
          onClick={() => onStart(setup)}
        >
          {NEW_GAME_WORDS.start}
        </Button>
      }
    >
      <div className={styles.table}>
        {/* In words on the first evening; icons are enough later. */}
        {isFirst && (
          <div className={styles.jobs}>
            <PageButton kind="quiet" to="/count" title={TITLES.count} />
            <PageButton kind="quiet" to="/rulings" title={TITLES.rulings} />
          </div>
        )}
        <GameUnderWay />
        <SeatsField {...fields} />
        {/* Only names that fit in a text field. */}
        <TableSeats {...fields} names={names.filter((name) => name.length <= MOST_TYPED)} />
        {setup.players.length === 2 && <RivalWins names={setup.players} />}
      </div>
      <RulesFields>
        <RulesField {...fields} own={own.sets} />
        <DealerField {...fields} />
        <PlayField {...fields} />
        <MatchField {...fields} />
        <MugginsField {...fields} />
        <div>
          <Disclosure onDemand title={NEW_GAME_WORDS.onWood} isOpen={setup.scores !== undefined}>
            <JoinScores {...fields} />
          </Disclosure>
          <Disclosure onDemand title={NEW_GAME_WORDS.houseRules}>
            <HouseRules {...fields} />
            <OwnRules {...fields} own={own} />
          </Disclosure>
        </div>
      </RulesFields>
    </Page>
  )
}

function Tools({ isFirst }: { readonly isFirst: boolean }) {
  const [, navigate] = useLocation()
  return (
    <>
      {!isFirst && (
        <>
          <IconButton icon="cards" label={TITLES.count} onClick={() => navigate('/count')} />
          <IconButton icon="book" label={TITLES.rulings} onClick={() => navigate('/rulings')} />
        </>
      )}
      <Menu
        items={() => [
          { name: TITLES.games, run: () => navigate('/games') },
          { name: SCAN_WORDS.title, run: () => navigate('/scan') },
          { name: TITLES.settings, run: () => navigate('/settings') },
        ]}
      />
    </>
  )
}

function GameUnderWay() {
  const onTable = useReadable(useApp().currentGame)
  const game = onTable.type === 'open' ? onTable.table.getState().game : undefined
  if (!game || game.step.type === 'over') return null
  const { resume } = NEW_GAME_WORDS
  return <PageButton kind="quiet" detail={sayBoard(game)} trailing="arrow-right" to="/" title={resume} />
}
