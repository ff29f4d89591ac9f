import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { documents } from '../testing/documents.ts'
import { operations } from '../testing/operations/operations.ts'
import { reply, scriptUpstream } from '../testing/scriptUpstream.ts'

/* The most upstream calls that one operation can cause. */

const ids = (count: number, from = 0) => Array.from({ length: count }, (_, at) => globalId('Vaga', String(from + at)))

/** An upstream with data for every call. */
function createFlooded(limits = {}) {
  const calls: string[] = []
  const gateway = createTestGateway({}, { limits, send: outgoing => answer(calls, outgoing.method + outgoing.path) })
  return { ...gateway, calls }
}

async function answer(calls: string[], call: string) {
  calls.push(call)
  const { send } = scriptUpstream({ 'GET /': { id: 1, nome: 'Redes', detail: 'Feito' } })
  return send({ method: 'GET', path: '/' } as Parameters<typeof send>[0])
}

describe('one operation', () => {
  it('requests at most 20 nodes at once', async () => {
    const { execute, calls } = createFlooded()
    const query = `query ($ids: [ID!]!) { ${Array.from({ length: 30 }, (_, at) => `a${at}: nodes(ids: $ids) { id }`).join(' ')} }`
    const { codes } = await execute(query, { ids: ids(100) }, { token: aluna })
    expect({ calls: calls.length, codes: new Set(codes) }).toEqual({ calls: 0, codes: new Set(['BAD_USER_INPUT']) })
  })

  it('makes 30 calls, however often it requests 20 nodes', async () => {
    const { execute, calls } = createFlooded()
    const fields = Array.from(
      { length: 30 },
      (_, at) => `a${at}: nodes(ids: ${JSON.stringify(ids(20, at * 20))}) { id }`,
    )
    const { codes, errors } = await execute(`{ ${fields.join(' ')} }`, {}, { token: aluna })
    expect(calls.length).toBe(30)
    expect(new Set(codes)).toEqual(new Set(['TOO_MANY_CALLS']))
    expect(errors?.[0]?.message).toBe('Este pedido busca coisas demais de uma vez. Peça menos.')
  })

  it('makes 30 calls as a trusted document too, and returns what they fetched', async () => {
    const { execute, calls } = createFlooded({ calls: 3 })
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
    const { data, codes } = await execute(query, { ids: ids(5) }, { token: aluna })
    expect(data.nodes.map((node: unknown) => node !== null)).toEqual([true, true, true, false, false])
    expect(codes).toEqual(['TOO_MANY_CALLS', 'TOO_MANY_CALLS'])
    expect(calls.length).toBe(3)
    const variables = { pagina: 1, filtro: {}, salvas: true, frame: true, ids: ids(100) }
    await execute(documents.get('VagasPageQuery') ?? '', variables, { token: aluna })
    // Types and departments are two lists that all operations share, and none is charged for.
    expect(calls.length).toBe(3 + 3 + 2)
  })

  it('makes 30 calls as a series of mutations', async () => {
    const { execute, calls } = createFlooded()
    const entries = Array.from(
      { length: 30 },
      (_, at) => `a${at}: salvarInteresses(input: { interesses: ["x"] }) { __typename }`,
    )
    const { codes } = await execute(`mutation { ${entries.join(' ')} }`, {}, { token: aluna })
    expect(calls.length).toBe(30)
    expect(new Set(codes)).toEqual(new Set(['TOO_MANY_CALLS']))
  })

  it('counts a repeated call once, and the shared lists not at all', async () => {
    const { execute, calls } = createFlooded({ calls: 1 })
    const query = '{ a: node(id: $id) { id } b: node(id: $id) { id } c: tiposDeVaga { nome } departamentos { nome } }'
    const { codes } = await execute(`query ($id: ID!) ${query}`, { id: ids(1)[0] }, { token: aluna })
    expect(codes).not.toContain('TOO_MANY_CALLS')
    expect(calls).toHaveLength(3)
  })

  it('can be any of the web app: the largest is a comunicado to 25 people', async () => {
    const candidatos = Array.from({ length: 40 }, (_, at) => ({ id: at, candidato: { id: 100 + at, usuario: 'Ana' } }))
    const { execute, calls } = createTestGateway({
      'GET /vagas/12/candidatos': candidatos,
      'POST /mensagens': reply(201, { id: 1, conteudo: 'Oi', criado_em: '2026-03-09T14:00:00Z', remetente_id: 9 }),
    })
    const [, document = ''] = [...documents].find(([name]) => name.includes('EnviarComunicado')) ?? []
    const apenas = candidatos.slice(0, 25).map(({ candidato }) => globalId('Pessoa', String(candidato.id)))
    const input = { vaga: globalId('Vaga', '12'), conteudo: 'Oi', chave: 'chave-do-comunicado', apenas }
    const { data, errors } = await execute(document, { input }, { token: professora })
    expect(errors).toBeUndefined()
    expect(data.enviarComunicado).toMatchObject({ enviadas: 25, falhas: [] })
    expect(calls).toHaveLength(26)
  })
})

describe('without a token', () => {
  const anonymous = operations.filter(({ token }) => !token).map(({ name }) => name)

  it.each(operations.filter(({ token }) => token))('$name makes no call', async ({ query }) => {
    const { execute, calls } = createTestGateway({})
    const { codes } = await execute(query)
    expect(calls).toEqual([])
    if (!query.includes('viewer')) expect(codes).toContain('UNAUTHENTICATED')
  })

  it.each(operations.filter(({ token }) => !token))('$name makes its call', async ({ query, call, body }) => {
    const { execute, calls } = createTestGateway({ [call]: body })
    expect((await execute(query)).errors).toBeUndefined()
    expect(calls).toEqual([call])
  })

  it('is what signing in, registering, the public vagas and the static lists are', () => {
    expect(anonymous.toSorted()).toEqual([
      'categoriasDeInteresse',
      'departamentos',
      'documento',
      'entrar',
      'mural',
      'tiposDeVaga',
      'vagaPublica',
    ])
  })

  it.each([...documents].filter(([, document]) => document.startsWith('query')))(
    '%s requests only the static lists, the public vagas, and whether there are extensions',
    async (_, document) => {
      const { execute, calls } = createTestGateway({
        'GET /departamentos/': [],
        'GET /interesses/': {},
        'GET /vagas/tipo': [],
        'GET /notificacoes?limit=1': reply(401),
        'GET /publico/mural': reply(404),
        'GET /publico/vagas/1': reply(404),
        'GET /documentos?tipo=privacidade': reply(404),
        'GET /documentos?tipo=termos': reply(404),
      })
      const variables = {
        tipo: 'TERMOS',
        codigo: '1',
        com: '9',
        de: '1',
        copiar: true,
        professor: true,
        pagina: 1,
        frame: true,
        salvas: true,
        ids: ids(8),
      }
      const named = Object.fromEntries(Object.entries(variables).filter(([name]) => document.includes(`$${name}:`)))
      await execute(document, { ...named, ...(document.includes('$filtro:') && { filtro: {} }) })
      const open =
        /^GET \/((departamentos|interesses|vagas\/tipo)\/?|notificacoes\?limit=1|publico\/.*|documentos\?.*)$/
      expect(calls.filter(call => !open.test(call))).toEqual([])
    },
  )

  it('20 nodes make no call', async () => {
    const { execute, calls } = createTestGateway({})
    const { codes } = await execute('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: ids(20) })
    expect(calls).toEqual([])
    expect(new Set(codes)).toEqual(new Set(['UNAUTHENTICATED']))
  })
})
