import { Facing } from './Facing.tsx'
import { ClaimView } from './MugginsView.tsx'
import { OtherPad } from './OtherPad.tsx'
import { WideBoard } from './WideBoard.tsx'

/** Views that many games never show, in one chunk, so that other games do not wait for them. */
export const lateViews = { Facing, ClaimView, OtherPad, WideBoard } as const
