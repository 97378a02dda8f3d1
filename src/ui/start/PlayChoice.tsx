import type { Rules } from '../../rules/rules.ts'
import { Segments } from '../parts/Segments.tsx'
import { FormSection } from './FormSection.tsx'

interface PlayChoiceProps {
  readonly playBy: Rules['playBy']
  readonly onPlayBy: (playBy: Rules['playBy']) => void
}

const WAYS = [
  { value: 'points', label: 'By points' },
  { value: 'cards', label: 'By cards' },
] as const

const MEANING: Readonly<Record<Rules['playBy'], string>> = {
  points: 'You say what the play is worth; one tap pegs it.',
  cards: 'Each card is tapped as it is laid; the app counts and pegs by itself.',
}

/** How the play is kept. */
export function PlayChoice({ playBy, onPlayBy }: PlayChoiceProps) {
  return (
    <FormSection title="The play" help={MEANING[playBy]}>
      <Segments label="The play" options={WAYS} value={playBy} onChange={onPlayBy} />
    </FormSection>
  )
}
