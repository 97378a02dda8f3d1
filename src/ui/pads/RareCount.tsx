import type { ReactNode } from 'react'
import { plaqueFell } from '../../app/feedback.ts'
import type { Achievement } from '../../game/figures/feats.ts'
import { sayPlaque } from '../../words/pages/wall.ts'
import { SHOW_WORDS } from '../../words/table/show.ts'
import { Icon } from '../parts/Icon.tsx'
import { Plaque, Walnut } from '../parts/Plaque.tsx'
import { sharePlaque } from '../parts/share/PlaquePicture.tsx'
import styles from './CountView.module.css'
import { CountTools, ShareTool, type SpokenCount } from './CountView.tsx'

interface RareCountProps {
  readonly count: SpokenCount
  readonly feat: Achievement
  readonly when: string
  /** Takes the plaque away: for the lines of the count, or for a number that somebody says. */
  readonly onOpen: (asks: 'count' | 'claim') => void
  readonly onSaid: (sentence: string | undefined) => void
  readonly children: ReactNode
}

/** A count for the wall: its plaque falls in before the peg moves. */
export function RareCount({ count, feat, when, onOpen, onSaid, children }: RareCountProps) {
  return (
    <div className={styles.view}>
      <section className={styles.flow} aria-label={SHOW_WORDS.count}>
        <Walnut ref={plaqueFell}>
          <Plaque {...sayPlaque({ ...feat, against: [] }, when)} />
        </Walnut>
        <div className={styles.foot}>
          <CountTools count={count} onAsk={() => onOpen('claim')}>
            <button type="button" onClick={() => onOpen('count')}>
              <Icon name="chevron" size={20} />
              {SHOW_WORDS.how}
            </button>
            <ShareTool onShare={() => sharePlaque({ ...feat, at: Date.now() }).then(onSaid)} />
          </CountTools>
          {children}
        </div>
      </section>
    </div>
  )
}
