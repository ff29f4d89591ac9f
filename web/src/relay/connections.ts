import { generateClientID, type IEnvironment, type RecordProxy } from 'relay-runtime'

/**
 * The connection of this id where it is loaded, for the `connections` of `@prependEdge` and its kind; else none: it will
 * come whole.
 */
export const loadedConnections = (environment: IEnvironment, id: string): string[] =>
  environment.getStore().getSource().has(id) ? [id] : []

/** Whether more follows what is loaded of the connection: only then is its total more than what can be counted. */
export const hasMore = (environment: IEnvironment, id: string): boolean =>
  environment.getStore().getSource().get(generateClientID(id, 'pageInfo'))?.['hasNextPage'] === true

/**
 * Takes the edges out that are gone, and says whether there were any. Those behind them move up, in the API as well:
 * with the cursors as they were, which `@deleteEdge` leaves, the next window would skip as many.
 */
export function removeEdges(connection: RecordProxy, isGone: (edge: RecordProxy) => boolean): boolean {
  const edges = connection.getLinkedRecords('edges') ?? []
  const left = edges.filter(edge => !isGone(edge))
  if (left.length === edges.length) return false
  const cursors = edges.map(edge => edge.getValue('cursor'))
  left.forEach((edge, index) => edge.setValue(cursors[index], 'cursor'))
  connection.setLinkedRecords(left, 'edges')
  connection.getLinkedRecord('pageInfo')?.setValue(cursors[left.length - 1] ?? null, 'endCursor')
  return true
}
