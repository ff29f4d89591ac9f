import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { candidaturas } from './db/schema.ts'
import { notificacoes } from './db/schema.rede.ts'
import { createTestApp } from './testing/createTestApp.ts'
import type { TestApp, Usuario } from './testing/createTestApp.ts'
import { createVaga } from './testing/createVaga.ts'

/* Who may call what, for every route there is: a new one without its line here fails. */

/** Nobody's id. */
const absent = 999_999

type Line = {
  /** Without a token; any account; one role; the author of the vaga; who the id names. */
  may: 'all' | 'account' | 'aluno' | 'professor' | 'author' | 'self'
  body?: object | (() => object)
  /** Who the id names, where it names a person who does not have to be oneself. */
  id?: 'person'
  /** Answers with a stream that does not end. */
  stream?: true
}

const nova = {
  titulo: 'Vaga nova',
  descricao: 'Uma vaga que se pode publicar.',
  department_id: 1,
  location_id: 2,
  tipo_id: 1,
}
const edicao = { titulo: 'Título novo', descricao: 'Uma descrição inteiramente nova.' }

const lines: Record<string, Line> = {
  'GET /health': { may: 'all' },
  'GET /ready': { may: 'all' },
  'GET /avatares/{arquivo}': { may: 'all' },
  'GET /departamentos/': { may: 'all' },
  'GET /interesses/': { may: 'all' },
  'GET /vagas/tipo': { may: 'all' },
  'POST /auth/forgot-password': { may: 'all' },
  'POST /auth/resend-verification': { may: 'all' },
  'POST /auth/reset-password': { may: 'all' },
  'POST /auth/verify-email': { may: 'all' },
  'POST /interesses/usuario': { may: 'all' },
  'POST /users': { may: 'all' },
  'POST /users/login': { may: 'all' },

  'GET /eventos': { may: 'account', stream: true },
  'GET /mensagens/conversa/{id}': { may: 'account', id: 'person' },
  'GET /mensagens/conversas': { may: 'account' },
  'GET /notificacoes': { may: 'account' },
  'GET /rede/conexoes': { may: 'account' },
  'GET /rede/sugestoes': { may: 'account' },
  'GET /users/{id}': { may: 'account', id: 'person' },
  'GET /vagas': { may: 'account' },
  'GET /vagas/{id}': { may: 'account' },
  'POST /auth/logout': { may: 'account' },
  'POST /interesses': { may: 'account', body: { nome: 'Astronomia' } },
  'POST /mensagens': { may: 'account', body: () => ({ destinatario_id: people.outroAluno.id, conteudo: 'Oi' }) },
  'POST /notificacoes/lidas': { may: 'account', body: { todas: true } },
  'PUT /rede/conexoes/{user_id}': { may: 'account', id: 'person' },
  'DELETE /rede/conexoes/{user_id}': { may: 'account', id: 'person' },

  'DELETE /users/{id}/avatar': { may: 'self' },
  'POST /users/{id}/avatar': { may: 'self' },
  'PUT /interesses/usuario/{id}': { may: 'self', body: ['Redes'] },
  'PUT /users/{id}': { may: 'self', body: { usuario: 'Outro nome', sobre: null, ehaluno: true } },

  'GET /api/candidaturas/vaga/{id}/candidatura-status': { may: 'aluno' },
  'GET /candidaturas': { may: 'aluno' },
  'GET /historicos/': { may: 'aluno' },
  'GET /historicos/status': { may: 'aluno' },
  'POST /candidaturas/vaga/{id}': { may: 'aluno' },
  'DELETE /candidaturas/vaga/{id}': { may: 'aluno' },
  'POST /historicos/upload': { may: 'aluno' },

  'GET /vagas/professor': { may: 'professor' },
  'POST /vagas': { may: 'professor', body: nova },

  'GET /candidaturas/vaga/{id}': { may: 'author' },
  'GET /vagas/{id}/candidatos': { may: 'author' },
  'PUT /vagas/{id}': { may: 'author', body: edicao },
  'PUT /vagas/{id}/status': { may: 'author', body: { status: 'finalizada' } },
  'DELETE /vagas/{id}': { may: 'author' },
}

const board = await createTestApp()
await board.app.ready()
const routes = Object.entries(board.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
  Object.keys(methods ?? {}).map(method => `${method.toUpperCase()} ${path}`),
)

let people: Record<'autora' | 'outra' | 'aluna' | 'outroAluno', Usuario>
/** Vagas of the autora: one with the aluna's letter, one that nobody applied to. */
let procurada: number
let vazia: number
const carta = 'Só a autora lê isto.'

beforeAll(async () => {
  const [autora, outra] = [await board.createProfessor(), await board.createProfessor()]
  people = { autora, outra, aluna: await board.createAluno(), outroAluno: await board.createAluno() }
  procurada = (await createVaga(board.db, { autorId: autora.id })).id
  vazia = (await createVaga(board.db, { autorId: autora.id })).id
  await board.db.insert(candidaturas).values({ vagaId: procurada, candidatoId: people.aluna.id, cartaMotivacao: carta })
  await board.call('POST /mensagens', {
    as: people.aluna,
    body: { destinatario_id: autora.id, conteudo: 'Só nós duas lemos isto.' },
  })
})
afterAll(() => board.close())

type Route = Parameters<TestApp['call']>[0]

const call = async (route: string, as?: Usuario, id: number | string = absent) => {
  const { body } = lines[route] ?? {}
  const { status, body: said } = await board.call(route.replace(/\{\w+\}/, String(id)) as Route, {
    ...(as && { as }),
    ...(body && { body: typeof body === 'function' ? body() : body }),
  })
  return { status, said }
}

/** A refusal says why in one sentence, and nothing else. */
const refusal = (status: number) => ({ status, said: { detail: expect.stringMatching(/^[A-ZÀ-Ü][^{}@]+$/) } })
const idOf = (route: string) =>
  lines[route]?.id === 'person' || lines[route]?.may === 'self' ? people.autora.id : procurada
const linesOf = (...may: Line['may'][]) => routes.filter(route => may.includes(lines[route]?.may ?? 'all'))

test('every route has its line, and every line its route', () => {
  expect(Object.keys(lines).toSorted()).toEqual(routes.toSorted())
})

describe('nobody', () => {
  test.each(linesOf('account', 'aluno', 'professor', 'author', 'self'))(
    'is told to sign in by %s, whatever the id',
    async route => {
      const answer = await call(route, undefined, idOf(route))
      expect(answer).toEqual(refusal(401))
      expect(await call(route)).toEqual(answer)
    },
  )

  test.each(linesOf('all'))('may call %s', async route => {
    expect([401, 403]).not.toContain((await call(route, undefined, 'x')).status)
  })
})

describe('the other role', () => {
  test.each(linesOf('professor', 'author'))('a student is refused by %s, whatever the id', async route => {
    const answer = await call(route, people.aluna, procurada)
    expect(answer).toEqual(refusal(403))
    expect(await call(route, people.aluna)).toEqual(answer)
  })

  test.each(linesOf('aluno'))('a professor is refused by %s, whatever the id', async route => {
    const answer = await call(route, people.autora, procurada)
    expect(answer).toEqual(refusal(403))
    expect(await call(route, people.autora)).toEqual(answer)
  })
})

describe('another professor', () => {
  // A vaga itself is for everybody to read, so that it exists is no secret (decision 0012); who applied to it is.
  test.each(linesOf('author'))('learns from %s nothing of who applied', async route => {
    const answer = await call(route, people.outra, procurada)
    expect(answer).toEqual(refusal(403))
    expect(await call(route, people.outra, vazia)).toEqual(answer)
    expect(await call(route, people.outra)).toEqual(refusal(404))
  })
})

describe('another account', () => {
  test.each(linesOf('self'))('is refused by %s, whether or not there is such an account', async route => {
    const answer = await call(route, people.outra, people.autora.id)
    expect(answer).toEqual(refusal(403))
    expect(await call(route, people.outra)).toEqual(answer)
  })
})

describe('what is private is as if it were not there', () => {
  test("another student's candidatura", async () => {
    const { outroAluno } = people
    const route = 'DELETE /candidaturas/vaga/{id}'
    expect(await call(route, outroAluno, procurada)).toEqual(await call(route, outroAluno, vazia))
    const status = 'GET /api/candidaturas/vaga/{id}/candidatura-status'
    expect(await call(status, outroAluno, procurada)).toEqual({ status: 200, said: { has_applied: false } })
    expect((await call('GET /candidaturas', outroAluno)).said).toEqual({ candidaturas: [], total: 0 })
  })

  test('a conversation of two others', async () => {
    const { outra, autora, aluna, outroAluno } = people
    const route = 'GET /mensagens/conversa/{id}'
    const none = { status: 200, said: [] }
    expect(await call(route, outra, aluna.id)).toEqual(none)
    expect(await call(route, outroAluno, autora.id)).toEqual(none)
    expect(await call(route, outra)).toEqual(none)
    expect(await call('GET /mensagens/conversas', outra)).toEqual(none)
  })

  test("another's notification: not listed, and not read by who names its id", async () => {
    const { autora, outra } = people
    const [dela] = await board.db
      .insert(notificacoes)
      .values({ usuarioId: autora.id, tipo: 'engajamento', icone: 'award', titulo: 'Só dela', descricao: 'Só dela.' })
      .returning()
    const read = (id: number | undefined) =>
      board.call('POST /notificacoes/lidas', { as: outra, body: { ids: [id ?? absent] } })
    expect((await read(dela?.id)).status).toBe((await read(absent)).status)
    type List = { notificacoes: Array<{ id: number; lida: boolean }> }
    const of = async (as: Usuario) => (await board.call<List>('GET /notificacoes', { as })).body.notificacoes
    expect((await of(autora)).find(({ id }) => id === dela?.id)?.lida).toBe(false)
    expect((await of(outra)).map(({ id }) => id)).not.toContain(dela?.id)
  })

  test("another professor's vagas are not among one's own", async () => {
    expect((await call('GET /vagas/professor', people.outra)).said).toEqual({ vagas: [] })
  })

  test('a letter, whoever looks and wherever', async () => {
    const said: unknown[] = []
    for (const route of linesOf('account', 'aluno', 'professor', 'author').filter(one => one.startsWith('GET'))) {
      if (lines[route]?.stream) continue
      for (const as of [people.outra, people.outroAluno]) said.push((await call(route, as, procurada)).said)
    }
    expect(JSON.stringify(said)).not.toContain(carta)
  })
})

describe('who may', () => {
  const allowed = async (route: string, as: Usuario, id: number) => {
    expect([401, 403, 500]).not.toContain((await call(route, as, id)).status)
  }
  const ended = (route: string) => lines[route]?.stream === undefined

  test.each(linesOf('account').filter(ended))('%s: each account', async route => {
    await allowed(route, people.outra, idOf(route))
    await allowed(route, people.aluna, idOf(route))
  })
  test.each(linesOf('aluno'))('%s: a student', route => allowed(route, people.outroAluno, vazia))
  test.each(linesOf('professor'))('%s: a professor', route => allowed(route, people.outra, vazia))
  test.each(linesOf('self'))('%s: oneself', route => allowed(route, people.autora, people.autora.id))
  test.each(linesOf('author'))('%s: the author', async route => {
    const { id } = await createVaga(board.db, { autorId: people.autora.id })
    expect([200, 204]).toContain((await call(route, people.autora, id)).status)
  })
})
