import { generateClientID, type IEnvironment } from 'relay-runtime'

/**
 * The connection of this id where it is loaded, for the `connections` of `@prependEdge` and its kind; else none: it will
 * come whole.
 */
export const loadedConnections = (environment: IEnvironment, id: string): string[] =>
  environment.getStore().getSource().has(id) ? [id] : []

/** Whether more follows what is loaded of the connection: only then is its total more than what can be counted. */
export const hasMore = (environment: IEnvironment, id: string): boolean =>
  environment.getStore().getSource().get(generateClientID(id, 'pageInfo'))?.['hasNextPage'] === true
