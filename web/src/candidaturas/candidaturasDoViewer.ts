/** What applying and cancelling change in the store, wherever they happen: the viewer's list and the situacao. */
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy, VIEWER_ID } from 'relay-runtime'

/** The @connection of CandidaturasList; null until the list is loaded. */
const readLista = (store: RecordSourceProxy) =>
  store.get(ConnectionHandler.getConnectionID(VIEWER_ID, 'CandidaturasList_candidaturas'))

const edgesOf = (lista: RecordProxy) => lista.getLinkedRecords('edges') ?? []

const changeTotal = (lista: RecordProxy, by: number) => lista.setValue(Number(lista.getValue('total')) + by, 'total')

/** Puts a new candidatura first. Its vaga (global id) is the one in the store, which was read to apply to it. */
export function addCandidatura(store: RecordSourceProxy, edge: RecordProxy, vaga: string): void {
  const lista = readLista(store)
  const candidatura = edge.getLinkedRecord('node')
  const lida = store.get(vaga)
  if (!lista || !candidatura || !lida) return
  // The same attempt sent again is answered with the same candidatura.
  const isThere = edgesOf(lista).some(other => other.getLinkedRecord('node') === candidatura)
  const own = isThere ? null : ConnectionHandler.buildConnectionEdge(store, lista, edge)
  if (!own) return
  own.setLinkedRecord(lida, 'vaga')
  ConnectionHandler.insertEdgeBefore(lista, own)
  changeTotal(lista, 1)
}

/** Takes out the candidatura to a vaga (global id): `cancelled` now, or gone before. */
export function removeCandidatura(store: RecordSourceProxy, vaga: string, cancelled: boolean): void {
  const lista = readLista(store)
  if (!lista) return
  const edges = edgesOf(lista)
  const left = edges.filter(edge => edge.getLinkedRecord('vaga')?.getDataID() !== vaga)
  if (left.length === edges.length) return cancelled ? removeUnloaded(lista) : lista.invalidateRecord()
  // Those behind it move up by one, in the API as well: with the cursors as they were, the next window would skip one.
  const cursors = edges.map(edge => edge.getValue('cursor'))
  left.forEach((edge, index) => edge.setValue(cursors[index], 'cursor'))
  lista.setLinkedRecords(left, 'edges')
  lista.getLinkedRecord('pageInfo')?.setValue(cursors[left.length - 1] ?? null, 'endCursor')
  changeTotal(lista, -1)
}

/** One behind those that are loaded; a list loaded to its end never had it. */
function removeUnloaded(lista: RecordProxy): void {
  const pageInfo = lista.getLinkedRecord('pageInfo')
  if (!pageInfo?.getValue('hasNextPage')) return
  changeTotal(lista, -1)
  pageInfo.setValue(edgesOf(lista).length < Number(lista.getValue('total')), 'hasNextPage')
}

/** The list has not what the server has: the next visit asks for it. */
export const forgetCandidaturas = (store: RecordSourceProxy): void => readLista(store)?.invalidateRecord()

/** Links the situacao to the viewer, where asking for it may have failed. */
export function linkSituacao(store: RecordSourceProxy, situacao: RecordProxy | null | undefined, vaga: string): void {
  const codigo = store.get(vaga)?.getValue('codigo')
  if (situacao && codigo) store.get(VIEWER_ID)?.setLinkedRecord(situacao, 'situacaoDaCandidatura', { vaga: codigo })
}
