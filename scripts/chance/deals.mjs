/**
 * Deals of six-card cribbage by two sensible players, counted and pegged by the engine of the app. A player discards by
 * the average of hand and crib, and looks one card ahead in the play.
 *
 * @typedef {import('../../src/rules/card.ts').Card} Card
 * @typedef {import('../../src/rules/play.ts').Play} Play
 * @typedef {typeof import('../../src/rules/card.ts') & typeof import('../../src/rules/play.ts')
 *   & typeof import('../../src/rules/presets.ts') & typeof import('../../src/rules/table-total.fixture.ts')} Engine
 * @typedef {{ pegs: number[], play: [number, number], shown: [number, number, number] }} Deal pegs in order: the dealer’s
 *   above 0, pone’s below; of the play the dealer’s and pone’s; pone’s hand, the dealer’s, the crib
 */

const RANKS = 13
/** Deals that teach what the other player discards, and cribs tried with each discard. */
const LESSONS = 4_000
const CRIBS = 2_000

/**
 * Numbers from 0 to 1 that a seed decides (mulberry32).
 * @param {number} seed @returns {() => number}
 */
export function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** @param {Engine} engine @param {() => number} random @returns {() => Deal} plays the next deal */
export function makeTable(engine, random) {
  const rules = engine.PRESETS['six-card-121']
  const { PACK } = engine
  const pack = PACK.map((_, place) => place)
  /** The first so many cards of the shuffled pack. @param {number} most */
  const shuffle = (most) => {
    for (let i = 0; i < most; i++) {
      const j = i + Math.floor(random() * (52 - i))
      const [a = 0, b = 0] = [pack[i], pack[j]]
      pack[i] = b
      pack[j] = a
    }
    return pack.slice(0, most)
  }

  // What a discard is worth in the crib: first with any other two cards, then with those that players discard.
  let cribs = cribValues(() => undefined)
  for (let lesson = 0; lesson < 2; lesson++) {
    /** @type {number[][]} */
    const discarded = []
    for (let i = 0; i < LESSONS; i++) {
      const [first, second] = twoHands()
      discarded.push(discard(first, 1).thrown, discard(second, -1).thrown)
    }
    let next = 0
    cribs = cribValues(() => discarded[next++ % discarded.length])
  }

  /** @returns {[number[], number[]]} */
  function twoHands() {
    const dealt = shuffle(12)
    return [dealt.slice(0, 6), dealt.slice(6)]
  }

  /** By the ranks of the two cards. @param {() => number[] | undefined} others */
  function cribValues(others) {
    const values = new Float64Array(RANKS * RANKS)
    for (let high = 0; high < RANKS; high++)
      for (let low = 0; low <= high; low++) {
        const [a, b] = [high * 4, low * 4 + 1]
        let [points, times] = [0, 0]
        while (times < CRIBS) {
          const [x = 0, y = 0, starter = 0] = shuffle(3)
          const [c = 0, d = 0] = others() ?? [x, y]
          if (new Set([a, b, c, d, starter]).size < 5) continue
          points += engine.tableTotalOfFour(a, b, c, d, starter, rules.show.flushInCrib)
          times++
        }
        values[high * RANKS + low] = values[low * RANKS + high] = points / times
      }
    return values
  }

  /** @param {readonly number[]} six @param {1 | -1} crib whose it is: 1 for one’s own */
  function discard(six, crib) {
    let most = -Infinity
    let best = { kept: six.slice(0, 4), thrown: six.slice(4) }
    for (let i = 0; i < 6; i++)
      for (let j = i + 1; j < 6; j++) {
        const kept = six.filter((_, place) => place !== i && place !== j)
        const thrown = [six[i] ?? 0, six[j] ?? 0]
        const [a = 0, b = 0, c = 0, d = 0] = kept
        let points = 0
        for (let starter = 0; starter < 52; starter++)
          if (!six.includes(starter))
            points += engine.tableTotalOfFour(a, b, c, d, starter, rules.show.flushInHand)
        const value = cribs[((thrown[0] ?? 0) >> 2) * RANKS + ((thrown[1] ?? 0) >> 2)] ?? 0
        const worth = points / 46 + crib * value
        if (worth > most) {
          most = worth
          best = { kept, thrown }
        }
      }
    return best
  }

  /** What the last card of a series scores by its ranks, worked out once. @type {Map<string, number>} */
  const known = new Map()
  /** @param {readonly Card[]} series @param {Card} card */
  function pointsFor(series, card) {
    const key = series.map(engine.rankOf).join('') + engine.rankOf(card)
    const before = known.get(key)
    if (before !== undefined) return before
    const points = engine.playLines([...series, card], rules.play).reduce((sum, line) => sum + line.points, 0)
    known.set(key, points)
    return points
  }

  /** What the other player may answer on average. @param {readonly Card[]} series @param {readonly number[]} unseen by rank */
  function threat(series, unseen) {
    let [points, cards] = [0, 0]
    for (let rank = 0; rank < RANKS; rank++) {
      const [count = 0, card = PACK[0]] = [unseen[rank], PACK[rank * 4]]
      cards += count
      if (count > 0 && card && engine.fits(series, card)) points += count * pointsFor(series, card)
    }
    return points / cards
  }

  /** @param {Play} play @param {readonly Card[]} fitting @param {readonly number[]} unseen @param {number} others cards */
  function choose(play, fitting, unseen, others) {
    const series = engine.currentSeries(play).map(({ card }) => card)
    let [best, most] = [fitting[0], -Infinity]
    for (const card of fitting) {
      const after = [...series, card]
      const count = engine.countOf(after)
      const ends = count === 31 ? 0 : threat(after, unseen) * others
      // Low cards are kept for the go.
      const worth = pointsFor(series, card) - ends + engine.pipsOf(engine.rankOf(card)) / 10
      if (worth > most) [best, most] = [card, worth]
    }
    return best
  }

  /** @param {readonly (readonly number[])[]} hands the dealer’s and pone’s @param {number} starter @param {number[]} pegs */
  function playOut(hands, starter, pegs) {
    const held = hands.map((hand) => hand.map((place) => /** @type {Card} */ (PACK[place])))
    const seen = hands.map((hand) => [...hand, starter])
    let play = engine.openPlay(rules, 0)
    /** @type {[number, number]} */
    const sums = [0, 0]
    while (play.turn !== undefined) {
      const seat = play.turn
      const hand = held[seat] ?? []
      const fitting = hand.filter((card) => engine.fitsNow(play, card))
      const unseen = new Array(RANKS).fill(4)
      for (const place of seen[seat] ?? []) unseen[place >> 2]--
      const card = choose(play, fitting, unseen, held[1 - seat]?.length ?? 0)
      const next = card ? engine.playCard(play, rules, card) : engine.sayGo(play, rules)
      const to = card ? seat : (engine.lastToPlay(play) ?? seat)
      if (card) {
        hand.splice(hand.indexOf(card), 1)
        seen[1 - seat]?.push(PACK.indexOf(card))
      }
      if (next.points > 0) pegs.push(to === 0 ? next.points : -next.points)
      sums[to === 0 ? 0 : 1] += next.points
      play = next.play
    }
    return sums
  }

  return () => {
    const [first = [], second = []] = twoHands()
    const [mine, theirs] = [discard(first, 1), discard(second, -1)]
    const starter = pack[12 + Math.floor(random() * 40)] ?? 0
    /** @type {number[]} */
    const pegs = []
    if (engine.rankOf(/** @type {Card} */ (PACK[starter])) === 'J') pegs.push(rules.heels)
    const play = playOut([mine.kept, theirs.kept], starter, pegs)
    const { flushInHand, flushInCrib } = rules.show
    /** @param {readonly number[]} cards @param {number} flush */
    const count = ([a = 0, b = 0, c = 0, d = 0], flush) => engine.tableTotalOfFour(a, b, c, d, starter, flush)
    const crib = count([...mine.thrown, ...theirs.thrown], flushInCrib)
    /** @type {[number, number, number]} */
    const shown = [count(theirs.kept, flushInHand), count(mine.kept, flushInHand), crib]
    for (const [points, side] of /** @type {const} */ ([
      [shown[0], -1],
      [shown[1], 1],
      [crib, 1],
    ]))
      if (points > 0) pegs.push(points * side)
    return { pegs, play, shown }
  }
}

/**
 * The dealer’s chance at each score of the dealer and of pone, from the last holes back to the first: a side that is
 * home in the middle of a deal has won.
 * @param {readonly Deal[]} deals @param {number} target @returns {Float64Array} by `dealer * target + pone`
 */
export function chancesOf(deals, target) {
  const chances = new Float64Array(target * target)
  /** @param {number} dealer @param {number} pone */
  const at = (dealer, pone) => chances[dealer * target + pone] ?? 0
  const totals = deals.map(({ pegs }) => totalsOf(pegs))
  const [mostDealer, mostPone] = [0, 1].map((side) => Math.max(...totals.map((total) => total[side] ?? 0)))
  /** @type {Map<number, number>} */
  const times = new Map()
  for (const [dealer, pone] of totals)
    times.set(dealer * target + pone, (times.get(dealer * target + pone) ?? 0) + 1)
  for (let sum = 2 * target - 2; sum >= 0; sum--)
    for (let dealer = Math.max(0, sum - target + 1); dealer <= Math.min(sum, target - 1); dealer++) {
      const pone = sum - dealer
      let won = 0
      if (dealer + (mostDealer ?? 0) < target && pone + (mostPone ?? 0) < target)
        for (const [key, n] of times)
          won += n * (1 - at(pone + (key % target), dealer + Math.floor(key / target)))
      else for (const { pegs } of deals) won += afterDeal(pegs, dealer, pone)
      chances[dealer * target + pone] = won / deals.length
    }
  return chances

  /** @param {readonly number[]} pegs @param {number} dealer @param {number} pone */
  function afterDeal(pegs, dealer, pone) {
    for (const peg of pegs) {
      if (peg > 0) dealer += peg
      else pone -= peg
      if (dealer >= target) return 1
      if (pone >= target) return 0
    }
    return 1 - at(pone, dealer)
  }
}

/** @param {readonly number[]} pegs @returns {[number, number]} the dealer’s and pone’s */
function totalsOf(pegs) {
  /** @type {[number, number]} */
  const totals = [0, 0]
  for (const peg of pegs) totals[peg > 0 ? 0 : 1] += Math.abs(peg)
  return totals
}

/**
 * Whole games: how often the dealer of a deal won where the table said so, in tenths by what it said.
 * @param {() => Deal} deal @param {(dealer: number, pone: number) => number} chanceAt @param {number} target
 * @param {number} most deals
 */
export function calibrate(deal, chanceAt, target, most) {
  const tenths = Array.from({ length: 10 }, () => ({ said: 0, won: 0, times: 0 }))
  let [dealt, games, first] = [0, 0, 0]
  while (dealt < most) {
    // By side: 0 dealt first.
    const scores = [0, 0]
    /** @type {number[]} */
    const said = []
    let winner = -1
    for (let dealer = 0; winner < 0; dealer = 1 - dealer, dealt++) {
      said.push(chanceAt(scores[dealer] ?? 0, scores[1 - dealer] ?? 0))
      for (const peg of deal().pegs) {
        const side = peg > 0 ? dealer : 1 - dealer
        scores[side] = (scores[side] ?? 0) + Math.abs(peg)
        if ((scores[side] ?? 0) < target) continue
        winner = side
        break
      }
    }
    games++
    if (winner === 0) first++
    for (const [i, chance] of said.entries()) {
      const tenth = tenths[Math.min(9, Math.floor(chance * 10))]
      if (!tenth) continue
      tenth.times++
      tenth.said += chance
      tenth.won += i % 2 === winner ? 1 : 0
    }
  }
  const means = tenths.map(({ said, won, times }) => ({ said: said / times, won: won / times, times }))
  return { tenths: means, first: first / games, games }
}
