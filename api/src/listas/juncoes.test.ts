import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { auditoria } from '../db/schema/auditoria.ts'
import { recomendacoes } from '../db/schema/apoio.ts'
import { departamentosCursos } from '../db/schema/cursos.ts'
import { usuariosInteresses, vagasInteresses } from '../db/schema/interesses.ts'
import { usuarios, vagas } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { listas } from './listas.ts'
import type { EntradaDeLista, Juncao } from './listas.schemas.ts'

const board = await createTestApp()
afterAll(board.close)
const as = await board.createAdministrador()

const add = async (lista: string, body: object) =>
  (await board.call<EntradaDeLista>(`POST /admin/listas/${lista}`, { as, body })).body
const join = (lista: string, de: number, em: number) =>
  board.call<Juncao>(`POST /admin/listas/${lista}/${de}/juntar`, { as, body: { em } })
type Desfeita = { juncao: Juncao; ficaram: Array<{ tipo: string; total: number }> }
const undo = (id: number) => board.call<Desfeita>(`POST /admin/listas/juncoes/${id}/desfazer`, { as })
const rowOf = async (tabela: string, id: number) => {
  const { rows } = await board.db.execute(sql`select * from ${sql.identifier(tabela)} where id = ${id}`)
  return rows[0]
}

/** Every column of every table that references a list. */
const referencias = async () => {
  const { rows } = await board.db.execute<{ lista: string; tabela: string; coluna: string }>(sql`
    select f.relname as lista, t.relname as tabela, a.attname as coluna
    from pg_constraint c
    join pg_class f on f.oid = c.confrelid
    join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f'
  `)
  return rows
}

test('every foreign key to a list is one that a join moves', async () => {
  const todas = await referencias()
  for (const { tabela, referencias: movidas } of Object.values(listas)) {
    const found = todas.filter(({ lista }) => lista === tabela).map(each => `${each.tabela}.${each.coluna}`)
    expect([tabela, found.toSorted()]).toEqual([
      tabela,
      movidas.map(each => `${each.tabela}.${each.coluna}`).toSorted(),
    ])
  }
})

let de: EntradaDeLista
let em: EntradaDeLista
let par = 0
beforeEach(async () => {
  par += 1
  de = await add('departamentos', { nome: `Informática ${par}`, cursos: [`Só de ${par}`, `Dos dois ${par}`] })
  em = await add('departamentos', { nome: `Computação ${par}`, cursos: [`Dos dois ${par}`] })
})

const ascending = (one: number, other: number) => one - other

const cursosDe = async (id: number) => {
  const rows = await board.db.select().from(departamentosCursos).where(eq(departamentosCursos.departamentoId, id))
  return rows.map(({ curso }) => curso).toSorted()
}

describe('a join of departments', () => {
  test('moves vagas, people and courses, also for searches, and its undo brings exactly them back', async () => {
    const professora = await board.createProfessor({ departamentoId: de.id })
    const dela = await createVaga(board.db, { autorId: professora.id, departamentoId: de.id })
    const encerrada = await createVaga(board.db, { autorId: professora.id, departamentoId: de.id, status: 'encerrada' })
    const outra = await createVaga(board.db, { autorId: professora.id, departamentoId: em.id })
    const antes = await rowOf('departamentos', de.id)

    const { status, body: juncao } = await join('departamentos', de.id, em.id)
    expect(status).toBe(200)
    expect(juncao).toMatchObject({ lista: 'departamentos', de: de.nome, em: em.nome, linhas: 5, desfeita_em: null })
    expect(await rowOf('departamentos', de.id)).toBeUndefined()
    for (const { id } of [dela, encerrada, outra])
      expect(await rowOf('vagas', id)).toMatchObject({ departamento_id: em.id })
    expect(await cursosDe(em.id)).toEqual([`Dos dois ${par}`, `Só de ${par}`])
    const search = async (palavra: string) =>
      (await board.call<{ total: number }>(`GET /vagas?busca=${palavra}%20${par}`, { as: professora })).body.total
    expect([await search('computacao'), await search('informatica')]).toEqual([2, 0])
    expect((await rowOf('usuarios', professora.id))?.['busca']).toContain('computacao')

    const desfeita = await undo(juncao.id)
    expect(desfeita).toMatchObject({ status: 200, body: { ficaram: [], juncao: { desfeita_em: expect.any(String) } } })
    expect(await rowOf('departamentos', de.id)).toEqual(antes)
    for (const { id } of [dela, encerrada]) expect(await rowOf('vagas', id)).toMatchObject({ departamento_id: de.id })
    expect(await rowOf('vagas', outra.id)).toMatchObject({ departamento_id: em.id })
    expect(await rowOf('usuarios', professora.id)).toMatchObject({ departamento_id: de.id })
    expect(await cursosDe(de.id)).toEqual([`Dos dois ${par}`, `Só de ${par}`])
    expect(await cursosDe(em.id)).toEqual([`Dos dois ${par}`])
    expect([await search('computacao'), await search('informatica')]).toEqual([1, 1])
    const lines = await board.db
      .select()
      .from(auditoria)
      .orderBy(sql`id desc`)
      .limit(2)
    expect(lines).toMatchObject([
      { acao: 'desfez_juncao', objeto: `departamento ${de.id}`, depois: { nome: de.nome } },
      { acao: 'juntou_na_lista', antes: { nome: de.nome }, depois: { nome: em.nome, usos: 5 } },
    ])
  })

  test('is undone without what has changed since, and says how much that is', async () => {
    const professora = await board.createProfessor({ departamentoId: de.id })
    const [fica, volta, some] = await Promise.all(
      [1, 2, 3].map(() => createVaga(board.db, { autorId: professora.id, departamentoId: de.id })),
    )
    const { body: juncao } = await join('departamentos', de.id, em.id)
    await board.db
      .update(vagas)
      .set({ departamentoId: 1 })
      .where(eq(vagas.id, fica?.id ?? 0))
    await board.db.delete(vagas).where(eq(vagas.id, some?.id ?? 0))
    const nova = await createVaga(board.db, { autorId: professora.id, departamentoId: em.id })
    await board.call(`PUT /admin/listas/departamentos/${em.id}`, { as, body: { cursos: [] } })
    expect((await undo(juncao.id)).body.ficaram).toEqual([
      { tipo: 'vagas', total: 2 },
      { tipo: 'cursos', total: 2 },
    ])
    expect(await rowOf('vagas', fica?.id ?? 0)).toMatchObject({ departamento_id: 1 })
    expect(await rowOf('vagas', volta?.id ?? 0)).toMatchObject({ departamento_id: de.id })
    expect(await rowOf('vagas', nova.id)).toMatchObject({ departamento_id: em.id })
  })

  test('is undone once, and the last one of a chain first', async () => {
    const ultimo = await add('departamentos', { nome: `Sistemas ${par}` })
    const professora = await board.createProfessor({ departamentoId: de.id })
    const { body: primeira } = await join('departamentos', de.id, em.id)
    const { body: segunda } = await join('departamentos', em.id, ultimo.id)
    expect(await undo(primeira.id)).toMatchObject({ status: 409, body: { detail: expect.stringContaining(em.nome) } })
    expect((await undo(segunda.id)).status).toBe(200)
    expect((await undo(segunda.id)).status).toBe(409)
    expect((await undo(primeira.id)).status).toBe(200)
    expect(await rowOf('usuarios', professora.id)).toMatchObject({ departamento_id: de.id })
  })

  test('is not undone while another entry has the name', async () => {
    const { body: juncao } = await join('departamentos', de.id, em.id)
    await add('departamentos', { nome: de.nome.toUpperCase() })
    expect(await undo(juncao.id)).toMatchObject({ status: 409 })
    expect(await rowOf('departamentos', de.id)).toBeUndefined()
  })

  test('is refused into itself, into nothing, and into what is archived', async () => {
    expect((await join('departamentos', de.id, de.id)).status).toBe(422)
    expect((await join('departamentos', de.id, 999_999)).status).toBe(404)
    await board.call(`PUT /admin/listas/departamentos/${em.id}`, { as, body: { arquivado: true } })
    expect((await join('departamentos', de.id, em.id)).status).toBe(422)
    expect((await undo(999_999)).status).toBe(404)
  })

  test('of two at once, in either direction, one is refused', async () => {
    const answers = await Promise.all([join('departamentos', de.id, em.id), join('departamentos', em.id, de.id)])
    expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([200, 404])
    const { body: juncao } = answers.find(({ status }) => status === 200) ?? expect.fail('neither was done')
    const undone = await Promise.all([undo(juncao.id), undo(juncao.id)])
    expect(undone.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409])
  })
})

test('a join of places moves their vagas, but not Remoto', async () => {
  const [a, b] = [await add('locais', { nome: 'Bloco A' }), await add('locais', { nome: 'Bloco B' })]
  const professora = await board.createProfessor()
  const vaga = await createVaga(board.db, { autorId: professora.id, localId: a.id })
  const { body: juncao } = await join('locais', a.id, b.id)
  expect(await rowOf('vagas', vaga.id)).toMatchObject({ local_id: b.id })
  await undo(juncao.id)
  expect(await rowOf('vagas', vaga.id)).toMatchObject({ local_id: a.id })
  expect((await join('locais', 1, b.id)).status).toBe(409)
})

describe('a join of interests', () => {
  test('leaves one to who has both, and its undo gives both back', async () => {
    const [a, b] = [
      await add('interesses', { nome: `IA ${par}` }),
      await add('interesses', { nome: `Inteligência ${par}` }),
    ]
    const [soA, soB, ambos, largou] = await Promise.all([1, 2, 3, 4].map(() => board.createAluno()))
    const has = (aluno: typeof soA, ...ids: number[]) =>
      board.db.insert(usuariosInteresses).values(ids.map(interesseId => ({ usuarioId: aluno?.id ?? 0, interesseId })))
    await has(soA, a.id)
    await has(soB, b.id)
    await has(ambos, a.id, b.id)
    await has(largou, a.id, b.id)
    const professora = await board.createProfessor()
    const vaga = await createVaga(board.db, { autorId: professora.id })
    await board.db.insert(vagasInteresses).values({ vagaId: vaga.id, interesseId: a.id })
    await board.db.insert(recomendacoes).values({ usuarioId: soA?.id ?? 0, versao: 3, calculadoEm: new Date() })
    const interessesOf = async (aluno: typeof soA) => {
      const rows = await board.db
        .select()
        .from(usuariosInteresses)
        .where(eq(usuariosInteresses.usuarioId, aluno?.id ?? 0))
      return rows.map(({ interesseId }) => interesseId).toSorted((one, other) => one - other)
    }

    const { body: juncao } = await join('interesses', a.id, b.id)
    expect(juncao.linhas).toBe(4)
    for (const aluno of [soA, soB, ambos, largou]) expect(await interessesOf(aluno)).toEqual([b.id])
    expect((await rowOf('vagas', vaga.id))?.['busca']).toContain('intelig')
    const [guardada] = await board.db
      .select()
      .from(recomendacoes)
      .where(eq(recomendacoes.usuarioId, soA?.id ?? 0))
    expect(guardada).toMatchObject({ versao: 4, calculadoEm: null })

    await board.call(`PUT /interesses/usuario/${largou?.id}`, { as: largou, body: [] })
    expect((await undo(juncao.id)).body.ficaram).toEqual([{ tipo: 'pessoas', total: 1 }])
    expect(await interessesOf(soA)).toEqual([a.id])
    expect(await interessesOf(soB)).toEqual([b.id])
    expect(await interessesOf(ambos)).toEqual([a.id, b.id])
    expect(await interessesOf(largou)).toEqual([])
    expect((await rowOf('vagas', vaga.id))?.['busca']).not.toContain('intelig')
  })

  test('outlives a person who is deleted', async () => {
    const [a, b] = [await add('interesses', { nome: `Um ${par}` }), await add('interesses', { nome: `Dois ${par}` })]
    const aluna = await board.createAluno()
    await board.db.insert(usuariosInteresses).values({ usuarioId: aluna.id, interesseId: a.id })
    const { body: juncao } = await join('interesses', a.id, b.id)
    await board.db.delete(usuarios).where(eq(usuarios.id, aluna.id))
    expect((await undo(juncao.id)).body.ficaram).toEqual([{ tipo: 'pessoas', total: 1 }])
  })
})

test('a join of categories moves their interests, and an interest comes back only into its own', async () => {
  const [a, b] = [await add('categorias', { nome: 'Esportes' }), await add('categorias', { nome: 'Lazer' })]
  const [surfe, vela] = [
    await add('interesses', { nome: 'Surfe', categoria_id: a.id }),
    await add('interesses', { nome: 'Vela', categoria_id: b.id }),
  ]
  const { body: doInteresse } = await join('interesses', surfe.id, vela.id)
  const { body: daCategoria } = await join('categorias', a.id, b.id)
  expect((await undo(doInteresse.id)).status).toBe(409)
  expect((await undo(daCategoria.id)).status).toBe(200)
  expect((await undo(doInteresse.id)).status).toBe(200)
  expect(await rowOf('interesses', surfe.id)).toMatchObject({ categoria_id: a.id })
})

test('the newest joins are listed, of one list or of all', async () => {
  const { body: juncao } = await join('departamentos', de.id, em.id)
  const read = async (query: string) =>
    (await board.call<{ juncoes: Juncao[] }>(`GET /admin/listas/juncoes${query}`, { as })).body.juncoes
  expect((await read(''))[0]).toEqual(juncao)
  expect((await read('?lista=departamentos'))[0]).toEqual(juncao)
  expect((await read('?lista=locais')).every(({ lista }) => lista === 'locais')).toBe(true)
})
