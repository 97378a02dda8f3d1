import { Component, type ReactNode } from 'react'
import { BROKEN } from '../words/storage-words.ts'
import { Button } from './parts/Button.tsx'
import { Message } from './parts/Message.tsx'

interface BrokenProps {
  readonly children: ReactNode
}

/** Behind every screen: a fault shows a sentence and a way on instead of a blank page. */
export class Broken extends Component<BrokenProps, { readonly broken: boolean }> {
  override readonly state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <Message title={BROKEN.title} sentence={BROKEN.sentence}>
        <Button kind="primary" onClick={() => location.reload()}>
          {BROKEN.action}
        </Button>
      </Message>
    )
  }
}
