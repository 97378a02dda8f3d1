import type { PropsWithChildren } from 'react'
import { openModal } from './open-modal.ts'
import { AppBar } from './Page.tsx'
import css from './PageDialog.module.css'

type PageDialogProps = PropsWithChildren<{ readonly title: string; readonly onClose: () => void }>

/** Over the page, which stays as it is below. */
export function PageDialog({ title, onClose, children }: PageDialogProps) {
  return (
    <dialog ref={openModal} className={css.page} aria-label={title} onClose={onClose}>
      <AppBar title={title} onBack={onClose} />
      {children}
    </dialog>
  )
}
