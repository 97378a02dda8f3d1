import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useApp, useReadable, useWords } from '../../app/hooks/use-app.ts'
import { namesNow } from '../../game/record/player-names.ts'
import { MOST_TYPED, setupOf, sharedNames } from '../../game/setup/setup-form.ts'
import type { Setup } from '../../game/setup/start-game.ts'
import { checkRules } from '../../rules/check-rules.ts'
import { TITLES } from '../../words/app.ts'
import { BOOK_WORDS } from '../../words/pages/book.ts'
import { SCAN_WORDS } from '../../words/pages/camera.ts'
import { NEW_GAME_WORDS, sayDeals } from '../../words/pages/new-game.ts'
import { sayFromScores, sayRulesProblem } from '../../words/rules.ts'
import { sayScores } from '../../words/table/score.ts'
import { Button, IconButton, PageButton } from '../parts/Button.tsx'
import { Wood } from '../parts/board/Wood.tsx'
import { Disclosure } from '../parts/Disclosure.tsx'
import { RivalWins } from '../parts/figures/RivalWins.tsx'
import { Menu } from '../parts/Menu.tsx'
import { Page } from '../parts/Page.tsx'
import { HouseRules, type OwnRuleSets, OwnRules } from '../parts/rules/HouseRules.tsx'
import { JoinScores } from '../parts/rules/JoinScores.tsx'
import {
  MatchField,
  MugginsField,
  PlayField,
  RulesField,
  RulesFields,
  StarterField,
} from '../parts/rules/RulesFields.tsx'
import { useNewGameForm } from '../parts/setup/use-new-game-form.ts'
import { DealsField, NamePlates, SeatsField } from './NamePlates.tsx'
import styles from './NewGameScreen.module.css'

interface NewGameScreenProps {
  readonly notice: ReactNode
  readonly own: OwnRuleSets
  readonly onStart: (setup: Setup) => void
}

export function NewGameScreen({ notice, own, onStart }: NewGameScreenProps) {
  const { names: used, renamed } = useReadable(useApp().device)
  const names = useMemo(() => [...new Set(used.map(({ name }) => namesNow(renamed)(name)))], [used, renamed])
  const [form, onForm] = useNewGameForm()
  const setup = setupOf(form)
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
      layout="form"
      tools={<Tools />}
      notice={notice}
      warning={warning}
      action={
        <Button
          kind="primary"
          detail={`${sayDeals(setup)}${sayFromScores(setup.scores)}`}
          disabled={problem !== undefined}
          onClick={() => onStart(setup)}
        >
          {NEW_GAME_WORDS.start}
        </Button>
      }
    >
      <div className={styles.table}>
        <GameUnderWay />
        <SeatsField {...fields} />
        {/* Only names that fit in a text field. */}
        <Wood>
          <NamePlates {...fields} names={names.filter((name) => name.length <= MOST_TYPED)} />
        </Wood>
        <DealsField {...fields} />
        {setup.players.length === 2 && <RivalWins names={setup.players} />}
      </div>
      <RulesFields>
        <RulesField {...fields} own={own.sets} />
        <div>
          <PlayField {...fields} />
          <StarterField {...fields} />
        </div>
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

function Tools() {
  const [, navigate] = useLocation()
  return (
    <>
      <IconButton icon="cards" label={TITLES.count} onClick={() => navigate('/count')} />
      <IconButton icon="book" label={TITLES.rulings} onClick={() => navigate('/rulings')} />
      <Menu
        items={() => [
          { name: BOOK_WORDS.title, run: () => navigate('/book') },
          { name: SCAN_WORDS.title, run: () => navigate('/storage?scan') },
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
  const { resume, justBegun } = NEW_GAME_WORDS
  const detail = game.pegs.some(({ front }) => front > 0) ? sayScores(game) : justBegun
  return <PageButton kind="quiet" detail={detail} trailing="arrow-right" to="/" title={resume} />
}
