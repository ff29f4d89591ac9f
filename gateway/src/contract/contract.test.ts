import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, senha } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createGateway } from '../gateway.ts'
import { callApi } from '../testing/callApi.ts'
import { instituicao } from '../testing/instituicao.ts'
import { postGraphql } from '../testing/postGraphql.ts'
import type { Outgoing } from '../upstream/transport/send.ts'
import { globalId } from '../testing/createTestGateway.ts'

/* The main job over the embedded API, in one process. It keeps the scripted responses of the other tests true. */

let board: TestApp
let aluna: Usuario
let professora: Usuario
let outra: Usuario
let gateway: ReturnType<typeof createGateway>

beforeAll(async () => {
  board = await createTestApp()
  aluna = await board.createAluno({ usuario: 'Ana', curso: 'Física' })
  professora = await board.createProfessor({ usuario: 'Rita' })
  outra = await board.createProfessor({ usuario: 'Olga' })
  gateway = createGateway({ send, instituicao })
})
afterAll(() => board.close())

async function send(outgoing: Outgoing) {
  return callApi(board.app, outgoing)
}

async function ask(query: string, variables: object = {}, as?: Usuario) {
  const { data, codes } = await postGraphql(gateway, { query, variables, token: as && (await board.tokenOf(as)) })
  return { data, codes }
}

const publicar = `mutation ($input: CriarVagaInput!) { criarVaga(input: $input) { __typename
  ... on CriarVagaSuccess { vagaEdge { node { totalDeCandidatos id codigo titulo tipo prazo status departamento { nome } local { nome } remuneracao } } }
  ... on EntradaInvalida { mensagem campos { campo mensagem } } } }`
const candidatar = `mutation ($vaga: ID!, $carta: String) { candidatar(input: { vaga: $vaga, cartaDeMotivacao: $carta }) { __typename
  ... on CandidatarSuccess { situacao { candidatado } candidaturaEdge { node { cartaDeMotivacao criadaEm vaga { titulo } } } }
  ... on JaCandidatado { mensagem situacao { candidatado } } ... on CandidaturaRecusada { mensagem } } }`
const cancelar = `mutation ($vaga: ID!) { cancelarCandidatura(input: { vaga: $vaga }) { __typename
  ... on CancelarCandidaturaSuccess { situacao { candidatado } } ... on NaoCandidatado { mensagem } } }`
const status = `mutation ($vaga: ID!, $status: StatusDaVaga!) { alterarStatusDaVaga(input: { vaga: $vaga, status: $status }) { __typename
  ... on AlterarStatusDaVagaSuccess { vaga { status encerrada } } ... on EntradaInvalida { mensagem } } }`

const nova = {
  titulo: 'Monitoria de Óptica',
  descricao: 'Ajudar nas aulas de laboratório de Óptica.',
  local: globalId('Local', '1'),
  remuneracao: 500,
}

async function publish(changes: object = {}) {
  const { data } = await ask('{ tiposDeVaga { id tipo } departamentos { id nome } }')
  const tipo = data.tiposDeVaga.find((each: { tipo: string }) => each.tipo === 'MONITORIA').id
  const input = { ...nova, tipo, departamento: data.departamentos[0].id, ...changes }
  const answer = await ask(publicar, { input }, professora)
  return answer.data.criarVaga
}

describe('signing in', () => {
  const entrar = `mutation ($email: String!, $senha: String!, $papel: Papel!) {
    entrar(input: { email: $email, senha: $senha, papel: $papel }) { __typename ... on EntrarSuccess { token papel } ... on Erro { mensagem } } }`

  it('succeeds, and refuses the other role and a wrong password', async () => {
    const right = await ask(entrar, { email: aluna.email, senha, papel: 'ESTUDANTE' })
    expect(right.data.entrar).toMatchObject({ __typename: 'EntrarSuccess', papel: 'ESTUDANTE' })
    const door = await ask(entrar, { email: aluna.email, senha, papel: 'PROFESSOR' })
    expect(door.data.entrar).toMatchObject({ __typename: 'PapelNaoPermitido' })
    const wrong = await ask(entrar, { email: aluna.email, senha: 'errada1', papel: 'ESTUDANTE' })
    expect(wrong.data.entrar).toMatchObject({ __typename: 'CredenciaisInvalidas' })
  })

  it('refuses an account that was never verified', async () => {
    const nova = await board.createAluno({ emailVerificadoEm: null })
    const { data } = await ask(entrar, { email: nova.email, senha, papel: 'ESTUDANTE' })
    expect(data.entrar.__typename).toBe('EmailNaoVerificado')
  })

  it('ends permanently with signing out', async () => {
    const leaving = await board.createAluno()
    const { data } = await ask(entrar, { email: leaving.email, senha, papel: 'ESTUDANTE' })
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${data.entrar.token}` }
    const post = async (query: string) => {
      const init = { method: 'POST', headers: { ...headers }, body: JSON.stringify({ query }) }
      return (await gateway.fetch('http://gateway/graphql', init)).json()
    }
    expect((await post('mutation { sair { ... on SairSuccess { revogado } } }')).data).toEqual({
      sair: { revogado: true },
    })
    expect((await post('{ viewer { usuario { nome } } }')).errors[0].extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('a vaga', () => {
  it('goes from publication to candidatura and back', async () => {
    const made = await publish()
    const vaga = made.vagaEdge.node
    expect(made.vagaEdge.node.totalDeCandidatos).toBe(0)
    expect(vaga).toMatchObject({
      titulo: nova.titulo,
      tipo: 'MONITORIA',
      local: { nome: 'Remoto' },
      remuneracao: 500,
    })
    expect(vaga.prazo).toBe(`${new Date().getFullYear()}-12-31`)

    const found = await ask(
      'query ($filtro: VagaFiltro) { vagas(first: 8, filtro: $filtro) { total edges { node { id titulo autor { nome } } } } }',
      { filtro: { busca: 'optica', tipos: ['MONITORIA'], beneficios: ['REMUNERACAO'] } },
      aluna,
    )
    expect(found.data.vagas.edges[0].node).toEqual({ id: vaga.id, titulo: nova.titulo, autor: { nome: 'Rita' } })

    const applied = await ask(candidatar, { vaga: vaga.id, carta: 'Gosto de luz.' }, aluna)
    expect(applied.data.candidatar).toMatchObject({
      __typename: 'CandidatarSuccess',
      situacao: { candidatado: true },
      candidaturaEdge: { node: { cartaDeMotivacao: 'Gosto de luz.', vaga: { titulo: nova.titulo } } },
    })
    const again = await ask(candidatar, { vaga: vaga.id }, aluna)
    expect(again.data.candidatar).toMatchObject({ __typename: 'JaCandidatado', situacao: { candidatado: true } })

    const seen = await ask(
      `query ($codigo: ID!) { vaga(codigo: $codigo) { candidaturas { edges { node { cartaDeMotivacao candidato { curso email pessoa { nome } } } } } }
        viewer { minhasVagas { edges { node { id totalDeCandidatos } } } } }`,
      { codigo: vaga.codigo },
      professora,
    )
    expect(seen.data.vaga.candidaturas.edges).toEqual([
      {
        node: {
          cartaDeMotivacao: 'Gosto de luz.',
          candidato: { curso: 'Física', email: aluna.email, pessoa: { nome: 'Ana' } },
        },
      },
    ])
    expect(seen.data.viewer.minhasVagas.edges).toContainEqual({ node: { id: vaga.id, totalDeCandidatos: 1 } })

    const own = await ask('{ viewer { candidaturas(first: 5) { total edges { node { vaga { id } } } } } }', {}, aluna)
    expect(own.data.viewer.candidaturas).toEqual({ total: 1, edges: [{ node: { vaga: { id: vaga.id } } }] })

    const cancelled = await ask(cancelar, { vaga: vaga.id }, aluna)
    expect(cancelled.data.cancelarCandidatura).toMatchObject({ situacao: { candidatado: false } })
    expect((await ask(cancelar, { vaga: vaga.id }, aluna)).data.cancelarCandidatura.__typename).toBe('NaoCandidatado')
  })

  it('that is closed refuses, in the words of the API', async () => {
    const { vagaEdge } = await publish()
    const { id, codigo } = vagaEdge.node
    const closed = await ask(status, { vaga: id, status: 'ENCERRADA' }, professora)
    expect(closed.data.alterarStatusDaVaga.vaga).toEqual({ status: 'ENCERRADA', encerrada: true })
    const refused = await ask(candidatar, { vaga: id }, aluna)
    expect(refused.data.candidatar).toMatchObject({
      __typename: 'CandidaturaRecusada',
      mensagem: expect.stringMatching(/\w/),
    })
    const page = await ask('query ($codigo: ID!) { vaga(codigo: $codigo) { encerrada } }', { codigo }, aluna)
    expect(page.data.vaga).toEqual({ encerrada: true })
    const step = await ask(status, { vaga: id, status: 'AGUARDANDO' }, professora)
    expect(step.data.alterarStatusDaVaga.__typename).toBe('EntradaInvalida')
  })

  it('is changed and deleted only by its author', async () => {
    const { vagaEdge } = await publish()
    const vaga = vagaEdge.node.id
    const editar = `mutation ($input: AtualizarVagaInput!) { atualizarVaga(input: $input) { ... on AtualizarVagaSuccess { vaga { titulo prazo } } ... on EntradaInvalida { mensagem } } }`
    const input = { vaga, titulo: 'Monitoria de Acústica', descricao: nova.descricao, prazo: null, interesses: [] }
    expect((await ask(editar, { input }, outra)).codes).toEqual(['FORBIDDEN'])
    expect((await ask(editar, { input }, professora)).data.atualizarVaga.vaga).toEqual({
      titulo: input.titulo,
      prazo: vagaEdge.node.prazo,
    })
    const excluir = 'mutation ($vaga: ID!) { excluirVaga(input: { vaga: $vaga }) { __typename } }'
    expect((await ask(excluir, { vaga }, outra)).codes).toEqual(['FORBIDDEN'])
    expect((await ask(excluir, { vaga }, professora)).data.excluirVaga.__typename).toBe('ExcluirVagaSuccess')
    expect((await ask('query ($id: ID!) { node(id: $id) { id } }', { id: vaga }, aluna)).data).toEqual({ node: null })
  })

  it('is published once per idempotency key, and only by a professor', async () => {
    const chave = 'a-key-of-one-attempt'
    const [first, second] = [await publish({ chave }), await publish({ chave })]
    expect(second.vagaEdge.node.id).toBe(first.vagaEdge.node.id)
    expect(
      (
        await ask(
          publicar,
          { input: { ...nova, tipo: globalId('OpcaoDeTipo', '1'), departamento: globalId('Departamento', '1') } },
          aluna,
        )
      ).codes,
    ).toEqual(['FORBIDDEN'])
  })

  it('names the fields of the form when the API refuses', async () => {
    const refused = await publish({ departamento: globalId('Departamento', '999999') })
    expect(refused).toMatchObject({ __typename: 'EntradaInvalida', mensagem: expect.stringMatching(/\w/) })
  })
})

describe('a person', () => {
  it('reads and changes the own profile and interests', async () => {
    const changed = await ask(
      'mutation { atualizarPerfil(input: { nome: "Ana Maria", sobre: "Oi" }) { ... on AtualizarPerfilSuccess { usuario { nome sobre papel curso } } } }',
      {},
      aluna,
    )
    expect(changed.data.atualizarPerfil.usuario).toEqual({
      nome: 'Ana Maria',
      sobre: 'Oi',
      papel: 'ESTUDANTE',
      curso: 'Física',
    })
    const made = await ask(
      'mutation { criarInteresse(input: { nome: "Astronomia" }) { ... on CriarInteresseSuccess { interesse { id nome } } } }',
      {},
      aluna,
    )
    expect(made.data.criarInteresse.interesse.nome).toBe('Astronomia')
    const saved = await ask(
      'mutation { salvarInteresses(input: { interesses: ["Astronomia"] }) { ... on SalvarInteressesSuccess { usuario { interesses { id nome } } } } }',
      {},
      aluna,
    )
    expect(saved.data.salvarInteresses.usuario.interesses).toEqual([made.data.criarInteresse.interesse])
    const lists = await ask('{ categoriasDeInteresse { nome interesses { nome } } }')
    const outros = lists.data.categoriasDeInteresse.find(({ nome }: { nome: string }) => nome === 'Outros')
    expect(outros.interesses).toContainEqual({ nome: 'Astronomia' })
  })
})

describe('nobody', () => {
  it.each(['{ vagas { total } }', '{ vaga(codigo: "1") { titulo } }', '{ usuario(codigo: "1") { nome } }'])(
    'is UNAUTHENTICATED for %s',
    async query => {
      expect((await ask(query)).codes).toEqual(['UNAUTHENTICATED'])
    },
  )
})
