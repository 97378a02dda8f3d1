import { SHEET_WORDS } from '../../words/pages/sheet.ts'
import { ActionBar, Button, IconButton } from '../parts/Button.tsx'

interface SheetStepsProps {
  readonly place: number
  readonly lines: number
  readonly onStep: (place: number) => void
}

/** From line to line, and the pegs walk along. */
export function SheetSteps({ place, lines, onStep }: SheetStepsProps) {
  const [first, last] = [place === 0, place === lines - 1]
  return (
    <ActionBar tight>
      <IconButton icon="chevron" label={SHEET_WORDS.first} disabled={first} onClick={() => onStep(0)} />
      <Button kind="quiet" disabled={first} onClick={() => onStep(place - 1)}>
        {SHEET_WORDS.previous}
      </Button>
      <Button kind="quiet" disabled={last} onClick={() => onStep(place + 1)}>
        {SHEET_WORDS.next}
      </Button>
      <IconButton icon="chevron" label={SHEET_WORDS.last} disabled={last} onClick={() => onStep(lines - 1)} />
    </ActionBar>
  )
}
