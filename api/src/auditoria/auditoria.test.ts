import { readFileSync } from 'node:fs'
import { lt, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { auditoria } from '../db/schema/auditoria.ts'
import { avisosDoSistema } from '../db/schema/avisosDoSistema.ts'
import { candidaturas, usuarios } from '../db/schema.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { operacoes } from '../testing/operacoes.ts'
import { toMultipart } from '../testing/toMultipart.ts'

const board = await createTestApp()
afterAll(board.close)

type Linha = { acao: string; ator: string; pessoa: string | null; objeto: string | null; motivo: string | null }

const administradora = await board.createAdministrador()
const list = async (query = '') =>
  (await board.call<{ itens: Linha[] }>(`GET /admin/auditoria?${query}`, { as: administradora })).body.itens

const { paths }: { paths: Record<string, object> } = JSON.parse(
  readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
)

/** Every call of an administrator that changes something, or takes a whole list away. */
const privileged = Object.entries(paths)
  .flatMap(([path, methods]) => Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`))
  .filter(route => operacoes[route]?.may === 'administrador')
  .filter(route => !route.startsWith('GET ') || route.endsWith('.csv'))

const novoAviso = async (): Promise<number> => {
  const dias = { de: '2031-01-01', ate: '2031-12-31' }
  const [aviso] = await board.db
    .insert(avisosDoSistema)
    .values({ texto: 'O mural para.', para: null, ...dias })
    .returning()
  return aviso?.id ?? expect.fail()
}

const logo = () => toMultipart(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))

/** The file that a call takes; a logo to remove. */
const fileOf = async (route: string): Promise<object> => {
  if (route === 'PUT /admin/instituicao/logo') return logo()
  if (route === 'POST /admin/pessoas/importacao')
    return toMultipart(Buffer.from('matricula;nome;email;papel\n1;Bia Reis;bia@puc.example;professor'))
  if (route !== 'DELETE /admin/instituicao/logo') return {}
  await board.call('PUT /admin/instituicao/logo', { as: administradora, ...(await logo()) })
  return {}
}

/** What the act is about: a join that was made, a place, a sentence, or a professor who waits. */
const idOf = async (route: string): Promise<number> => {
  if (route.includes('/avisos/')) return novoAviso()
  if (!route.includes('/listas/')) return (await board.createProfessor({ professorConfirmadoEm: null })).id
  const call = async (to: string, body: object) =>
    (await board.call<{ id: number }>(`POST ${to}`, { as: administradora, body })).body.id
  const local = await call('/admin/listas/locais', { nome: `Lugar de ${route}` })
  return route.includes('desfazer') ? call(`/admin/listas/locais/${local}/juntar`, { em: 1 }) : local
}

const toUrl = (route: string, id: number): string =>
  route
    .replace('{lista}', 'locais')
    .replace('{id}', String(id))
    .replace(/pessoas\/importacao$/, '$&?aplicar=true')

describe('each privileged call', () => {
  test('is tried', () => expect(privileged.length).toBeGreaterThan(2))

  test.each(privileged)('%s writes a line that names who did it', async route => {
    const id = await idOf(route)
    const { body } = operacoes[route] ?? {}
    const file = await fileOf(route)
    const before = (await list('limit=100')).length
    const { status } = await board.call(toUrl(route, id) as 'GET /', {
      as: administradora,
      ...(typeof body === 'object' && { body }),
      ...file,
    })
    expect([200, 201, 204]).toContain(status)
    const lines = await list('limit=100')
    expect(lines).toHaveLength(before + 1)
    expect(lines[0]?.ator).toBe(administradora.usuario)
  })

  test('without an effect writes none', async () => {
    const pessoa = await board.createProfessor()
    const before = await board.db.$count(auditoria)
    await board.call(`POST /admin/pessoas/${pessoa.id}/atos`, {
      as: administradora,
      body: { ato: 'confirmar_professor' },
    })
    expect(await board.db.$count(auditoria)).toBe(before)
  })
})

test('a line has the reason, and the values before and after', async () => {
  const aluna = await board.createAluno()
  const body = { ato: 'suspender', motivo: 'Anúncios repetidos.', ate: '2031-03-31' }
  await board.call(`POST /admin/pessoas/${aluna.id}/atos`, { as: administradora, body })
  expect(await list(`pessoa=${aluna.id}`)).toEqual([
    expect.objectContaining({
      acao: 'suspendeu',
      pessoa: aluna.usuario,
      motivo: 'Anúncios repetidos.',
      antes: expect.stringContaining('"suspensoAte": null'),
      depois: expect.stringContaining('2031-04-01'),
    }),
  ])
})

test('a sign-in is a line', async () => {
  const aluna = await board.createAluno()
  await board.call('POST /users/login', { body: { email: aluna.email, password: senha } })
  expect(await list(`ator=${aluna.id}`)).toEqual([expect.objectContaining({ acao: 'entrou' })])
})

test('a refused right is one line, however often it is tried', async () => {
  const aluna = await board.createAluno()
  for (let time = 0; time < 3; time += 1) await board.call('GET /admin/pessoas', { as: aluna })
  expect(await list(`ator=${aluna.id}`)).toEqual([
    expect.objectContaining({ acao: 'recusado', objeto: 'GET /admin/pessoas' }),
  ])
})

test('a professor who reads a transcript that was shared is a line', async () => {
  const [professora, aluna] = [await board.createProfessor(), await board.createAluno()]
  const { id: vagaId } = await createVaga(board.db, { autorId: professora.id })
  const [candidatura] = await board.db
    .insert(candidaturas)
    .values({ vagaId, candidatoId: aluna.id, compartilhaHistorico: true })
    .returning()
  await board.db.execute(sql`
    insert into historicos (usuario_id, periodo, codigo_disciplina, nome_disciplina, situacao, n_creditos)
    values (${aluna.id}, '2024.1', 'INF1007', 'Programação', 'AP', 4)
  `)
  await board.call(`GET /candidaturas/${candidatura?.id}`, { as: professora })
  expect(await list(`pessoa=${aluna.id}`)).toEqual([
    expect.objectContaining({ acao: 'leu_historico', objeto: `candidatura ${candidatura?.id}` }),
  ])
})

test('a line outlives the person, without the name', async () => {
  const aluna = await board.createAluno()
  await board.call(`POST /admin/pessoas/${aluna.id}/atos`, { as: administradora, body: { ato: 'encerrar_sessoes' } })
  await board.db.delete(usuarios).where(sql`id = ${aluna.id}`)
  expect((await list(`pessoa=${aluna.id}`))[0]?.pessoa).toBe(`pessoa removida ${aluna.id}`)
})

test('days are those of Brasília', async () => {
  const em = new Date('2026-03-11T02:30:00Z')
  await board.db.insert(auditoria).values({ acao: 'entrou', atorId: 999_998, em })
  expect(await list('ator=999998&de=2026-03-10&ate=2026-03-10')).toHaveLength(1)
  expect(await list('ator=999998&de=2026-03-11')).toHaveLength(0)
})

describe('the table', () => {
  test.each([
    ['update auditoria set acao = ’x’', sql`update auditoria set acao = 'x'`],
    ['delete from auditoria', sql`delete from auditoria`],
    ['truncate auditoria', sql`truncate auditoria`],
  ])('refuses %s', async (_, statement) => {
    const before = await board.db.$count(auditoria)
    const error = await board.db.execute(statement).then(
      () => null,
      (refused: Error) => refused.cause,
    )
    expect(String(error)).toContain('auditoria is only inserted into')
    expect(await board.db.$count(auditoria)).toBe(before)
  })

  test('loses only what is older than the setting', async () => {
    const em = new Date(Date.now() - 11 * 86_400_000)
    await board.db.insert(auditoria).values({ acao: 'entrou', atorId: 999_999, em })
    const before = await board.db.$count(auditoria)
    const velhas = await board.db.$count(auditoria, lt(auditoria.em, new Date(Date.now() - 10 * 86_400_000)))
    board.app.settings.keep.auditoria = 10
    await board.call('POST /admin/retencao', { as: administradora, body: { regra: 'auditoria', dias: 10 } })
    await board.app.retention.run()
    expect(await list('ator=999999')).toEqual([])
    // One more each of the confirmation and of the deletion.
    expect(await board.db.$count(auditoria)).toBe(before - velhas + 2)
  })
})
