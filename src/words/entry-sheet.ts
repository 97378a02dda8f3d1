import type { Happened } from '../game/entry.ts'
import type { Deal, Game, LogLine, Unfit } from '../game/game.ts'
import { cardName, cardSign, showSigns } from './card-name.ts'
import { entryLabel } from './entry-label.ts'
import { entryNews } from './entry-news.ts'
import { capitalise, opening } from './grammar.ts'
import { dealOf, holderInDeal, possessive, seatName, whereHeld } from './names.ts'

type Counted = Extract<Happened, { type: 'hand-counted' }>

/** A line of the score sheet without its deal: `Bob’s hand 7♦ 7♣ 8♠ 9♥ + 6♥ · 16`. */
export function sheetWords(game: Game, line: LogLine): string {
  return [sheetEntry(game, line), ...sheetNotes(game, line)].join(' – ')
}

/** The entry alone, as it was made. */
export function sheetEntry(game: Game, line: LogLine): string {
  return opening(bodyOf(game, line))
}

/** What is to be known about a line besides: what became of it, and what the cards say. */
export function sheetNotes(game: Game, line: LogLine): readonly string[] {
  return [
    ...(line.entry.type === 'pegged' && line.entry.joins === true ? ['in one leap'] : []),
    ...(line.amended ? ['changed'] : []),
    ...(line.recount === undefined ? [] : [`the cards count ${line.recount}`]),
    ...(line.unfit === undefined ? [] : [`does not count: ${unfitWords(game, line, line.unfit)}`]),
  ]
}

function bodyOf(game: Game, line: LogLine): string {
  const { entry } = line
  const deal = dealOf(game, line)
  switch (entry.type) {
    case 'hand-counted':
      return handWords(game, deal, entry)
    case 'dealer-cut':
      return `Cut: ${entry.cuts.map((cut) => `${seatName(game, cut.seat)} ${cardSign(cut.card)}`).join(', ')}`
    case 'starter-turned':
      return starterWords(game, line, entry.card, entry.points)
    case 'card-played':
      return `${seatName(game, entry.seat)} ${cardSign(entry.card)}${dotted(entry.points)}`
    case 'go-said':
      return `${seatName(game, entry.seat)}: go${dotted(entry.points)}`
    case 'pegged':
    case 'muggins-taken':
    case 'play-stopped':
      return entryLabel(game, entry)
    case 'game-started':
    case 'dealt':
    case 'play-ended':
    case 'muggins-passed':
    case 'step-skipped':
    case 'redealt':
    case 'rules-changed':
    case 'abandoned':
      return withoutDeal(entryNews(game, line))
  }
}

/** The sheet names the deal at the head of the line already. */
function withoutDeal(news: string): string {
  return news.replace(/^Deal \d+: /u, '')
}

function handWords(game: Game, deal: Deal | undefined, { of, cards, points, claimed }: Counted): string {
  const signs = cards === undefined ? '' : ` ${showSigns(cards, deal?.starter)}`
  const claim = claimed === undefined || claimed === points ? '' : ` · claimed ${claimed}`
  return `${holderInDeal(game, of, deal)}${signs}${claim} · ${points}`
}

function starterWords(
  game: Game,
  line: LogLine,
  card: Extract<Happened, { type: 'starter-turned' }>['card'],
  points: number,
): string {
  const starter = `${capitalise(game.rules.words.starter)} ${cardSign(card)}`
  return points === 0 ? starter : `${starter} · ${entryHeels(game, line, points)}`
}

function entryHeels(game: Game, line: LogLine, points: number): string {
  const dealer = dealOf(game, line)?.dealer
  return dealer === undefined
    ? `${points} for his heels`
    : `${seatName(game, dealer)} ${points} for his heels`
}

function dotted(points: number): string {
  return points === 0 ? '' : ` · ${points}`
}

/** Why an entry is kept but does not count. */
export function unfitWords(game: Game, line: Pick<LogLine, 'deal'>, unfit: Unfit): string {
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
