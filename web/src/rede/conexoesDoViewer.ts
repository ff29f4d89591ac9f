import { ConnectionHandler, type RecordSourceProxy, VIEWER_ID } from 'relay-runtime'

/** Key of the @connection of MinhasConexoes. */
const key = 'MinhasConexoes_conexoes'

/** Says of a person (global id of the conexao) that they are connected or not, and moves them into the viewer's
 *  connections, or out of them, where those are loaded. */
export const moverConexao = (id: string, conectado: boolean) => (store: RecordSourceProxy) => {
  const pessoa = store.get(id)
  pessoa?.setValue(conectado, 'conectado')
  const rede = store.get(VIEWER_ID)?.getLinkedRecord('rede')
  const lista = rede && ConnectionHandler.getConnection(rede, key)
  if (!lista || !pessoa) return
  const edges = lista.getLinkedRecords('edges') ?? []
  const isThere = edges.some(edge => edge.getLinkedRecord('node') === pessoa)
  if (isThere === conectado) return
  if (conectado) {
    ConnectionHandler.insertEdgeBefore(lista, ConnectionHandler.createEdge(store, lista, pessoa, 'ConexaoEdge'))
  } else ConnectionHandler.deleteNode(lista, id)
  lista.setValue(Number(lista.getValue('total')) + (conectado ? 1 : -1), 'total')
}
