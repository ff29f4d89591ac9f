import { Component, type ReactNode, Suspense } from 'react'

type Props = { children: ReactNode }

/** Something that a page does without: not there while it loads, nor where it fails. */
export class Optional extends Component<Props, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true }
  }

  override state = { failed: false }

  override render() {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>
  }
}
