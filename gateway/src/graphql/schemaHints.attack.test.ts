import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { instituicao } from '../testing/instituicao.ts'
import { listen } from '../testing/listen.ts'

const documents = {
  entrar: 'mutation ($input: EntrarInput!) { entrar(input: $input) { __typename } }',
  divulgar: 'mutation ($input: DivulgarResultadoInput!) { divulgarResultado(input: $input) { __typename } }',
  vagas: 'query ($first: Int!) { vagas(first: $first) { total } }',
  falta: 'query ($com: ID) { viewer { conversa(codigo: $com) { id } } }',
}

const send = async () => ({ status: 200, contentType: 'application/json', body: Buffer.from('{}') })
const logger = pino({ level: 'silent' })
const settings = { instituicao, documents, production: true, webFolder: '/nowhere' }
const app = await listen(createApp({ ...settings, send, logger, isStopping: () => false }).listener)
afterAll(app.close)

const { yoga } = createTestGateway({}, { production: true, documents })

const wrong: [keyof typeof documents, object][] = [
  ['entrar', {}],
  ['entrar', { input: null }],
  ['entrar', { input: 7 }],
  ['entrar', { input: { email: 'a', papel: 'ESTUDANTE' } }],
  ['entrar', { input: { email: 'a', senha: 'b', papel: 'REITOR' } }],
  ['entrar', { input: { email: 'a', senha: 'b', papel: 'ESTUDANTE', sena: 'c' } }],
  ['divulgar', { input: { vaga: globalId('Vaga', '1'), em: 'ontem' } }],
  ['vagas', { first: 'dez' }],
  ['vagas', {}],
  ['falta', {}],
]

describe.each([
  ['a trusted document', (init: RequestInit) => fetch(`${app.url}/graphql`, init)],
  ['Yoga', async (init: RequestInit) => yoga.fetch('http://gateway/graphql', init as RequestInit & { body: string })],
])('in production, by %s', (_way, post) => {
  it.each(wrong)('variables that do not fit %s tell nothing of the schema: %j', async (documentId, variables) => {
    const token = documentId === 'divulgar' ? professora : aluna
    const response = await post({
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ documentId, variables }),
    })
    const { errors } = (await response.json()) as { errors: { message: string; extensions: object }[] }
    expect(errors.map(({ message, extensions }) => ({ message, extensions }))).toMatchObject([
      { message: 'Há algo errado nos dados enviados.', extensions: { code: 'BAD_USER_INPUT' } },
    ])
  })
})
