import { gamesNeeded } from '../../game/match.ts'
import type { MatchRules, Rules } from '../../rules/rules.ts'
import { MATCH_WORDS, NEW_GAME_WORDS, sayMatch } from '../../words/pages/new-game.ts'
import { FormSection } from '../parts/FormSection.tsx'
import { Segments } from '../parts/Segments.tsx'
import { Stepper } from '../parts/Stepper.tsx'
import styles from './MatchChoice.module.css'

interface MatchChoiceProps {
  readonly match: MatchRules
  readonly skunks: Rules['skunks']
  readonly onMatch: (match: MatchRules) => void
}

const TYPES = (['single', 'first-to', 'best-of'] as const).map((value) => ({
  value,
  label: MATCH_WORDS[value],
}))

const MOST = 15

/** One game, or several for the game holes of the board. */
export function MatchChoice({ match, skunks, onMatch }: MatchChoiceProps) {
  const best = match.type === 'best-of'
  return (
    <FormSection title={NEW_GAME_WORDS.match} help={sayMatch(match, skunks)}>
      <div className={styles.match}>
        <Segments
          label={NEW_GAME_WORDS.match}
          options={TYPES}
          value={match.type}
          onChange={(type) => onMatch(matchOf(type, match))}
        />
        {match.type !== 'single' && (
          <Stepper
            label={NEW_GAME_WORDS.games}
            value={match.games}
            min={best ? 3 : 2}
            max={MOST}
            // A best-of has no even number: it could end level.
            onChange={(games) => onMatch({ ...match, games: best ? games + (games - match.games) : games })}
          />
        )}
      </div>
    </FormSection>
  )
}

function matchOf(type: MatchRules['type'], before: MatchRules): MatchRules {
  const needed = before.type === 'single' ? 2 : gamesNeeded(before)
  switch (type) {
    case 'single':
      return { type }
    case 'first-to':
      return { type, games: needed }
    case 'best-of':
      return { type, games: Math.min(2 * needed - 1, MOST) }
  }
}
