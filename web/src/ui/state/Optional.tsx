import { Component, type ReactNode, Suspense } from 'react'

type Props = { children: ReactNode }

/** A part that a page works without: renders nothing while it loads, or if it fails. */
export class Optional extends Component<Props, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true }
  }

  override state = { failed: false }

  override render() {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>
  }
}
