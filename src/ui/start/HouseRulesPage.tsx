import { type ReactNode, useLayoutEffect, useState } from 'react'
import { withBookRules } from '../../game/setup/setup-form.ts'
import { HOUSE_WORDS } from '../../words/pages/house-rules.ts'
import { Button } from '../parts/Button.tsx'
import { Page } from '../parts/Page.tsx'
import { HouseRules, type OwnRuleSets, OwnRules } from '../parts/rules/HouseRules.tsx'
import { type FormProps, StarterField } from '../parts/rules/RulesFields.tsx'
import { useWayBack } from '../parts/use-way-back.ts'

interface HouseRulesPageProps extends FormProps {
  /** The rule that is open. */
  readonly open: string
  readonly own: OwnRuleSets
  readonly notice: ReactNode
  readonly warning: ReactNode
}

/** What is played beside the rule set: all rules, changed ones first. */
export function HouseRulesPage({ open, own, notice, warning, ...fields }: HouseRulesPageProps) {
  const back = useWayBack('/new')
  useLayoutEffect(() => {
    scrollTo(0, 0)
  }, [])
  const [resets, setResets] = useState(0)
  const reset = () => {
    fields.onForm(withBookRules(fields.form))
    setResets(resets + 1)
  }
  return (
    <Page
      title={HOUSE_WORDS.title}
      layout="list"
      onBack={back}
      notice={notice}
      warning={warning}
      action={
        <>
          <Button kind="quiet" detail={HOUSE_WORDS.resetNote} onClick={reset}>
            {HOUSE_WORDS.reset}
          </Button>
          <Button kind="primary" onClick={back}>
            {HOUSE_WORDS.done}
          </Button>
        </>
      }
    >
      <HouseRules key={resets} open={open} {...fields} />
      <OwnRules {...fields} own={own}>
        <StarterField form={fields.form} />
      </OwnRules>
    </Page>
  )
}
