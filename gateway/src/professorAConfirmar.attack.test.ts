import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createVaga } from '@board/api/src/testing/createVaga.ts'
import { createGateway } from './gateway.ts'
import { callApi } from './testing/callApi.ts'
import { instituicao } from './testing/instituicao.ts'
import { postGraphql } from './testing/postGraphql.ts'
import { globalId } from './testing/createTestGateway.ts'

/*
 * A professor whose role is not confirmed yet, through the gateway over the embedded API: each refusal has its
 * sentence.
 */

let board: TestApp
let gateway: ReturnType<typeof createGateway>
let impostor: Usuario
let aluna: Usuario
beforeAll(async () => {
  board = await createTestApp()
  gateway = createGateway({ send: outgoing => callApi(board.app, outgoing), instituicao })
  impostor = await board.createProfessor({ professorConfirmadoEm: null })
  aluna = await board.createAluno()
})
afterAll(() => board.close())

async function ask(as: Usuario, query: string, variables: object = {}) {
  return postGraphql(gateway, { query, variables, token: await board.tokenOf(as) })
}

const refused = {
  __typename: 'EntradaInvalida',
  mensagem:
    'A universidade ainda vai confirmar a sua conta de professor. Avisamos por e-mail assim que isso acontecer.',
}
const said = '{ __typename ... on Erro { mensagem } }'

it('sees it on the own profile, and nobody else does', async () => {
  const own = `{ viewer { usuario { aConfirmar } } }`
  expect((await ask(impostor, own)).data.viewer.usuario).toEqual({ aConfirmar: true })
  expect((await ask(await board.createProfessor(), own)).data.viewer.usuario).toEqual({ aConfirmar: false })
  expect((await ask(aluna, own)).data.viewer.usuario).toEqual({ aConfirmar: false })
  const other = `{ usuario(codigo: "${impostor.id}") { aConfirmar } }`
  expect((await ask(aluna, other)).data.usuario).toEqual({ aConfirmar: false })
})

it('publishes nothing', async () => {
  const input = {
    titulo: 'Vaga nova',
    descricao: 'Uma vaga que se pode publicar.',
    departamento: globalId('Departamento', '1'),
    local: globalId('Local', '2'),
    tipo: globalId('OpcaoDeTipo', '1'),
  }
  const query = `mutation ($input: CriarVagaInput!) { criarVaga(input: $input) ${said} }`
  expect((await ask(impostor, query, { input })).data.criarVaga).toEqual(refused)
})

it('reopens no vaga and sees no candidates', async () => {
  const { id } = await createVaga(board.db, { autorId: impostor.id, status: 'encerrada' })
  const own = await ask(impostor, '{ viewer { minhasVagas { edges { node { id } } } } }')
  const input = { vaga: own.data.viewer.minhasVagas.edges[0].node.id, status: 'EM_ANDAMENTO' }
  const reopen = `mutation ($input: AlterarStatusDaVagaInput!) { alterarStatusDaVaga(input: $input) ${said} }`
  expect((await ask(impostor, reopen, { input })).data.alterarStatusDaVaga).toEqual(refused)
  const candidatos = `{ vaga(codigo: "${id}") { candidaturas { total } } }`
  expect((await ask(impostor, candidatos)).codes).toEqual(['FORBIDDEN'])
})

it('moves no candidatura', async () => {
  const { id } = await createVaga(board.db, { autorId: impostor.id })
  const vaga = `vaga: "${globalId('Vaga', String(id))}"`
  const reads = `{ vaga(codigo: "${id}") { selecao { aprovadas } } }`
  const writes = [
    `moverCandidaturas(input: { ${vaga}, candidaturas: [{ candidatura: "${globalId('Candidatura', `${id}.1`)}", versao: 0 }], para: APROVADA, chave: "a" })`,
    `divulgarResultado(input: { ${vaga} })`,
    `cancelarDivulgacao(input: { ${vaga} })`,
    `definirLugares(input: { ${vaga}, lugares: 3 })`,
  ].map(write => `mutation { ${write} { __typename } }`)
  for (const query of [reads, ...writes]) {
    expect((await ask(impostor, query)).codes).toEqual(['FORBIDDEN'])
  }
})

it('writes only to people who wrote first', async () => {
  const query = `mutation ($input: EnviarMensagemInput!) { enviarMensagem(input: $input) ${said} }`
  const write = async (as: Usuario, para: Usuario) =>
    (await ask(as, query, { input: { para: globalId('Pessoa', String(para.id)), conteudo: 'Oi' } })).data.enviarMensagem
  expect(await write(impostor, aluna)).toEqual(refused)
  expect((await write(aluna, impostor)).__typename).toBe('EnviarMensagemSuccess')
  expect((await write(impostor, aluna)).__typename).toBe('EnviarMensagemSuccess')
})
