import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { buscasSalvas } from '../db/schema/buscas.ts'
import { notificacoes } from '../db/schema/rede.ts'
import { vagas } from '../db/schema.ts'
import { today } from '../prazos/today.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { findPagina, searchPagina } from '../vagas/busca/lista.repository.ts'
import { listQuery } from '../vagas/vagas.schemas.ts'
import { findBuscas } from './buscas.repository.ts'
import { salvarBusca } from './buscas.ts'

const board = await createTestApp()
afterAll(board.close)

const seed = 20261129
const quantas = { buscas: 1000, vagas: 48 }
const palavras = [
  'redes',
  'IC',
  'Monitoria de Redes',
  'cálculo',
  'robótica',
  'machine learning',
  'bolsa remoto',
  'A e o',
  'de',
  'AI',
]
const opcional = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })

const vaga = fc.record({
  titulo: fc.constantFrom(
    'Monitoria de Redes',
    'Iniciação científica em robótica',
    'Cálculo I',
    'A e o',
    'Aprendizado de máquina',
    'AI',
  ),
  tipoId: fc.integer({ min: 1, max: 3 }),
  departamentoId: fc.integer({ min: 1, max: 3 }),
  localId: fc.integer({ min: 1, max: 2 }),
  modalidade: fc.option(fc.constantFrom('presencial' as const, 'hibrido' as const, 'remoto' as const)),
  horasSemanais: fc.option(fc.integer({ min: 5, max: 40 })),
  remuneracao: fc.option(fc.constant(500)),
  horasComplementares: fc.option(fc.constant(30)),
})

/** As in an address. */
const busca = fc.record({
  busca: opcional(fc.constantFrom(...palavras)),
  tipos: opcional(fc.constantFrom('1', '2,1', '3,3')),
  departamento: opcional(fc.constantFrom('1', '2')),
  autor: opcional(fc.constantFrom('primeiro', 'segundo')),
  beneficios: opcional(fc.constantFrom('remuneracao', 'horas_complementares,remuneracao', 'desconto_mensalidade')),
  modalidades: opcional(fc.constantFrom('remoto', 'presencial,hibrido')),
  horas_minimas: opcional(fc.constantFrom('10', '20')),
  ordem: opcional(fc.constantFrom('prazo', 'recentes')),
  /** Published after how many of the vagas. */
  depoisDe: fc.integer({ min: 0, max: quantas.vagas }),
})

const inicio = Date.now() - 86_400_000
const instanteDe = (n: number) => new Date(inicio + n * 60_000)

const publish = async () => {
  const autores = [await board.createProfessor(), await board.createProfessor()]
  for (const [n, dados] of fc.sample(vaga, { numRuns: quantas.vagas, seed }).entries()) {
    const autorId = autores[n % 2]?.id ?? 0
    await createVaga(board.db, { ...dados, autorId, criadoEm: instanteDe(n), anunciadaEm: null })
  }
  await createVaga(board.db, {
    autorId: autores[0]?.id ?? 0,
    titulo: 'Cálculo I',
    prazo: '2001-01-01',
    anunciadaEm: null,
  })
  return { primeiro: autores[0]?.id, segundo: autores[1]?.id }
}

/** Each by a student of its own, who has seen what was published until then. */
const saveAll = async (autores: Awaited<ReturnType<typeof publish>>) => {
  const { rows: alunos } = await board.db.execute<{ id: number }>(sql`
    insert into usuarios (usuario, email, ehaluno, senha_hash, email_verificado_em)
    select 'Aluno ' || n, 'busca' || n || '@puc.example', true, 'x', now() from generate_series(1, ${quantas.buscas}::int) n
    returning id
  `)
  const salvas = []
  for (const [n, { depoisDe, autor, ...escolhida }] of fc.sample(busca, { numRuns: quantas.buscas, seed }).entries()) {
    const usuarioId = alunos[n]?.id ?? 0
    const dados = { ...escolhida, ...(autor && { autor: String(autores[autor]) }) }
    if (Object.keys(dados).every(campo => campo === 'ordem' || !Reflect.get(dados, campo))) continue
    const query = listQuery.parse({ ...dados, limit: '100' })
    const { skip: _, limit: __, ...filtro } = query
    const { id } = await salvarBusca(board.db, { usuarioId, nome: 'Uma', modo: 'no_quadro', filtro, sinonimos: [] })
    await board.db
      .update(buscasSalvas)
      .set({ vistaEm: instanteDe(depoisDe - 0.5) })
      .where(eq(buscasSalvas.id, id))
    salvas.push({ usuarioId, query, depoisDe })
  }
  return salvas
}

test('what 1,000 random searches are told of is what the board finds by them, newer than their mark', async () => {
  const salvas = await saveAll(await publish())
  await board.app.anuncios.drain()
  const publicadas = new Map((await board.db.select().from(vagas)).map(({ id, criadoEm }) => [id, criadoEm]))
  const avisos = await board.db
    .select({ usuarioId: notificacoes.usuarioId, vagaId: notificacoes.vagaId })
    .from(notificacoes)
  let contadas = 0
  for (const { usuarioId, query, depoisDe } of salvas) {
    const find = query.busca === undefined ? findPagina : searchPagina
    const { ids } = await find(board.db, { query, hoje: today(), preferidas: new Map(), alunoId: null, sinonimos: [] })
    const novas = ids
      .filter(id => (publicadas.get(id) ?? new Date(0)) > instanteDe(depoisDe - 0.5))
      .toSorted((a, b) => a - b)
    const avisadas = avisos.filter(aviso => aviso.usuarioId === usuarioId).map(({ vagaId }) => vagaId ?? 0)
    expect([query, avisadas.toSorted((a, b) => a - b)]).toEqual([query, novas])
    const [salva] = await findBuscas(board.db, { usuarioId, hoje: today() })
    expect([query, salva?.novas]).toEqual([query, novas.length])
    contadas += novas.length
  }
  // The searches are neither all empty nor all the whole board.
  expect(salvas.length).toBeGreaterThan(900)
  expect(contadas).toBeGreaterThan(salvas.length)
  expect(contadas).toBeLessThan((salvas.length * quantas.vagas) / 4)
}, 300_000)
