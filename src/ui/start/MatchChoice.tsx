import { gamesNeeded } from '../../game/match.ts'
import type { MatchRules, Rules } from '../../rules/rules.ts'
import { numberWord } from '../../words/grammar.ts'
import { Segments } from '../parts/Segments.tsx'
import { Stepper } from '../parts/Stepper.tsx'
import { FormSection } from './FormSection.tsx'
import styles from './MatchChoice.module.css'

interface MatchChoiceProps {
  readonly match: MatchRules
  readonly skunks: Rules['skunks']
  readonly onMatch: (match: MatchRules) => void
}

const TYPES = [
  { value: 'single', label: 'One game' },
  { value: 'first-to', label: 'First to' },
  { value: 'best-of', label: 'Best of' },
] as const

const MOST = 15

/** One game, or several for the game holes of the board. */
export function MatchChoice({ match, skunks, onMatch }: MatchChoiceProps) {
  const best = match.type === 'best-of'
  return (
    <FormSection title="Match" help={meaningOf(match, skunks)}>
      <div className={styles.match}>
        <Segments
          label="Match"
          options={TYPES}
          value={match.type}
          onChange={(type) => onMatch(matchOf(type, match))}
        />
        {match.type !== 'single' && (
          <Stepper
            label="Games"
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

function meaningOf(match: MatchRules, skunks: Rules['skunks']): string | undefined {
  if (match.type === 'single') return undefined
  const first = `Whoever has ${numberWord(gamesNeeded(match))} games first wins the match.`
  const worth = skunks.map(({ name, games }) => `a ${name} counts ${numberWord(games)}`).join(', ')
  return worth === '' ? first : `${first} In it ${worth}.`
}
