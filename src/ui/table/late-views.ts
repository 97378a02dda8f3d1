import { Facing } from './Facing.tsx'
import { ClaimView } from './MugginsView.tsx'
import { OtherPad } from './OtherPad.tsx'
import { WideBoard } from './WideBoard.tsx'

/** What many games never show, in one chunk: who plays without them never waits for it. */
export const lateViews = { Facing, ClaimView, OtherPad, WideBoard } as const
