import { afterEach, expect, it, vi } from 'vitest'
import { createFetcher } from './fetcher.ts'

afterEach(() => vi.unstubAllGlobals())

/** The Authorization header of each request, whose answers are given in their order. */
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

it('sends the token of a sign-in with what every tab asks afterwards', async () => {
  const authorizations = answerWith({}, signedIn)
  const fetcher = createFetcher()
  for (let count = 0; count < 4; count += 1) await fetcher(params)
  expect(authorizations).toEqual([null, null, 'Bearer a.b.c', 'Bearer a.b.c'])
})

it('keeps the last token, whatever the alias and the mutation, and drops it at a sign-out', async () => {
  const verified = { data: { conta: { token: 'd.e.f', nome: 'Ana' } } }
  const authorizations = answerWith(signedIn, verified, {}, { data: { sair: { revogado: true } } }, {})
  const fetcher = createFetcher()
  for (let count = 0; count < 5; count += 1) await fetcher(params)
  expect(authorizations).toEqual([null, 'Bearer a.b.c', 'Bearer d.e.f', 'Bearer d.e.f', null])
})

it('leaves a tab its own header, and keeps nothing of a refusal', async () => {
  const refused = { data: { entrar: { __typename: 'CredenciaisInvalidas', mensagem: 'Não.' } }, errors: [] }
  const authorizations = answerWith(signedIn, refused, { data: null, errors: [{ message: 'x' }] })
  const fetcher = createFetcher()
  await fetcher(params)
  await fetcher(params, { headers: { Authorization: 'Bearer own' } })
  await fetcher(params)
  await fetcher(params)
  expect(authorizations).toEqual([null, 'Bearer own', 'Bearer a.b.c', 'Bearer a.b.c'])
})

it('writes the token nowhere', async () => {
  const setItem = vi.fn()
  vi.stubGlobal('localStorage', { setItem })
  vi.stubGlobal('sessionStorage', { setItem })
  answerWith(signedIn)
  await createFetcher()(params)
  expect(setItem).not.toHaveBeenCalled()
})
