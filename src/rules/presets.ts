import { type Penalty, withKind } from './penalty.ts'
import type { DealRules, PlayRules, PresetName, Rules, ShowRules, TableWords } from './rules.ts'

// A preset differs from the six-card game only in what it says; what books leave open is decided in docs/rules.md.

const PLAY: PlayRules = {
  series: 'repeated',
  afterGo: 'must',
  goPoint: 1,
  lastCard: 1,
  thirtyOne: 2,
  runs: 'any-order',
  renege: 'go',
  heldBack: 'kept',
}

const SHOW: ShowRules = { flushInHand: 4, flushInCrib: 5 }

const WORDS: TableWords = {
  crib: 'crib',
  starter: 'starter',
  jack: 'jack',
  three: 'pair royal',
  four: 'double pair royal',
}

const LEAGUE_WORDS: TableWords = { ...WORDS, crib: 'box', starter: 'turn-up' }

function penalty(reason: string, points = 2, who: Penalty['who'] = 'opponents'): Penalty {
  return withKind({ reason, points, who })
}

function penaltiesIn({ starter }: TableWords, ...more: readonly string[]): readonly Penalty[] {
  const mixed = `${starter} mixed into the hand`
  const reasons = [...more, 'renege', 'wrong number of cards', mixed, 'over-pegged']
  return reasons.map((reason) => penalty(reason))
}

const noPack: DealRules['pack'] = { cards: 0, when: 'after' }

function evenDeal(seats: number, dealt: number, each: number, pack = noPack): DealRules {
  return { dealt, crib: Array(seats).fill(each), aside: Array(seats).fill(0), pack }
}

const SIX_CARD_121: Rules = {
  name: 'Six-card, to 121',
  preset: 'six-card-121',
  sideOfSeat: [0, 1],
  deal: evenDeal(2, 6, 2),
  target: 121,
  firstHome: 'wins',
  play: PLAY,
  show: SHOW,
  heels: 2,
  noHeelsWithin: 0,
  threeForLast: 0,
  skunks: [
    { name: 'skunk', below: 91, games: 2 },
    { name: 'double skunk', below: 61, games: 3 },
  ],
  skunkBy: 'second',
  win: 1,
  penalties: penaltiesIn(WORDS),
  nextDealer: 'loser',
  muggins: {
    mode: 'off',
    overClaim: 'none',
    falseCall: 'pays',
    covers: 'show',
    falseGame: 'none',
    within: 'missed',
  },
  words: WORDS,
  match: { type: 'single' },
  playBy: 'points',
}

/** The rules of the American Cribbage Congress; the tests name the paragraph of each. */
const ACC: Rules = {
  ...SIX_CARD_121,
  name: 'ACC, to 121',
  preset: 'acc',
  play: { ...PLAY, renege: 'card', heldBack: 'chosen' },
  skunks: [{ name: 'skunk', below: 91, games: 3 }],
  win: 2,
  penalties: [
    penalty('bottom card seen'),
    penalty('cut not offered'),
    penalty('count of cards not allowed', 10, 'offender'),
    penalty('crib cards taken back'),
    penalty('crib looked at'),
    penalty('crib played as the hand'),
    penalty('starter taken into the hand'),
    penalty('renege'),
    penalty('starter mixed into the hand'),
    penalty('other side’s peg moved'),
    penalty('false claim of game', 15, 'offender'),
  ],
  nextDealer: 'cut',
  muggins: { ...SIX_CARD_121.muggins, falseGame: 'pays', within: 'home' },
}

const FIVE_CARD_61: Rules = {
  ...SIX_CARD_121,
  name: 'Five-card, to 61',
  preset: 'five-card-61',
  deal: evenDeal(2, 5, 2),
  target: 61,
  play: { ...PLAY, series: 'one', afterGo: 'may', goPoint: 0 },
  show: { flushInHand: 3, flushInCrib: 5 },
  threeForLast: 3,
  skunks: [],
  penalties: penaltiesIn(WORDS, 'cut before the deal'),
  words: { ...WORDS, jack: 'knave' },
}

const LEAGUE: Rules = {
  ...SIX_CARD_121,
  name: 'League singles',
  preset: 'league-singles',
  deal: evenDeal(2, 5, 1, { cards: 2, when: 'before' }),
  play: { ...PLAY, runs: 'upwards' },
  skunks: [],
  penalties: penaltiesIn(LEAGUE_WORDS),
  words: LEAGUE_WORDS,
  match: { type: 'best-of', games: 3 },
}

/** Hands of five, and a crib of five with one from the pack. */
const SEVEN_CARD: Rules = {
  ...SIX_CARD_121,
  name: 'Seven-card, to 181',
  preset: 'seven-card',
  deal: evenDeal(2, 7, 2, { cards: 1, when: 'before' }),
  target: 181,
  show: { flushInHand: 5, flushInCrib: 5 },
  skunks: [],
}

/** Two play as in the six-card game; the player on the dealer's right sits out. */
const SIT_OUT_DEAL = { ...evenDeal(3, 6, 2), crib: [2, 2, 0], aside: [0, 0, 6] }

const THREE_HAND_DEAL = evenDeal(3, 5, 1, { cards: 1, when: 'before' })

/** The dealer and the player opposite discard one out of play, the others one to the crib. */
const SIX_HAND_DEAL = { ...evenDeal(6, 5, 1), crib: [0, 1, 1, 0, 1, 1], aside: [1, 0, 0, 1, 0, 0] }

/** Four cards to the dealer, who discards none, and five to the others, who discard one each. */
const FIVE_HAND_DEAL = { ...evenDeal(5, 5, 1), crib: [0, 1, 1, 1, 1] }

function seated(
  game: Rules,
  preset: PresetName,
  name: string,
  sides: readonly number[],
  deal: DealRules,
): Rules {
  return { ...game, name, preset, sideOfSeat: sides, deal }
}

const PARTNERS = [0, 1, 0, 1]
const TEAMS = [0, 1, 0, 1, 0, 1]

/** The rules that tables choose from, by name; docs/rules.md names the book of each. */
export const PRESETS: Readonly<Record<PresetName, Rules>> = {
  'six-card-121': SIX_CARD_121,
  'six-card-61': { ...SIX_CARD_121, name: 'Six-card, to 61', preset: 'six-card-61', target: 61, skunks: [] },
  acc: ACC,
  'acc-muggins': {
    ...ACC,
    name: 'ACC with muggins, to 121',
    preset: 'acc-muggins',
    muggins: { ...ACC.muggins, mode: 'call', covers: 'play' },
  },
  'three-hand': seated(SIX_CARD_121, 'three-hand', 'Three-hand, to 121', [0, 1, 2], THREE_HAND_DEAL),
  'four-partners': seated(SIX_CARD_121, 'four-partners', 'Partners, to 121', PARTNERS, evenDeal(4, 5, 1)),
  'four-alone': seated(SIX_CARD_121, 'four-alone', 'Four, each alone', [0, 1, 2, 3], evenDeal(4, 5, 1)),
  'five-alone': seated(SIX_CARD_121, 'five-alone', 'Five, each alone', [0, 1, 2, 3, 4], FIVE_HAND_DEAL),
  'six-teams': seated(SIX_CARD_121, 'six-teams', 'Six, two teams of three', TEAMS, SIX_HAND_DEAL),
  'six-pairs': seated(SIX_CARD_121, 'six-pairs', 'Six, three pairs', [0, 1, 2, 0, 1, 2], SIX_HAND_DEAL),
  'five-card-61': FIVE_CARD_61,
  'five-card-partners': {
    ...seated(FIVE_CARD_61, 'five-card-partners', 'Five-card partners, to 61', PARTNERS, evenDeal(4, 5, 1)),
    note: 'The books give no four-hand deal for the five-card game: this one deals five, of which one goes to the crib.',
    show: SHOW,
  },
  'league-singles': LEAGUE,
  'league-doubles': seated(LEAGUE, 'league-doubles', 'League doubles', PARTNERS, evenDeal(4, 5, 1)),
  'league-triples': {
    ...seated(LEAGUE, 'league-triples', 'League triples', TEAMS, SIX_HAND_DEAL),
    note: 'The league does not state the deal for triples: this is the six-hand deal.',
  },
  'seven-card': SEVEN_CARD,
  'eight-card': {
    ...SEVEN_CARD,
    name: 'Eight-card, to 181',
    preset: 'eight-card',
    note: 'The books give no target for the eight-card game: this is that of the seven-card game.',
    deal: evenDeal(2, 8, 2),
    show: { flushInHand: 6, flushInCrib: 5 },
  },
  'three-sit-out': seated(SIX_CARD_121, 'three-sit-out', 'Three, one sits out', [0, 1, 2], SIT_OUT_DEAL),
  'six-alone': seated(SIX_CARD_121, 'six-alone', 'Six, each alone', [0, 1, 2, 3, 4, 5], SIX_HAND_DEAL),
}
