/**
 * Updates the store for a new or a read message: the thread, the list and the header's count. Messages are sorted by
 * time, which Relay's directives do not do, and its typed updaters do not support connections.
 */
import {
  commitLocalUpdate,
  ConnectionHandler,
  type IEnvironment,
  type RecordProxy,
  type RecordSourceSelectorProxy,
} from 'relay-runtime'
import { tellTabs } from '../../novidades/tabs.ts'
import { updateNaoLidas } from '../../novidades/naoLidas.ts'
import { isPendingMensagem } from './pendingMensagem.ts'

type Store = RecordSourceSelectorProxy

/** A message between tabs: the REST id of the person whose messages were read, and how many unread ones are left. */
type Lida = { com: string; naoLidas: number | null }

/** `codigo`: the reader's REST id. */
export const broadcastLida = (codigo: string | null, lida: Lida): void => tellTabs(codigo, 'conversaLida', lida)

/** Applies a message of another tab, which is not trusted. */
export function receiveLida(environment: IEnvironment, data: unknown): void {
  if (typeof data !== 'object' || data === null) return
  const { com, naoLidas }: { com?: unknown; naoLidas?: unknown } = data
  if (typeof com !== 'string' || (naoLidas !== null && typeof naoLidas !== 'number')) return
  commitLocalUpdate(environment, store => void markLida(store, com, naoLidas ?? undefined))
}

const viewerOf = (store: Store) => store.getRoot().getLinkedRecord('viewer')
const listOf = (viewer: RecordProxy) => ConnectionHandler.getConnection(viewer, 'ConversasList_conversas')
const threadOf = (viewer: RecordProxy, com: string) =>
  ConnectionHandler.getConnection(viewer, 'MensagensList_mensagens', { codigo: com })
const edgesOf = (connection: RecordProxy) => connection.getLinkedRecords('edges') ?? []
const nodeOf = (edge: RecordProxy) => edge.getLinkedRecord('node')
const codigoOf = (edge: RecordProxy) => nodeOf(edge)?.getLinkedRecord('pessoa')?.getValue('codigo')

/**
 * Adds a message to or from the person of this REST id to its position in their thread, once, and moves their conversation
 * in the list. Connections that are not loaded stay so. `conversa`: for a list that does not have it yet.
 */
export function addMensagem(store: Store, com: string, mensagem: RecordProxy, conversa: RecordProxy | null): void {
  const viewer = viewerOf(store)
  if (!viewer) return
  const thread = threadOf(viewer, com)
  const list = listOf(viewer)
  if (thread) addToThread(store, thread, mensagem)
  if (conversa) viewer.setLinkedRecord(conversa, 'conversa', { codigo: com })
  if (list) placeInList(store, list, com, mensagem, conversa)
}

/** Merges the refetched newest window into the thread. If they do not overlap, the window replaces the thread. */
export function mergeMensagens(store: Store, com: string, janela: RecordProxy): void {
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
 * Marks the messages of this person as read. `naoLidas`: the total left in all conversations, from another tab. Returns
 * the total left; null if it is not loaded.
 */
export function markLida(store: Store, com: string, naoLidas?: number): number | null {
  const viewer = viewerOf(store)
  const list = viewer && listOf(viewer)
  const edge = list && edgesOf(list).find(edge => codigoOf(edge) === com)
  // An open conversation may be outside of the loaded windows.
  const conversa = (edge && nodeOf(edge)) ?? viewer?.getLinkedRecord('conversa', { codigo: com })
  const lidas = Number(conversa?.getValue('naoLidas') ?? 0)
  conversa?.setValue(0, 'naoLidas')
  updateNaoLidas(store, 'mensagens', before => naoLidas ?? before - lidas)
  const left = viewer?.getLinkedRecord('naoLidas')?.getValue('mensagens')
  return typeof left === 'number' ? left : null
}

/** Marks the reader's messages to the person of this REST id as read by them, up to the one of this global id. */
export function markEnviadasLidas(store: Store, com: string, ate: string): void {
  const viewer = viewerOf(store)
  const thread = viewer && threadOf(viewer, com)
  const mensagens = thread ? edgesOf(thread).map(nodeOf) : []
  const newest = mensagens.findIndex(mensagem => mensagem?.getDataID() === ate)
  if (newest === -1) return
  for (const mensagem of mensagens.slice(newest)) {
    if (mensagem?.getValue('minha') === true) mensagem.setValue(true, 'lida')
  }
}

/** Newest first, as in the connection. Creates an edge, because all payloads of a stream share one edge record. */
function addToThread(store: Store, thread: RecordProxy, mensagem: RecordProxy): void {
  const edges = edgesOf(thread)
  if (edges.some(edge => nodeOf(edge)?.getDataID() === mensagem.getDataID())) return
  const edge = ConnectionHandler.createEdge(store, thread, mensagem, 'MensagemEdge')
  const quando = instantOf(mensagem, 'criadaEm')
  insertBefore(thread, edges, edge, other => instantOf(nodeOf(other), 'criadaEm') <= quando)
}

/** Most recent first. A late message does not replace the last message if that is newer. */
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

/** Inserts the edge before the first older one, or at the end. */
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
 * The time of a message or a conversation, in milliseconds; -Infinity if it has none. Infinity for a message that is
 * being sent, whose time is from this browser's clock.
 */
function instantOf(record: RecordProxy | null | undefined, field: 'criadaEm' | 'atualizadaEm'): number {
  if (record && isPendingMensagem(record.getDataID())) return Number.POSITIVE_INFINITY
  const instant = record?.getValue(field)
  return typeof instant === 'string' ? Date.parse(instant) : Number.NEGATIVE_INFINITY
}
