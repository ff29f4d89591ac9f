import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { aluna } from './testing/createTestGateway.ts'
import { instituicao } from './testing/instituicao.ts'
import { listen } from './testing/listen.ts'
import { scriptUpstream } from './testing/scriptUpstream.ts'
import type { Script } from './testing/scriptUpstream.ts'

/* The cookie of a sign-in at the university, over node:http. */

const begin = 'mutation { comecarEntradaPelaUniversidade(input: {}) { __typename } }'
const enter = 'mutation { entrarPelaUniversidade(input: { resposta: "code=1&state=2" }) { __typename } }'
const prove = 'mutation { provarConta(input: { senha: "segredo1" }) { __typename } }'

const entrada = { access_token: aluna, is_student: true, voltar: null }
const segundo_fator = { desafio: 'd', aplicativo: true, codigos: true }
const forgotten = 'transacao=; Path=/graphql; Max-Age=0; HttpOnly; SameSite=Lax'

let script: Script = {}
let gateway: Awaited<ReturnType<typeof listen>>
/** The same with an address of https. */
let secure: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  const open = (publicUrl: string) => {
    const logger = pino({ level: 'silent' })
    const send: ReturnType<typeof scriptUpstream>['send'] = outgoing => scriptUpstream(script).send(outgoing)
    return listen(createApp({ send, instituicao, logger, isStopping: () => false, publicUrl }).listener)
  }
  gateway = await open('http://localhost:3000')
  secure = await open('https://vagas.puc.example')
})
afterAll(() => Promise.all([gateway.close(), secure.close()]))

/** The kind of the answer, and its cookie. */
async function ask(query: string, cookie = 'transacao=selada', at = gateway) {
  const headers = { 'content-type': 'application/json', cookie }
  const response = await fetch(`${at.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
  const { data } = await response.json()
  const [result] = Object.values<{ __typename: string }>(data)
  return { is: result?.__typename, cookie: response.headers.get('set-cookie') }
}

describe('the cookie of a sign-in at the university', () => {
  const inicio = { 'POST /auth/universidade/inicio': { url: 'https://sso.puc.example/auth', transacao: 'selada' } }

  it('is read by no script, comes back from the university, and lasts ten minutes', async () => {
    script = inicio
    const { cookie } = await ask(begin, '')
    expect(cookie).toBe('transacao=selada; Path=/graphql; Max-Age=600; HttpOnly; SameSite=Lax')
  })

  it('is set and read only by https, if people open the site over https', async () => {
    script = { ...inicio, 'POST /auth/universidade/entrada': entrada }
    const { cookie } = await ask(begin, '', secure)
    expect(cookie).toBe('__Secure-transacao=selada; Path=/graphql; Max-Age=600; HttpOnly; SameSite=Lax; Secure')
    expect((await ask(enter, 'transacao=selada', secure)).is).toBe('EntradaPelaUniversidadeRecusada')
    expect(await ask(enter, '__Secure-transacao=selada', secure)).toEqual({
      is: 'EntrarPelaUniversidadeSuccess',
      cookie: `__Secure-${forgotten}; Secure`,
    })
  })

  it.each([
    ['a session', enter, 'entrada', entrada, 'EntrarPelaUniversidadeSuccess'],
    ['a second step', enter, 'entrada', { segundo_fator }, 'SegundoFatorPedido'],
    ['a session of the proved account', prove, 'vinculo', entrada, 'ProvarContaSuccess'],
    ['a second step of the proved account', prove, 'vinculo', { segundo_fator }, 'SegundoFatorPedido'],
  ])('is forgotten with %s', async (_which, query, path, body, is) => {
    script = { [`POST /auth/universidade/${path}`]: body }
    expect(await ask(query)).toEqual({ is, cookie: forgotten })
  })

  it('becomes that of the account to prove', async () => {
    script = { 'POST /auth/universidade/entrada': { vinculo: { token: 'outra', email: 'ana@puc.example' } } }
    const { is, cookie } = await ask(enter)
    expect(is).toBe('ContaAProvar')
    expect(cookie).toBe('transacao=outra; Path=/graphql; Max-Age=600; HttpOnly; SameSite=Lax')
  })
})
