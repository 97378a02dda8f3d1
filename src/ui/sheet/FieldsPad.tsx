import type { ReactNode } from 'react'
import { Fields } from '../pads/Fields.tsx'
import type { PadProps } from './EntryPad.tsx'
import css from './SheetScreen.module.css'

type FieldsPadProps = Pick<PadProps, 'effect' | 'foot'> & { readonly children: ReactNode }

/** Fields that scroll, and below them what they would change, with the two answers. */
export function FieldsPad({ effect, foot, children }: FieldsPadProps) {
  return (
    <>
      <Fields pad="right" className={css.fields}>
        {children}
      </Fields>
      <Effect effect={effect} />
      {foot}
    </>
  )
}

/** The sentence has its room before there is one, so that no key moves. */
export function Effect({ effect }: Pick<PadProps, 'effect'>) {
  return (
    <p className={css.effect} role="status">
      {effect}
    </p>
  )
}
