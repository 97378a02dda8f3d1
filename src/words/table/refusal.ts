import type { Refusal } from '../../game/intent.ts'
import type { IgnoredReason, LogLine, ShownGame, Step } from '../../game/record/game.ts'
import { scoresOf } from '../../game/record/game.ts'
import type { Holder } from '../../rules/rules.ts'
import { type CountRange, countRange, type ShowError } from '../../rules/show.ts'
import { cardName } from '../engine/cards.ts'
import { plural, sentenceCase, type WordsOf, withVerb, wordsFor } from '../engine/grammar.ts'
import {
  dealOf,
  holderInDeal,
  holderName,
  type LineInGame,
  possessive,
  seatList,
  seatName,
  sideName,
  whereHeld,
} from '../names.ts'
import { sayRulesProblem } from '../rules.ts'
import { sayEnd } from './game-over.ts'
import { sayPoints } from './pegs.ts'
import { sayKind } from './show.ts'

export const TOO_FAST = 'Too fast: that tap was ignored.'

export const sayRefusal = (game: ShownGame, refusal: Refusal) => wordsFor(REFUSAL_WORDS, refusal, game)

const REFUSAL_WORDS: WordsOf<Refusal, ShownGame> = {
  'game-over': (_, game) => {
    const how = game.outcome === undefined ? 'it was ended early' : sayEnd(game).title
    return `The game is over: ${how}. To continue, undo the last entry.`
  },
  'not-now': (_, game) => `Not yet: ${wordsFor(NEXT_WORDS, game.step, game)} comes next.`,
  bounced: (peg, { rules }) => `Pegged once: the second tap on ${sayPoints(peg, rules)} was too fast.`,
  'card-used': ({ card, holder }, game) => `The ${cardName(card)} is already ${whereHeld(game, holder)}.`,
  'past-thirty-one': ({ card, count }) => `The ${cardName(card)} would take the count from ${count} past 31.`,
  'go-before-card': 'No go yet: a card must be played first.',
  'played-card-missing': ({ card, of }, game) =>
    `The ${cardName(card)} was played, so it belongs to ${holderName(game, of)}.`,
  'own-claim': ({ side }, game) => `${sideName(game, side)} cannot take muggins from their own hand.`,
  'others-claim': ({ side }, game) =>
    `Those points go to ${sideName(game, side)}: in lowball, the side that missed them gets them.`,
  'more-than-missed': ({ missed }) => `Only ${plural(missed, 'point was', 'points were')} missed.`,
  'nothing-changes': 'Nothing to save: the entry says that already.',
  'no-such-line': 'That entry is no longer in the score sheet.',
  'cannot-change': 'That part of the entry cannot be changed.',
  'others-depend': 'Later entries depend on this one. Correct those first.',
  'no-place': ({ reason }, game) =>
    `The entry cannot go there: ${sayIgnored(game, { deal: game.deals.length }, reason)}.`,
  'cuts-incomplete': ({ seats }, game) => `${seatList(game, seats)} must still cut.`,
  'same-cut-card': ({ card }) => `The ${cardName(card)} was cut already.`,
  // Which counts a hand cannot have depends on its size; the nearest that it can have are named.
  'impossible-count': ({ points, of }, { rules }) => {
    const none = `No ${sayKind(of, rules)} can score ${points}.`
    const range = countRange(of, rules)
    if (range === undefined) return none
    if (points === 19) return `${none} “Nineteen” means 0.`
    if (points > range.most) return `${none} The most is ${range.most}.`
    if (!range.gaps.includes(points)) return `${none} A count is a whole number from 0.`
    return `${none} The nearest are ${beyond(points, -1, range)} and ${beyond(points, 1, range)}.`
  },
  'bad-show': ({ of, error }, game) => wordsFor(SHOW_ERROR_WORDS, error, { game, of }),
  'earlier-hand': ({ first }, game) =>
    `${sentenceCase(holderName(game, first))} comes first: count it or skip it.`,
  'bad-points': ({ points }) => `${points} cannot be pegged: choose 1 to 60.`,
  'no-such-seat': 'Nobody sits in that seat.',
  'rules-unchanged': 'The rules are already like that.',
  'seats-stay': 'Seats and partners cannot change during a game. Start a new game.',
  'bad-rules': ({ problem }, { rules }) => sayRulesProblem(problem, rules),
  'cards-are-out': 'The cards are dealt: count these hands before changing the deal.',
  'target-passed': ({ side, target }, game) =>
    `${withVerb(sideName(game, side), 'have')} ${scoresOf(game)[side] ?? 0} already, so a game to ${target} is too short.`,
  'nothing-to-undo': 'Nothing to undo.',
  'nothing-to-redo': 'Nothing to redo.',
}

const NEXT_WORDS: WordsOf<Step, ShownGame> = {
  cut: 'the cut for the deal',
  deal: 'the deal',
  starter: (_, { rules }) => `the ${rules.words.starter}`,
  play: 'the play',
  'play-card': 'the play',
  show: ({ of }, game) => holderName(game, of),
  muggins: ({ of }, game) => `the answer to ${holderName(game, of)}`,
  over: 'a new game',
}

const SHOW_ERROR_WORDS: WordsOf<ShowError, { readonly game: ShownGame; readonly of: Holder }> = {
  'no-starter': (_, { game }) => `There is no ${game.rules.words.starter}: enter the points instead.`,
  'wrong-number': ({ have, need }, { game, of }) =>
    `${sentenceCase(holderName(game, of))} has ${plural(have, 'card')} and needs ${need}.`,
  'card-twice': ({ card }, { game, of }) =>
    `${sentenceCase(holderName(game, of))} has the ${cardName(card)} twice.`,
}

function beyond(points: number, step: 1 | -1, range: CountRange): number {
  const next = points + step
  return range.gaps.includes(next) ? beyond(next, step, range) : next
}

export const sayIgnored = (game: ShownGame, line: Pick<LogLine, 'deal'>, ignored: IgnoredReason) =>
  wordsFor(IGNORED_WORDS, ignored, { game, deal: dealOf(game, line) })

const IGNORED_WORDS: WordsOf<IgnoredReason, Pick<LineInGame, 'game' | 'deal'>> = {
  'after-the-end': 'the game was over by then',
  'card-twice': ({ card, holder }, { game, deal }) =>
    `the ${cardName(card)} is already ${whereHeld(game, holder, deal)}`,
  'no-such-seat': 'nobody sits there',
  'out-of-step': 'it does not fit at this point',
  'out-of-turn': ({ seat }, { game }) => `it was not ${possessive(seatName(game, seat))} turn`,
  'past-thirty-one': ({ card }) => `the ${cardName(card)} would take the count past 31`,
  'already-counted': ({ of }, { game, deal }) => `${holderInDeal(game, of, deal)} is already counted`,
}
