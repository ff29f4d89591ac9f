import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usuariosInteresses } from '@board/api/src/db/schema/interesses.ts'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createInteresse, createVaga } from '@board/api/src/testing/createVaga.ts'
import { createGateway } from '../gateway.ts'
import { callApi } from '../testing/callApi.ts'
import { globalId } from '../testing/createTestGateway.ts'
import { documents } from '../testing/documents.ts'
import { instituicao } from '../testing/instituicao.ts'
import type { Outgoing } from '../upstream/transport/send.ts'

/* The web app's real documents for the student's screens, over the embedded API, with their costs in calls. */

let board: TestApp
let aluna: Usuario
let autorId: number
let gateway: ReturnType<typeof createGateway>
let calls: string[] = []

beforeAll(async () => {
  board = await createTestApp()
  autorId = (await board.createProfessor({ usuario: 'Rita' })).id
})
// A new gateway: nothing is cached from another test.
beforeEach(async () => {
  aluna = await board.createAluno()
  gateway = createGateway({ send, instituicao })
})
afterAll(() => board.close())

async function send(outgoing: Outgoing) {
  calls.push(`${outgoing.method} ${decodeURIComponent(outgoing.path)}`)
  return callApi(board.app, outgoing)
}

/** Runs an operation of the web app. Returns its data, error codes and calls. */
async function ask(name: string, variables: object = {}, pdf?: Buffer<ArrayBuffer>) {
  calls = []
  const operation = JSON.stringify({ query: documents.get(name), variables })
  const response = await gateway.fetch('http://gateway/graphql', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await board.tokenOf(aluna)}`,
      ...(pdf ? { 'x-graphql-yoga-csrf': '1' } : { 'content-type': 'application/json' }),
    },
    body: pdf ? toForm(operation, pdf) : operation,
  })
  const { data, errors } = await response.json()
  const codes = errors?.map((error: { extensions: { code: string } }) => error.extensions.code)
  return { data, codes, calls: calls.toSorted() }
}

function toForm(operation: string, pdf: Buffer<ArrayBuffer>) {
  const form = new FormData()
  form.append('operations', operation)
  form.append('map', '{"0":["variables.input.arquivo"]}')
  form.append('0', new File([pdf], 'espelho.pdf', { type: 'application/pdf' }))
  return form
}

const espelho = (nome: string) =>
  readFileSync(new URL(`../../../api/src/historicos/testing/pdfs/${nome}.pdf`, import.meta.url))
const importar = (nome = 'tabela') => ask('useImportarHistoricoMutation', { input: { arquivo: null } }, espelho(nome))
type Given = Partial<Parameters<typeof createVaga>[1]>
const publish = async (given: Given = {}) => {
  const { id } = await createVaga(board.db, { autorId, ...given })
  return { vaga: globalId('Vaga', String(id)), codigo: String(id) }
}

const encerradas: Given[] = [{ status: 'encerrada' }, { status: 'finalizada' }, { prazo: '2020-01-01' }]

describe('the list page', () => {
  const semFiltro = { tipos: [], codigoDoDepartamento: null, beneficios: [], busca: '' }
  const page = (filtro: object = {}, rest: object = {}) =>
    ask('VagasPageQuery', {
      pagina: 1,
      filtro: { ...semFiltro, ...filtro },
      salvas: false,
      ids: [],
      frame: true,
      ...rest,
    })
  const cost = (...more: string[]) =>
    [
      'GET /contagens/vagas',
      'GET /departamentos/',
      'GET /historicos/',
      'GET /usuarios/me/buscas',
      'GET /vagas/tipo',
      ...more,
    ].toSorted()
  const titulos = ({ data }: Awaited<ReturnType<typeof page>>) =>
    data.vagas.edges.map(({ node }: { node: { titulo: string } }) => node.titulo)

  it('has eight, the recommended first, for one call and one per shared list', async () => {
    const interesseId = await createInteresse(board.db, 'Astronomia')
    await board.db.insert(usuariosInteresses).values({ usuarioId: aluna.id, interesseId })
    await publish({ titulo: 'Pesquisa em Astronomia', temas: ['Astronomia'] })
    for (let count = 0; count < 8; count += 1) await publish()
    const first = await page()
    expect(first.calls).toEqual(cost('GET /vagas?skip=0&limit=8'))
    expect(first.data.vagas).toMatchObject({ total: 9, totalDeRecomendadas: 1 })
    expect(first.data.vagas.edges).toHaveLength(8)
    expect(first.data.vagas.edges[0].node).toMatchObject({
      titulo: 'Pesquisa em Astronomia',
      tipo: 'MONITORIA',
      autor: { nome: 'Rita' },
      recomendacao: { score: 0.35, estrategias: ['Combina com seus interesses: Astronomia'] },
    })
    expect(first.data.viewer).toMatchObject({ progressoComplementar: { estado: 'SEM_HISTORICO' } })
    expect(first.data.departamentos.length).toBeGreaterThan(1)
    // Departments are cached for a minute.
    const { after } = first.data.vagas.pageCursors.next
    const second = await page({}, { after })
    const next = `GET /vagas?skip=8&limit=8&depois=${after.replace('7.', '')}`
    expect(second.calls).toEqual(cost(next).filter(call => !/contagens|departamentos|tipo$/.test(call)))
    expect(titulos(second)).toEqual(['Vaga de teste'])
  })

  it('filters by type, department and benefits together, and reads the types to map them', async () => {
    await publish({ titulo: 'Estágio pago', tipoId: 3, departamentoId: 2, remuneracao: 900 })
    await publish({ titulo: 'Estágio sem bolsa', tipoId: 3, departamentoId: 2 })
    await publish({ titulo: 'Estágio noutro lugar', tipoId: 3, departamentoId: 3, remuneracao: 900 })
    const found = await page({ tipos: ['ESTAGIO'], codigoDoDepartamento: '2', beneficios: ['REMUNERACAO'] })
    expect(found.calls).toEqual(cost('GET /vagas?skip=0&limit=8&tipos=3&departamento=2&beneficios=remuneracao'))
    expect(titulos(found)).toEqual(['Estágio pago'])
    expect(found.data.vagas.total).toBe(1)
  })

  it('filters by modality and a minimum of hours', async () => {
    await publish({ titulo: 'Meio período em casa', modalidade: 'remoto', horasSemanais: 20 })
    await publish({ titulo: 'Horas vagas em casa', modalidade: 'remoto', horasSemanais: 6 })
    await publish({ titulo: 'Meio período no campus', horasSemanais: 20 })
    const found = await page({ modalidades: ['REMOTO', 'HIBRIDO'], horasMinimas: 20 })
    expect(found.calls).toEqual(cost('GET /vagas?skip=0&limit=8&modalidades=remoto,hibrido&horas_minimas=20'))
    expect(titulos(found)).toEqual(['Meio período em casa'])
  })

  it('searches without regard to accents, with the same calls', async () => {
    await publish({ titulo: 'Monitoria de Termodinâmica' })
    const found = await page({ busca: 'termodinamica' })
    expect(found.calls).toEqual(cost('GET /vagas?skip=0&limit=8&busca=termodinamica'))
    expect(titulos(found)).toEqual(['Monitoria de Termodinâmica'])
  })

  it('of saved vagas reads each by id, including closed ones, with null for deleted ones', async () => {
    const [aberta, vencida] = [
      await publish({ titulo: 'Aberta' }),
      await publish({ titulo: 'Vencida', prazo: '2020-01-01' }),
    ]
    const ids = [vencida.vaga, globalId('Vaga', '999999'), aberta.vaga]
    const saved = await page({}, { salvas: true, ids })
    expect(saved.calls).toEqual(cost(...[vencida.codigo, '999999', aberta.codigo].map(id => `GET /vagas/${id}`)))
    expect(saved.data.nodes).toEqual([
      expect.objectContaining({ __typename: 'Vaga', titulo: 'Vencida' }),
      null,
      expect.objectContaining({ __typename: 'Vaga', titulo: 'Aberta' }),
    ])
    expect(saved.data.vagas).toBeUndefined()
  })
})

describe('the page of a vaga', () => {
  it('costs the vaga and the reader’s situation, and is null for an unknown vaga', async () => {
    const link = 'https://puc.example/vaga'
    const { vaga, codigo } = await publish({ titulo: 'Monitoria de Ondas', temas: ['Ondas'], linkVaga: link })
    const situacao = `GET /api/candidaturas/vaga/${codigo}/candidatura-status`
    const { data, calls } = await ask('VagaPageQuery', { codigo })
    expect(calls).toEqual([situacao, `GET /vagas/${codigo}`])
    expect(data).toMatchObject({
      vaga: {
        id: vaga,
        titulo: 'Monitoria de Ondas',
        encerrada: false,
        interesses: [{ nome: 'Ondas' }],
        link,
        minhaCandidatura: { candidatado: false },
      },
      viewer: { papel: 'ESTUDANTE' },
    })
    await ask('useCandidatarMutation', { contar: false, input: { vaga } })
    const applied = (await ask('VagaPageQuery', { codigo })).data.vaga
    expect(applied.minhaCandidatura.candidatado).toBe(true)
    // For an unknown vaga the page does not need the second call.
    expect(await ask('VagaPageQuery', { codigo: '999999' })).toMatchObject({
      data: { vaga: null },
      calls: ['GET /vagas/999999'],
    })
  })

  it.each(encerradas)('shows that it is encerrada (%o)', async given => {
    const { codigo } = await publish(given)
    expect((await ask('VagaPageQuery', { codigo })).data.vaga.encerrada).toBe(true)
  })
})

describe('a candidatura', () => {
  it('is JaCandidatado the second time, after the one write, with the first one’s stage', async () => {
    const { vaga, codigo } = await publish()
    await ask('useCandidatarMutation', { contar: false, input: { vaga } })
    const again = await ask('useCandidatarMutation', { contar: false, input: { vaga, cartaDeMotivacao: 'Outra vez.' } })
    const status = `GET /api/candidaturas/vaga/${codigo}/candidatura-status`
    expect(again.calls).toEqual([status, `POST /candidaturas/vaga/${codigo}`])
    expect(again.data.candidatar).toMatchObject({
      __typename: 'JaCandidatado',
      mensagem: 'Você já se candidatou a esta vaga.',
      situacao: { candidatado: true, etapa: 'RECEBIDA' },
    })
  })

  it.each(encerradas)('for a closed vaga is CandidaturaRecusada, after the one write (%o)', async given => {
    const { vaga, codigo } = await publish(given)
    const { data, calls } = await ask('useCandidatarMutation', { contar: false, input: { vaga } })
    expect(calls).toEqual([`POST /candidaturas/vaga/${codigo}`])
    expect(data.candidatar).toEqual({ __typename: 'CandidaturaRecusada', mensagem: 'Esta vaga está encerrada.' })
  })

  it('with a letter that is too long is EntradaInvalida at its field', async () => {
    const { vaga } = await publish()
    const { data } = await ask('useCandidatarMutation', {
      contar: false,
      input: { vaga, cartaDeMotivacao: 'a'.repeat(2001) },
    })
    expect(data.candidatar).toMatchObject({ __typename: 'EntradaInvalida', campos: [{ campo: 'cartaDeMotivacao' }] })
  })

  it('that does not exist is NaoCandidatado when cancelled, after the one write', async () => {
    const { vaga, codigo } = await publish()
    const { data, calls } = await ask('useCancelarCandidaturaMutation', { contar: false, input: { vaga } })
    expect(calls).toEqual([`DELETE /candidaturas/vaga/${codigo}`])
    expect(data.cancelarCandidatura).toMatchObject({
      __typename: 'NaoCandidatado',
      mensagem: 'Você não se candidatou a esta vaga.',
      situacao: { candidatado: false },
    })
  })

  it('is on the page of own candidaturas: one call for twenty with their vagas, and one more for the next twenty', async () => {
    for (let count = 0; count < 21; count += 1) {
      const { vaga } = await publish({ titulo: `Vaga ${count}` })
      await ask('useCandidatarMutation', { contar: false, input: { vaga } })
    }
    const { data, calls } = await ask('CandidaturasPageQuery')
    expect(calls).toEqual(['GET /candidaturas?skip=0&limit=20'])
    const { total, edges, pageInfo } = data.viewer.candidaturas
    expect([total, edges.length, pageInfo.hasNextPage]).toEqual([21, 20, true])
    expect(edges[0].node.vaga).toMatchObject({ titulo: 'Vaga 20', encerrada: false })
    const next = await ask('CandidaturasListPaginationQuery', { count: 20, cursor: pageInfo.endCursor })
    expect(next.calls).toEqual(['GET /candidaturas?skip=20&limit=20'])
    expect(next.data.viewer.candidaturas.edges).toMatchObject([{ node: { vaga: { titulo: 'Vaga 0' } } }])
  })
})

describe('a transcript', () => {
  const historico = async () => (await ask('ImportarHistoricoPageQuery')).data.viewer.historico

  it('is imported with one write, read once, and shown with one call more than the profile', async () => {
    const before = await ask('ImportarHistoricoPageQuery')
    expect(before.calls).toEqual(['GET /historicos/', `GET /users/${aluna.id}`])
    expect(before.data.viewer.usuario.temHistorico).toBe(false)
    expect(before.data.viewer.historico).toBeNull()
    const { data, calls } = await importar()
    expect(calls).toEqual(['GET /historicos/', `GET /users/${aluna.id}`, 'POST /historicos/upload'])
    expect(data.importarHistorico).toMatchObject({
      __typename: 'ImportarHistoricoSuccess',
      total: 6,
      totalDeLinhasIlegiveis: 0,
      viewer: { usuario: { temHistorico: true }, progressoComplementar: { creditosConcluidos: 3, percentual: 30 } },
    })
    const shown = await ask('ImportarHistoricoPageQuery')
    expect(shown.calls).toEqual(['GET /historicos/', `GET /users/${aluna.id}`])
    expect(shown.data.viewer.historico).toMatchObject({ totalDeDisciplinas: 6, totalDeCreditos: 23, media: 7.175 })
  })

  it('replaces the previous one when imported again, and a refused one keeps it', async () => {
    await importar()
    expect((await importar('quebras')).data.importarHistorico.total).toBe(4)
    const refused = await importar('protegido')
    expect(refused.calls).toEqual(['POST /historicos/upload'])
    expect(refused.data.importarHistorico).toEqual({
      __typename: 'EntradaInvalida',
      mensagem: 'Este PDF está protegido por senha. Envie uma cópia sem senha.',
    })
    expect((await historico()).totalDeDisciplinas).toBe(4)
  })
})
