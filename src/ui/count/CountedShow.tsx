import { useSpeech } from '../../app/hooks/use-speech.ts'
import { countShow, type Line, totalOf } from '../../rules/count-show.ts'
import type { Rules } from '../../rules/rules.ts'
import type { Show } from '../../rules/show.ts'
import { COUNT_WORDS, sayElsewhere, sayRare } from '../../words/pages/count.ts'
import { type CountStyle, phrasesOf, sayCount } from '../../words/spoken-count.ts'
import { ActionBar, Button } from '../parts/Button.tsx'
import { CountView, SayIt } from '../parts/CountView.tsx'
import { ClaimCheck } from './ClaimCheck.tsx'
import styles from './CountedShow.module.css'

interface CountedShowProps {
  readonly show: Show
  readonly rules: Rules
  readonly countStyle: CountStyle
  readonly onChange: (place: number) => void
  readonly onNext: () => void
}

/** A hand that is all there: its count, what a claim of another number would have missed, and the next hand. */
export function CountedShow({ show, rules, countStyle, onChange, onNext }: CountedShowProps) {
  const lines = countShow(show, rules.show)
  const said = { style: countStyle, words: rules.words }
  const phrases = phrasesOf(lines, said)
  const speech = useSpeech(phrases.map(({ text }) => text))
  return (
    <CountView
      show={show}
      lines={lines}
      sentence={sayCount(lines, said)}
      saying={{ phrases, at: speech.at }}
      onChange={onChange}
      footer={
        <ActionBar>
          <SayIt speech={speech} />
          <Button kind="primary" trailing="arrow-right" onClick={onNext}>
            {COUNT_WORDS.next}
          </Button>
        </ActionBar>
      }
    >
      <Remarks show={show} lines={lines} rules={rules} />
      <ClaimCheck show={show} rules={rules} total={totalOf(lines)} />
    </CountView>
  )
}

/** What else there is to tell of these cards: that they are rare, and what they are worth elsewhere. */
function Remarks({ show, lines, rules }: { show: Show; lines: readonly Line[]; rules: Rules }) {
  const rare = sayRare({ ...show, lines })
  const elsewhere = sayElsewhere(show, rules)
  if (!rare && !elsewhere) return null
  return (
    <p className={styles.remarks}>
      {rare && <b>{rare.title}</b>} {rare?.detail} {elsewhere}
    </p>
  )
}
