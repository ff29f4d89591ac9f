import { locatedError } from 'graphql'
import type { GraphQLError, GraphQLResolveInfo } from 'graphql'

/** What changes from run to run of an operation. */
export interface Run {
  context: unknown
  variables: Record<string, unknown>
  errors: GraphQLError[]
  /** Where an error has put a null: what fails below it later is not told. */
  nulled: Set<Path | undefined>
}

/** The way from a value up to the root of the response. */
export interface Path {
  prev: Path | undefined
  key: string | number
}

/** Makes of what a resolver returned what the response holds, or a promise of it. Throws where that must not be null. */
export type Complete = (value: unknown, path: Path, run: Run) => unknown

/** A field, or an item of a list. */
export interface Place {
  nodes: GraphQLResolveInfo['fieldNodes']
  nullable: boolean
  complete: Complete
}

/** Completes a value that may come later, as may its completion. Resolvers return native promises, and no others. */
export function completePlace(place: Place, value: unknown, path: Path, run: Run): unknown {
  if (value instanceof Promise) {
    return value.then(
      resolved => completePlace(place, resolved, path, run),
      (error: unknown) => toNull(error, place, path, run),
    )
  }
  try {
    const completed = place.complete(value, path, run)
    return completed instanceof Promise
      ? completed.then(undefined, (error: unknown) => toNull(error, place, path, run))
      : completed
  } catch (error) {
    return toNull(error, place, path, run)
  }
}

/** The null that stands for an error; thrown on where the schema allows none. */
export function toNull(raw: unknown, { nullable, nodes }: Place, path: Path, run: Run): null {
  const error = locatedError(raw, nodes, toKeys(path))
  if (!nullable) throw error
  tell(error, path, run)
  return null
}

/** Adds an error to the response, unless its place is below one that is null for another. */
export function tell(error: GraphQLError, path: Path | undefined, { errors, nulled }: Run): void {
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
