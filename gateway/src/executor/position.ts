import { locatedError } from 'graphql'
import type { GraphQLError, GraphQLResolveInfo } from 'graphql'

/** The state of one run of an operation. */
export interface Run {
  context: unknown
  variables: Record<string, unknown>
  errors: GraphQLError[]
  /** The paths that an error made null: later errors below them are not reported. */
  nulled: Set<Path | undefined>
}

/** The path from a value to the root of the response. */
export interface Path {
  prev: Path | undefined
  key: string | number
}

/**
 * Completes what a resolver returned to the value in the response, or a promise of it. Throws for null at a non-null
 * type.
 */
export type Complete = (value: unknown, path: Path, run: Run) => unknown

/** A field, or an item of a list. */
export interface Position {
  nodes: GraphQLResolveInfo['fieldNodes']
  nullable: boolean
  complete: Complete
}

/** Completes a value that may be a promise, and whose completion may be one. Resolvers return only native promises. */
export function completePosition(position: Position, value: unknown, path: Path, run: Run): unknown {
  if (value instanceof Promise) {
    return value.then(
      resolved => completePosition(position, resolved, path, run),
      (error: unknown) => toNull(error, position, path, run),
    )
  }
  try {
    const completed = position.complete(value, path, run)
    return completed instanceof Promise
      ? completed.then(undefined, (error: unknown) => toNull(error, position, path, run))
      : completed
  } catch (error) {
    return toNull(error, position, path, run)
  }
}

/** The null in place of an error. Rethrows if the schema is non-null there. */
export function toNull(raw: unknown, { nullable, nodes }: Position, path: Path, run: Run): null {
  const error = locatedError(raw, nodes, toKeys(path))
  if (!nullable) throw error
  reportError(error, path, run)
  return null
}

/** Adds an error to the response, unless its path is below one that is already null. */
export function reportError(error: GraphQLError, path: Path | undefined, { errors, nulled }: Run): void {
  for (let above = path; above; above = above.prev) if (nulled.has(above)) return
  if (nulled.has(undefined)) return
  nulled.add(path)
  errors.push(error)
}

function toKeys(path: Path): (string | number)[] {
  const keys = []
  for (let at: Path | undefined = path; at; at = at.prev) keys.push(at.key)
  return keys.toReversed()
}
