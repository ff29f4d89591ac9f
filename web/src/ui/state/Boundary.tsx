import { Component, type ReactNode } from 'react'

type Props = {
  fallback: ReactNode
  children: ReactNode
  /** A new value resets the boundary and keeps the state of its children; a new `key` resets both. */
  resetOn?: string | null
}

type State = { failed: boolean; resetOn: Props['resetOn'] }

/** An error boundary around a part that may fail. */
export class Boundary extends Component<Props, State> {
  static getDerivedStateFromError = () => ({ failed: true })
  static getDerivedStateFromProps = ({ resetOn }: Props, state: State): State | null =>
    resetOn === state.resetOn ? null : { failed: false, resetOn }

  override state: State = { failed: false, resetOn: this.props.resetOn }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
