import type { GraphQLError } from 'graphql'
import { createGateway } from '../gateway.ts'
import type { GatewayOptions } from '../gateway.ts'
import { instituicao } from './instituicao.ts'
import { scriptUpstream } from './scriptUpstream.ts'
import type { Script } from './scriptUpstream.ts'

/* The package's `@board/gateway/testing`; docs/clients.md has an example. */

export { reply } from './scriptUpstream.ts'

export const aluna = token({ user_id: 7, is_student: true })
export const professora = token({ user_id: 9, is_student: false })

/** Retries come at once, and however many calls fail, the breaker stays closed. */
export const testLimits = { backoff: 0, failures: Infinity }

interface Asked {
  token?: string
  headers?: Record<string, string>
  /** Goes as `$arquivo`. */
  arquivo?: File | undefined
}

/**
 * A gateway over a scripted upstream that records its calls. A call that is not in the script fails the test by its
 * name, and so does a request that api/openapi.json does not have.
 */
export function createTestGateway(script: Script, options: Partial<GatewayOptions> = {}) {
  const { send, calls, sent, unscripted, misfits } = scriptUpstream(script)
  const logged: Record<string, unknown>[] = []
  const limits = { ...testLimits, ...options.limits }
  const log = (_: string, entry: Record<string, unknown>) => void logged.push(entry)
  const yoga = createGateway({ send, instituicao, log, ...options, limits })

  // Tests look into answers of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  type Data = any

  async function execute(query: string, variables: object = {}, { token, headers, arquivo }: Asked = {}) {
    const request = arquivo ? withFile(query, variables, arquivo) : asJson(query, variables)
    const response = await yoga.fetch('http://gateway/graphql', {
      method: 'POST',
      headers: { ...request.headers, ...(token && { authorization: `Bearer ${token}` }), ...headers },
      body: request.body,
    })
    const { data, errors }: { data: Data; errors?: GraphQLError[] } = await response.json()
    if (unscripted.length > 0) throw new Error(`Nobody scripted ${unscripted.join(', ')}`)
    if (misfits.length > 0) throw new Error(`Not in api/openapi.json: ${misfits.join('; ')}`)
    return { data, errors, codes: errors?.map(error => error.extensions['code']) }
  }

  return { execute, calls, sent, logged, yoga }
}

function asJson(query: string, variables: object) {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query, variables }) }
}

function withFile(query: string, variables: object, arquivo: File) {
  const body = new FormData()
  body.append('operations', JSON.stringify({ query, variables: { ...variables, arquivo: null } }))
  body.append('map', '{"0":["variables.arquivo"]}')
  body.append('0', arquivo)
  return { headers: { 'x-graphql-yoga-csrf': '1' }, body }
}

/** A token as the API makes them, but for the signature, which only the API checks. */
export function token(payload: object): string {
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`
}

export function globalId(type: string, key: string): string {
  return Buffer.from(`${type}:${key}`).toString('base64url')
}
