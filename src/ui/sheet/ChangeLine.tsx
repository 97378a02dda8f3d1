import { PUT_RIGHT } from '../../words/put-right-words.ts'
import { sayLine } from '../../words/say-entry.ts'
import { type LineProps, PutRight } from './PutRight.tsx'

/** A line with something else in its place. */
export function ChangeLine(props: LineProps) {
  const { game, line } = props
  const { seq, entry: old } = line
  return (
    <PutRight
      {...props}
      title={PUT_RIGHT.changeTitle}
      note={sayLine(game, line)}
      yes={PUT_RIGHT.changeIt}
      no={PUT_RIGHT.keep}
      put="instead"
      start={old}
      intentOf={(entry) =>
        JSON.stringify(entry) === JSON.stringify(old)
          ? undefined
          : { type: 'amend', target: seq, with: entry }
      }
    />
  )
}
