import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { candidaturas, etapas } from '../db/schema.ts'
import { createSelecao } from '../testing/createSelecao.ts'
import { createTestApp } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

const jaEmAnalise = 'Esta candidatura já está em análise. Em vez de cancelar, você pode retirá-la.'
const retirou = 'Você retirou sua candidatura a esta vaga.'

type Etapa = (typeof etapas)[number]

/** A candidatura at a stage, however it came there. A decision is held back from a student at `etapaMantida`. */
const at = async (etapa: Etapa, etapaMantida: Etapa | null = null) => {
  const selecao = await createSelecao(board)
  const agora = { etapa, etapaMantida, retida: etapaMantida !== null }
  await board.db.update(candidaturas).set(agora).where(eq(candidaturas.id, selecao.candidatura))
  return selecao
}

describe.each<[Etapa, Etapa | null]>([
  ['recebida', null],
  ['nao_selecionada', 'recebida'],
])('a student who sees recebida, at %s', (etapa, etapaMantida) => {
  test('cancels the candidatura', async () => {
    const { cancelar, propria, aluno } = await at(etapa, etapaMantida)
    expect((await cancelar(aluno)).status).toBe(204)
    expect(await propria(aluno)).toBeUndefined()
  })

  test('cannot withdraw', async () => {
    const { retirar, propria, aluno } = await at(etapa, etapaMantida)
    const detail = 'Esta candidatura ainda não foi vista: você pode cancelá-la.'
    expect(await retirar(aluno)).toMatchObject({ status: 409, body: { detail } })
    expect(await propria(aluno)).toMatchObject({ etapa: 'recebida' })
  })
})

describe.each<[Etapa, Etapa | null]>([
  ['em_analise', null],
  ['entrevista', null],
  ['aprovada', null],
  ['lista_de_espera', null],
  ['aprovada', 'em_analise'],
  ['nao_selecionada', 'entrevista'],
])('who is at %s, held back at %s,', (etapa, etapaMantida) => {
  test('cannot cancel, and is told to withdraw', async () => {
    const { cancelar, propria, aluno } = await at(etapa, etapaMantida)
    expect(await cancelar(aluno)).toMatchObject({ status: 409, body: { detail: jaEmAnalise } })
    expect(await propria(aluno)).toBeDefined()
  })

  test('withdraws with a message, and the author is notified', async () => {
    const { retirar, estados, aluno, professora, vaga, candidatura, avisos, propria } = await at(etapa, etapaMantida)
    const { status, body } = await retirar(aluno, { palavra: ' Consegui outra vaga. ' })
    const visto = etapaMantida ?? etapa
    expect(status).toBe(200)
    expect(body).toEqual(await propria(aluno))
    expect(body).toMatchObject({
      etapa: 'retirada',
      vaga: { id: vaga.id, minha_etapa: 'retirada' },
      historico: [{ de: visto, para: 'retirada', palavra: 'Consegui outra vaga.', retida: false, por: null }],
    })
    expect(await estados()).toMatchObject([{ etapa: 'retirada', retida: false, versao: 1 }])
    expect(await avisos(professora)).toMatchObject([
      {
        titulo: `${aluno.usuario} retirou a candidatura`,
        descricao: 'Monitoria de Cálculo: “Consegui outra vaga.”',
        acao: { rotulo: 'Ver candidato', href: `/professor/opportunities/${vaga.id}/candidates/${candidatura}` },
      },
    ])
    // The student is not notified of what they did themselves.
    expect(await avisos(aluno)).toEqual([])
    expect(await board.mailsTo(aluno.email)).toEqual([])
  })
})

test('a student who was not selected neither cancels nor withdraws', async () => {
  const { cancelar, retirar, aluno } = await at('nao_selecionada')
  const detail = (como: string) => `O resultado desta candidatura já saiu: ela não pode ser ${como}.`
  expect(await cancelar(aluno)).toMatchObject({ status: 409, body: { detail: detail('cancelada') } })
  expect(await retirar(aluno)).toMatchObject({ status: 409, body: { detail: detail('retirada') } })
})

test('a student who withdrew can neither change anything nor apply again, whatever the idempotency key', async () => {
  const { cancelar, retirar, mover, aluno, vaga, emDia } = await createSelecao(board)
  await cancelar(aluno)
  const apply = () =>
    board.call(`POST /candidaturas/vaga/${vaga.id}`, { as: aluno, headers: { 'idempotency-key': 'a' } })
  expect(await apply()).toMatchObject({ status: 201, body: { etapa: 'recebida' } })
  await mover('em_analise', { movimentos: await emDia() })
  // Without a body, the message is empty.
  expect((await board.call(`POST /candidaturas/vaga/${vaga.id}/retirada`, { as: aluno })).status).toBe(200)
  for (const refused of [await retirar(aluno), await cancelar(aluno), await apply()]) {
    expect(refused).toMatchObject({ status: 409, body: { detail: retirou } })
  }
})

test('a candidatura that is cancelled and moved at once is either cancelled or moved', async () => {
  for (let time = 0; time < 5; time += 1) {
    const { cancelar, mover, emDia, aluno, estados, titulos } = await createSelecao(board)
    const movimentos = await emDia()
    const [cancelled, moved] = await Promise.all([cancelar(aluno), mover('aprovada', { movimentos })])
    const movidas = moved.body.movidas.length
    expect([cancelled.status, moved.status, movidas].join()).toMatch(/^(204,200,0|409,200,1)$/)
    expect((await estados()).length).toBe(cancelled.status === 204 ? 0 : 1)
    expect(await titulos(aluno)).toHaveLength(cancelled.status === 204 ? 0 : 1)
  }
})

test('a message of 1001 characters is refused, and nothing is withdrawn', async () => {
  const { retirar, propria, aluno } = await at('em_analise')
  expect((await retirar(aluno, { palavra: 'a'.repeat(1001) })).status).toBe(422)
  expect(await propria(aluno)).toMatchObject({ etapa: 'em_analise' })
})

test('nobody withdraws for somebody else: 404 without a candidatura, 403 as a professor, 401 as nobody', async () => {
  const { retirar, professora, propria, aluno, vaga } = await at('aprovada')
  const outra = await board.createAluno()
  expect(await retirar(outra)).toMatchObject({ status: 404, body: { detail: 'Você não se candidatou a esta vaga.' } })
  expect((await retirar(professora)).status).toBe(403)
  expect((await board.call(`POST /candidaturas/vaga/${vaga.id}/retirada`)).status).toBe(401)
  expect((await board.call('POST /candidaturas/vaga/999999/retirada', { as: aluno })).status).toBe(404)
  expect(await propria(aluno)).toMatchObject({ etapa: 'aprovada' })
})

test('a vaga with a withdrawn candidatura cannot be deleted', async () => {
  const { retirar, aluno, professora, vaga } = await at('em_analise')
  await retirar(aluno)
  expect((await board.call(`DELETE /vagas/${vaga.id}`, { as: professora })).status).toBe(409)
})
