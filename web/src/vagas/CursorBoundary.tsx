import { Component, type ReactNode } from 'react'
import { failureCode } from '../relay/failure.ts'

type Props = {
  /** The cursor of the address; null without one. */
  cursor: string | null
  /** Where the server cannot read it. */
  fallback: ReactNode
  children: ReactNode
}

type State = { cursor: string | null; failure: { error: unknown } | null }

/**
 * Around a list that begins at a cursor of the address. What fails for another reason goes on to the page. Another
 * cursor is a new try; not by a new `key`, with which the list would lose what it knows of the page before.
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
