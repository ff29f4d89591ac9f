import { afterAll } from 'vitest'
import { createContexts } from '../context.ts'
import { createGateway } from '../gateway.ts'
import { schema } from '../graphql/schema.ts'
import { readRequest } from '../http/clientRequest.ts'
import { createTrusted, mayBeTrusted } from '../trusted/answer.ts'
import { createTrustedOperations } from '../trusted/operations.ts'
import { testLimits } from './createTestGateway.ts'
import { instituicao } from './instituicao.ts'
import { listen } from './listen.ts'
import { scriptUpstream } from './scriptUpstream.ts'
import type { Script } from './scriptUpstream.ts'

const closers: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closers.map(close => close())))

/**
 * Sends documents on both paths: by node:http alone, which returns 599 for what it leaves to Yoga, and by Yoga alone.
 */
export async function createBothPaths(script: Script, documents: Record<string, string>, production = false) {
  const { send, calls } = scriptUpstream(script)
  const logged: { way: string; entry: unknown }[] = []
  const optionsOf = (way: string) => {
    const log = (_: string, { requestId: __, ...entry }: Record<string, unknown>) => void logged.push({ way, entry })
    return { send, instituicao, log, limits: { ...testLimits, bytes: 20_000, listBytes: 20_000 } }
  }
  const short = optionsOf('short')
  const answer = createTrusted({
    operations: createTrustedOperations(schema, documents),
    toContext: createContexts(short),
    production,
    log: short.log,
  })
  const { url: origin, close } = await listen((request, response) => {
    const otherwise = () => response.writeHead(599).end('{}')
    if (mayBeTrusted(request)) answer(request, response, readRequest(request, response), otherwise)
    else otherwise()
  })
  closers.push(close)
  const url = `${origin}/graphql`
  const yoga = createGateway({ ...optionsOf('yoga'), documents, production })

  type Way = (url: string, init: RequestInit) => Response | Promise<Response>
  const ask = async (way: Way, body: unknown, token?: string, accept = 'application/json') => {
    const headers = { 'content-type': 'application/json', accept, ...(token && { authorization: `Bearer ${token}` }) }
    const response = await way(url, { method: 'POST', headers, body: JSON.stringify(body) })
    const type = response.headers.get('content-type')?.toLowerCase().replace('; ', ';')
    return { status: response.status, type, ...(await response.json()) }
  }
  const byShort = (...args: [body: unknown, token?: string, accept?: string]) => ask(fetch, ...args)
  const byYoga = (...args: [body: unknown, token?: string, accept?: string]) =>
    ask((input, init) => yoga.fetch(input, init), ...args)
  return { byShort, byYoga, url, calls, logged }
}
