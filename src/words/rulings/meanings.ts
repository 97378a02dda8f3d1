import { stemmer } from 'stemmer'
import { once } from '../../base/once.ts'
import { numberWord } from '../engine/grammar.ts'

/** Words that say nothing about what is asked. */
const FILLERS = `
a about after again all also am an and any are as at be been but by can could cribbage did didnt do does doing done dont
each else ever every exactly for from game get give had happen has have he her him his how i if im in into is it just know
let like make many may me more most much my need no not now of off on once one only opponent or other our over own player please
point pt pts r score she should so some still than that the their them then there this through time to u us w was we were what when
husband wife mate bloke guy friend buddy dad mum mom grandad grandpa grandma brother sister uncle aunt son daughter kid chap lad fellow pal neighbour
woman man person people somebody someone anybody anyone everybody everyone
where which while who whom whose why will with worth would you your`

/** What people call the same thing: each name of a line means the first. A name may be in several lines. */
const NAMES = `
crib: box, kitty
starter: top card, turn card, the turn, upturned card, deck card, card on the deck, turn up, turned up, turnup, turned card, cut card, upcard, up card, start card, community card, card turned
jack: knave, bower
peg: marker, pin
two: deuce
three: trey
deal: hand out, dish out, distribute
judge: referee, umpire, official, arbiter, director
score-card: score card, scorecard, sheet, slip, score sheet, scoresheet
slow: forever, age, long time, dawdle, stall, ponder, delay
forget: neglect, omit, skip
hole: spot, space
extra: spare, additional
nob: nobs, nibs, knob, noddy, right jack
heels: heel, nibs, his heels
three-alike: pair royal, prial, proil, three of a kind, three of a rank, three alike, triplet, trips, three of the same
four-alike: double pair royal, double prial, four of a kind, four of a rank, four of the same card, four alike, quad, quadruplet, four of the same
double-double: double double, quadruple
pair: two of a kind
run: sequence, straight
flush: all same suit, all one suit, all of one suit, all suited, all of a suit
past: over 31, past 31, above 31, 32, 33, 34, 35
suit: heart, spade, diamond, club, suited, color, colour
face: court, picture, royal, ten card, tenth card
play: pegging, pile, heap, stack, lay down, put down, lay
fall: knock, bump, topple, drop
go: pass, knock, cant move, cannot move, unable to play, unable to move, cant lay, cannot lay, cannot follow, blocked, cant play, cannot play, can not play, couldnt play, cant go, nobody can play, nobody else can play, no one can play, neither can play, stuck
lead: go first, play first, lay first, lay down first, put down first, start, begin, first card, open
win: go out, peg out, pegging out, count out, finish, home, victory, last point, final point, winning point
last-hole: last hole, stinkhole, stink hole, game hole, final hole
three-for-last: three for last, three point for last
last-card: closing card, last card, final card, one for last, point for last
skunk: lurch, whitewash
muggins: mug, cutthroat, cut throat
pone: nondealer, non dealer, eldest
renege: could play, could have play, can play, able to play, have a card that fit, playable, have one, lie, lied, pretend, revoke, hold back, sandbag, refuse, withhold
miss: miscount, overlook, undercount, underpeg, too low, too little, leave out, forget to count
overcount: greedy, too many, over count, overpeg, over peg, too many points, points too many, too many holes, peg more, extra hole, extra point, too much, too far, too high, overclaim, miscount
misdeal: redeal, re deal, wrong number, too many, too many or too few, discard too many, too few, seven card, miss card, too many cards, too few cards, card short, not enough cards, card too many
expose: face up, turn over, flip over, faced, flip, show, visible, reveal
look: peek, see, examine, check, peep, glimpse, glance, spy
announce: yell, shout, cry, say, call, speak, spoken, miscall, declare, claim, tell, aloud, out loud, count out loud, call the wrong number, say the wrong number
challenge: complain, object, dispute, contest, protest, argue, argument, disagree
bystander: kibitzer, spectator, onlooker, watcher, watching, audience, outsider
foul: offence, offense, infringement
backwards: reverse, downward, downwards, down, descend, backward
carry: carry over, across, start over, restart, reset, back to zero, new count, next count
discard: lay away, throw, toss, chuck, ditch, dump
take-back: back out, get back, pick up, retract, undo, change mind
wrong: faulty, blunder, miscall, by mistake, incorrect, incorrectly, mistake, error, false, accident, accidentally
same: tie, equal, draw, identical, both got, both cut, both turn
penalty: penalise, penalize, fine, punish, punishment, cost
exact: exact number, exact count, on the nose, overshoot
alone: by himself, by herself, by myself, by yourself, on his own, on my own, same player, himself, myself
impossible: cant get, cannot get, cant have, cant score, not possible, never get, no hand
keep: still have, more card, play more, play again, several card, continue, keep playing, play on, keep going, play all, have to play, must play
three-players: three of us, three player, three person, three handed, three hand, three people, three way, third player
four-players: four of us, four player, four person, four handed, four hand, four people
more-players: five of us, six of us, five player, five person, five handed, five people, six player, six person, six handed, six people
next-game: next game, after a game, after the game, second game, game two, new game, following game, rematch
out-of-cards: done with cards, out of card, all cards are gone, cards are gone, use up, used up, no cards, cards left, last cards, empty hand, no cards left, run out of cards, out of cards, no more cards, has no cards, finished cards, has none, have none, none left
turn: go out of turn, out of turn, not my turn, wasnt my turn
nineteen: zero hand, nothing, no points in hand
pack: deck
mix: mixed up, swap, confuse
highest: best, biggest, greatest, largest, maximum, perfect, max, top
lowball: loser, leastski
`

/** Forms that the stemmer does not join, and short names of cards: `j` is a jack. */
const IRREGULAR = `forget forgot forgotten, deal dealt, say said, speak spoke spoken, throw threw thrown, take took taken, lead led, hold held,
jack j, queen q, king k, see saw seen, win won, tell told, leave left, lay laid, lose lost, go went gone goes, begin began begun, draw drew drawn, show shown,
break broke broken, keep kept, find found, know knew known, fall fell fallen, hide hid hidden, steal stole stolen, think thought, get got, make made, give gave given, come came`

const FORMS = new Map(
  IRREGULAR.split(',').flatMap((verb) => {
    const [plain = '', ...forms] = verb.trim().split(' ')
    return forms.map((form) => [form, plain] as const)
  }),
)

/** Small letters only, as they were typed. */
export const plainWords = (text: string): readonly string[] => plainly(text).match(/[a-z]+/gu) ?? []

const plainly = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/gu, '')

/** The words of all names. */
export const NAMED_WORDS = plainWords(NAMES)

/** Small letters only, figures as words: `Turn-up’s` is `turn`, `ups`; `31` and `thirty one` are `thirtyone`. */
export function wordsOf(text: string): readonly string[] {
  const plain = plainly(text)
    // `kqa` and `2-a-3` are cards, not a word and a number.
    .replace(/\b[2-9ajqk](?:-?[2-9ajqk]){2,}\b/gu, (cards) =>
      [...cards.replace(/-/gu, '')].join(' ').replace(/a/gu, 'ace'),
    )
    // Beside other ranks it is an ace: `a 2 3`, `q k a`.
    .replace(/\ba(?=(?:[ ,-]+(?:10|[2-9]|[ajqk])\b){2})/gu, 'ace')
    .replace(/\b([kq]|king|queen)[ ,-]+a\b/gu, '$1 ace')
    .replace(/\b(?:at|count (?:is|was)) (?:2\d|30)\b/gu, 'under 31')
    .replace(/\bto (?=(?:many|much|few|little|far|low|high)\b)/gu, 'too ')
    .replace(/(\d+)s?/gu, (_, figures) => ` ${numberWord(Number(figures))} `)
    .replace(
      /(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -](one|two|three|four|five|six|seven|eight|nine)\b/gu,
      '$1$2',
    )
  return (plain.match(/[a-z0-9]+/gu) ?? []).map((word) =>
    word === 'pegging' ? word : stemmer(FORMS.get(word) ?? word),
  )
}

/** What the search knows. */
const namesKnown = once(() => {
  const meanings = new Map<string, readonly string[]>()
  for (const line of NAMES.trim().split('\n')) {
    const [meaning = '', names = ''] = line.split(': ')
    for (const name of [meaning.replaceAll('-', ' '), ...names.split(', ')]) {
      const key = wordsOf(name).join(' ')
      meanings.set(key, [...(meanings.get(key) ?? []), meaning])
    }
  }
  return {
    meanings,
    longest: Math.max(...[...meanings.keys()].map((name) => name.split(' ').length)),
    first: new Set([...meanings.keys()].map((name) => name.split(' ')[0] ?? '')),
    ranks: wordsOf('ace 2 3 4 5 6 7 8 9 10 jack queen king'),
    silent: new Set(wordsOf(FILLERS)),
    between: new Set(wordsOf('a the my your his her their its it you i he she card cards')),
    joiners: new Set(wordsOf('and then a an with plus cut turn up i he she they opponent me put play')),
  }
})

/** What words mean: the longest names first, no fillers, a row of cards as what it looks like. */
export function meaningsIn(words: readonly string[]): string[] {
  const rows = rowsIn(words)
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    const inRow = rows.some(({ from, to }) => from <= at && at <= to)
    const [length, meanings] = inRow ? ([1, []] as const) : meaningAt(words, at)
    found.push(...meanings)
    at += length
  }
  return [...found, ...rows.map(({ shape }) => shape)]
}

/** Three or more ranks, with nothing of interest between them: `7 8 9 and then a six`, `4 4 5 6 cut 6`. */
function rowsIn(words: readonly string[]) {
  const { ranks, joiners } = namesKnown()
  const rows: number[][] = [[]]
  for (const [place, word] of words.entries()) {
    if (ranks.includes(word)) rows.at(-1)?.push(place)
    else if (!joiners.has(word)) rows.push([])
  }
  return rows.flatMap((places) => {
    const shape = shapeOf(places.map((place) => ranks.indexOf(words[place] ?? '')))
    const [from = 0] = places
    return shape ? [{ from, to: places.at(-1) ?? from, shape }] : []
  })
}

/** `five, eight, five` asks the same as `six, five, six`, and `ten, five, five, five` as `nine, nine, nine`. */
function shapeOf(row: readonly number[]): string | undefined {
  if (row.length < 3) return undefined
  const ranks = [...new Set(row)].sort((a, b) => a - b)
  const last = row.at(-1)
  if (ranks.length < 3) {
    const most = Math.max(...ranks.map((rank) => row.filter((one) => one === rank).length))
    if (most > 2) return `alike-${most}`
    return row.length === 4 ? 'two-pairs' : row[0] === last ? 'pair-apart' : undefined
  }
  if (ranks.some((rank, i) => i > 0 && rank !== (ranks[i - 1] ?? 0) + 1)) return undefined
  if (row.length > ranks.length + 1) return 'runs-many'
  if (row.length > ranks.length) return last === row.at(-2) ? 'run-then-pair' : 'run-with-pair'
  const rises = (part: readonly number[]) => part.every((rank, i) => i === 0 || rank > (part[i - 1] ?? 0))
  if (rises(row)) return 'run-up'
  return last === ranks[0] && row.length > 3 && rises(row.slice(0, -1)) ? 'run-down' : 'run-mixed'
}

function meaningAt(words: readonly string[], at: number): readonly [number, readonly string[]] {
  const names = namesKnown()
  const [word = ''] = words.slice(at)
  for (let length = names.first.has(word) ? names.longest : 0; length > 0; length--) {
    const name = words.slice(at, at + length)
    // `hold a card back` is `hold back`.
    const short = name.filter((one, i) => i === 0 || i === length - 1 || !names.between.has(one))
    const meanings = names.meanings.get(name.join(' ')) ?? names.meanings.get(short.join(' '))
    if (meanings) return [length, meanings]
  }
  return [1, names.silent.has(word) ? [] : [word]]
}
