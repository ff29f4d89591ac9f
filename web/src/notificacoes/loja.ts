/** What a notification, or the reading of one, changes in the store: every loaded list, and the header's count. */
import {
  commitLocalUpdate,
  ConnectionHandler,
  type IEnvironment,
  type RecordProxy,
  type RecordSourceProxy,
  type RecordSourceSelectorProxy,
  VIEWER_ID,
} from 'relay-runtime'
import { contarNaoLidas } from '../relay/naoLidas.ts'

const connectionKey = 'NotificacoesList_notificacoes'

/** Under this name the tabs tell each other what was read. */
export const abaDasNotificacoes = 'notificacoes-lidas'

/** What was read: one notification by its global id, or all of them for null; and how many are left, if the server said. */
export type Lidas = { id: string | null; naoLidas?: number | null | undefined }

/** Marks notifications read. Without the server's word the header's count goes by what was seen here. */
export function marcarLidas(
  environment: IEnvironment,
  store: RecordSourceSelectorProxy,
  { id, naoLidas }: Lidas,
): void {
  let marked = 0
  let exemplo = false
  for (const each of environment.getStore().getSource().getRecordIDs()) {
    const record = store.get(each)
    // Samples wait for nobody: the header does not count them. Those of other lists, as of the network, say nothing here.
    exemplo ||= record?.getType() === 'NotificacaoConnection' && record.getValue('exemplo') === true
    if (record?.getType() !== 'Notificacao' || (id !== null && each !== id)) continue
    if (record.getValue('lida') === false) marked += 1
    // By hand: the typed updaters of Relay find records by fields that lead to them, and these are in any list.
    record.setValue(true, 'lida')
  }
  if (exemplo) return
  contarNaoLidas(store, 'notificacoes', before => naoLidas ?? (id === null ? 0 : before - marked))
}

/** What another tab told, judged as what a stranger wrote. */
export function ouvirLidas(environment: IEnvironment, dado: unknown): void {
  if (typeof dado !== 'object' || dado === null) return
  const { id, naoLidas }: { id?: unknown; naoLidas?: unknown } = dado
  if ((id !== null && typeof id !== 'string') || (naoLidas !== null && typeof naoLidas !== 'number')) return
  commitLocalUpdate(environment, store => marcarLidas(environment, store, { id, naoLidas }))
}

/**
 * A notification that arrived by itself, or came up again: first in every list that is loaded and keeps its kind. One
 * that was read meanwhile stays where it is.
 */
export function receberNotificacao(store: RecordSourceProxy, notificacao: RecordProxy): void {
  if (notificacao.getValue('lida') === true) return
  for (const tipos of [null, [notificacao.getValue('tipo')]]) {
    const list = store.get(ConnectionHandler.getConnectionID(VIEWER_ID, connectionKey, { tipos }))
    if (!list) continue
    ConnectionHandler.deleteNode(list, notificacao.getDataID())
    const edge = ConnectionHandler.createEdge(store, list, notificacao, 'NotificacaoEdge')
    ConnectionHandler.insertEdgeBefore(list, edge)
  }
}
