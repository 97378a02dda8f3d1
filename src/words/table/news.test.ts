import { describe, expect, test } from 'vitest'
import type { Intent } from '../../game/intent.ts'
import type { Entry, GameEvent } from '../../game/record/entry.ts'
import type { LogLine, ShownGame } from '../../game/record/game.ts'
import {
  append,
  cutBy,
  type Log,
  type Opening,
  openLog,
  pegBy,
  played,
  read,
  tap,
  taps,
} from '../../game/record/log.fixture.ts'
import { PRESETS } from '../../rules/presets.ts'
import { asLowball } from '../../rules/rules-name.ts'
import { sayLine } from '../pages/sheet.ts'
import { announce, sayDone } from './news.ts'
import { sayTap, tapTag } from './undo.ts'

const TO_THE_PLAY: readonly Intent[] = [{ type: 'turn-starter', card: 'KH' }]
const TO_THE_SHOW: readonly Intent[] = [...TO_THE_PLAY, { type: 'end-play' }]

/** A deal of Ann’s, as far as the play. */
function inPlay(opening: Opening = {}): Log {
  return taps(openLog({ dealer: 0, ...opening }), ...TO_THE_PLAY)
}

function inShow(opening: Opening = {}): Log {
  return taps(openLog({ dealer: 0, ...opening }), ...TO_THE_SHOW)
}

function inShown(points: number): Log {
  return tap(inShow(), { type: 'count-typed', of: 1, points })
}

/** The log with entries written as they are, where no tap of today writes them. */
function written(log: Log, ...entries: readonly Entry[]): Log {
  return read(append(log.rows, entries, 1_000_000))
}

/** A card each is on the table, and it is Bob’s turn. */
function inSeries(): Log {
  const nine: GameEvent = { type: 'card-played', seat: 1, card: '9C', points: 0 }
  return written(inPlay(), nine, { type: 'card-played', seat: 0, card: 'TD', points: 0 })
}

function lastLine(game: ShownGame): LogLine {
  return game.lines.at(-1)!
}

interface Row {
  readonly why: string
  readonly log: Log
  readonly undo: string
  readonly sheet: string
  readonly said: string
}

const scores = [57, 49]

const rows: readonly Row[] = [
  {
    why: 'a peg',
    log: tap(inPlay({ scores: [55, 49] }), pegBy(0, 2, 'fifteen')),
    undo: 'Ann 2 for fifteen',
    sheet: 'Deal 1 · Ann 2 for fifteen',
    said: 'Ann pegs 2 for fifteen. Ann 57, Bob 49.',
  },
  {
    why: 'a peg past a skunk line',
    log: tap(inPlay({ scores: [58, 49] }), { type: 'peg', side: 0, points: 3, reason: 'run' }),
    undo: 'Ann 3 for a run of 3',
    sheet: 'Deal 1 · Ann 3 for a run of 3',
    said: 'Ann pegs 3 for a run of 3, past the double-skunk line. Ann 61, Bob 49.',
  },
  {
    why: 'a penalty with its reason',
    log: tap(inPlay({ scores }), { type: 'peg', side: 1, points: 2, reason: 'penalty', note: 'renege' }),
    undo: 'Bob 2 for a penalty (renege)',
    sheet: 'Deal 1 · Bob 2 for a penalty (renege)',
    said: 'Bob pegs 2 for a penalty (renege). Ann 57, Bob 51.',
  },
  {
    why: 'points for no stated reason',
    log: tap(inPlay({ scores }), pegBy(1, 7)),
    undo: 'Bob 7',
    sheet: 'Deal 1 · Bob 7',
    said: 'Bob pegs 7. Ann 57, Bob 56.',
  },
  {
    why: 'a correction backwards',
    log: tap(inPlay({ scores }), { type: 'peg', side: 0, points: -3, reason: 'correction' }),
    undo: 'Ann back 3 for a correction',
    sheet: 'Deal 1 · Ann back 3 for a correction',
    said: 'Ann goes back 3 for a correction. Ann 54, Bob 49.',
  },
  {
    why: 'partners peg together',
    log: tap(inPlay({ rules: PRESETS['four-partners'] }), pegBy(1, 2, 'pair')),
    undo: 'Bob & Dan 2 for a pair',
    sheet: 'Deal 1 · Bob & Dan 2 for a pair',
    said: 'Bob & Dan peg 2 for a pair. Ann & Cleo 0, Bob & Dan 2.',
  },
  {
    why: 'a hand',
    log: tap(inShow({ scores }), { type: 'count', of: 1, cards: ['7D', '8S', '8C', '9H'] }),
    undo: 'Bob’s hand 12',
    sheet: 'Deal 1 · Bob’s hand 7♦ 8♠ 8♣ 9♥ + K♥ · 12',
    said: 'Bob’s hand counts 12, past the double-skunk line. Ann 57, Bob 61.',
  },
  {
    why: 'a typed hand',
    log: tap(inShow({ scores }), { type: 'count-typed', of: 1, points: 8 }),
    undo: 'Bob’s hand 8',
    sheet: 'Deal 1 · Bob’s hand · 8',
    said: 'Bob’s hand counts 8. Ann 57, Bob 57.',
  },
  {
    why: 'nineteen',
    log: tap(inShow({ scores }), { type: 'count-typed', of: 1, points: 19 }),
    undo: 'Bob’s hand 0',
    sheet: 'Deal 1 · Bob’s hand · 0',
    said: 'Bob’s hand counts nothing. Ann 57, Bob 49.',
  },
  {
    why: 'a hand passed over',
    log: tap(inShow({ scores }), { type: 'skip' }),
    undo: 'Bob’s hand skipped',
    sheet: 'Deal 1 · Bob’s hand is skipped',
    said: 'Bob’s hand is skipped.',
  },
  {
    why: 'the starter passed over',
    log: tap(openLog({ dealer: 0 }), { type: 'skip' }),
    undo: 'starter skipped',
    sheet: 'Deal 1 · The starter is skipped',
    said: 'The starter is skipped.',
  },
  {
    why: 'the starter',
    log: inPlay(),
    undo: 'starter K♥',
    sheet: 'Deal 1 · Starter K♥',
    said: 'The starter is the King of hearts.',
  },
  {
    why: 'two for his heels',
    log: tap(openLog({ dealer: 0 }), { type: 'turn-starter', card: 'JC' }),
    undo: 'starter J♣ (2)',
    sheet: 'Deal 1 · Starter J♣ · Ann 2 for his heels',
    said: 'Jack of clubs: Ann pegs two for his heels. Ann 2, Bob 0.',
  },
  {
    why: 'the end of the play',
    log: inShow(),
    undo: 'to the show',
    sheet: 'Deal 1 · End of the play',
    said: 'End of the play.',
  },
  {
    why: 'a misdeal',
    log: tap(inPlay(), { type: 'redeal' }),
    undo: 'misdeal',
    sheet: 'Deal 1 · Misdeal: Ann deals again',
    said: 'Misdeal: Ann deals again.',
  },
  {
    why: 'a game given up',
    log: tap(inPlay({ scores }), { type: 'give-up' }),
    undo: 'ending the game',
    sheet: 'Deal 1 · The game was ended early',
    said: 'The game was ended early. Ann 57, Bob 49.',
  },
  {
    why: 'muggins taken',
    log: written(inShow({ scores }), { type: 'muggins-taken', side: 0, of: 1, points: 4 }),
    undo: 'Ann 4 for muggins',
    sheet: 'Deal 1 · Ann 4 for muggins',
    said: 'Muggins! Ann takes 4 missed in Bob’s hand, past the double-skunk line. Ann 61, Bob 49.',
  },
  {
    why: 'muggins let go',
    log: written(inShow(), { type: 'muggins-passed', of: 'crib' }),
    undo: 'no muggins on Ann’s crib',
    sheet: 'Deal 1 · No muggins on Ann’s crib',
    said: 'No muggins on Ann’s crib.',
  },
  {
    why: 'muggins in lowball, where nobody wants the points',
    log: written(inShow({ rules: asLowball(PRESETS['six-card-121']) }), {
      type: 'muggins-taken',
      side: 1,
      of: 1,
      points: 4,
    }),
    undo: 'Bob 4 for muggins',
    sheet: 'Deal 1 · Bob 4 for muggins',
    said: 'Muggins! Bob gets 4 missed in Bob’s hand. Ann 0, Bob 4.',
  },
  {
    why: 'a false call',
    log: written(inShow(), {
      type: 'muggins-passed',
      of: 1,
      by: 0,
      named: 2,
      penalty: [{ side: 1, points: 2 }],
    }),
    undo: 'no muggins on Bob’s hand, Bob 2 for a penalty (false call)',
    sheet: 'Deal 1 · No muggins on Bob’s hand · Bob 2 for a penalty (false call)',
    said: 'No muggins on Bob’s hand. Bob pegs 2 for a penalty (false call). Ann 0, Bob 2.',
  },
  {
    why: 'a claim that said too much',
    log: written(inShow({ scores }), {
      type: 'hand-counted',
      of: 1,
      claimed: 14,
      points: 8,
      penalty: [{ side: 0, points: 2 }],
    }),
    undo: 'Bob’s hand 8, Ann 2 for a penalty (over-claim)',
    sheet: 'Deal 1 · Bob’s hand · claimed 14 · 8 · Ann 2 for a penalty (over-claim)',
    said: 'Bob’s hand counts 8, claimed 14. Ann pegs 2 for a penalty (over-claim). Ann 59, Bob 57.',
  },
  {
    why: 'a claim',
    log: written(inShow({ scores }), { type: 'hand-counted', of: 1, claimed: 14, points: 8 }),
    undo: 'Bob’s hand 8',
    sheet: 'Deal 1 · Bob’s hand · claimed 14 · 8',
    said: 'Bob’s hand counts 8, claimed 14. Ann 57, Bob 57.',
  },
  {
    why: 'a card played',
    log: written(inPlay({ scores }), { type: 'card-played', seat: 1, card: '7H', points: 2 }),
    undo: '7♥ (2)',
    sheet: 'Deal 1 · Bob 7♥ · 2',
    said: 'Bob plays the 7 of hearts for 2. Ann 57, Bob 51.',
  },
  {
    why: 'a go',
    log: written(inSeries(), { type: 'go-said', seat: 1, points: 0 }),
    undo: 'Bob’s go',
    sheet: 'Deal 1 · Bob: go',
    said: 'Bob says go.',
  },
  {
    why: 'a stop',
    log: written(inSeries(), { type: 'play-stopped', seat: 1, points: 0 }),
    undo: 'Bob’s stop',
    sheet: 'Deal 1 · Bob’s stop',
    said: 'Bob stops.',
  },
  {
    why: 'a short hand that passes the lead',
    log: written(
      written(inSeries(), { type: 'go-said', seat: 1, points: 0 }, { type: 'go-said', seat: 0, points: 1 }),
      { type: 'lead-passed', seat: 1 },
    ),
    undo: 'Bob’s lead passed',
    sheet: 'Deal 1 · Bob has no card left: the lead passes',
    said: 'Bob has no card left: the lead passes.',
  },
  {
    why: 'a rules change',
    log: written(inPlay(), { type: 'rules-changed', patch: { heels: 1 } }),
    undo: 'rules change',
    sheet: 'Deal 1 · Rules changed: his heels',
    said: 'Rules changed: his heels.',
  },
  {
    why: 'three for last',
    log: openLog({ rules: PRESETS['five-card-61'], dealer: 0 }),
    undo: '',
    sheet: 'Deal 1 · Ann deals, Bob pegs three for last',
    said: 'Deal 1: Ann deals, Bob pegs three for last. Ann 0, Bob 3.',
  },
  {
    why: 'the start',
    log: openLog(),
    undo: '',
    sheet: 'New game: Ann against Bob, six-card, to 121',
    said: 'New game: Ann against Bob, six-card, to 121.',
  },
  {
    why: 'a game taken up from a wooden board',
    log: openLog({ scores }),
    undo: '',
    sheet: 'New game: Ann against Bob, six-card, to 121, starting at Ann 57, Bob 49',
    said: 'New game: Ann against Bob, six-card, to 121, starting at Ann 57, Bob 49.',
  },
  {
    why: 'a tied cut',
    log: tap(openLog(), cutBy('4S', '4D')),
    undo: 'cut',
    sheet: 'Cut: Ann 4♠, Bob 4♦',
    said: 'Ann cuts the 4 of spades, Bob the 4 of diamonds: a tie, Ann and Bob cut again.',
  },
  {
    why: 'an entry after the end',
    log: written(tap(inPlay({ scores: [119, 90] }), pegBy(0, 2, 'pair')), {
      type: 'pegged',
      side: 1,
      points: 2,
      reason: 'fifteen',
    }),
    undo: 'Bob 2 for fifteen',
    sheet: 'Deal 1 · Bob 2 for fifteen – does not count: the game was over by then',
    said: 'Bob pegs 2 for fifteen. It does not count: the game was over by then.',
  },
  {
    why: 'a card held twice',
    log: written(inShow(), { type: 'hand-counted', of: 1, cards: ['KH', '2S', '3S', '4S'], points: 3 }),
    undo: 'Bob’s hand 3',
    sheet:
      'Deal 1 · Bob’s hand K♥ 2♠ 3♠ 4♠ + K♥ · 3 – does not count: the King of hearts is already the starter',
    said: 'Bob’s hand counts 3. It does not count: the King of hearts is already the starter.',
  },
  {
    why: 'a hand that the cards count otherwise',
    log: written(inShow({ scores }), {
      type: 'hand-counted',
      of: 1,
      cards: ['7D', '8S', '8C', '9H'],
      points: 10,
    }),
    undo: 'Bob’s hand 10',
    sheet: 'Deal 1 · Bob’s hand 7♦ 8♠ 8♣ 9♥ + K♥ · 10 – the cards count 12',
    said: 'Bob’s hand counts 10. Ann 57, Bob 59.',
  },
  {
    why: 'a win',
    log: tap(inShow({ scores: [90, 113] }), { type: 'count', of: 1, cards: ['7D', '8S', '8C', '9H'] }),
    undo: 'Bob’s hand 12',
    sheet: 'Deal 1 · Bob’s hand 7♦ 8♠ 8♣ 9♥ + K♥ · 12',
    said: 'Bob’s hand counts 12. Bob wins, 121 to 90: skunk, two games.',
  },
]

describe('what happened, on Undo, in the score sheet and aloud', () => {
  test.each(rows)('$why', ({ log: { game }, undo, sheet, said }) => {
    expect(game.undo === undefined ? '' : sayTap(game, game.undo)).toBe(undo)
    expect(sayLine(game, lastLine(game))).toBe(sheet)
    expect(announce(game, { type: 'lines', lines: [lastLine(game)] })).toBe(said)
  })
})

describe('one leap', () => {
  const log = inPlay({ scores: [55, 49] })
  const first = tap(log, pegBy(0, 2, 'fifteen'), 1_000_000)
  const leap = tap(first, pegBy(0, 2, 'pair'), 1_001_000)

  test('a fifteen and a pair in quick succession are announced as one peg', () => {
    expect(announce(leap.game, { type: 'lines', lines: [lastLine(leap.game)] })).toBe(
      'Ann pegs 4 for fifteen and a pair. Ann 59, Bob 49.',
    )
    expect(sayLine(leap.game, lastLine(leap.game))).toBe('Deal 1 · Ann 2 for a pair – pegged together')
  })

  test('Undo names what it undoes: the last tap', () => {
    expect(sayTap(leap.game, leap.game.undo!)).toBe('Ann 2 for a pair')
  })

  test('the key for Undo has 31 in figures, and short names where a team is too long for it', () => {
    const entries: readonly GameEvent[] = [{ type: 'pegged', side: 0, points: 2, reason: 'thirty-one' }]
    const tag = (game: ShownGame) => tapTag(game, { tapId: 't', entries })
    expect(tag(leap.game)).toBe('Ann 2 for 31')
    const { game } = openLog({ rules: PRESETS['four-partners'], dealer: 0 })
    expect(tag(game)).toBe('Ann & Cleo 2 for 31')
    const players = ['Bartholomeus', 'Bob', 'Maximilienne', 'Dan']
    expect(tag({ ...game, players })).toBe('Barth. & Maxim. 2 for 31')
    expect(tag({ ...leap.game, players: players.slice(0, 2) })).toBe('Bartholomeus 2 for 31')
  })

  test('pegs of one tap are one leap on Undo too', () => {
    const entries: readonly GameEvent[] = [
      { type: 'pegged', side: 0, points: 2, reason: 'fifteen' },
      { type: 'pegged', side: 0, points: 2, reason: 'pair', joins: true },
    ]
    expect(sayTap(leap.game, { tapId: 't', entries })).toBe('Ann 4 for fifteen and a pair')
  })

  test('a slow second peg is announced by itself', () => {
    const slow = tap(first, pegBy(0, 2, 'pair'), 1_005_000)
    expect(announce(slow.game, { type: 'lines', lines: [lastLine(slow.game)] })).toBe(
      'Ann pegs 2 for a pair. Ann 59, Bob 49.',
    )
  })
})

describe('a tap that corrected the record', () => {
  const pegged = taps(inPlay({ scores }), pegBy(0, 2, 'fifteen'), pegBy(1, 2, 'pair'))
  const { seq } = pegged.game.lines.at(-2)!
  const three: GameEvent = { type: 'pegged', side: 0, points: 3, reason: 'run' }
  const old = taps(
    inShow(),
    { type: 'count-typed', of: 1, points: 4 },
    { type: 'count-typed', of: 0, points: 6 },
    { type: 'count-typed', of: 'crib', points: 8 },
    { type: 'deal', dealer: 1 },
  )
  const crib = old.game.lines.at(-2)!
  const next = old.game.lines.at(-1)!
  const more: GameEvent = { type: 'hand-counted', of: 'crib', points: 10 }

  test.each<readonly [string, Log, Intent]>([
    ['Ann 2 for fifteen, removed', pegged, { type: 'remove', target: seq }],
    ['Ann 3 for a run of 3, edited', pegged, { type: 'amend', target: seq, with: three }],
    ['Ann 3 for a run of 3, inserted', pegged, { type: 'insert', before: seq, entry: three }],
    ['Bob’s hand 4, removed', inShown(4), { type: 'uncount', of: 1 }],
    ['Ann’s crib 8, removed', old, { type: 'remove', target: crib.seq }],
    ['Ann’s crib 10, edited', old, { type: 'amend', target: crib.seq, with: more }],
    [
      'Ann’s crib 10, inserted',
      tap(old, { type: 'remove', target: crib.seq }),
      { type: 'insert', before: next.seq, entry: more },
    ],
  ])('%s', (label, log, intent) => {
    const done = tap(log, intent)
    expect(sayTap(done.game, done.game.undo!)).toBe(label)
    const undone = tap(done, { type: 'undo' })
    expect(announce(undone.game, { type: 'undone', tap: done.game.undo! })).toContain(`Undone: ${label}.`)
    expect(sayTap(undone.game, undone.game.redo!)).toBe(label)
  })

  test('names what the line was changed into before', () => {
    const changed = tap(pegged, { type: 'amend', target: seq, with: three })
    const { game } = tap(changed, { type: 'remove', target: seq })
    expect(sayTap(game, game.undo!)).toBe('Ann 3 for a run of 3, removed')
  })

  test('names what is in the line, not what an undone change had written there', () => {
    const changed = tap(pegged, { type: 'amend', target: seq, with: three })
    const out = tap(tap(changed, { type: 'undo' }), { type: 'remove', target: seq })
    expect(sayTap(out.game, out.game.undo!)).toBe('Ann 2 for fifteen, removed')
    const { game } = tap(out, { type: 'undo' })
    expect(sayTap(game, game.redo!)).toBe('Ann 2 for fifteen, removed')
  })

  test('names the card that another had played', () => {
    const { game } = tap(played('KH QS 9D AC'), { type: 'other-played', seat: 1 })
    expect(sayTap(game, game.undo!)).toBe('A♣, edited')
  })
})

describe('a tap of several entries', () => {
  const cut = tap(openLog(), cutBy('4S', '9D'))

  test('is announced whole', () => {
    expect(announce(cut.game, { type: 'lines', lines: cut.game.lines.slice(1) })).toBe(
      'Ann cuts the 4 of spades, Bob the 9 of diamonds. Deal 1: Ann deals.',
    )
  })

  test('is known by the scores where it only corrected an older line', () => {
    const shown = tap(inShow({ scores }), { type: 'count-typed', of: 1, points: 8 })
    const { game } = tap(shown, { type: 'uncount', of: 1 })
    expect(announce(game, { type: 'lines', lines: [] })).toBe('Corrected. Ann 57, Bob 49.')
  })

  test('and named whole on Undo', () => {
    expect(sayTap(cut.game, cut.game.undo!)).toBe('cut, Ann deals')
  })

  test('of many entries names the first', () => {
    const pegged: GameEvent = { type: 'pegged', side: 0, points: 1, reason: 'go' }
    const entries: readonly GameEvent[] = [pegged, { type: 'play-ended' }, pegged]
    expect(sayTap(cut.game, { tapId: 't', entries })).toBe('Ann 1 for the go, and 2 more')
  })
})

test('Undo and Redo are announced with the scores as they are then', () => {
  const log = tap(inPlay({ scores: [55, 49] }), pegBy(0, 2, 'fifteen'))
  const undone = tap(log, { type: 'undo' })
  expect(announce(undone.game, { type: 'undone', tap: log.game.undo! })).toBe(
    'Undone: Ann 2 for fifteen. Ann 55, Bob 49.',
  )
  const redone = tap(undone, { type: 'redo' })
  expect(announce(redone.game, { type: 'redone', tap: undone.game.redo! })).toBe(
    'Redone: Ann 2 for fifteen. Ann 57, Bob 49.',
  )
})

test('an amended line says that it was changed', () => {
  const log = tap(inPlay({ scores }), pegBy(0, 2, 'fifteen'))
  const { seq, entry } = lastLine(log.game)
  expect(entry.type).toBe('pegged')
  const peg: GameEvent = { type: 'pegged', side: 0, points: 2, reason: 'pair' }
  const { game } = written(log, { type: 'amended', target: seq, with: peg })
  expect(sayLine(game, lastLine(game))).toBe('Deal 1 · Ann 2 for a pair – edited')
})

test('the first line has the rules that the game began with, whatever they are now', () => {
  const shorter = tap(openLog({ dealer: 0 }), {
    type: 'change-rules',
    patch: { target: 61, skunks: [], name: 'Six-card, to 61' },
  })
  expect(sayLine(shorter.game, shorter.game.lines[0]!)).toContain('six-card, to 121')
  expect(announce(shorter.game, { type: 'lines', lines: [shorter.game.lines[0]!] })).toContain(
    'six-card, to 121',
  )
})

describe('the line under the board', () => {
  const cut = cutBy('4S', 'KD')

  test.each<[string, Log, string | undefined]>([
    ['the cut', tap(openLog(), cut), 'Ann cuts 4♠ Bob K♦'],
    [
      'heels, by name',
      tap(openLog({ dealer: 0 }), { type: 'turn-starter', card: 'JH' }),
      'Jack of hearts: Ann pegs two for his heels',
    ],
    ['nothing of a starter that pegs nothing', inPlay(), undefined],
    ['a peg', tap(inPlay(), pegBy(1, 2, 'pair')), 'Bob pegs 2 for a pair'],
    ['a hand, though it pegs nothing', inShown(0), 'Bob’s hand counts nothing'],
    [
      'the tap before, after an Undo',
      taps(inPlay(), pegBy(1, 2, 'pair'), pegBy(0, 3, 'other'), { type: 'undo' }),
      'Bob pegs 2 for a pair',
    ],
  ])('tells %s', (_, { game }, said) => {
    expect(sayDone(game)).toBe(said)
  })
})
