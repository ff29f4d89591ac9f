/**
 * What a message, or the reading of one, changes in the store: the thread, the list and the header's count. By hand: the
 * place of a message is by its time, which no directive knows, and the typed updaters of Relay do not reach into a
 * connection.
 */
import {
  commitLocalUpdate,
  ConnectionHandler,
  type IEnvironment,
  type RecordProxy,
  type RecordSourceSelectorProxy,
} from 'relay-runtime'
import { contarAsAbas, ouvirAbas } from '../relay/abas.ts'
import { contarNaoLidas } from '../relay/naoLidas.ts'
import { isEnviando } from './enviando.ts'

type Store = RecordSourceSelectorProxy

/** What the tabs tell each other: whose messages were read, by REST id, and how many of others are left. */
type Lida = { com: string; naoLidas: number | null }

const abaDasLidas = 'conversas-lidas'

/** `codigo`: REST id of the reader. */
export const contarLida = (codigo: string | null, lida: Lida): void => contarAsAbas(abaDasLidas, codigo, lida)

/** Marks read what another tab of this reader (REST id) read; returns the way to stop. */
export const seguirLidas = (environment: IEnvironment, codigo: string): (() => void) =>
  ouvirAbas(abaDasLidas, codigo, dado => {
    if (typeof dado !== 'object' || dado === null) return
    const { com, naoLidas }: { com?: unknown; naoLidas?: unknown } = dado
    if (typeof com !== 'string' || (naoLidas !== null && typeof naoLidas !== 'number')) return
    commitLocalUpdate(environment, store => void marcarLida(store, com, naoLidas ?? undefined))
  })

const viewerOf = (store: Store) => store.getRoot().getLinkedRecord('viewer')
const listOf = (viewer: RecordProxy) => ConnectionHandler.getConnection(viewer, 'ConversasList_conversas')
const threadOf = (viewer: RecordProxy, com: string) =>
  ConnectionHandler.getConnection(viewer, 'MensagensList_mensagens', { com })
const edgesOf = (connection: RecordProxy) => connection.getLinkedRecords('edges') ?? []
const nodeOf = (edge: RecordProxy) => edge.getLinkedRecord('node')
const codigoOf = (edge: RecordProxy) => nodeOf(edge)?.getLinkedRecord('pessoa')?.getValue('codigo')

/**
 * A message to or from the person of that REST id: in its place in their thread, once, and their conversation in the
 * list, the last talk first. What was never loaded is left alone; `conversa` is for a list that does not have it yet.
 */
export function receberMensagem(store: Store, com: string, mensagem: RecordProxy, conversa: RecordProxy | null): void {
  const viewer = viewerOf(store)
  if (!viewer) return
  const thread = threadOf(viewer, com)
  const list = listOf(viewer)
  if (thread) addToThread(store, thread, mensagem)
  if (conversa) viewer.setLinkedRecord(conversa, 'conversa', { com })
  if (list) placeInList(store, list, com, mensagem, conversa)
}

/** The newest window of a thread as it was read again, with what it missed; a longer gap begins the thread anew. */
export function juntarMensagens(store: Store, com: string, janela: RecordProxy): void {
  const viewer = viewerOf(store)
  const thread = viewer && threadOf(viewer, com)
  const pageInfo = janela.getLinkedRecord('pageInfo')
  if (!thread || !pageInfo) return
  const before = edgesOf(thread)
  const known = new Set(before.map(edge => nodeOf(edge)?.getDataID()))
  const newest = edgesOf(janela)
  const whole = !pageInfo.getValue('hasNextPage') || newest.some(edge => known.has(nodeOf(edge)?.getDataID()))
  if (!whole) {
    thread.setLinkedRecords([], 'edges')
    thread.getLinkedRecord('pageInfo')?.copyFieldsFrom(pageInfo)
  }
  for (const edge of newest.toReversed()) {
    const mensagem = nodeOf(edge)
    if (mensagem) addToThread(store, thread, mensagem)
  }
}

/**
 * The reader has seen what this person wrote; `naoLidas` is what another tab says is left over all conversations.
 * Answers what is left; null where that is not known.
 */
export function marcarLida(store: Store, com: string, naoLidas?: number): number | null {
  const viewer = viewerOf(store)
  const list = viewer && listOf(viewer)
  const edge = list && edgesOf(list).find(edge => codigoOf(edge) === com)
  // One that is open need not be in the windows that are loaded.
  const conversa = (edge && nodeOf(edge)) ?? viewer?.getLinkedRecord('conversa', { com })
  const lidas = Number(conversa?.getValue('naoLidas') ?? 0)
  conversa?.setValue(0, 'naoLidas')
  contarNaoLidas(store, 'mensagens', before => naoLidas ?? before - lidas)
  const left = viewer?.getLinkedRecord('naoLidas')?.getValue('mensagens')
  return typeof left === 'number' ? left : null
}

/** Newest first, as the connection is. The payload's own edge will not do: a stream gives each the same record. */
function addToThread(store: Store, thread: RecordProxy, mensagem: RecordProxy): void {
  const edges = edgesOf(thread)
  if (edges.some(edge => nodeOf(edge)?.getDataID() === mensagem.getDataID())) return
  const edge = ConnectionHandler.createEdge(store, thread, mensagem, 'MensagemEdge')
  const quando = instantOf(mensagem, 'criadaEm')
  insertBefore(thread, edges, edge, other => instantOf(nodeOf(other), 'criadaEm') <= quando)
}

/** Last talk first. A message that comes late does not take the words of a newer one. */
function placeInList(
  store: Store,
  list: RecordProxy,
  com: string,
  mensagem: RecordProxy,
  conversa: RecordProxy | null,
): void {
  const edges = edgesOf(list)
  const known = edges.find(edge => codigoOf(edge) === com)
  const edge = known ?? (conversa && ConnectionHandler.createEdge(store, list, conversa, 'ConversaEdge'))
  const node = edge && nodeOf(edge)
  if (!edge || !node) return
  const criadaEm = instantOf(mensagem, 'criadaEm')
  if (criadaEm >= instantOf(node, 'atualizadaEm')) {
    node.setValue(mensagem.getValue('conteudo'), 'ultimaMensagem')
    node.setValue(mensagem.getValue('criadaEm'), 'atualizadaEm')
  }
  const quando = Math.max(criadaEm, instantOf(node, 'atualizadaEm'))
  const others = edges.filter(other => other !== known)
  insertBefore(list, others, edge, other => instantOf(nodeOf(other), 'atualizadaEm') <= quando)
}

/** Puts the edge before the first that is older; at the end where none is. */
function insertBefore(
  connection: RecordProxy,
  edges: RecordProxy[],
  edge: RecordProxy,
  isOlder: (other: RecordProxy) => boolean,
): void {
  const found = edges.findIndex(isOlder)
  connection.setLinkedRecords(edges.toSpliced(found === -1 ? edges.length : found, 0, edge), 'edges')
}

/**
 * The moment of a message or a conversation, in milliseconds; before all others where it has none. What is on its way
 * comes after all others: its time is of this browser's clock.
 */
function instantOf(record: RecordProxy | null | undefined, field: 'criadaEm' | 'atualizadaEm'): number {
  if (record && isEnviando(record.getDataID())) return Number.POSITIVE_INFINITY
  const instant = record?.getValue(field)
  return typeof instant === 'string' ? Date.parse(instant) : Number.NEGATIVE_INFINITY
}
