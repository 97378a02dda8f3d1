import { useMemo, useState } from 'react'
import { useApp, useReadable, useWords } from '../../app/hooks/use-app.ts'
import { useFigures } from '../../app/hooks/use-figures.ts'
import { practisedBy, withPractised } from '../../device/lists.ts'
import { afterAnswer, type Exercise, type Miss, nextExercise } from '../../game/figures/practice.ts'
import type { Card } from '../../rules/card.ts'
import { checkClaim } from '../../rules/check-claim.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules } from '../../rules/rules.ts'
import { countMeant, countShow, type Line, totalOf } from '../../rules/show.ts'
import { TITLES } from '../../words/app.ts'
import { sayClaimCheck } from '../../words/engine/claim-check.ts'
import { sayRead } from '../../words/pages/players.ts'
import { PRACTISE_WORDS, sayFoundLines, sayProgress, sayQuestion } from '../../words/pages/practise.ts'
import { ClaimAnswer } from '../pads/ClaimAnswer.tsx'
import { CountLedger } from '../pads/CountLedger.tsx'
import { NumberGrid } from '../pads/NumberGrid.tsx'
import { readPlayer } from '../parts/addresses/record-address.ts'
import { Button, PageButton } from '../parts/Button.tsx'
import { Page } from '../parts/Page.tsx'
import { HandCards } from '../parts/PlayingCard.tsx'
import { useAddress, useWayBack } from '../parts/use-way-back.ts'
import css from './PractiseRoute.module.css'

const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

/** Hands to count: those that were miscounted, and others that invite the same mistake. */
export function PractiseRoute() {
  const app = useApp()
  const name = useAddress(readPlayer)
  const figures = useFigures()
  const onTable = useReadable(app.currentGame)
  const step = onTable.type === 'open' ? onTable.table.getState().game.step.type : undefined
  const isCounting = step === 'show' || step === 'muggins'
  const isReady = figures.type !== 'reading'
  return (
    <Page title={TITLES.practise} note={name} layout="columns" onBack={useWayBack('/count')}>
      {isCounting && (
        <section className={css.part}>
          <h2>{PRACTISE_WORDS.counting}</h2>
          <p>{PRACTISE_WORDS.countingWhy}</p>
          <PageButton kind="primary" to="/" title={PRACTISE_WORDS.toTable} />
        </section>
      )}
      {!isCounting && !isReady && <p>{sayRead(figures)}</p>}
      {!isCounting && isReady && <Exercises player={name ?? ''} misses={figures.missesIn(name)} />}
    </Page>
  )
}

interface ExercisesProps {
  /** Whose answers these are; empty for nobody in particular. */
  readonly player: string
  readonly misses: readonly Miss[]
}

function Exercises({ player, misses }: ExercisesProps) {
  const rules = useWords()(PRESETS['six-card-121'])
  const { device } = useApp()
  const { practised: all, renamed } = useReadable(device)
  const practised = useMemo(() => practisedBy(all, renamed, player), [all, renamed, player])
  const deal = () => nextExercise(rules, misses, practised, random)
  const [exercise, setExercise] = useState(deal)
  const [claim, setClaim] = useState<number>()
  const answer = (points: number) => {
    const isRight =
      countMeant(points, exercise.show.of, rules) === totalOf(countShow(exercise.show, rules.show))
    void device.change((now) => {
      const answers = afterAnswer(practisedBy(now.practised, now.renamed, player), exercise.trap, isRight)
      return { practised: withPractised(now.practised, now.renamed, player, answers) }
    })
    setClaim(points)
  }
  return (
    <>
      {claim === undefined ? (
        <Question key={exercise.show.cards.join()} exercise={exercise} rules={rules} onAnswer={answer} />
      ) : (
        <Answer
          exercise={exercise}
          rules={rules}
          claim={claim}
          onNext={() => {
            setExercise(deal())
            setClaim(undefined)
          }}
        />
      )}
      <section className={css.part}>
        <p>{sayProgress(practised)}</p>
      </section>
    </>
  )
}

interface QuestionProps {
  readonly exercise: Exercise
  readonly rules: Rules
  readonly onAnswer: (points: number) => void
}

/** The cards to tap set by set, or the number at once. */
function Question({ exercise: { show }, rules, onAnswer }: QuestionProps) {
  const [chosen, setChosen] = useState<readonly Card[]>([])
  const [found, setFound] = useState<readonly Line[]>([])
  const [isWrong, setWrong] = useState(false)
  const lines = useMemo(() => countShow(show, rules.show), [show, rules])
  const choose = (card: Card) => {
    setWrong(false)
    setChosen(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card])
  }
  const take = () => {
    const fresh = lines.filter(
      (line) =>
        !found.includes(line) &&
        line.cards.length === chosen.length &&
        line.cards.every((card) => chosen.includes(card)),
    )
    setWrong(fresh.length === 0)
    setFound([...found, ...fresh])
    setChosen([])
  }
  return (
    <>
      <section className={css.part}>
        <h2>{sayQuestion(show, rules.words)}</h2>
        <div className={css.cards}>
          <HandCards {...show} isChosen={(card) => chosen.includes(card)} onChange={choose} />
        </div>
        <output>
          {isWrong ? PRACTISE_WORDS.no : sayFoundLines(found, rules.words) || PRACTISE_WORDS.cards}
        </output>
        <div className={css.keys}>
          <Button kind="quiet" disabled={chosen.length < 2} onClick={take}>
            {PRACTISE_WORDS.scores}
          </Button>
          <Button kind="quiet" disabled={found.length === 0} onClick={() => onAnswer(totalOf(found))}>
            {PRACTISE_WORDS.all}
          </Button>
        </div>
      </section>
      <section className={css.part}>
        <NumberGrid label={PRACTISE_WORDS.number} onNumber={onAnswer} />
      </section>
    </>
  )
}

interface AnswerProps extends Pick<QuestionProps, 'exercise' | 'rules'> {
  readonly claim: number
  readonly onNext: () => void
}

function Answer({ exercise: { show }, rules, claim, onNext }: AnswerProps) {
  return (
    <>
      <section className={css.part}>
        <div className={css.cards}>
          <HandCards {...show} />
        </div>
        <ClaimAnswer said={sayClaimCheck(checkClaim(show, rules, claim))} />
      </section>
      <section className={css.part}>
        <CountLedger lines={countShow(show, rules.show)} words={rules.words} />
        <Button kind="primary" trailing="arrow-right" onClick={onNext}>
          {PRACTISE_WORDS.next}
        </Button>
      </section>
    </>
  )
}
