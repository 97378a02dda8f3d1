import type { Rules } from '../../rules/rules.ts'
import { NEW_GAME_WORDS, PLAY_BY_WORDS } from '../../words/pages/new-game.ts'
import { FormSection } from '../parts/FormSection.tsx'
import { Segments } from '../parts/Segments.tsx'

interface PlayChoiceProps {
  readonly playBy: Rules['playBy']
  readonly onPlayBy: (playBy: Rules['playBy']) => void
}

export const PLAY_WAYS = (['points', 'cards'] as const).map((value) => ({
  value,
  label: PLAY_BY_WORDS[value][0],
}))

/** How the play is kept. */
export function PlayChoice({ playBy, onPlayBy }: PlayChoiceProps) {
  return (
    <FormSection title={NEW_GAME_WORDS.play} help={PLAY_BY_WORDS[playBy][1]}>
      <Segments label={NEW_GAME_WORDS.play} options={PLAY_WAYS} value={playBy} onChange={onPlayBy} />
    </FormSection>
  )
}
