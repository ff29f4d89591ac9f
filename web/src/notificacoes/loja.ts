/** What a notification, or the reading of one, changes in the store: every loaded list, and the header's count. */
import {
  ConnectionHandler,
  type IEnvironment,
  type RecordProxy,
  type RecordSourceProxy,
  VIEWER_ID,
} from 'relay-runtime'

const connectionKey = 'NotificacoesList_notificacoes'

/**
 * Marks one notification read, or all of them for null. `naoLidas` is what the server says is left; without it the
 * count goes by what was seen here.
 */
export function marcarLidas(
  environment: IEnvironment,
  store: RecordSourceProxy,
  id: string | null,
  naoLidas?: number,
): void {
  const lists: RecordProxy[] = []
  let marked = 0
  for (const each of environment.getStore().getSource().getRecordIDs()) {
    const record = store.get(each)
    if (record?.getType() === 'NotificacaoConnection') lists.push(record)
    if (record?.getType() !== 'Notificacao' || (id !== null && each !== id)) continue
    if (record.getValue('lida') === false) marked += 1
    record.setValue(true, 'lida')
  }
  const left = (before: unknown) => naoLidas ?? (id === null ? 0 : Math.max(0, Number(before) - marked))
  for (const list of lists) list.setValue(left(list.getValue('naoLidas')), 'naoLidas')
  // Samples wait for nobody: the header does not count them.
  if (lists.some(list => list.getValue('exemplo') === true)) return
  const contagens = store.get(VIEWER_ID)?.getLinkedRecord('naoLidas')
  const before = contagens?.getValue('notificacoes')
  if (typeof before === 'number') contagens?.setValue(left(before), 'notificacoes')
}

/**
 * A notification that arrived by itself: first in every list that is loaded and keeps its kind, and counted. One that
 * comes again was not read yet: it only comes up.
 */
export function receberNotificacao(store: RecordSourceProxy, notificacao: RecordProxy): void {
  const id = notificacao.getDataID()
  const tipo = notificacao.getValue('tipo')
  let known = false
  for (const filters of [{ tipos: null }, { tipos: [tipo] }]) {
    const list = store.get(ConnectionHandler.getConnectionID(VIEWER_ID, connectionKey, filters))
    if (!list) continue
    const edges = list.getLinkedRecords('edges') ?? []
    known ||= edges.some(edge => edge.getLinkedRecord('node')?.getDataID() === id)
    ConnectionHandler.deleteNode(list, id)
    const edge = ConnectionHandler.createEdge(store, list, notificacao, 'NotificacaoEdge')
    edge.setValue('', 'cursor')
    ConnectionHandler.insertEdgeBefore(list, edge)
  }
  const contagens = store.get(VIEWER_ID)?.getLinkedRecord('naoLidas')
  const before = contagens?.getValue('notificacoes')
  if (!known && typeof before === 'number') contagens?.setValue(before + 1, 'notificacoes')
}
