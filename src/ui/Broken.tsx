import { Component, type ReactNode } from 'react'
import type { App } from '../app/open-app.ts'
import { Fault } from './Fault.tsx'

interface BrokenProps {
  readonly app: App
  readonly children: ReactNode
}

/** Behind every screen: a fault shows a sentence and a way on instead of a blank page. */
export class Broken extends Component<BrokenProps, { readonly broken: boolean }> {
  override readonly state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <Fault app={this.props.app} /> : this.props.children
  }
}
