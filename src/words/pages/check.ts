import { isCard } from '../../rules/card.ts'
import type { CardOrGo, CheckedRow } from '../../rules/play-check.ts'
import type { TableWords } from '../../rules/rules.ts'
import { cardSign } from '../engine/cards.ts'
import { sayCheckedRow } from '../engine/play.ts'

/** `5♥ 10♠ (2)`, and the sentence for the last card. */
export function shareCheck(rows: readonly CheckedRow[], words: TableWords): string {
  const signs = rows.flatMap((row) => {
    if (row.type !== 'card') return row.type === 'end' && !row.isOver ? '|' : row.type === 'go' ? 'go' : []
    return cardSign(row.card) + (row.points > 0 ? ` (${row.points})` : '')
  })
  const last = rows.findLast((row) => row.type === 'card')
  return [signs.join(' '), ...(last ? [`“${sayCheckedRow(last, words)}”`] : [])].join('\n')
}

export const CHECK_WORDS = {
  title: 'Check the play',
  list: 'The play, card by card',
  ask: 'Tap the cards in the order they were played.',
  clear: 'Clear',
  lastTap: (last: CardOrGo | undefined) =>
    last === undefined ? 'clear' : isCard(last) ? cardSign(last) : last === 'go' ? last : 'end of count',
  go: 'Go',
  end: ['End', 'of count'],
} as const
