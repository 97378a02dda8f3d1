import type { Rules } from '../../rules/rules.ts'
import type { GameEvent, GameStarted } from '../record/entry.ts'

/** `dealer`: the seat that deals first; without one the table cuts. */
export type NewGame = Readonly<Omit<GameStarted, 'type'>> & { readonly dealer?: number }

export function startGame(
  { rules, players, marks, match, scores, dealer }: NewGame,
  asksStarter = true,
): readonly GameEvent[] {
  const joined = scores?.some((score) => score > 0) ?? false
  const from = joined && scores ? { scores } : {}
  const started: GameEvent = { type: 'game-started', rules, players, marks, match, ...from }
  if (dealer === undefined) return [started]
  return [started, firstDeal(rules, dealer, joined), ...(asksStarter ? [] : unaskedStarter(rules))]
}

/** By points a table may play without telling what was turned up; by cards the counts need it. */
export const unaskedStarter = ({ playBy }: Rules): readonly GameEvent[] =>
  playBy === 'points' ? [{ type: 'step-skipped', step: 'starter' }] : []

/** Three for last is for the first deal of a game, which one continued from a wooden board is past. */
export function firstDeal(rules: Rules, dealer: number, joined: boolean): GameEvent {
  return { type: 'dealt', dealer, points: joined ? 0 : rules.threeForLast }
}

/** What a table chose on the New game page: the default for its next game. */
export type Setup = Omit<NewGame, 'match'>

/** Rules saved under a name of the table's own, which is in them. */
export type RuleSet = Pick<Setup, 'rules'>
