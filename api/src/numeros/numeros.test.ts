import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { respondidaEm } from '../candidaturas/espera.ts'
import { gerarBoard } from '../db/seed/board.ts'
import { writeBoard, writeReferencias } from '../db/seed/writeBoard.ts'
import { auditoria } from '../db/schema/auditoria.ts'
import { mensagens } from '../db/schema/rede.ts'
import { mudancasDeEtapa } from '../db/schema/selecao.ts'
import { candidaturas, vagas } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { recordStatements } from '../testing/statements.ts'
import { readNumeros } from './numeros.ts'
import { countCandidaturas } from './numeros.repository.ts'
import type { Numeros } from './numeros.schemas.ts'

const board = await createTestApp()
afterAll(board.close)

let administradora: Usuario
beforeAll(async () => {
  administradora = await board.createAdministrador({ criadoEm: new Date('2001-06-01') })
})

const hoje = '2012-11-20'

const medidaDe = ({ medidas }: Numeros, nome: string) => {
  const medida = medidas.find(each => each.medida === nome)
  if (!medida) throw new Error(`no ${nome}`)
  const recortes = medida.recortes.map(({ recorte, grupos }) => [
    recorte,
    Object.fromEntries(grupos.filter(({ total }) => total !== 0).map(({ nome: grupo, total }) => [grupo, total])),
  ])
  return { total: medida.total, ...Object.fromEntries(recortes) }
}

const times = <One>(count: number, create: (n: number) => Promise<One>): Promise<One[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => create(n)))

const apply = async (vagaId: number, criadoEm: string): Promise<{ id: number; candidatoId: number }> => {
  const { id: candidatoId } = await board.createAluno({ criadoEm: new Date('2001-06-01') })
  const values = { vagaId, candidatoId, criadoEm: new Date(criadoEm) }
  const [created] = await board.db.insert(candidaturas).values(values).returning({ id: candidaturas.id })
  return { id: created?.id ?? 0, candidatoId }
}

describe('the numbers of a year', () => {
  test('count verified people by course or department and month, and no administrator', async () => {
    await times(6, () => board.createAluno({ criadoEm: new Date('2012-03-31T23:00:00-03:00'), curso: 'Direito' }))
    await times(5, () => board.createAluno({ criadoEm: new Date('2012-04-01T00:00:00-03:00') }))
    await times(5, () => board.createProfessor({ criadoEm: new Date('2012-05-09'), departamentoId: 1 }))
    await board.createAluno({ criadoEm: new Date('2012-04-02'), emailVerificadoEm: null })
    await board.createAdministrador({ criadoEm: new Date('2012-05-02') })
    const numeros = await readNumeros(board.db, 2012, hoje)
    expect(medidaDe(numeros, 'estudantes')).toEqual({
      total: 11,
      curso: { Direito: 6, 'Sem curso': 5 },
      mes: { Março: 6, Abril: 5 },
    })
    expect(medidaDe(numeros, 'professores')).toEqual({
      total: 5,
      departamento: { Administração: 5 },
      mes: { Maio: 5 },
    })
  })

  test('end with the last complete month, also its answers', async () => {
    const autor = await board.createProfessor({ criadoEm: new Date('2001-06-01') })
    const create = (criadoEm: string) => createVaga(board.db, { autorId: autor.id, criadoEm: new Date(criadoEm) })
    await times(5, () => create('2012-10-31T23:59:00-02:00'))
    const { id: vagaId } = await create('2012-11-01T00:00:00-02:00')
    await createVaga(board.db, {
      autorId: autor.id,
      criadoEm: new Date('2012-02-01'),
      rascunho: true,
      status: 'encerrada',
    })
    const feitas = await times(5, () => apply(vagaId, '2012-10-01T12:00:00Z'))
    const move = (em: string) =>
      board.db.insert(mudancasDeEtapa).values(
        feitas.map(({ id }) => ({
          candidaturaId: id,
          porId: autor.id,
          de: 'recebida' as const,
          para: 'em_analise' as const,
          retida: false,
          criadoEm: new Date(em),
        })),
      )
    await move('2012-11-02T12:00:00Z')
    const antes = await readNumeros(board.db, 2012, hoje)
    expect(antes).toMatchObject({ ano: 2012, ate: '2012-10-31' })
    expect(medidaDe(antes, 'vagas')).toMatchObject({ total: 5, mes: { Outubro: 5 } })
    expect(antes.medidas[0]).toMatchObject({ total: 5, respondidas: 0, mediana: null })
    expect(await readNumeros(board.db, 2012, '2012-12-01')).toMatchObject({ ate: '2012-11-30' })
    const depois = await readNumeros(board.db, undefined, '2013-01-15')
    expect(depois).toMatchObject({ ano: 2012, anos: [2012, 2001], ate: '2012-12-31' })
    expect(depois.medidas[0]).toMatchObject({ respondidas: 5, mediana: 32 })
    // The month of the vagas of november has one, and so the total has others.
    expect(medidaDe(depois, 'vagas')).toMatchObject({ total: 6, mes: { Outubro: null, Novembro: null } })
  })

  test('have the median of days to the first move or message of a manager, by department and kind', async () => {
    const autor = await board.createProfessor({ criadoEm: new Date('2001-06-01') })
    const create = (departamentoId: number) =>
      createVaga(board.db, { autorId: autor.id, criadoEm: new Date('2008-01-01'), departamentoId })
    const [uma, outra] = [await create(1), await create(2)]
    const days = [1, 2, 3, 5, 8]
    for (const dias of days) {
      const { id, candidatoId } = await apply(uma.id, '2008-03-01T12:00:00Z')
      const em = (extra: number) => new Date(Date.parse('2008-03-01T12:00:00Z') + (dias + extra) * 86_400_000)
      const mensagem = { remetenteId: autor.id, destinatarioId: candidatoId, conteudo: 'Oi' }
      // A message from before, a reply of the student, an answer, and a later move.
      await board.db.insert(mensagens).values([
        { ...mensagem, criadoEm: em(-30) },
        { ...mensagem, remetenteId: candidatoId, destinatarioId: autor.id, criadoEm: em(-0.5) },
        { ...mensagem, criadoEm: em(0) },
      ])
      const mudanca = { candidaturaId: id, de: 'recebida', para: 'em_analise', retida: false } as const
      await board.db.insert(mudancasDeEtapa).values([
        { ...mudanca, porId: autor.id, criadoEm: em(9) },
        { ...mudanca, porId: candidatoId, criadoEm: em(-0.5) },
      ])
    }
    await times(6, () => apply(outra.id, '2008-04-01T12:00:00Z'))
    const { medidas } = await readNumeros(board.db, 2008, hoje)
    const [departamento, tipo] = medidas[0]?.recortes ?? []
    expect(departamento?.grupos).toEqual([
      { nome: 'Administração', total: 5, respondidas: 5, mediana: 3 },
      { nome: 'Arquitetura e Urbanismo', total: 6, respondidas: 0, mediana: null },
    ])
    expect(tipo?.grupos).toMatchObject([{ total: 11, respondidas: 5, mediana: 3 }])
  })

  test('are empty for a year that has not begun', async () => {
    expect(await readNumeros(board.db, 2030, hoje)).toMatchObject({ ano: 2030, ate: null, medidas: [] })
  })

  test('are a file with what is published, and a line of the audit', async () => {
    const { body, headers } = await board.call<string>('GET /admin/numeros.csv?ano=2012', { as: administradora })
    expect(headers['content-type']).toContain('text/csv')
    const rows = body.trim().split('\r\n')
    expect(rows).toContain('"2012";"2012-12-31";"estudantes";"curso";"Direito";"6";"";""')
    expect(rows).toContain('"2012";"2012-12-31";"vagas";"mes";"Novembro";"oculto";"";""')
    expect(rows).toContain('"2012";"2012-12-31";"candidaturas";"";"";"5";"5";"32"')
    const [linha] = await board.db.select().from(auditoria).orderBy(desc(auditoria.id)).limit(1)
    expect(linha).toMatchObject({ acao: 'exportou_numeros', atorId: administradora.id, depois: { ano: 2012 } })
  })

  test('are read once for those who ask at the same time', async () => {
    const ask = () => board.call<Numeros>('GET /admin/numeros?ano=2008', { as: administradora })
    const [one, other] = await Promise.all([ask(), ask()])
    expect(one.body).toEqual(other.body)
    await board.db.update(vagas).set({ criadoEm: new Date('2007-01-01') })
    expect((await ask()).body).toEqual(one.body)
  })
})

test('on the demo board the answered candidaturas are those that wait for no first answer, in four statements', async () => {
  const demo = await createTestApp()
  const agora = new Date()
  const semente = { hoje: agora, scale: 1, senhaHash: 'a hash', referencias: await writeReferencias(demo.db) }
  await writeBoard(demo.db, gerarBoard(semente), semente)
  const [wanted] = await demo.db
    .select({
      total: sql<number>`count(*)::int`,
      respondidas: sql<number>`(count(*) filter (where ${respondidaEm} is not null))::int`,
    })
    .from(candidaturas)
    .innerJoin(vagas, eq(vagas.id, candidaturas.vagaId))
  const depois = new Date(agora.getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
  const linhas = await countCandidaturas(demo.db, { de: '2000-01-01', ate: depois }, depois)
  expect(linhas.find(({ grupo, mes }) => grupo === null && mes === null)).toMatchObject(wanted ?? {})
  const recorder = recordStatements(demo.db)
  await readNumeros(recorder.db, undefined, depois)
  expect(recorder.take()).toHaveLength(4)
  await demo.close()
})
