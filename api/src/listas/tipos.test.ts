import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { vagas } from '../db/schema.ts'
import { tiposDeVaga } from '../db/schema/listas.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import type { Contagens } from '../vagas/vagas.schemas.ts'
import type { EntradaDeLista, Juncao } from './listas.schemas.ts'

const board = await createTestApp()
afterAll(board.close)
const as = await board.createAdministrador()
const professora = await board.createProfessor()
const aluna = await board.createAluno()

const osSeis = ['Monitoria', 'Iniciação Científica', 'Estágio', 'Bolsa', 'Empresa Júnior', 'Laboratório']

const list = async (query = '') =>
  (await board.call<{ itens: EntradaDeLista[] }>(`GET /admin/listas/tipos?limit=100&${query}`, { as })).body.itens
const add = async (nome: string) =>
  (await board.call<EntradaDeLista>('POST /admin/listas/tipos', { as, body: { nome } })).body
const change = (id: number, body: object) => board.call(`PUT /admin/listas/tipos/${id}`, { as, body })
const join = (de: number, em: number) =>
  board.call<Juncao>(`POST /admin/listas/tipos/${de}/juntar`, { as, body: { em } })

type Tipo = { id: number; nome: string; proprio: boolean }
type Achada = { id: number; tipo: object; tipo_proprio: boolean }
const oferecidos = async () => (await board.call<Tipo[]>('GET /vagas/tipo')).body
const body = (tipo_id: number) => ({
  titulo: 'Feira de ciências',
  descricao: 'Leve a universidade às escolas da cidade.',
  prazo: '2999-01-01',
  interesses: [],
  location_id: 1,
  department_id: 1,
  tipo_id,
  remuneracao: null,
  horas_complementares: null,
  desconto: null,
})
const publish = (tipo_id: number) => board.call<{ id: number }>('POST /vagas', { as: professora, body: body(tipo_id) })
const achadas = async (query: string) =>
  (await board.call<{ vagas: Achada[] }>(`GET /vagas?${query}`, { as: aluna })).body.vagas

describe('the six of the specification', () => {
  test('come first, are not the institution’s own, and have no place to change', async () => {
    const entradas = await list()
    expect(entradas.map(({ nome }) => nome)).toEqual(osSeis)
    expect(entradas.every(({ fixa, posicao }) => fixa && posicao === null)).toBe(true)
    expect(await oferecidos()).toMatchObject(osSeis.map((nome, index) => ({ id: index + 1, nome, proprio: false })))
  })

  test('are neither renamed, moved, archived nor joined into another one', async () => {
    const { id } = await add('Voluntariado')
    const frase = '“Monitoria” fica como está: o mural usa este nome.'
    for (const mudanca of [{ nome: 'Tutoria' }, { arquivado: true }, { posicao: 2 }])
      expect(await change(1, mudanca)).toMatchObject({ status: 409, body: { detail: frase } })
    expect(await join(1, id)).toMatchObject({ status: 409, body: { detail: frase } })
    const texto = 'Código;Tipo\n1;Tutoria\n;estagio\n;Voluntariado'
    expect(
      (await board.call('POST /admin/listas/tipos/importacao', { as, body: { texto, aplicar: true } })).body,
    ).toMatchObject({ novas: 0, mudadas: 0, iguais: 2, recusadas: 1, linhas: [{ motivo: frase }] })
  })

  test('give their names to no other', async () => {
    expect(await board.call('POST /admin/listas/tipos', { as, body: { nome: ' estagio ' } })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'nome'], msg: 'Já existe “Estágio”.' }] },
    })
  })
})

describe('a kind of the institution', () => {
  test('comes after the six in the order that administrators gave, whatever its name', async () => {
    const [um, dois] = [await add('Bolsa de Extensão'), await add('Intercâmbio')]
    await change(dois.id, { posicao: 1 })
    const nomes = (await oferecidos()).map(({ nome }) => nome)
    expect(nomes.slice(0, 6)).toEqual(osSeis)
    expect(nomes.indexOf('Intercâmbio')).toBe(6)
    expect((await list()).slice(6).map(({ nome }) => nome)).toEqual(nomes.slice(6))
    expect((await oferecidos()).find(({ id }) => id === um.id)).toMatchObject({ proprio: true })
  })

  test('is published, filtered for, counted and public by its own name', async () => {
    const tipo = await add('Residência')
    const { status, body: vaga } = await publish(tipo.id)
    expect(status).toBe(201)
    const [achada, ...outras] = await achadas(`tipos=${tipo.id}`)
    expect(outras).toEqual([])
    const { id, nome } = tipo
    expect(achada).toMatchObject({ id: vaga.id, tipo: { id, nome }, tipo_proprio: true })
    const { tipos } = (await board.call<Contagens>('GET /contagens/vagas', { as: aluna })).body
    expect(tipos).toContainEqual({ tipo: { id, nome }, tipo_proprio: true, total: 1 })
    expect((await board.call(`GET /publico/vagas/${vaga.id}`)).body).toMatchObject({
      tipo: { nome },
      tipo_proprio: true,
    })
    const mural = await board.call<{ por_tipo: Contagens['tipos'] }>('GET /publico/mural')
    expect(mural.body.por_tipo).toContainEqual({ tipo: { id, nome }, tipo_proprio: true, total: 1 })
    const criadoEm = new Date('2025-03-09T12:00:00Z')
    for (let n = 0; n < 20; n += 1) await createVaga(board.db, { autorId: professora.id, tipoId: id, criadoEm })
    const numeros = await board.call<string>('GET /admin/numeros.csv?ano=2025', { as })
    expect(numeros.body).toContain('"vagas";"tipo";"Residência";"20"')
  })

  test('is found by its name, and after a change only by the new one', async () => {
    const tipo = await add('Zarabatana')
    const vaga = await createVaga(board.db, { autorId: professora.id, tipoId: tipo.id })
    const ids = async (busca: string) => (await achadas(`busca=${busca}`)).map(({ id }) => id)
    expect(await ids('zarabatana')).toEqual([vaga.id])
    await change(tipo.id, { nome: 'Quiosque' })
    expect(await ids('quiosque')).toEqual([vaga.id])
    expect(await ids('zarabatana')).toEqual([])
  })

  test('that is archived is offered to nobody, and stays with its vagas', async () => {
    const tipo = await add('Olimpíada')
    const { body: vaga } = await publish(tipo.id)
    await change(tipo.id, { arquivado: true })
    expect((await oferecidos()).map(({ id }) => id)).not.toContain(tipo.id)
    const { por_tipo, total } = (
      await board.call<{ por_tipo: Contagens['tipos']; total: number }>('GET /publico/mural')
    ).body
    expect(por_tipo.map(each => each.tipo.id)).not.toContain(tipo.id)
    expect(total).toBe(await board.db.$count(vagas))
    expect(await publish(tipo.id)).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'tipo_id'] }] } })
    const edicao = await board.call(`PUT /vagas/${vaga.id}`, { as: professora, body: body(tipo.id) })
    expect(edicao.status).toBe(200)
  })

  test('is joined into another one with its vagas, and back', async () => {
    const [de, em] = [await add('Mobilidade'), await add('Missão')]
    const vaga = await createVaga(board.db, { autorId: professora.id, tipoId: de.id })
    const tipoDela = async () => (await board.db.select().from(vagas).where(eq(vagas.id, vaga.id)))[0]?.tipoId
    const antes = await board.db.select().from(tiposDeVaga).where(eq(tiposDeVaga.id, de.id))
    expect((await board.call(`GET /admin/listas/tipos/${de.id}/uso`, { as })).body).toEqual({
      uso: [
        { tipo: 'vagas', total: 1 },
        { tipo: 'buscas', total: 0 },
      ],
    })
    const { body: juncao } = await join(de.id, em.id)
    expect(juncao).toMatchObject({ lista: 'tipos', de: 'Mobilidade', em: 'Missão', linhas: 1 })
    expect(await tipoDela()).toBe(em.id)
    await board.call(`POST /admin/listas/juncoes/${juncao.id}/desfazer`, { as })
    expect(await tipoDela()).toBe(de.id)
    expect(await board.db.select().from(tiposDeVaga).where(eq(tiposDeVaga.id, de.id))).toEqual(antes)
  })
})

test('the file of the kinds has them all, and an import adds what is new', async () => {
  const { body: arquivo } = await board.call<string>('GET /admin/listas/tipos.csv', { as })
  expect(arquivo).toContain('"1";"Monitoria"')
  const texto = `${arquivo}"";"Ligas acadêmicas";""`
  const importar = (aplicar: boolean) =>
    board.call('POST /admin/listas/tipos/importacao', { as, body: { texto, aplicar } })
  expect((await importar(true)).body).toMatchObject({ novas: 1, mudadas: 0, recusadas: 0 })
  expect((await importar(true)).body).toMatchObject({ novas: 0, mudadas: 0, recusadas: 0 })
})

test('there are at most as many kinds as the filter shows', async () => {
  await board.db.execute(
    sql`insert into tipos_de_vaga (nome) select 'Tipo ' || n from generate_series(1, 30) n on conflict do nothing`,
  )
  expect(await board.call('POST /admin/listas/tipos', { as, body: { nome: 'Mais um' } })).toMatchObject({ status: 409 })
})
