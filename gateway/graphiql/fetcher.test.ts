import { afterEach, expect, it, vi } from 'vitest'
import { createFetcher } from './fetcher.ts'

afterEach(() => vi.unstubAllGlobals())

/** The Authorization header of each request, with responses in order. */
function answerWith(...results: object[]) {
  const authorizations: (string | null)[] = []
  const answers = results.values()
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    authorizations.push(new Headers(headers).get('authorization'))
    return Response.json(answers.next().value ?? { data: {} })
  })
  return authorizations
}

const params = { query: '{ instituicao { sigla } }' }
const signedIn = { data: { entrar: { __typename: 'EntrarSuccess', token: 'a.b.c' } } }

it('sends the token of a sign-in with every tab’s next request', async () => {
  const authorizations = answerWith({}, signedIn)
  const fetcher = createFetcher()
  for (let count = 0; count < 4; count += 1) await fetcher(params)
  expect(authorizations).toEqual([null, null, 'Bearer a.b.c', 'Bearer a.b.c'])
})

it('keeps the last token, whatever the alias and the mutation, and drops it at sign-out', async () => {
  const verified = { data: { conta: { token: 'd.e.f', nome: 'Ana' } } }
  const authorizations = answerWith(signedIn, verified, {}, { data: { sair: { revogado: true } } }, {})
  const fetcher = createFetcher()
  for (let count = 0; count < 5; count += 1) await fetcher(params)
  expect(authorizations).toEqual([null, 'Bearer a.b.c', 'Bearer d.e.f', 'Bearer d.e.f', null])
})

it('keeps a tab’s own header, and stores nothing of a refusal', async () => {
  const refused = { data: { entrar: { __typename: 'CredenciaisInvalidas', mensagem: 'Não.' } }, errors: [] }
  const authorizations = answerWith(signedIn, refused, { data: null, errors: [{ message: 'x' }] })
  const fetcher = createFetcher()
  await fetcher(params)
  await fetcher(params, { headers: { Authorization: 'Bearer own' } })
  await fetcher(params)
  await fetcher(params)
  expect(authorizations).toEqual([null, 'Bearer own', 'Bearer a.b.c', 'Bearer a.b.c'])
})

it('never persists the token', async () => {
  const setItem = vi.fn()
  vi.stubGlobal('localStorage', { setItem })
  vi.stubGlobal('sessionStorage', { setItem })
  answerWith(signedIn)
  await createFetcher()(params)
  expect(setItem).not.toHaveBeenCalled()
})

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
