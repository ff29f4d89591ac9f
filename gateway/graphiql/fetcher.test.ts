import { afterEach, expect, it, vi } from 'vitest'
import { createFetcher } from './fetcher.ts'

afterEach(() => vi.unstubAllGlobals())

/** Responds with results in order, and records the requests. */
function recordRequests(...results: object[]) {
  const requests: { headers: Headers; body: string }[] = []
  const answers = results.values()
  vi.stubGlobal('fetch', async (_: string, { headers, body }: { headers: HeadersInit; body: string }) => {
    requests.push({ headers: new Headers(headers), body })
    return Response.json(answers.next().value ?? { data: {} })
  })
  return requests
}

/** The Authorization header of each request. */
const toAuthorizations = (requests: { headers: Headers }[]) =>
  requests.map(({ headers }) => headers.get('authorization'))

const params = { query: '{ instituicao { sigla } }' }
const signedIn = { data: { entrar: { __typename: 'EntrarSuccess', token: 'a.b.c' } } }

it('sends the token of a sign-in with every tab’s next request', async () => {
  const requests = recordRequests({}, signedIn)
  const fetcher = createFetcher()
  for (let count = 0; count < 4; count += 1) await fetcher(params)
  expect(toAuthorizations(requests)).toEqual([null, null, 'Bearer a.b.c', 'Bearer a.b.c'])
})

it('keeps the last token, whatever the alias and the mutation, and drops it at sign-out', async () => {
  const verified = { data: { conta: { token: 'd.e.f', nome: 'Ana' } } }
  const requests = recordRequests(signedIn, verified, {}, { data: { sair: { revogado: true } } }, {})
  const fetcher = createFetcher()
  for (let count = 0; count < 5; count += 1) await fetcher(params)
  expect(toAuthorizations(requests)).toEqual([null, 'Bearer a.b.c', 'Bearer d.e.f', 'Bearer d.e.f', null])
})

it('keeps a tab’s own header, and stores nothing of a refusal', async () => {
  const refused = { data: { entrar: { __typename: 'CredenciaisInvalidas', mensagem: 'Não.' } }, errors: [] }
  const requests = recordRequests(signedIn, refused, { data: null, errors: [{ message: 'x' }] })
  const fetcher = createFetcher()
  await fetcher(params)
  await fetcher(params, { headers: { Authorization: 'Bearer own' } })
  await fetcher(params)
  await fetcher(params)
  expect(toAuthorizations(requests)).toEqual([null, 'Bearer own', 'Bearer a.b.c', 'Bearer a.b.c'])
})

it('never persists the token', async () => {
  const setItem = vi.fn()
  vi.stubGlobal('localStorage', { setItem })
  vi.stubGlobal('sessionStorage', { setItem })
  recordRequests(signedIn)
  await createFetcher()(params)
  expect(setItem).not.toHaveBeenCalled()
})

const listed = { data: { vagas: { edges: [{ node: { id: 'a' } }, { node: { id: 'b' } }], cursor: null } } }
const listar = { query: 'query Listar { vagas { x } }', operationName: 'Listar' }

it('replaces what variables refer to by the value in the last result of the operation', async () => {
  const requests = recordRequests({ data: { vagas: null } }, listed)
  const fetcher = createFetcher()
  await fetcher(listar)
  await fetcher(listar)
  const variables = {
    after: '{{Listar.vagas.cursor}}',
    input: { vaga: '{{Listar.vagas.edges.0.node.id}}', outras: ['{{Listar.vagas.edges.-1.node.id}}'] },
    texto: 'sobre {{Listar.vagas}}',
    first: 8,
  }
  await fetcher({ ...params, variables })
  expect(JSON.parse(requests[2]?.body ?? '').variables).toEqual({
    after: null,
    input: { vaga: 'a', outras: ['b'] },
    texto: 'sobre {{Listar.vagas}}',
    first: 8,
  })
})

it.each(['{{Listar.vagas.edges.2.node.id}}', '{{Outra.vaga.id}}', '{{Listar.vaga.id}}'])(
  'says which operation to run first instead of sending %s',
  async vaga => {
    const requests = recordRequests(listed)
    const fetcher = createFetcher()
    await fetcher(listar)
    const { errors } = (await fetcher({ ...params, variables: { vaga } })) as { errors: Error[] }
    expect(JSON.stringify(errors)).toBe(JSON.stringify([{ message: `Execute antes a operação de ${vaga}.` }]))
    expect(requests).toHaveLength(1)
  },
)

const next = (data: object) => `event: next\ndata: ${JSON.stringify({ data })}\n\n`

/** Subscribes to a stream that sends these events and stays open. */
async function subscribe(...events: string[]) {
  const cancel = vi.fn<() => void>()
  const body = new ReadableStream<Uint8Array>({
    start: controller => {
      for (const event of events) controller.enqueue(new TextEncoder().encode(event))
    },
    cancel,
  })
  const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  vi.stubGlobal('fetch', () => Promise.resolve(response))
  const results = (await createFetcher()({ query: 'subscription { x }' })) as AsyncGenerator
  return { results, cancel }
}

it('reads the results of a subscription', async () => {
  const { results } = await subscribe(': hello\n\n', next({ x: 1 }), next({ x: 2 }))
  expect([await results.next(), await results.next()]).toEqual([
    { done: false, value: { data: { x: 1 } } },
    { done: false, value: { data: { x: 2 } } },
  ])
})

it('closes the stream at once at “Stop”, even without further events', async () => {
  const { results, cancel } = await subscribe(next({ x: 1 }))
  await results.next()
  const waiting = results.next()
  void results[Symbol.asyncIterator]().return(undefined)
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce())
  expect(await waiting).toEqual({ done: true, value: undefined })
})
