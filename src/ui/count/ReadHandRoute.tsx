import { useState } from 'react'
import type { Seen } from '../../app/camera.ts'
import { useSpeech } from '../../app/hooks/use-speech.ts'
import { type Card, PACK } from '../../rules/card.ts'
import { TITLES } from '../../words/app.ts'
import { cardName } from '../../words/engine/cards.ts'
import { VOICE_WORDS } from '../../words/engine/spoken-count.ts'
import { FINDER_WORDS, READ_WORDS, sayInSight } from '../../words/pages/camera.ts'
import { Button, IconButton } from '../parts/Button.tsx'
import { Page } from '../parts/Page.tsx'
import { useWayBack } from '../parts/use-way-back.ts'
import { useHint, Viewfinder } from '../parts/Viewfinder.tsx'
import css from './ReadHandRoute.module.css'

/** Milliseconds that a card stays in the hand while others are seen. */
const HELD = 3000

/** The cards of a hand in the ear of who cannot see them. Only a tap says them, and nothing is said about them. */
export function ReadHandRoute() {
  const [held, setHeld] = useState<readonly { readonly card: Card; readonly at: number }[]>([])
  const [isHidden, hide] = useState(false)
  const [hasSaid, setSaid] = useState(false)
  const [hint, look] = useHint()
  const cards = PACK.filter((card) => held.some((one) => one.card === card)).map(cardName)
  const seen = sayInSight(cards.length)
  const { at, toggle } = useSpeech(cards.length === 0 ? [seen] : cards)
  function see(next: Seen['cards']): void {
    look(next)
    const settled = next.cards.filter((card) => card.settled).map(({ card }) => card)
    // What is being said is said to its end.
    if (at !== undefined || settled.length === 0) return
    const now = performance.now()
    const others = held.filter((one) => !settled.includes(one.card) && now - one.at < HELD)
    setHeld([...settled.map((card) => ({ card, at: now })), ...others])
  }
  const say = () => {
    setSaid(true)
    toggle()
  }
  return (
    <Page
      title={TITLES.hand}
      layout="form"
      onBack={useWayBack()}
      tools={
        <IconButton
          icon="eye"
          label={isHidden ? READ_WORDS.show : READ_WORDS.hide}
          onClick={() => hide(!isHidden)}
        />
      }
      action={
        <div className={css.say} data-says="">
          <Button
            kind="primary"
            icon="speaker"
            detail={cards.length > 0 ? READ_WORDS.lowestFirst(seen) : seen}
            onClick={say}
          >
            {at === undefined ? (hasSaid ? READ_WORDS.again : READ_WORDS.say) : VOICE_WORDS.stop}
          </Button>
        </div>
      }
    >
      <div className={css.look}>
        <p>
          <b>{READ_WORDS.earphone}</b> {READ_WORDS.without}
        </p>
        <Viewfinder kind="cards" onSeen={see} said={hint ?? (held.length === 0 ? FINDER_WORDS.aim : seen)} />
      </div>
      <ol className={css.words} hidden={isHidden}>
        {cards.map((name, place) => (
          <li key={name} aria-current={place === at || undefined}>
            {name}
          </li>
        ))}
      </ol>
    </Page>
  )
}
