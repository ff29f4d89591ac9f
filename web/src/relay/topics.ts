/**
 * What changes while pages show it, by topic. A page is out of date if one of its topics has changed since its data was
 * requested (decision 0042). A new session gets a new environment, and so begins with nothing changed.
 */
import type { IEnvironment, Variables } from 'relay-runtime'

export type Topic =
  /** What any page shows: events may have been missed, or the reader changed something in another tab. */
  | '*'
  | 'candidaturas'
  /** The connection is back: the page may show an offline copy. */
  | 'conexao'
  /** The counts of the header. Not part of '*', because the stream brings them whenever it begins. */
  | 'contagens'
  | 'conversas'
  /** A mutation of this tab had its response: a query that was in flight meanwhile may be older. Not part of '*'. */
  | 'escrita'
  /** The reader may have applied or cancelled in another tab. Not part of '*': it costs a list of vagas a call per row. */
  | 'etapas'
  | 'historico'
  /** The institution's own lists, as administrators see them. */
  | 'listas'
  | 'minhasVagas'
  | 'notificacoes'
  | 'rede'
  /** What changes without an event for this reader: at midnight, and while the reader was away. */
  | 'tempo'
  /** A vaga, by its REST id. */
  | `vaga:${string}`

export type PageTopics = {
  topics: readonly Topic[]
  /** The moment in which the page's data was requested. */
  since: number
}

type Changes = {
  /** By topic, the moment of its last change. */
  at: Map<Topic, number>
  /** By query and variables, the moment in which the stored data was requested. */
  readAt: Map<string, number>
  listeners: Set<() => void>
}

const ofEnvironment = new WeakMap<IEnvironment, Changes>()

function changesOf(environment: IEnvironment): Changes {
  let changes = ofEnvironment.get(environment)
  if (!changes) {
    changes = { at: new Map(), readAt: new Map(), listeners: new Set() }
    ofEnvironment.set(environment, changes)
  }
  return changes
}

/** Counts changes, so that two in one millisecond have an order, and a clock that is set back changes nothing. */
let moment = 0

/** The current moment: what changes from now on is newer. */
export const now = (): number => moment

/** Notes that these topics have changed. The pages on screen refetch; others refetch on the next visit. */
export function changed(environment: IEnvironment, ...topics: readonly Topic[]): void {
  const { at, listeners } = changesOf(environment)
  moment += 1
  for (const topic of topics) at.set(topic, moment)
  for (const notify of listeners) notify()
}

const apart: ReadonlySet<Topic> = new Set(['contagens', 'escrita', 'etapas'])

/** Whether one of these topics has changed since this moment. */
export function hasChanged(environment: IEnvironment, { topics, since }: PageTopics): boolean {
  const { at } = changesOf(environment)
  const isNewer = (topic: Topic) => (at.get(topic) ?? 0) > since
  return topics.some(topic => isNewer(topic) || (!apart.has(topic) && isNewer('*')))
}

/** Calls back after each change. Returns a function that stops. */
export function onChanged(environment: IEnvironment, callback: () => void): () => void {
  const { listeners } = changesOf(environment)
  listeners.add(callback)
  return () => void listeners.delete(callback)
}

const keyOf = (query: string, variables: Variables) => `${query} ${JSON.stringify(variables)}`

/** Notes that the stored data of this query was requested at this moment. */
export const noteRead = (environment: IEnvironment, query: string, variables: Variables, since: number): void =>
  void changesOf(environment).readAt.set(keyOf(query, variables), since)

/** When the stored data of this query was requested; 0 if it is unknown. */
export const readAt = (environment: IEnvironment, query: string, variables: Variables): number =>
  changesOf(environment).readAt.get(keyOf(query, variables)) ?? 0

/** The topics of a message of another tab, which is not trusted. One that is unknown matches no page. */
export const toTopics = (data: unknown): readonly Topic[] =>
  Array.isArray(data) ? data.filter((topic): topic is Topic => typeof topic === 'string') : []
