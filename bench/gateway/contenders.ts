import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Load } from './processes.ts'

/** One kind of request. The id of its document is its key in workloads.json. */
export interface Workload {
  what: string
  student: boolean
  /** Requests per second for measuring latency: a rate that every contender sustains. */
  rate: number
  variables: Record<string, unknown>
  /** The upstream calls of one operation. */
  calls: string[]
}

/** A server that is measured. */
export interface Contender {
  file: string
  env?: Record<string, string>
  toRequest: (id: string, workload: Workload) => Omit<Load['request'], 'headers'>
  /** Its responses are the upstream's, not GraphQL. */
  isRaw?: boolean
}

const documents = path.join(import.meta.dirname, 'documents')
const post = (body: object) => ({ method: 'POST', path: '/graphql', body: JSON.stringify(body) })
const postText: Contender['toRequest'] = (id, { variables }) =>
  post({ query: readFileSync(path.join(documents, `${id}.graphql`), 'utf8'), variables })

export const workloads: Record<string, Workload> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'workloads.json'), 'utf8'),
)

/** With trusted documents: the client sends an id, and both GraphQL servers know the text. */
export const trusted = {
  gateway: {
    file: 'gateway/dist/server.js',
    env: { PRODUCTION: '1', DOCUMENTS_DIR: documents },
    toRequest: (documentId, { variables }) => post({ documentId, variables }),
  },
  mercurius: {
    file: 'bench/gateway/mercurius.mjs',
    toRequest: (query, { variables }) => post({ query, persisted: true, variables }),
  },
  proxy: { file: 'bench/gateway/proxy.mjs', toRequest: id => ({ method: 'GET', path: `/${id}` }), isRaw: true },
} satisfies Record<string, Contender>

/** With arbitrary documents: the client sends the text. */
export const arbitrary = {
  gateway: { file: 'gateway/dist/server.js', toRequest: postText },
  yoga: { file: 'bench/gateway/yoga.mjs', toRequest: postText },
} satisfies Record<string, Contender>
