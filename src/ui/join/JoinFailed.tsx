import { useLocation } from 'wouter'
import { JOIN_WORDS } from '../../words/pages/join.ts'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Page } from '../parts/Page.tsx'
import { useWayBack } from '../parts/use-way-back.ts'
import css from './JoinRoute.module.css'

interface JoinFailedProps {
  /** What went wrong. If left out: this phone has read the code of the other, and nothing came of it. */
  readonly sentence?: string | undefined
  /** This phone scores: it knows that the other one has read its code. */
  readonly isHost?: boolean
  /** Always with new codes. Undefined where no try can help. */
  readonly onAgain: (() => void) | undefined
}

/** Which of the three steps failed, in words, and what helps. */
export function JoinFailed({ sentence, isHost = false, onAgain }: JoinFailedProps) {
  const [, navigate] = useLocation()
  const { title, read, apart, unread, maybe, helps, help } = JOIN_WORDS.failed
  const isApart = sentence === undefined
  return (
    <Page
      title={title}
      layout="list"
      onBack={useWayBack()}
      action={
        <>
          <Button
            kind={onAgain ? 'quiet' : 'primary'}
            icon="code"
            onClick={() => navigate(isHost ? '/storage?send' : '/storage?scan')}
          >
            {JOIN_WORDS.codes}
          </Button>
          {onAgain && (
            <Button kind="primary" detail={JOIN_WORDS.againDetail} onClick={onAgain}>
              {JOIN_WORDS.again}
            </Button>
          )}
        </>
      }
    >
      <ul className={css.did}>
        {isApart &&
          read.slice(isHost ? 0 : 1).map((step) => (
            <li key={step}>
              <Icon name="check" size={20} />
              {step}
            </li>
          ))}
        <li>
          <Icon name="cross" size={20} />
          <p role="alert">
            <b>{sentence ?? apart}</b> {isApart && !isHost && unread} {isApart && maybe}
          </p>
        </li>
      </ul>
      {isApart && (
        <>
          <h2 className={css.helps}>{helps}</h2>
          <ul className={css.did}>
            {help.map(({ icon, name, detail }) => (
              <li key={name}>
                <Icon name={icon} />
                <p>
                  <b>{name}</b> {detail}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  )
}
