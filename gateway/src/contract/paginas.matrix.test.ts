import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notify } from '@board/api/src/notificacoes/notify.ts'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createVaga } from '@board/api/src/testing/createVaga.ts'
import { createApiGateway } from '../testing/createApiGateway.ts'

/* Lists in which rows come or go while one reads, window by window, over the embedded API. */

let board: TestApp
let ask: ReturnType<typeof createApiGateway>['ask']
let aluna: Usuario
let professora: Usuario
let vaga: number

const publicar = async () => (await createVaga(board.db, { autorId: professora.id })).id
const candidatos: Usuario[] = []
const candidatar = async () => {
  const candidato = await board.createAluno()
  candidatos.push(candidato)
  await board.call(`POST /candidaturas/vaga/${vaga}`, { as: candidato, body: {} })
}
/** The oldest, who is the first of the list. */
const cancelar = async () => {
  const as = candidatos.shift()
  if (as) await board.call(`DELETE /candidaturas/vaga/${vaga}`, { as })
}
const escrever = async () =>
  board.call('POST /mensagens', {
    as: await board.createAluno(),
    body: { destinatario_id: professora.id, conteudo: 'Oi' },
  })
let avisos = 0
const avisar = () =>
  notify(board.db, [aluna.id], {
    tipo: 'engajamento',
    icone: 'award',
    titulo: `Aviso ${(avisos += 1)}`,
    descricao: 'Aconteceu.',
    vagaId: null,
    acao: null,
  })

beforeAll(async () => {
  board = await createTestApp()
  ask = createApiGateway(board).ask
  aluna = await board.createAluno()
  professora = await board.createProfessor()
  vaga = await publicar()
  for (let n = 0; n < 4; n += 1) for (const create of [publicar, candidatar, escrever, avisar]) await create()
})
afterAll(() => board.close())

interface Window {
  edges: { cursor: string; node: { id: string } }[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}

const selection = '{ edges { cursor node { id } } pageInfo { hasNextPage endCursor } }'

const lists = {
  vagas: { as: () => aluna, field: 'vagas', change: publicar },
  notificacoes: { as: () => aluna, field: 'viewer.notificacoes', change: avisar },
  conversas: { as: () => professora, field: 'viewer.conversas', change: escrever },
  candidaturas: { as: () => professora, field: 'vaga.candidaturas', change: cancelar },
  minhasVagas: { as: () => professora, field: 'viewer.minhasVagas', change: publicar },
}

describe.each(Object.entries(lists))('%s', (name, { as, field, change }) => {
  const read = async (args: string): Promise<Window & { codes: unknown }> => {
    const list = `${name}(${args}) ${selection}`
    const [of = ''] = field.split('.')
    const within = of === 'vaga' ? `vaga(codigo: "${vaga}")` : of
    const { data, codes } = await ask(as(), field === name ? `{ ${list} }` : `{ ${within} { ${list} } }`)
    return { ...{ ...data, ...data?.[of] }[name], codes }
  }

  it('repeats and skips none when rows come or go between two windows, after the last edge or any other', async () => {
    const all = (await read('first: 100')).edges.map(({ node }) => node.id)
    const first = await read('first: 2')
    await change()
    const second = await read(`first: 2, after: "${first.pageInfo.endCursor}"`)
    const ids = [...first.edges, ...second.edges].map(({ node }) => node.id)
    expect(ids).toEqual(all.slice(0, 4))
    const afterFirst = await read(`first: 2, after: "${first.edges[0]?.cursor}"`)
    expect(afterFirst.edges.map(({ node }) => node.id)).toEqual(all.slice(1, 3))
    expect(first.edges.at(-1)?.cursor).toBe(first.pageInfo.endCursor)
  })

  it('refuses a position of no list', async () => {
    expect((await read('first: 2, after: "1.!"')).codes).toEqual(['BAD_USER_INPUT'])
  })
})

it('the next numbered page of vagas begins after the last vaga of this one', async () => {
  const pages = '{ current { page after } next { page after } previous { page after } last { page } }'
  const read = async (after: string | null) => {
    const query = `query ($after: String) { vagas(first: 2, after: $after) { pageCursors ${pages} edges { node { id } } } }`
    const { data } = await ask(aluna, query, { after })
    return { ...data.vagas.pageCursors, ids: data.vagas.edges.map(({ node }: { node: { id: string } }) => node.id) }
  }
  const first = await read(null)
  await publicar()
  const second = await read(first.next.after)
  expect(second).toMatchObject({
    current: { page: 2, after: first.next.after },
    previous: { page: 1, after: null },
    next: { page: 3 },
  })
  expect(second.ids).not.toEqual(expect.arrayContaining(first.ids.slice(1)))
  const third = await read(second.next.after)
  expect(third.previous).toEqual({ page: 2, after: Buffer.from('offset:1').toString('base64url') })
  // By its number a page is where it is now: the last vaga of the first page has moved onto the second.
  expect((await read(third.previous.after)).ids[0]).toBe(first.ids[1])
})
