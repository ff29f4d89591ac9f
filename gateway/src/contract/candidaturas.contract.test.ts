import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createGateway } from '../gateway.ts'
import { callApi } from '../testing/callApi.ts'
import { globalId } from '../testing/createTestGateway.ts'
import { instituicao } from '../testing/instituicao.ts'
import { postGraphql } from '../testing/postGraphql.ts'
import type { Outgoing } from '../upstream/transport/send.ts'

/* A student's candidaturas over the embedded API, with their costs in calls. */

type Vaga = { id: string; codigo: string }

let board: TestApp
let aluna: Usuario
let outro: Usuario
let professora: Usuario
let gateway: ReturnType<typeof createGateway>
let calls: string[] = []
/** Global id and REST id of three vagas. */
let optica: Vaga
let ondas: Vaga
let moderna: Vaga

beforeAll(async () => {
  board = await createTestApp()
  aluna = await board.createAluno({ usuario: 'Ana' })
  outro = await board.createAluno({ usuario: 'Beto' })
  professora = await board.createProfessor({ usuario: 'Rita' })
  gateway = createGateway({ send, instituicao })
  optica = await publish('Monitoria de Óptica')
  ondas = await publish('Monitoria de Ondas')
  moderna = await publish('Monitoria de Física Moderna')
})
afterAll(() => board.close())

async function send(outgoing: Outgoing) {
  calls.push(`${outgoing.method} ${outgoing.path}`)
  return callApi(board.app, outgoing)
}

/** The data, the error codes, and the calls. */
async function ask(query: string, variables: object = {}, as: Usuario = aluna) {
  calls = []
  const { data, codes } = await postGraphql(gateway, { query, variables, token: await board.tokenOf(as) })
  return { data, codes, calls: [...calls] }
}

async function publish(titulo: string): Promise<Vaga> {
  const descricao = 'Ajudar nas aulas de laboratório.'
  const escolhas = {
    departamento: globalId('Departamento', '1'),
    local: globalId('Local', '2'),
    tipo: globalId('OpcaoDeTipo', '1'),
  }
  const input = { titulo, descricao, ...escolhas }
  const query = `mutation ($input: CriarVagaInput!) { criarVaga(input: $input) {
    ... on CriarVagaSuccess { vagaEdge { node { id codigo } } } } }`
  return (await ask(query, { input }, professora)).data.criarVaga.vagaEdge.node
}

const candidatar = `mutation ($input: CandidatarInput!) { candidatar(input: $input) { __typename
  ... on CandidatarSuccess { candidaturaEdge { cursor node { id cartaDeMotivacao criadaEm } } situacao { id candidatado } } } }`
const cancelar = `mutation ($input: CancelarCandidaturaInput!) { cancelarCandidatura(input: $input) { __typename
  ... on CancelarCandidaturaSuccess { situacao { id candidatado } } } }`
const situacao = 'query ($codigo: ID!) { vaga(codigo: $codigo) { minhaCandidatura { id candidatado } } }'
const minhas = `query ($after: String) { viewer { candidaturas(first: 2, after: $after) { total pageInfo { hasNextPage endCursor }
  edges { node { id cartaDeMotivacao vaga { id titulo status encerrada } } } } } }`

const list = async (after: string | null = null, as = aluna) => {
  const { data, calls } = await ask(minhas, { after }, as)
  return { ...data.viewer.candidaturas, calls }
}
const titles = ({ edges }: { edges: { node: { vaga: { titulo: string } } }[] }) =>
  edges.map(({ node }) => node.vaga.titulo)

it('applies with one call, and a retry with the same key does not apply twice', async () => {
  const { id: vaga, codigo } = optica
  const input = { vaga, cartaDeMotivacao: 'Gosto de luz.', chave: 'one-attempt' }
  const first = await ask(candidatar, { input })
  const again = await ask(candidatar, { input })
  expect(first.calls).toEqual([`POST /candidaturas/vaga/${codigo}`])
  expect(first.data.candidatar.candidaturaEdge.node.cartaDeMotivacao).toBe('Gosto de luz.')
  expect(again.data.candidatar.candidaturaEdge.node.id).toBe(first.data.candidatar.candidaturaEdge.node.id)
  const known = await ask(situacao, { codigo })
  expect(known.calls).toEqual([`GET /api/candidaturas/vaga/${codigo}/candidatura-status`])
  expect(known.data.vaga.minhaCandidatura).toEqual(first.data.candidatar.situacao)
})

it('lists the own, newest first, with one call per window, and nobody sees another student’s', async () => {
  for (const { id } of [ondas, moderna]) await ask(candidatar, { input: { vaga: id } })
  const first = await list()
  expect(first.calls).toEqual(['GET /candidaturas?skip=0&limit=2'])
  expect(titles(first)).toEqual(['Monitoria de Física Moderna', 'Monitoria de Ondas'])
  expect(first).toMatchObject({ total: 3, pageInfo: { hasNextPage: true } })
  const second = await list(first.pageInfo.endCursor)
  expect(second.calls).toEqual(['GET /candidaturas?skip=2&limit=2'])
  expect(second.edges[0]).toMatchObject({
    node: { cartaDeMotivacao: 'Gosto de luz.', vaga: { titulo: 'Monitoria de Óptica', encerrada: false } },
  })
  expect(second.pageInfo.hasNextPage).toBe(false)
  expect(await list(null, outro)).toMatchObject({ total: 0, edges: [] })
})

it('cancels with one call, and the list no longer contains it', async () => {
  const { id: vaga, codigo } = ondas
  const { data, calls } = await ask(cancelar, { input: { vaga } })
  expect(calls).toEqual([`DELETE /candidaturas/vaga/${codigo}`])
  expect(data.cancelarCandidatura.situacao.candidatado).toBe(false)
  expect(titles(await list())).toEqual(['Monitoria de Física Moderna', 'Monitoria de Óptica'])
})

it('is FORBIDDEN for a professor', async () => {
  expect((await ask(minhas, {}, professora)).codes).toEqual(['FORBIDDEN'])
})

it.each([
  ['node', 'query ($id: ID!) { node(id: $id) { ...letter } }'],
  ['nodes', 'query ($id: ID!) { nodes(ids: [$id]) { ...letter } }'],
])(
  'is found by its global id only by its student and the author; for all others it does not exist (%s)',
  async (_, query) => {
    const { id: vaga, codigo } = await publish('Monitoria de Acústica')
    const { data } = await ask(candidatar, { input: { vaga, cartaDeMotivacao: 'Só a autora lê isto.' } })
    const { id } = data.candidatar.candidaturaEdge.node
    const document = `${query} fragment letter on Candidatura { id cartaDeMotivacao }`
    const seenBy = async (as: Usuario, known: string) => {
      const { data: answered, codes } = await ask(document, { id: known }, as)
      return { seen: answered && Object.values(answered).flat()[0], codes }
    }
    const seen = { id, cartaDeMotivacao: 'Só a autora lê isto.' }
    for (const as of [aluna, professora]) expect(await seenBy(as, id)).toMatchObject({ seen })
    const outra = await board.createProfessor()
    for (const known of [id, globalId('Candidatura', `${codigo}.999999`)]) {
      expect(await seenBy(outro, known)).toEqual({ seen: null, codes: undefined })
      expect(await seenBy(outra, known)).toEqual({ seen: null, codes: ['FORBIDDEN'] })
    }
  },
)

it('a payload alone updates the situacao that a list has shown before', async () => {
  const { id: vaga } = await publish('Monitoria de Acústica')
  const fields = 'id candidatado etapa'
  const query = `{ vagas(first: 100) { edges { node { id minhaCandidatura { ${fields} } } } } }`
  const read = async () => {
    const { data, calls } = await ask(query, {})
    expect(calls).toEqual(['GET /vagas?skip=0&limit=100'])
    return data.vagas.edges
      .map(({ node }: { node: { id: string } }) => node)
      .find(({ id }: { id: string }) => id === vaga)
  }
  const before = await read()
  expect(before).toMatchObject({ id: vaga, minhaCandidatura: { candidatado: false, etapa: null } })
  const apply = `mutation ($input: CandidatarInput!) { candidatar(input: $input) {
    ... on CandidatarSuccess { situacao { ${fields} } } } }`
  const { situacao } = (await ask(apply, { input: { vaga } })).data.candidatar
  expect(situacao).toEqual({ id: before.minhaCandidatura.id, candidatado: true, etapa: 'RECEBIDA' })
  expect((await read()).minhaCandidatura).toEqual(situacao)
  const cancel = `mutation ($input: CancelarCandidaturaInput!) { cancelarCandidatura(input: $input) {
    ... on CancelarCandidaturaSuccess { situacao { ${fields} } } } }`
  const cancelled = (await ask(cancel, { input: { vaga } })).data.cancelarCandidatura.situacao
  expect(cancelled).toEqual(before.minhaCandidatura)
  expect((await read()).minhaCandidatura).toEqual(cancelled)
})
