import { useState } from 'react'
import type { Rules } from '../../rules/rules.ts'
import type { Show } from '../../rules/show.ts'
import { CORRECTION_WORDS } from '../../words/table/correction.ts'
import { SHOW_WORDS } from '../../words/table/show.ts'
import { ActionBar, Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Notice } from '../parts/Notice.tsx'
import { PageDialog } from '../parts/PageDialog.tsx'
import { CountTools, CountView, Sentence, useSpokenCount } from './CountView.tsx'
import css from './RecordedCount.module.css'

interface RecordedCountProps {
  readonly rules: Rules
  readonly show: Show
  /** Whose hand it was. */
  readonly title: string
  readonly onEdit: () => void
}

/** What was said of a hand of the record, and the way to its count, line by line. */
export function RecordedCount({ rules, show, title, onEdit }: RecordedCountProps) {
  const count = useSpokenCount(show, rules)
  const [opened, setOpened] = useState<'count' | 'claim'>()
  return (
    <div className={css.count}>
      <p>
        <Sentence count={count} />
      </p>
      <CountTools count={count} asks={opened === 'claim'} onAsk={() => setOpened('claim')}>
        <button type="button" onClick={() => setOpened('count')}>
          {SHOW_WORDS.how}
          <Icon name="chevron" size={16} />
        </button>
      </CountTools>
      {opened && (
        <CountDialog
          rules={rules}
          show={show}
          title={title}
          asksFirst={opened === 'claim'}
          onEdit={onEdit}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}

interface CountDialogProps extends RecordedCountProps {
  readonly asksFirst: boolean
  readonly onClose: () => void
}

function CountDialog({ rules, show, title, asksFirst, onEdit, onClose }: CountDialogProps) {
  const count = useSpokenCount(show, rules)
  const [said, setSaid] = useState<string>()
  return (
    <PageDialog title={title} onClose={onClose}>
      <CountView count={count} title={title} asksFirst={asksFirst} onSaid={setSaid}>
        <Notice sentence={said} onDismiss={() => setSaid(undefined)} />
        <ActionBar>
          <Button kind="quiet" icon="pencil" onClick={onEdit}>
            {CORRECTION_WORDS.change}
          </Button>
        </ActionBar>
      </CountView>
    </PageDialog>
  )
}
