import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createVaga } from '@board/api/src/testing/createVaga.ts'
import { globalId } from '../testing/createTestGateway.ts'
import { createApiGateway } from '../testing/createApiGateway.ts'

/* Changes to a published vaga over the embedded API, with their costs in calls. */

let board: TestApp
let autora: Usuario
let aluna: Usuario
type Api = ReturnType<typeof createApiGateway>
let ask: Api['ask'], calls: Api['calls']
beforeAll(async () => {
  board = await createTestApp()
  ;({ ask, calls } = createApiGateway(board))
  autora = await board.createProfessor()
  aluna = await board.createAluno()
})
afterAll(() => board.close())

const fields = 'status encerrada prazo tipo local { nome } remuneracao desconto edicaoCompleta departamento { codigo }'
const read = async (as: Usuario, codigo: number) =>
  (await ask(as, `query ($codigo: ID!) { vaga(codigo: $codigo) { ${fields} } }`, { codigo })).data.vaga

const corrigir = `mutation ($input: AtualizarVagaInput!) {
  atualizarVaga(input: $input) { ... on AtualizarVagaSuccess { vaga { ${fields} } } } }`

it('corrects department, place, type and benefits with one write, visible to everybody', async () => {
  const { id, titulo, descricao } = await createVaga(board.db, { autorId: autora.id, remuneracao: 700, desconto: 15 })
  const before = await read(aluna, id)
  const input = {
    vaga: globalId('Vaga', String(id)),
    titulo,
    descricao,
    prazo: '2999-12-30',
    departamento: globalId('Departamento', '3'),
    local: globalId('Local', '1'),
    tipo: globalId('OpcaoDeTipo', '2'),
    remuneracao: 0,
  }
  const { data } = await ask(autora, corrigir, { input })
  expect(calls).toEqual(expect.arrayContaining([`PUT /vagas/${id}`]))
  expect(calls.filter(call => !call.startsWith('GET'))).toHaveLength(1)
  expect(data.atualizarVaga.vaga).toMatchObject({
    prazo: '2999-12-30',
    departamento: { codigo: '3' },
    local: { nome: 'Remoto' },
    remuneracao: null,
    desconto: 15,
    edicaoCompleta: true,
  })
  expect(data.atualizarVaga.vaga.tipo).not.toBe(before.tipo)
  expect(await read(aluna, id)).toEqual(data.atualizarVaga.vaga)
})

const reativar = `mutation ($input: AlterarStatusDaVagaInput!) {
  alterarStatusDaVaga(input: $input) { ... on AlterarStatusDaVagaSuccess { vaga { ${fields} } } ... on EntradaInvalida { mensagem } } }`

async function vencida() {
  const { id } = await createVaga(board.db, { autorId: autora.id, status: 'encerrada', prazo: '2026-01-01' })
  const input = { vaga: globalId('Vaga', String(id)), status: 'EM_ANDAMENTO', prazo: '2999-01-01' }
  return { id, input }
}

it('reopens a vaga with a new deadline after its deadline has passed', async () => {
  const { id, input } = await vencida()
  const { data } = await ask(autora, reativar, { input })
  const open = { status: 'EM_ANDAMENTO', encerrada: false, prazo: '2999-01-01' }
  expect(data.alterarStatusDaVaga.vaga).toMatchObject(open)
  expect(calls.filter(call => call.startsWith('PUT'))).toEqual([`PUT /vagas/${id}`, `PUT /vagas/${id}/status`])
  expect(await read(aluna, id)).toMatchObject(open)
})

it('keeps the vaga closed if the new deadline has passed as well', async () => {
  const { id, input } = await vencida()
  const { data } = await ask(autora, reativar, { input: { ...input, prazo: '2026-01-02' } })
  expect(data.alterarStatusDaVaga).toEqual({ mensagem: 'O prazo não pode estar no passado.' })
  expect(await read(aluna, id)).toMatchObject({ status: 'ENCERRADA', prazo: '2026-01-01' })
})

it('lets only the author set a deadline or correct other fields', async () => {
  const { id, input } = await vencida()
  const before = await read(aluna, id)
  const correcao = {
    vaga: input.vaga,
    titulo: 'Outro título',
    descricao: 'Uma descrição de outra pessoa.',
    tipo: globalId('OpcaoDeTipo', '2'),
  }
  for (const as of [aluna, await board.createProfessor()]) {
    expect((await ask(as, reativar, { input })).codes).toEqual(['FORBIDDEN'])
    expect((await ask(as, corrigir, { input: correcao })).codes).toEqual(['FORBIDDEN'])
  }
  expect(await read(aluna, id)).toEqual(before)
})
