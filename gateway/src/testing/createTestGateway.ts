import { createGateway } from '../gateway.ts'
import type { GatewayOptions } from '../gateway.ts'
import { instituicao } from './instituicao.ts'
import { postGraphql } from './postGraphql.ts'
import { scriptUpstream } from './scriptUpstream.ts'
import type { Script } from './scriptUpstream.ts'

/* The package's `@board/gateway/testing`; docs/clients.md has an example. */

export { reply } from './scriptUpstream.ts'

export const aluna = token({ user_id: 7, is_student: true })
export const professora = token({ user_id: 9, is_student: false })
export const administradora = token({ user_id: 11, is_student: false, papeis: ['administrador'] })

/** Retries come at once, and the breaker never opens. */
export const testLimits = { backoff: 0, failures: Infinity }

type Asked = Omit<Parameters<typeof postGraphql>[1], 'query' | 'variables'>

/**
 * A gateway over a scripted upstream that records its calls. A call that is not in the script fails the test by its
 * name, and so does a request that is not in api/openapi.json.
 */
export function createTestGateway(script: Script, options: Partial<GatewayOptions> = {}) {
  const { send, calls, sent, unscripted, misfits } = scriptUpstream(script)
  const logged: Record<string, unknown>[] = []
  const limits = { ...testLimits, ...options.limits }
  const log = (_: string, entry: Record<string, unknown>) => void logged.push(entry)
  const yoga = createGateway({ send, instituicao, log, ...options, limits })

  async function execute(query: string, variables: object = {}, asked: Asked = {}) {
    const response = await postGraphql(yoga, { query, variables, ...asked })
    if (unscripted.length > 0) throw new Error(`Nobody scripted ${unscripted.join(', ')}`)
    if (misfits.length > 0) throw new Error(`Not in api/openapi.json: ${misfits.join('; ')}`)
    return response
  }

  return { execute, calls, sent, logged, yoga }
}

/** A token as the API makes them, except for the signature, which only the API checks. */
export function token(payload: object): string {
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`
}

export function globalId(type: string, key: string): string {
  return Buffer.from(`${type}:${key}`).toString('base64url')
}
