import { generateClientID, type IEnvironment, type RecordProxy } from 'relay-runtime'

/**
 * The connection of this id if it is loaded, for the `connections` of `@prependEdge` and the like; otherwise none, since
 * its first load has all edges.
 */
export const loadedConnections = (environment: IEnvironment, id: string): string[] =>
  environment.getStore().getSource().has(id) ? [id] : []

/** Whether the connection has more windows than are loaded, so that its total cannot be counted here. */
export const hasMore = (environment: IEnvironment, id: string): boolean =>
  environment.getStore().getSource().get(generateClientID(id, 'pageInfo'))?.['hasNextPage'] === true

/**
 * Removes deleted edges; returns whether there were any. The edges after them move up, in the API as well, so their
 * cursors are shifted: with the old cursors, which `@deleteEdge` keeps, the next window would skip as many edges.
 */
export function removeEdges(connection: RecordProxy, isDeleted: (edge: RecordProxy) => boolean): boolean {
  const edges = connection.getLinkedRecords('edges') ?? []
  const left = edges.filter(edge => !isDeleted(edge))
  if (left.length === edges.length) return false
  const cursors = edges.map(edge => edge.getValue('cursor'))
  left.forEach((edge, index) => edge.setValue(cursors[index], 'cursor'))
  connection.setLinkedRecords(left, 'edges')
  connection.getLinkedRecord('pageInfo')?.setValue(cursors[left.length - 1] ?? null, 'endCursor')
  return true
}
