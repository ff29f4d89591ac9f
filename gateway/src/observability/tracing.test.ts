import { json } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterEach, expect, it, vi } from 'vitest'
import { createApp } from '../app.ts'
import { aluna, testLimits } from '../testing/createTestGateway.ts'
import { instituicao } from '../testing/instituicao.ts'
import { listen } from '../testing/listen.ts'
import { reply, scriptUpstream } from '../testing/scriptUpstream.ts'
import type { Script } from '../testing/scriptUpstream.ts'
import { createMetrics } from './metrics.ts'
import { createTracing } from './tracing.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(closers.splice(0).map(close => close()))
})

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code: number }
  attributes: { key: string; value: Record<string, unknown> }[]
}

interface Batch {
  resourceSpans: { resource: Pick<Span, 'attributes'>; scopeSpans: { spans: Span[] }[] }[]
}

const toObject = ({ attributes }: Pick<Span, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** A gateway that exports its spans to a collector; `finish` closes it and resolves the received spans. */
async function start(script: Script, env: Record<string, string> = {}) {
  const batches: Batch[] = []
  const receiver = await listen((request, response) => {
    const answer = (batch: unknown) => {
      if (request.url === '/v1/traces') batches.push(batch as Batch)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    }
    json(request).then(answer, () => response.writeHead(400).end())
  })
  for (const [name, value] of Object.entries({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, ...env })) {
    vi.stubEnv(name, value)
  }
  const logged: string[] = []
  const tracing = createTracing((_, { reason }) => logged.push(String(reason)))
  const { send, sent } = scriptUpstream(script)
  const app = createApp({
    send,
    instituicao,
    logger: pino({ level: 'silent' }),
    limits: testLimits,
    metrics: createMetrics(),
    tracing,
    isStopping: () => false,
  })
  const gateway = await listen(app.listener)
  closers.push(receiver.close)

  const ask = async (query: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${aluna}`, ...headers },
      body: JSON.stringify({ query }),
    })
    return response.json()
  }
  const finish = async () => {
    await gateway.close()
    await tracing.close()
    const all = batches.flatMap(({ resourceSpans }) => resourceSpans)
    const spans = all.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    return { spans, resource: all[0] && toObject(all[0].resource) }
  }
  return { ask, finish, sent, logged }
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
const query = 'query MeuNome { viewer { usuario { nome } } }'
const ana = { 'GET /users/7': { id: 7, usuario: 'Ana' } }

it('the span of an operation continues the client’s trace, and each call has a child span whose context is sent upstream', async () => {
  const { ask, finish, sent } = await start(ana, { OTEL_SERVICE_NAME: 'mural', OTEL_RESOURCE_ATTRIBUTES: 'zone=rio' })
  await ask(query, { traceparent })
  const { spans, resource } = await finish()
  expect(resource).toMatchObject({ 'service.name': 'mural', zone: 'rio' })
  expect(spans.map(({ name }) => name)).toEqual(['GET /users/:id', 'MeuNome'])
  const [call, operation] = spans
  expect(operation).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' })
  expect(operation && toObject(operation)).toEqual({ 'graphql.operation.name': 'MeuNome' })
  expect(call).toMatchObject({ traceId, parentSpanId: operation?.spanId })
  expect(call && toObject(call)).toEqual({ 'http.request.method': 'GET', 'url.path': '/users/7' })
  expect(sent[0]?.headers['traceparent']).toBe(`00-${traceId}-${call?.spanId}-01`)
})

it('a failed operation has its code, and its call the failure kind and the retries', async () => {
  const { ask, finish } = await start({ 'GET /users/7': reply(503) })
  await ask(query)
  const { spans, resource } = await finish()
  const [call, operation] = spans
  expect(resource).toMatchObject({ 'service.name': 'mural-gateway' })
  expect(call?.status.code).toBe(2)
  expect(call && toObject(call)).toMatchObject({ 'error.type': 'unavailable', 'http.request.resend_count': 2 })
  expect(operation?.status.code).toBe(2)
  expect(operation && toObject(operation)).toMatchObject({ 'error.type': 'UPSTREAM_UNAVAILABLE' })
})

it('the sampler of the environment decides, and an unsampled context is still sent upstream', async () => {
  const { ask, finish, sent } = await start(ana, { OTEL_TRACES_SAMPLER: 'always_off' })
  await ask(query, { traceparent })
  expect((await finish()).spans).toEqual([])
  expect(sent[0]?.headers['traceparent']).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`))
})

it('an unreachable collector costs a line in the log, and no request', async () => {
  const { ask, finish, logged } = await start(ana, {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_EXPORTER_OTLP_TIMEOUT: '100',
  })
  expect(await ask(query)).toEqual({ data: { viewer: { usuario: { nome: 'Ana' } } } })
  await finish()
  expect(logged.join('\n')).toMatch(/ECONNREFUSED|timed? ?out|127\.0\.0\.1/i)
})
