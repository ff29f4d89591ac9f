import { Component, type ReactNode } from 'react'
import { failureCode } from '../relay/failure.ts'

type Props = {
  /** The cursor in the URL; null without one. */
  cursor: string | null
  /** Shown if the server cannot decode the cursor. */
  fallback: ReactNode
  children: ReactNode
}

type State = { cursor: string | null; failure: { error: unknown } | null }

/**
 * An error boundary for a list that starts at a cursor in the URL. It rethrows every other error. A new cursor resets
 * it; a new `key` would also reset the list's own state.
 */
export class CursorBoundary extends Component<Props, State> {
  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } })
  static getDerivedStateFromProps = ({ cursor }: Props, state: State): State | null =>
    cursor === state.cursor ? null : { cursor, failure: null }

  override state: State = { cursor: this.props.cursor, failure: null }

  override render() {
    const { cursor, failure } = this.state
    if (!failure) return this.props.children
    if (cursor === null || failureCode(failure.error) !== 'BAD_USER_INPUT') throw failure.error
    return this.props.fallback
  }
}
