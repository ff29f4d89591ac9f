import { isInterfaceType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { administradora, aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { schema } from './schema.ts'

const pages = /* GraphQL */ `
  query ($first: Int, $after: String, $number: Int!) {
    vagas(first: $first, after: $after) {
      pageCursors {
        current {
          page
          after
        }
        previous {
          page
          after
        }
        next {
          page
          after
        }
        last {
          page
          after
        }
        page(number: $number) {
          page
          after
        }
      }
    }
  }
`

describe('pageCursors', () => {
  it('returns the cursors of numbered pages without a call', async () => {
    const cursor = (index: number) => Buffer.from(`offset:${index}`).toString('base64url')
    const paginasDe = async (total: number, skip: number, number: number) => {
      const { execute, calls } = createTestGateway({ [`GET /vagas?skip=${skip}&limit=8`]: { vagas: [], total } })
      const after = skip === 0 ? null : cursor(skip - 1)
      const { data } = await execute(pages, { first: 8, after, number }, { token: aluna })
      expect(calls).toHaveLength(1)
      return data.vagas.pageCursors
    }
    const [first, second, third, fourth] = [
      { page: 1, after: null },
      { page: 2, after: cursor(7) },
      { page: 3, after: cursor(15) },
      { page: 4, after: cursor(23) },
    ]
    expect(await paginasDe(30, 0, 3)).toEqual({
      current: first,
      previous: null,
      next: second,
      last: fourth,
      page: third,
    })
    expect(await paginasDe(30, 24, 5)).toEqual({
      current: fourth,
      previous: third,
      next: null,
      last: fourth,
      page: null,
    })
    expect(await paginasDe(16, 80, 2)).toEqual({
      current: { page: 11, after: cursor(79) },
      previous: second,
      next: null,
      last: second,
      page: second,
    })
    expect(await paginasDe(0, 0, 0)).toEqual({ current: first, previous: null, next: null, last: first, page: null })
  })
})

/** How to request each connection of the schema, and the calls for the object that has it. A new connection needs a line here. */
const asks: Record<string, { token: string; text: (args: string) => string; parent?: Record<string, unknown> }> = {
  'Query.vagas': { token: aluna, text: args => `{ vagas(${args}) { total } }` },
  'Administracao.pessoas': {
    token: administradora,
    text: args => `{ viewer { administracao { pessoas(${args}) { edges { cursor } } } } }`,
  },
  'Administracao.auditoria': {
    token: administradora,
    text: args => `{ viewer { administracao { auditoria(${args}) { edges { cursor } } } } }`,
  },
  'Administracao.entradas': {
    token: administradora,
    text: args => `{ viewer { administracao { entradas(lista: LOCAIS, ${args}) { edges { cursor } } } } }`,
  },
  'Moderacao.casos': {
    token: administradora,
    text: args => `{ viewer { moderacao { casos(${args}) { edges { cursor } } } } }`,
  },
  'Viewer.minhasVagas': { token: professora, text: args => `{ viewer { minhasVagas(${args}) { total } } }` },
  'Vaga.candidaturas': {
    token: professora,
    text: args => `{ vaga(codigo: "1") { candidaturas(${args}) { total } } }`,
  },
  'Viewer.candidaturas': { token: aluna, text: args => `{ viewer { candidaturas(${args}) { total } } }` },
  'Viewer.leituras': { token: aluna, text: args => `{ viewer { leituras(${args}) { edges { cursor } } } }` },
  'Viewer.conversas': { token: aluna, text: args => `{ viewer { conversas(${args}) { total } } }` },
  'Viewer.mensagens': {
    token: aluna,
    text: args => `{ viewer { mensagens(codigo: "9", ${args}) { pageInfo { hasNextPage } } } }`,
  },
  'Conversa.mensagens': {
    token: aluna,
    text: args => `{ viewer { conversa(codigo: "9") { mensagens(${args}) { pageInfo { hasNextPage } } } } }`,
    parent: { 'GET /mensagens/conversas': [{ usuario_id: 9 }] },
  },
  'Departamento.vagas': {
    token: aluna,
    text: args =>
      `{ node(id: "${globalId('Departamento', '3')}") { ... on Departamento { vagas(${args}) { total } } } }`,
    parent: { 'GET /departamentos/': [{ id: 3, name: 'Física' }] },
  },
  'Viewer.notificacoes': { token: aluna, text: args => `{ viewer { notificacoes(${args}) { total } } }` },
  'Rede.sugestoes': { token: aluna, text: args => `{ viewer { rede { sugestoes(${args}) { total } } } }` },
  'Rede.conexoes': { token: aluna, text: args => `{ viewer { rede { conexoes(${args}) { total } } } }` },
}

const connections = Object.values(schema.getTypeMap())
  .filter(type => isObjectType(type) || isInterfaceType(type))
  .flatMap(type => Object.values(type.getFields()).map(field => ({ name: `${type.name}.${field.name}`, field })))
  .filter(({ field }) => String(field.type).replace('!', '').endsWith('Connection'))

describe('connections', () => {
  it('are all listed here', () => {
    expect(connections.map(({ name }) => name).toSorted()).toEqual(Object.keys(asks).toSorted())
  })

  it.each(connections)('$name has 20 to 50 by default, and refuses more than its limit without a call', async given => {
    const first = given.field.args.find(({ name }) => name === 'first')
    expect(first?.defaultValue).toBeGreaterThanOrEqual(20)
    expect(first?.defaultValue).toBeLessThanOrEqual(50)
    const most = Number(/^At most (\d+)\.$/.exec(first?.description ?? '')?.[1])
    const { token, text, parent = {} } = asks[given.name] ?? { token: aluna, text: () => '' }
    const { execute, calls } = createTestGateway(parent)
    expect((await execute(text(`first: ${most + 1}`), {}, { token })).codes).toEqual(['BAD_USER_INPUT'])
    expect((await execute(text('first: -1'), {}, { token })).codes).toEqual(['BAD_USER_INPUT'])
    expect([...new Set(calls)]).toEqual(Object.keys(parent))
  })

  const after = (key: string) => Buffer.from(key).toString('base64url')
  const mensagens = [5, 4].map(id => ({ id, conteudo: 'Oi', criado_em: '2026-03-01T10:00:00Z', remetente_id: 9 }))

  it.each([
    ['vagas', '', { 'GET /vagas?skip=0&limit=1': { vagas: [{ id: 1 }], total: 3 } }, [true, false]],
    [
      'vagas',
      `, after: "${after('offset:1')}"`,
      { 'GET /vagas?skip=2&limit=1': { vagas: [{ id: 3 }], total: 3 } },
      [true, true],
    ],
    [
      'vagas',
      `, after: "${after('offset:2')}"`,
      { 'GET /vagas?skip=3&limit=1': { vagas: [], total: 3 } },
      [false, true],
    ],
    ['vagas', '', { 'GET /vagas?skip=0&limit=1': { vagas: [], total: 0 } }, [false, false]],
    ['conversas', '', { 'GET /mensagens/conversas': [{ usuario_id: 9 }] }, [true, false]],
    ['conversas', '', { 'GET /mensagens/conversas': [] }, [false, false]],
    ['mensagens', '', { 'GET /mensagens/conversa/9?limit=2': mensagens }, [true, false]],
    ['mensagens', '', { 'GET /mensagens/conversa/9?limit=2': mensagens.slice(1) }, [true, false]],
    ['mensagens', `, after: "${after('antes:4')}"`, { 'GET /mensagens/conversa/9?antes=4&limit=2': [] }, [false, true]],
  ])(
    'return an empty window of %s for "first: 0%s", and tell what is around it',
    async (name, more, script, around) => {
      const given = `first: 0${more}${name === 'mensagens' ? ', codigo: "9"' : ''}`
      const field = `${name}(${given}) { edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`
      const { execute, calls } = createTestGateway(script)
      const { data } = await execute(
        name === 'vagas' ? `{ ${field} }` : `{ viewer { ${field} } }`,
        {},
        { token: aluna },
      )
      const [hasNextPage, hasPreviousPage] = around
      const pageInfo = { hasNextPage, hasPreviousPage, startCursor: null, endCursor: null }
      expect({ ...data, ...data.viewer }[name]).toEqual({ edges: [], pageInfo })
      expect(calls).toEqual(Object.keys(script))
    },
  )

  it('reach the 1,001st conversation, window by window', async () => {
    const conversas = Array.from({ length: 1001 }, (_, index) => ({
      id: index,
      usuario_id: 100 + index,
      nome: `Pessoa ${index}`,
      ultima_atualizacao: new Date(2026, 0, 1, 0, 0, 1001 - index).toISOString(),
    }))
    const { execute } = createTestGateway({ 'GET /mensagens/conversas': conversas })
    const document = `query ($after: String) { viewer { conversas(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor } edges { node { pessoa { codigo } } } } } }`
    const found: string[] = []
    for (let after: string | null = null, more = true; more;) {
      const { data } = await execute(document, { after }, { token: aluna })
      const { edges, pageInfo } = data.viewer.conversas
      found.push(...edges.map(({ node }: { node: { pessoa: { codigo: string } } }) => node.pessoa.codigo))
      ;[after, more] = [pageInfo.endCursor, pageInfo.hasNextPage]
    }
    expect(found).toEqual(conversas.map(({ usuario_id }) => String(usuario_id)))
  })
})
