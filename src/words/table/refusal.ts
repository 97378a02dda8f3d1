import type { Refusal } from '../../game/intent.ts'
import { type Game, type IgnoredReason, type LogLine, type Step, scoresOf } from '../../game/record/game.ts'
import { type CountRange, countRange } from '../../rules/count-show.ts'
import type { Holder, Rules } from '../../rules/rules.ts'
import type { ShowError } from '../../rules/show.ts'
import { cardName } from '../cards.ts'
import { agree, plural, sentenceCase, type WordsOf, withVerb, wordsFor } from '../grammar.ts'
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
import { sayRulesProblem } from '../rules-problem.ts'
import { sayEnd } from './game-over.ts'
import { sayPoints } from './pegs.ts'
import { sayKind } from './show.ts'

export const sayRefusal = (game: Game, refusal: Refusal) => wordsFor(REFUSAL_WORDS, refusal, game)

const REFUSAL_WORDS: WordsOf<Refusal, Game> = {
  'game-over': (_, game) => {
    const how = game.outcome === undefined ? 'it was given up' : sayEnd(game).title
    return `The game is over: ${how}. Undo takes back the last entry.`
  },
  'not-now': (_, game) =>
    `That has no place at this step: next comes ${wordsFor(NEXT_WORDS, game.step, game)}.`,
  bounced: (peg, { rules }) => `Counted once: the second tap on ${sayPoints(peg, rules)} came too fast.`,
  'too-soon': 'That tap came too fast after the one before, and did nothing.',
  'card-used': ({ card, holder }, game) => `The ${cardName(card)} is already ${whereHeld(game, holder)}.`,
  'past-thirty-one': ({ card, count }) => `The ${cardName(card)} would take the count from ${count} past 31.`,
  'go-on-nothing': 'A series begins with a card: nobody can say go before one is laid.',
  'played-card-missing': ({ card, of }, game) =>
    `The ${cardName(card)} was laid in the play, so it belongs to ${holderName(game, of)}.`,
  'own-claim': ({ side }, game) => {
    const name = sideName(game, side)
    return `${name} cannot take muggins from ${agree(name, 'its', 'their')} own count.`
  },
  'others-claim': ({ side }, game) =>
    `Those points go to ${sideName(game, side)}: in lowball they fall to whoever missed them.`,
  'more-than-missed': ({ missed }) => `Only ${plural(missed, 'point was', 'points were')} missed.`,
  'nothing-changes': 'That is what the line says already.',
  'no-such-line': 'That line is not in the score sheet any more.',
  'cannot-change': 'That part of the line stays as it is.',
  'others-depend': 'What comes after that line shows that it was so: put that right first.',
  'no-place': ({ reason }, game) =>
    `That has no place there: ${sayIgnored(game, { deal: game.deals.length }, reason)}.`,
  'cuts-incomplete': ({ seats }, game) => `${withVerb(seatList(game, seats), 'have')} still to cut.`,
  'same-cut-card': ({ card }) => `The ${cardName(card)} cannot be cut twice.`,
  'impossible-count': ({ points, of }, { rules }) => impossible(points, of, rules),
  'bad-show': ({ of, error }, game) => wordsFor(SHOW_ERROR_WORDS, error, { game, of }),
  'earlier-hand': ({ first }, game) =>
    `${sentenceCase(holderName(game, first))} comes first: count it or skip it.`,
  'bad-points': ({ points }) =>
    `${points} cannot be pegged: give a whole number from 1 to 60, or as many back.`,
  'no-such-seat': 'Nobody sits in that seat.',
  'rules-unchanged': 'The rules are these already.',
  'seats-stay': 'Who plays for whom stays as it is in this game: for other seats begin a new one.',
  'bad-rules': ({ problem }, { rules }) => sayRulesProblem(problem, rules),
  'cards-are-out': 'The cards are out: the deal can be changed when these hands are counted.',
  'target-passed': ({ side, target }, game) =>
    `${withVerb(sideName(game, side), 'stand')} at ${scoresOf(game)[side] ?? 0} already: the game must go further than ${target}.`,
  'nothing-to-undo': 'There is nothing left to undo.',
  'nothing-to-redo': 'There is nothing to redo.',
}

const NEXT_WORDS: WordsOf<Step, Game> = {
  cut: 'the cut for the deal',
  deal: 'the deal',
  starter: (_, { rules }) => `the ${rules.words.starter}`,
  play: 'the play',
  'play-card': 'the play',
  show: ({ of }, game) => holderName(game, of),
  muggins: ({ of }, game) => `the answer to ${holderName(game, of)}`,
  over: 'the next game',
}

const SHOW_ERROR_WORDS: WordsOf<ShowError, { readonly game: Game; readonly of: Holder }> = {
  'no-starter': (_, { game }) =>
    `The ${game.rules.words.starter} is not known: tap it first, or type the number.`,
  'wrong-number': ({ have, need }, { game, of }) =>
    `${sentenceCase(holderName(game, of))} has ${plural(have, 'card')} and needs ${need}.`,
  'card-twice': ({ card }) => `The ${cardName(card)} is there twice.`,
}

/** Which counts a hand cannot have depends on its size; the nearest that it can have are named. */
function impossible(points: number, of: Holder, rules: Rules): string {
  const kind = of === 'crib' ? of : 'hand'
  const none = `No ${sayKind(kind, rules)} can score ${points}.`
  const range = countRange(kind, rules)
  if (range === undefined) return none
  if (points === 19) return `${none} “Nineteen” means 0.`
  if (points > range.most) return `${none} The most is ${range.most}.`
  if (!range.gaps.includes(points)) return `${none} A count is a whole number from 0.`
  return `${none} The nearest are ${beyond(points, -1, range)} and ${beyond(points, 1, range)}.`
}

/** The next count that there is, downwards or upwards. */
function beyond(points: number, step: 1 | -1, range: CountRange): number {
  const next = points + step
  return range.gaps.includes(next) ? beyond(next, step, range) : next
}

export const sayIgnored = (game: Game, line: Pick<LogLine, 'deal'>, ignored: IgnoredReason) =>
  wordsFor(UNFIT_WORDS, ignored, { game, deal: dealOf(game, line) })

const UNFIT_WORDS: WordsOf<IgnoredReason, Pick<LineInGame, 'game' | 'deal'>> = {
  'after-the-end': 'it comes after the end of the game',
  'card-twice': ({ card, holder }, { game, deal }) =>
    `the ${cardName(card)} is already ${whereHeld(game, holder, deal)}`,
  'no-such-seat': 'nobody sits there',
  'out-of-step': 'it has no place at this step',
  'out-of-turn': ({ seat }, { game }) => `it was not ${possessive(seatName(game, seat))} turn`,
  'past-thirty-one': ({ card }) => `the ${cardName(card)} would take the count past 31`,
  'already-counted': ({ of }, { game, deal }) => `${holderInDeal(game, of, deal)} is counted already`,
}
