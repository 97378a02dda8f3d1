/** A place in the board's user space: one unit is one CSS pixel at the width the board was made for. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Bends are half circles, clockwise as seen from above. */
export type Segment =
  | { readonly type: 'line'; readonly to: Point }
  | { readonly type: 'arc'; readonly radius: number; readonly to: Point }

export interface Path {
  readonly from: Point
  readonly segments: readonly Segment[]
}

export interface Inlay {
  readonly from: Point
  readonly to: Point
}

/** Two to five pegs side by side; a track is a row of holes, track 0 the outermost. */
export type Tracks = 2 | 3 | 4 | 5

export interface Proportions {
  /** How much larger pegs and lettering are than on a phone. */
  readonly zoom: number
  /** Between the rows of neighbouring tracks. */
  readonly trackGap: number
  readonly pegRadius: number
  readonly numeralSize: number
  readonly margin: number
  /** Height of the visible front edge of the wood. */
  readonly thickness: number
}

/** Everything needed to draw the board, as numbers. It knows holes and tracks but no rules. */
export interface BoardGeometry extends Proportions {
  readonly tracks: Tracks
  /** The hole that ends the game; the wood may hold more. */
  readonly target: number
  readonly width: number
  readonly height: number
  /** From one hole to the next within a group of five. */
  readonly pitch: number
  /** Breadth of the street, holes and a rim of wood. */
  readonly band: number
  readonly holeRadius: number
  readonly finishRadius: number
  readonly ribbon: Path
  readonly lines: readonly Path[]
  /** Numbers engraved beside their holes, centred on a baseline. */
  readonly numerals: readonly { readonly hole: number; readonly at: Point }[]
  /** The last hole: one shared hole, or one for each track when the target is before the end of the wood. */
  readonly finish: readonly Point[]
  /** How many holes each track has of its own, the shared last one not counted. */
  readonly ownHoles: number
  /** The place of a score. At 0 and below, pegs wait at the start; a score past the wood is in its last hole. */
  readonly holeAt: (track: number, n: number) => Point
  /** The turn without holes that a peg passes between hole `n` and the next; empty for any other hole. */
  readonly wayAfter: (track: number, n: number) => readonly Point[]
  /** The inlay across the street just before hole `n`; undefined where the street has no such hole. */
  readonly lineBefore: (n: number) => Inlay | undefined
}
