import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { locais } from '../db/schema/listas.ts'
import { departamentosCursos } from '../db/schema/cursos.ts'
import { auditoria } from '../db/schema/auditoria.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import type { EntradaDeLista } from './listas.schemas.ts'

const board = await createTestApp()
afterAll(board.close)
const as = await board.createAdministrador()

type Entradas = { itens: EntradaDeLista[]; cursores: string[]; tem_mais: boolean }
const list = async (lista: string, query = '') =>
  (await board.call<Entradas>(`GET /admin/listas/${lista}?limit=100&${query}`, { as })).body.itens
const nomes = async (lista: string, query = '') => (await list(lista, query)).map(({ nome }) => nome)
const add = async (lista: string, body: object) => {
  const { status, body: criada } = await board.call<EntradaDeLista>(`POST /admin/listas/${lista}`, { as, body })
  expect(status).toBe(201)
  return criada
}
const change = (lista: string, id: number, body: object) =>
  board.call<EntradaDeLista>(`PUT /admin/listas/${lista}/${id}`, { as, body })
const oferecidos = async () =>
  (await board.call<Array<{ name: string }>>('GET /departamentos')).body.map(({ name }) => name)
const lastLine = async () => {
  const [line] = await board.db
    .select()
    .from(auditoria)
    .orderBy(sql`id desc`)
    .limit(1)
  return line
}

describe('an entry', () => {
  test('is added with its courses, as the last of those that have a place', async () => {
    const criada = await add('departamentos', { nome: '  Ciência   de Dados ', cursos: ['Estatística', 'Estatística'] })
    expect(criada).toMatchObject({ nome: 'Ciência de Dados', cursos: ['Estatística'], arquivado_em: null })
    expect(await oferecidos()).toContain('Ciência de Dados')
    expect(await lastLine()).toMatchObject({
      acao: 'criou_na_lista',
      objeto: `departamento ${criada.id}`,
      depois: { nome: 'Ciência de Dados' },
    })
  })

  test('has a name that no other has, without case and accents', async () => {
    await add('locais', { nome: 'Pavilhão Ímpar' })
    for (const nome of ['pavilhao impar', ' PAVILHÃO  ÍMPAR '])
      expect(await board.call('POST /admin/listas/locais', { as, body: { nome } })).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ['body', 'nome'], msg: 'Já existe “Pavilhão Ímpar”.' }] },
      })
    for (const nome of ['', '   ', '?!', 'x'.repeat(121)])
      expect((await board.call('POST /admin/listas/locais', { as, body: { nome } })).status).toBe(422)
    expect((await board.call('POST /admin/listas/interesses', { as, body: { nome: 'x'.repeat(61) } })).status).toBe(422)
  })

  test('is refused with a field that its list does not have', async () => {
    for (const [lista, body] of [
      ['locais', { nome: 'A', cursos: [] }],
      ['departamentos', { nome: 'B', categoria_id: 1 }],
      ['interesses', { nome: 'C', categoria_id: 999 }],
    ] as const)
      expect((await board.call(`POST /admin/listas/${lista}`, { as, body })).status).toBe(422)
  })

  test('that is renamed is found by its new name, and its vaga by neither words of the old one', async () => {
    const { id } = await add('locais', { nome: 'Anexo Zulmira' })
    const autor = await board.createProfessor()
    const vaga = await createVaga(board.db, { autorId: autor.id, localId: id })
    expect((await change('locais', id, { nome: 'Anexo Quitéria' })).status).toBe(200)
    const achadas = async (busca: string) =>
      (await board.call<{ vagas: Array<{ id: number }> }>(`GET /vagas?busca=${busca}`, { as: autor })).body.vagas.map(
        each => each.id,
      )
    expect(await achadas('quiteria')).toEqual([vaga.id])
    expect(await achadas('zulmira')).toEqual([])
    expect(await lastLine()).toMatchObject({
      acao: 'mudou_na_lista',
      antes: { nome: 'Anexo Zulmira' },
      depois: { nome: 'Anexo Quitéria' },
    })
  })

  test('keeps the name by which the board looks it up', async () => {
    const [outros] = await list('categorias', 'busca=outros')
    for (const [lista, id] of [
      ['locais', 1],
      ['categorias', outros?.id ?? 0],
    ] as const) {
      expect((await change(lista, id, { nome: 'Nunca' })).status).toBe(409)
      expect((await change(lista, id, { arquivado: true })).status).toBe(409)
    }
  })

  test('has a line in the audit only if something changes', async () => {
    const { id, nome } = await add('locais', { nome: 'Ginásio' })
    const before = await board.db.$count(auditoria)
    expect((await change('locais', id, { nome, arquivado: false })).status).toBe(200)
    expect(await board.db.$count(auditoria)).toBe(before)
  })

  test('that is unknown, or of an unknown list, is not found', async () => {
    expect((await change('locais', 999_999, { nome: 'x' })).status).toBe(404)
    expect((await board.call('GET /admin/listas/locais/999999/uso', { as })).status).toBe(404)
    expect((await board.call('PUT /admin/listas/usuarios/1', { as, body: { nome: 'x' } })).status).toBe(422)
  })
})

describe('the order', () => {
  test('is by name until somebody changes it, and then what the selects show', async () => {
    const antes = await oferecidos()
    expect(await nomes('departamentos')).toEqual(antes)
    const [terceiro] = (await list('departamentos')).filter(({ posicao }) => posicao === 3)
    await change('departamentos', terceiro?.id ?? 0, { posicao: 1 })
    const depois = [antes[2], antes[0], antes[1], ...antes.slice(3)]
    expect(await oferecidos()).toEqual(depois)
    expect(await nomes('departamentos')).toEqual(depois)
    await add('departamentos', { nome: 'Aeronáutica' })
    expect((await oferecidos()).at(-1)).toBe('Aeronáutica')
  })

  test('of an interest is that of its category, and windows follow it', async () => {
    const a = await add('categorias', { nome: 'Zoologia' })
    for (const nome of ['Aves', 'Baleias', 'Corujas']) await add('interesses', { nome, categoria_id: a.id })
    const [aves] = await list('interesses', 'busca=aves')
    await change('interesses', aves?.id ?? 0, { posicao: 3 })
    expect(
      (await board.call<Record<string, Array<{ nome: string }>>>('GET /interesses')).body['Zoologia'],
    ).toMatchObject([{ nome: 'Baleias' }, { nome: 'Corujas' }, { nome: 'Aves' }])
    const vistas: string[] = []
    for (let depois = ''; ;) {
      const { body } = await board.call<Entradas>(`GET /admin/listas/interesses?limit=2${depois}`, { as })
      vistas.push(...body.itens.map(({ nome }) => nome))
      if (!body.tem_mais) break
      depois = `&depois=${body.cursores.at(-1)}`
    }
    expect(vistas).toEqual(await nomes('interesses'))
  })

  test('is refused to what is archived', async () => {
    const { id } = await add('locais', { nome: 'Sótão' })
    await change('locais', id, { arquivado: true })
    expect((await change('locais', id, { posicao: 1 })).status).toBe(409)
  })
})

describe('an archived entry', () => {
  const bodyOf = (given: object) => ({
    titulo: 'Monitoria nova',
    descricao: 'Uma vaga que se pode publicar.',
    prazo: '2999-12-31',
    department_id: 1,
    location_id: 2,
    tipo_id: 1,
    ...given,
  })

  test('is offered to nobody new, and a vaga that has it shows and keeps it', async () => {
    const professora = await board.createProfessor()
    const departamento = await add('departamentos', { nome: 'Alquimia' })
    const local = await add('locais', { nome: 'Porão' })
    const interesse = await add('interesses', { nome: 'Transmutação' })
    const ids = { department_id: departamento.id, location_id: local.id, interesses: [interesse.id] }
    const { body: vaga } = await board.call<{ id: number }>('POST /vagas', { as: professora, body: bodyOf(ids) })
    for (const [lista, { id }] of [
      ['departamentos', departamento],
      ['locais', local],
      ['interesses', interesse],
    ] as const)
      expect((await change(lista, id, { arquivado: true })).body.arquivado_em).not.toBeNull()
    expect(await oferecidos()).not.toContain('Alquimia')
    expect(await nomes('departamentos')).not.toContain('Alquimia')
    expect(await nomes('departamentos', 'situacao=arquivadas')).toEqual(['Alquimia'])
    expect(JSON.stringify((await board.call('GET /interesses')).body)).not.toContain('Transmutação')

    for (const [campo, id] of Object.entries(ids))
      expect(await board.call('POST /vagas', { as: professora, body: bodyOf({ [campo]: id }) })).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ['body', campo] }] },
      })
    const kept = await board.call(`PUT /vagas/${vaga.id}`, {
      as: professora,
      body: bodyOf({ ...ids, titulo: 'Mudado' }),
    })
    expect(kept).toMatchObject({
      status: 200,
      body: {
        titulo: 'Mudado',
        department: { name: 'Alquimia' },
        location: { name: 'Porão' },
        interesses: [{ nome: 'Transmutação' }],
      },
    })
    const outra = await board.createProfessor()
    const { body: dela } = await board.call<{ id: number }>('POST /vagas', { as: outra, body: bodyOf({}) })
    expect((await board.call(`PUT /vagas/${dela.id}`, { as: outra, body: bodyOf(ids) })).status).toBe(422)

    for (const [lista, { id }] of [
      ['departamentos', departamento],
      ['locais', local],
      ['interesses', interesse],
    ] as const)
      await change(lista, id, { arquivado: false })
    expect(await oferecidos()).toContain('Alquimia')
    expect((await board.call('POST /vagas', { as: professora, body: bodyOf(ids) })).status).toBe(201)
  })

  test('is refused to a new professor', async () => {
    const { id } = await add('departamentos', { nome: 'Astrologia' })
    await change('departamentos', id, { arquivado: true })
    const body = {
      usuario: 'Otto Brandt',
      email: 'otto@inf.puc.example',
      password: 'um-segredo-dele',
      ehaluno: false,
      departamento: 'Astrologia',
    }
    expect(await board.call('POST /users', { body })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'departamento'] }] },
    })
  })

  test('stays with the person who has it, is new to nobody, and cannot be added again', async () => {
    const interesse = await add('interesses', { nome: 'Quiromancia' })
    const [tem, quer] = [await board.createAluno(), await board.createAluno()]
    const save = async (aluno: typeof tem) =>
      (
        await board.call<{ interesses: Array<{ nome: string }> }>(`PUT /interesses/usuario/${aluno.id}`, {
          as: aluno,
          body: ['Quiromancia'],
        })
      ).body.interesses
    await save(tem)
    await change('interesses', interesse.id, { arquivado: true })
    expect(await save(tem)).toHaveLength(1)
    expect(await save(quer)).toEqual([])
    expect((await board.call('POST /interesses', { as: quer, body: { nome: 'quiromancia' } })).status).toBe(422)
  })

  test('hides the interests of its category', async () => {
    const categoria = await add('categorias', { nome: 'Esoterismo' })
    await add('interesses', { nome: 'Tarô', categoria_id: categoria.id })
    await change('categorias', categoria.id, { arquivado: true })
    expect((await board.call<object>('GET /interesses')).body).not.toHaveProperty('Esoterismo')
  })
})

test('a list has at most its number of entries', async () => {
  const values = Array.from({ length: 1000 }, (_, index) => ({ name: `Sala ${index}` }))
  await board.db.insert(locais).values(values)
  expect(await board.call('POST /admin/listas/locais', { as, body: { nome: 'Mais uma' } })).toMatchObject({
    status: 409,
  })
  await board.db.delete(locais).where(sql`name like 'Sala %'`)
})

test('the courses of a department are replaced as a whole, and the recommendations of their students are stale', async () => {
  const { id } = await add('departamentos', { nome: 'Mares', cursos: ['Oceanografia', 'Pesca'] })
  const { body } = await change('departamentos', id, { cursos: ['Pesca', 'Navegação'] })
  expect(body.cursos).toEqual(['Navegação', 'Pesca'])
  const rows = await board.db.select().from(departamentosCursos).where(eq(departamentosCursos.departamentoId, id))
  expect(rows).toHaveLength(2)
  expect(await lastLine()).toMatchObject({ antes: { cursos: ['Oceanografia', 'Pesca'] } })
})

test('counts what uses an entry, of every kind', async () => {
  const { id } = await add('departamentos', { nome: 'Contagens', cursos: ['Um'] })
  const professora = await board.createProfessor({ departamentoId: id })
  await createVaga(board.db, { autorId: professora.id, departamentoId: id, status: 'encerrada' })
  expect((await board.call(`GET /admin/listas/departamentos/${id}/uso`, { as })).body).toEqual({
    uso: [
      { tipo: 'vagas', total: 1 },
      { tipo: 'pessoas', total: 1 },
      { tipo: 'cursos', total: 1 },
      { tipo: 'buscas', total: 0 },
    ],
  })
})

test('the file of a list has its columns, and escapes what a spreadsheet would run', async () => {
  await add('departamentos', { nome: '=Soma', cursos: ['A', 'B'] })
  const { body } = await board.call<string>('GET /admin/listas/departamentos.csv?busca=soma&situacao=todas', { as })
  expect(
    body
      .slice(1)
      .split('\r\n')
      .map(line => line.replace(/^"\d+"/, 'id')),
  ).toEqual(['"Código";"Departamento";"Cursos";"Arquivado em"', `id;"'=Soma";"A,B";""`, ''])
  expect(await lastLine()).toMatchObject({ acao: 'exportou_lista', depois: { lista: 'departamentos', busca: 'soma' } })
})
