import { isInterfaceType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, professora } from '../testing/createTestGateway.ts'
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

/** How to request each connection of the schema. A new connection needs a line here. */
const asks: Record<string, { token: string; text: (args: string) => string }> = {
  'Query.vagas': { token: aluna, text: args => `{ vagas(${args}) { total } }` },
  'Viewer.minhasVagas': { token: professora, text: args => `{ viewer { minhasVagas(${args}) { total } } }` },
  'Viewer.candidaturasDaVaga': {
    token: professora,
    text: args => `{ viewer { candidaturasDaVaga(vaga: "1", ${args}) { total } } }`,
  },
  'Viewer.candidaturas': { token: aluna, text: args => `{ viewer { candidaturas(${args}) { total } } }` },
  'Viewer.conversas': { token: aluna, text: args => `{ viewer { conversas(${args}) { total } } }` },
  'Viewer.mensagens': {
    token: aluna,
    text: args => `{ viewer { mensagens(com: "9", ${args}) { pageInfo { hasNextPage } } } }`,
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
    const { token, text } = asks[given.name] ?? { token: aluna, text: () => '' }
    const { execute, calls } = createTestGateway({})
    expect((await execute(text(`first: ${most + 1}`), {}, { token })).codes).toEqual(['BAD_USER_INPUT'])
    expect((await execute(text('first: 0'), {}, { token })).codes).toEqual(['BAD_USER_INPUT'])
    expect(calls).toEqual([])
  })

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
