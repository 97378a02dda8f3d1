import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { setupOf } from '../../game/setup/setup-form.ts'
import type { Setup } from '../../game/setup/start-game.ts'
import { TITLES } from '../../words/app.ts'
import { FIRST_WORDS, NEW_GAME_WORDS } from '../../words/pages/new-game.ts'
import { ActionBar, Button, PageButton } from '../parts/Button.tsx'
import { Board } from '../parts/board/Board.tsx'
import { Wood } from '../parts/board/Wood.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Screen } from '../parts/Screen.tsx'
import { useNewGameForm } from '../parts/setup/use-new-game-form.ts'
import css from './FirstScreen.module.css'
import { DealsField, NamePlates } from './NamePlates.tsx'

interface FirstScreenProps {
  readonly notice: ReactNode
  readonly onStart: (setup: Setup) => void
}

/** The first minute: two names, who deals, and the cards can be dealt. Everything else has its place for later. */
export function FirstScreen({ notice, onStart }: FirstScreenProps) {
  const [, navigate] = useLocation()
  const [form, onForm] = useNewGameForm()
  const setup = setupOf(form)
  const tracks = setup.marks.map((mark) => ({ mark, front: 0, back: -1 }))
  const skunkLines = setup.rules.skunks.map(({ below }) => below)
  return (
    <Screen fit="page">
      <div className={css.cover}>
        <Wood>
          <header>
            <h1>{TITLES.app}</h1>
            <p>{FIRST_WORDS.tag}</p>
          </header>
          <Board target={setup.rules.target} tracks={tracks} skunkLines={skunkLines} />
          <NamePlates form={form} onForm={onForm} names={[]} />
        </Wood>
      </div>
      <div className={css.page}>
        <DealsField form={form} onForm={onForm} />
        <p className={css.rules}>
          {setup.rules.name}{' '}
          <button type="button" onClick={() => navigate('/new')}>
            {NEW_GAME_WORDS.changeRules}
          </button>
        </p>
        <ul className={css.hints}>
          {FIRST_WORDS.hints.map(([icon, hint]) => (
            <li key={hint}>
              <Icon name={icon} />
              {hint}
            </li>
          ))}
        </ul>
        <div className={css.jobs}>
          <PageButton kind="quiet" to="/count" title={TITLES.count} />
          <PageButton kind="quiet" to="/rulings" title={TITLES.rulings} />
        </div>
      </div>
      {notice}
      <div className={css.foot}>
        <ActionBar>
          <Button kind="primary" trailing="arrow-right" onClick={() => onStart(setup)}>
            {NEW_GAME_WORDS.start}
          </Button>
        </ActionBar>
      </div>
    </Screen>
  )
}
