import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../app.ts'
import { aluna, testLimits } from '../testing/createTestGateway.ts'
import { instituicao } from '../testing/instituicao.ts'
import { listen } from '../testing/listen.ts'
import { reply, scriptUpstream } from '../testing/scriptUpstream.ts'
import type { Script } from '../testing/scriptUpstream.ts'
import { toSignal } from '../testing/toSignal.ts'
import type { RequestLimits } from '../upstream/transport/dispatch.ts'
import type { Outgoing } from '../upstream/transport/send.ts'
import { createMetrics, listenForMetrics } from './metrics.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map(close => close()))
})

const documents = {
  departamentos: 'query Departamentos { departamentos { nome } }',
  usuario: 'fragment Nome on Usuario { nome } query Usuario { viewer { usuario { ...Nome } } }',
  novas: 'subscription Novas { notificacaoRecebida { titulo } }',
}

async function start(script: Script, limits: Partial<RequestLimits> = testLimits) {
  const { send, calls } = scriptUpstream(script)
  const metrics = createMetrics(documents)
  const logger = pino({ level: 'silent' })
  const app = createApp({ send, instituicao, documents, logger, limits, metrics, isStopping: () => false })
  const { url, close } = await listen(app.listener)
  const server = await listenForMetrics(metrics, 0)
  closers.push(close, () => server.close())
  const { address, port } = server.address() as AddressInfo

  const post = (body: object, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${aluna}`, ...headers },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    })
  const ask = async (body: object) => (await post(body)).json()
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  /** A request is counted when its response closes, which may be after the client has read it. */
  const shows = (...lines: string[]) =>
    vi.waitFor(async () => expect((await scrape()).split('\n')).toEqual(expect.arrayContaining(lines)), 10_000)
  return { url, address, port, calls, post, ask, scrape, shows }
}

it('is refused to a page that resolves its own name to this machine', async () => {
  const { port } = await start({})
  const statusFor = async (host: string) => {
    const asked = request({ port, host: '127.0.0.1', path: '/metrics', headers: { host } }).end()
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    response.resume()
    return response.statusCode
  }
  expect(await statusFor('evil.example')).toBe(404)
  expect(await statusFor(`localhost:${port}`)).toBe(200)
})

describe('a request', () => {
  it('is counted and timed by operation and outcome, on the trusted path and by Yoga', async () => {
    const { ask, shows } = await start({ 'GET /departamentos/': [{ id: 1, name: 'Física' }] })
    await ask({ documentId: 'departamentos' })
    await ask({ query: documents.departamentos })
    await shows(
      'mural_gateway_request_duration_seconds_count{operation="Departamentos",outcome="ok"} 2',
      'mural_gateway_request_duration_seconds_bucket{le="10",operation="Departamentos",outcome="ok"} 2',
    )
  })

  it('that is refused has its code, and no operation if there is none', async () => {
    const { ask, shows } = await start({ 'GET /users/7': reply(403, { detail: 'Não.' }) })
    await ask({ documentId: 'gone' })
    await ask({ documentId: 'usuario' })
    await ask({ query: documents.usuario })
    await shows(
      'mural_gateway_request_duration_seconds_count{operation="other",outcome="refused"} 1',
      'mural_gateway_errors_total{operation="other",code="UNKNOWN_DOCUMENT"} 1',
      'mural_gateway_request_duration_seconds_count{operation="Usuario",outcome="refused"} 2',
      'mural_gateway_errors_total{operation="Usuario",code="FORBIDDEN"} 2',
    )
  })

  it('whose client disconnected is no failure', async () => {
    const leaving = new AbortController()
    const { post, shows } = await start({
      'GET /users/7': ({ cancellation }: Outgoing) =>
        new Promise((_, reject) => {
          toSignal(cancellation).addEventListener('abort', () => reject(new Error('aborted')))
          leaving.abort()
        }),
    })
    await expect(post({ documentId: 'usuario' }, {}, leaving.signal)).rejects.toThrow()
    await shows(
      'mural_gateway_request_duration_seconds_count{operation="Usuario",outcome="left"} 1',
      'mural_gateway_upstream_call_duration_seconds_count{method="GET",route="/users/:id",outcome="left"} 1',
    )
  })

  it('for another path is not counted', async () => {
    const { url, scrape } = await start({})
    await (await fetch(`${url}/health`)).text()
    expect(await scrape()).not.toContain('mural_gateway_request_duration_seconds_count')
  })
})

describe('the upstream', () => {
  it('has its calls by route and outcome, its retries, and the breaker’s state', async () => {
    const { ask, shows } = await start({ 'GET /users/7': reply(503) }, { ...testLimits, failures: 2 })
    await shows('mural_gateway_upstream_breaker_state 0')
    await ask({ documentId: 'usuario' })
    // The second failure opens the breaker, so there is no retry.
    await ask({ documentId: 'usuario' })
    await shows(
      'mural_gateway_upstream_call_duration_seconds_count{method="GET",route="/users/:id",outcome="unavailable"} 2',
      'mural_gateway_upstream_retries_total{method="GET",route="/users/:id"} 2',
      'mural_gateway_upstream_breaker_state 2',
      'mural_gateway_request_duration_seconds_count{operation="Usuario",outcome="failed"} 2',
      'mural_gateway_errors_total{operation="Usuario",code="UPSTREAM_UNAVAILABLE"} 2',
    )
  })
})

describe('overload', () => {
  it('is counted as shed, not as a failure', async () => {
    const shed = { status: 503, contentType: '', retryAfter: '3', shed: true, body: Buffer.from('{}') }
    const metrics = createMetrics(documents)
    const logger = pino({ level: 'silent' })
    const send = async () => shed
    const app = createApp({ send, instituicao, documents, logger, metrics, isStopping: () => false })
    const { url, close } = await listen(app.listener)
    closers.push(close)
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${aluna}` },
      body: JSON.stringify({ documentId: 'usuario' }),
    })
    expect(response.headers.get('retry-after')).toBe('3')
    await vi.waitFor(async () => {
      const lines = await metrics.registry.metrics()
      expect(lines).toContain('mural_gateway_shed_total 1')
      expect(lines).toContain('_count{operation="Usuario",outcome="shed"} 1')
    }, 10_000)
  })
})

describe('an event stream', () => {
  it('is counted while it is open, and has no duration', async () => {
    async function* body({ cancellation }: Outgoing) {
      yield Buffer.from('event: notificacao\ndata: {}\n\n')
      await new Promise(resolve => toSignal(cancellation).addEventListener('abort', resolve))
    }
    const events = (outgoing: Outgoing) => reply(200, body(outgoing), 'text/event-stream')
    const { post, scrape, shows } = await start({ 'GET /eventos': events })
    await shows('mural_gateway_event_streams 0')
    const leaving = new AbortController()
    const { body: stream } = await post({ documentId: 'novas' }, { accept: 'text/event-stream' }, leaving.signal)
    const { value } = (await stream?.getReader().read()) ?? {}
    // Ten milliseconds for each open stream.
    expect(new TextDecoder().decode(value)).toMatch(/^retry: 10\n\n/)
    await shows('mural_gateway_event_streams 1')
    leaving.abort()
    await shows('mural_gateway_event_streams 0')
    expect(await scrape()).not.toContain('mural_gateway_request_duration_seconds_count')
  })
})

describe('the labels', () => {
  it('name only the operations of trusted documents, whatever clients call theirs', async () => {
    const { ask, scrape, shows } = await start({})
    for (let first = 0; first < 100; first += 50) {
      const names = Array.from({ length: 50 }, (_, index) => `Mine${first + index}`)
      await Promise.all(names.map(name => ask({ query: `query ${name} { __typename }`, operationName: name })))
    }
    await shows('mural_gateway_request_duration_seconds_count{operation="other",outcome="ok"} 100')
    expect([...(await scrape()).matchAll(/operation="(\w+)"/g)].map(([, name]) => name)).not.toContainEqual(
      expect.stringContaining('Mine'),
    )
  })

  it('do not grow with the ids in calls', async () => {
    const codigos = Array.from({ length: 30 }, (_, index) => index + 1)
    const script = Object.fromEntries(codigos.map(codigo => [`GET /vagas/${codigo}`, reply(404)]))
    const { ask, scrape, calls, shows } = await start(script)
    for (const codigo of codigos) await ask({ query: `{ vaga(codigo: "${codigo}") { titulo } }` })
    await shows('mural_gateway_request_duration_seconds_count{operation="other",outcome="ok"} 30')
    expect(calls).toHaveLength(30)
    const routes = [...(await scrape()).matchAll(/route="([^"]*)"/g)].map(([, route]) => route)
    expect(new Set(routes)).toEqual(new Set(['/vagas/:id']))
  })
})

describe('the metrics', () => {
  it('include those of the process and the event loop', async () => {
    const { scrape } = await start({})
    expect(await scrape()).toMatch(/^process_cpu_seconds_total \d/m)
    expect(await scrape()).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  })

  it('are not on the public port, and their port serves nothing else', async () => {
    const { url, port } = await start({})
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
    const own = `http://127.0.0.1:${port}`
    expect((await fetch(`${own}/metrics`)).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect((await fetch(`${own}/metrics`, { method: 'POST' })).status).toBe(404)
    expect((await fetch(`${own}/graphql`)).status).toBe(404)
  })

  it('listen only on this machine', async () => {
    const { address, port } = await start({})
    expect(address).toBe('127.0.0.1')
    await expect(fetch(`http://[::1]:${port}/metrics`)).rejects.toThrow()
  })
})
