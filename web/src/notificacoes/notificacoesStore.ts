/** Updates the store for a new or a read notification: every loaded list, and the header's count. */
import {
  commitLocalUpdate,
  ConnectionHandler,
  type IEnvironment,
  type RecordProxy,
  type RecordSourceProxy,
  type RecordSourceSelectorProxy,
  VIEWER_ID,
} from 'relay-runtime'
import { updateNaoLidas } from '../novidades/naoLidas.ts'

const connectionKey = 'NotificacoesList_notificacoes'

/** Read notifications: some by their global ids, or all for null. `naoLidas`: the number left, if the server returned it. */
export type Lidas = { ids: readonly string[] | null; naoLidas?: number | null | undefined }

/** Marks notifications as read. Without the server's number, the header's count is derived from the store. */
export function markLidas(environment: IEnvironment, store: RecordSourceSelectorProxy, { ids, naoLidas }: Lidas): void {
  let marked = 0
  let exemplo = false
  for (const each of environment.getStore().getSource().getRecordIDs()) {
    const record = store.get(each)
    // The header does not count sample notifications. Sample connections of other types do not matter here.
    exemplo ||= record?.getType() === 'NotificacaoConnection' && record.getValue('exemplo') === true
    if (record?.getType() !== 'Notificacao' || (ids && !ids.includes(each))) continue
    if (record.getValue('lida') === false) marked += 1
    // Untyped: Relay's typed updaters need a path of fields to a record, and these records can be in any list.
    record.setValue(true, 'lida')
  }
  if (exemplo) return
  updateNaoLidas(store, 'notificacoes', before => naoLidas ?? (ids === null ? 0 : before - marked))
}

/** Applies a message of another tab, which is not trusted. */
export function receiveLidas(environment: IEnvironment, data: unknown): void {
  if (typeof data !== 'object' || data === null) return
  const { ids, naoLidas }: { ids?: unknown; naoLidas?: unknown } = data
  if ((ids !== null && !isStrings(ids)) || (naoLidas !== null && typeof naoLidas !== 'number')) return
  commitLocalUpdate(environment, store => markLidas(environment, store, { ids, naoLidas }))
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(one => typeof one === 'string')

/**
 * Puts a notification of the stream, new or repeated, first in every loaded list of its tipo. A notification that was
 * read meanwhile keeps its position.
 */
export function addNotificacao(store: RecordSourceProxy, notificacao: RecordProxy): void {
  if (notificacao.getValue('lida') === true) return
  for (const tipos of [null, [notificacao.getValue('tipo')]]) {
    const list = store.get(ConnectionHandler.getConnectionID(VIEWER_ID, connectionKey, { tipos }))
    if (!list) continue
    ConnectionHandler.deleteNode(list, notificacao.getDataID())
    const edge = ConnectionHandler.createEdge(store, list, notificacao, 'NotificacaoEdge')
    ConnectionHandler.insertEdgeBefore(list, edge)
  }
}
