import type { Refusal } from '../../game/intent.ts'
import { type Game, type LogLine, type Step, scoresOf, type Unfit } from '../../game/record/game.ts'
import { type CountRange, countRange } from '../../rules/count-show.ts'
import { type Holder, handSize, type Rules } from '../../rules/rules.ts'
import type { ShowError } from '../../rules/show.ts'
import { cardName } from '../cards.ts'
import { agree, numberWord, opening, plural, withVerb } from '../grammar.ts'
import {
  dealOf,
  holderInDeal,
  holderName,
  possessive,
  seatList,
  seatName,
  sideName,
  whereHeld,
} from '../names.ts'
import { sayRulesProblem } from '../rules-problem.ts'
import { sayEnd } from './game-over.ts'
import { sayPoints } from './pegs.ts'

/** Why nothing was written, in one clear sentence. */
export function sayRefusal(game: Game, refusal: Refusal): string {
  switch (refusal.type) {
    case 'game-over':
      return `The game is over: ${sayOver(game)}. Undo takes back the last entry.`
    case 'not-now':
      return `That has no place at this step: next comes ${nextWords(game, game.step)}.`
    case 'bounced':
      return `Counted once: the second tap on ${sayPoints(refusal, game.rules)} came too fast.`
    case 'too-soon':
      return 'That tap came too fast after the one before, and did nothing.'
    case 'card-used':
      return `The ${cardName(refusal.card)} is already ${whereHeld(game, refusal.holder)}.`
    case 'past-thirty-one':
      return `The ${cardName(refusal.card)} would take the count from ${refusal.count} past 31.`
    case 'go-on-nothing':
      return 'A series begins with a card: nobody can say go before one is laid.'
    case 'laid-card-missing':
      return `The ${cardName(refusal.card)} was laid in the play, so it belongs to ${holderName(game, refusal.of)}.`
    case 'own-claim':
      return `${sideName(game, refusal.side)} cannot take muggins from ${agree(sideName(game, refusal.side), 'its', 'their')} own count.`
    case 'others-claim':
      return `Those points go to ${sideName(game, refusal.side)}: in lowball they fall to whoever missed them.`
    case 'more-than-missed':
      return `Only ${plural(refusal.missed, 'point was', 'points were')} missed.`
    case 'nothing-changes':
      return 'That is what the line says already.'
    case 'no-such-line':
      return 'That line is not in the score sheet any more.'
    case 'cannot-change':
      return 'That part of the line stays as it is.'
    case 'hangs-on-it':
      return 'What comes after that line shows that it was so: put that right first.'
    case 'no-place':
      return `That has no place there: ${sayUnfit(game, { deal: game.deals.length }, refusal.unfit)}.`
    case 'cuts-incomplete':
      return `${withVerb(seatList(game, refusal.seats), 'have')} still to cut.`
    case 'same-cut-card':
      return `The ${cardName(refusal.card)} cannot be cut twice.`
    case 'impossible-count':
      return impossible(refusal.points, refusal.of, game.rules)
    case 'bad-show':
      return badShow(game, refusal.of, refusal.error)
    case 'earlier-hand':
      return `${opening(holderName(game, refusal.first))} comes first: count it or pass it over.`
    case 'below-zero':
      return `${withVerb(sideName(game, refusal.side), 'have')} only ${scoreOf(game, refusal.side)}: a score never goes back past 0.`
    case 'bad-points':
      return `${refusal.points} cannot be pegged: give a whole number from 1 to 60, or as many back.`
    case 'no-such-seat':
      return 'Nobody sits in that seat.'
    case 'rules-unchanged':
      return 'The rules are these already.'
    case 'seats-stay':
      return 'Who plays for whom stays as it is in this game: for other seats begin a new one.'
    case 'bad-rules':
      return sayRulesProblem(refusal.problem, game.rules)
    case 'cards-are-out':
      return 'The cards are out: the deal can be changed when these hands are counted.'
    case 'target-passed':
      return `${withVerb(sideName(game, refusal.side), 'stand')} at ${scoreOf(game, refusal.side)} already: the game must go further than ${refusal.target}.`
    case 'nothing-to-undo':
      return 'There is nothing left to undo.'
    case 'nothing-to-redo':
      return 'There is nothing to redo.'
  }
}

function scoreOf(game: Game, side: number): number {
  return scoresOf(game)[side] ?? 0
}

function sayOver(game: Game): string {
  const { title } = sayEnd(game)
  return game.outcome === undefined ? 'it was given up' : title
}

function nextWords(game: Game, step: Step): string {
  switch (step.type) {
    case 'cut':
      return 'the cut for the deal'
    case 'deal':
      return 'the deal'
    case 'starter':
      return `the ${game.rules.words.starter}`
    case 'play':
    case 'lay':
      return 'the play'
    case 'show':
      return holderName(game, step.of)
    case 'muggins':
      return `the answer to ${holderName(game, step.of)}`
    case 'over':
      return 'the next game'
  }
}

/** Which counts a hand cannot have depends on its size; the nearest that it can have are named. */
function impossible(points: number, of: Holder, rules: Rules): string {
  const none = `No ${kindOf(of, rules)} counts ${points}`
  const range = countRange(of === 'crib' ? 'crib' : 'hand', rules)
  if (range === undefined) return `${none}.`
  if (points === 19) return `${none}: say nineteen for nothing, which pegs 0.`
  if (points > range.most) return `${none}: the most is ${range.most}.`
  if (!range.gaps.includes(points)) return `${none}: it is a whole number, 0 for nothing.`
  return `${none}: the nearest are ${beyond(points, -1, range)} and ${beyond(points, 1, range)}.`
}

/** The next count that there is, downwards or upwards. */
function beyond(points: number, step: 1 | -1, range: CountRange): number {
  const next = points + step
  return range.gaps.includes(next) ? beyond(next, step, range) : next
}

function kindOf(of: Holder, rules: Rules): string {
  if (of === 'crib') return rules.words.crib
  return handSize(rules) === 4 ? 'hand' : `hand of ${numberWord(handSize(rules))} cards`
}

function badShow(game: Game, of: Holder, error: ShowError): string {
  const { starter } = game.rules.words
  switch (error.type) {
    case 'no-starter':
      return `The ${starter} is not known: tap it first, or type the number.`
    case 'wrong-number':
      return `${opening(holderName(game, of))} has ${plural(error.have, 'card')} and needs ${error.need}.`
    case 'card-twice':
      return `The ${cardName(error.card)} is there twice.`
  }
}

/** Why an entry is kept but does not count. */
export function sayUnfit(game: Game, line: Pick<LogLine, 'deal'>, unfit: Unfit): string {
  const deal = dealOf(game, line)
  switch (unfit.type) {
    case 'after-the-end':
      return 'it comes after the end of the game'
    case 'card-twice':
      return `the ${cardName(unfit.card)} is already ${whereHeld(game, unfit.holder, deal)}`
    case 'no-such-seat':
      return 'nobody sits there'
    case 'out-of-step':
      return 'it has no place at this step'
    case 'out-of-turn':
      return `it was not ${possessive(seatName(game, unfit.seat))} turn`
    case 'past-thirty-one':
      return `the ${cardName(unfit.card)} would take the count past 31`
    case 'already-counted':
      return `${holderInDeal(game, unfit.of, deal)} is counted already`
  }
}
