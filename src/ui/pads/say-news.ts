import type { TableState } from '../../app/table-state.ts'
import { announceRedone, announceTap, announceUndone } from '../../words/table/news.ts'

/** What the last tap did, in one sentence. */
export function sayNews({ game, news }: TableState): string {
  switch (news?.type) {
    case undefined:
      return ''
    case 'lines':
      return announceTap(game, news.lines)
    case 'undone':
      return announceUndone(game, news.tap)
    case 'redone':
      return announceRedone(game, news.tap)
  }
}
