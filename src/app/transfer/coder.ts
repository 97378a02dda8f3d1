/** Codes one answer, guessed from earlier answers in these contexts. A reader returns the answer that it reads. */
export type Code = (contexts: readonly string[], answer: boolean) => boolean

/** How often it was no, and how often yes; new answers count most. */
type Seen = [noes: number, ayes: number]

/** Far more answers than any game needs: otherwise a few bytes could keep a reader busy for hours. */
const MOST_READ = 4_000_000

/**
 * An arithmetic coder: an answer costs a bit where nothing is known, and next to nothing where it was foreseen. It
 * computes with whole numbers, and one division that every engine rounds alike. With `packed` it reads, after `begin`.
 */
export function makeCoder(packed?: Uint8Array) {
  const seen = new Map<string, Seen>()
  const bytes: number[] = []
  let [low, high, given, at, answers, isReading] = [0, 0xffffffff, 0, 0, 0, false]
  const shift = (word: number, byte: number) => ((word << 8) | byte) >>> 0
  const next = () => packed?.[at++] ?? 0

  const code: Code = (contexts, answer) => {
    if (isReading && (++answers > MOST_READ || at > (packed?.length ?? 0) + 4))
      throw new RangeError('nothing packed')
    const counts = contexts.map((context) => {
      const count: Seen = seen.get(context) ?? [0, 0]
      seen.set(context, count)
      return count
    })
    const middle = low + Math.floor(((high - low) * expected(counts)) / 65_536)
    const isYes = isReading ? given <= middle : answer
    if (isYes) high = middle
    else low = middle + 1
    while (low >>> 24 === high >>> 24) {
      bytes.push(low >>> 24)
      ;[low, high, given] = [shift(low, 0), shift(high, 255), shift(given, isReading ? next() : 0)]
    }
    for (const count of counts) remember(count, isYes)
    return isYes
  }

  return {
    code,
    /** What was coded until now only taught the model, and is not written. */
    begin() {
      ;[low, high, bytes.length, isReading] = [0, 0xffffffff, 0, packed !== undefined]
      for (let i = 0; i < 4; i++) given = shift(given, next())
    },
    end: () => Uint8Array.from([...bytes, (low >>> 24) + 1]),
  }
}

/** Of 65,536 such answers, how many are yes. A later context is more exact and counts more. */
function expected(counts: readonly Seen[]): number {
  let [noes, ayes, weight] = [1, 1, 1]
  for (const [no, aye] of counts) {
    noes += no * weight
    ayes += aye * weight
    weight *= 4
  }
  return Math.min(Math.max(Math.floor((ayes * 65_536) / (noes + ayes)), 16), 65_520)
}

function remember(count: Seen, isYes: boolean): void {
  const [is, not] = isYes ? ([1, 0] as const) : ([0, 1] as const)
  count[is] = Math.min(count[is] + 1, 250)
  if (count[not] > 2) count[not] = (count[not] >> 1) + 1
}

/** A number of so many bits. The contexts predict the first `guessed` of them; the others cost a bit each. */
export function codeBits(
  code: Code,
  contexts: readonly string[],
  [count, guessed]: readonly [count: number, guessed: number],
  value: number,
): number {
  let coded = 0
  for (let i = count - 1; i >= 0; i--) {
    const used = count - i <= guessed ? contexts.map((context) => `${context} ${count} ${i} ${coded}`) : []
    coded = coded * 2 + Number(code(used, Math.floor(value / 2 ** i) % 2 === 1))
  }
  return coded
}
