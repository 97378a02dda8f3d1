import { sayLine } from '../../words/pages/sheet.ts'
import { CORRECTION_WORDS } from '../../words/table/correction.ts'
import { type LineProps, PutRight } from './PutRight.tsx'

/** A line with something else in its place. */
export function ChangeLine(props: LineProps) {
  const { game, line } = props
  const { seq, entry: old } = line
  return (
    <PutRight
      {...props}
      title={CORRECTION_WORDS.changeTitle}
      note={sayLine(game, line)}
      yes={CORRECTION_WORDS.changeIt}
      no={CORRECTION_WORDS.keep}
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
