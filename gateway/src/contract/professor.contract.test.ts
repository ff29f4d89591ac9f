import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createGateway } from '../gateway.ts'
import { callApi } from '../testing/callApi.ts'
import { globalId } from '../testing/createTestGateway.ts'
import { documents } from '../testing/documents.ts'
import { instituicao } from '../testing/instituicao.ts'
import { postGraphql } from '../testing/postGraphql.ts'
import type { Outgoing } from '../upstream/transport/send.ts'

/* A professor's vagas and candidates over the embedded API, with their costs in calls. */

let board: TestApp
let professora: Usuario
let gateway: ReturnType<typeof createGateway>
let calls: string[] = []
/** Calls whose response is replaced; the API has executed them all the same. */
let lost: (outgoing: Outgoing) => boolean = () => false

beforeAll(async () => {
  board = await createTestApp()
  professora = await board.createProfessor({ usuario: 'Rita' })
  gateway = createGateway({ send, instituicao })
})
afterAll(() => board.close())

async function send(outgoing: Outgoing) {
  calls.push(`${outgoing.method} ${outgoing.path}`)
  const incoming = await callApi(board.app, outgoing)
  return lost(outgoing) ? { ...incoming, status: 504 } : incoming
}

/** The response, and its calls. */
async function ask(query: string, variables: object = {}, as: Usuario = professora) {
  calls = []
  const { data, errors } = await postGraphql(gateway, { query, variables, token: await board.tokenOf(as) })
  expect(errors).toBeUndefined()
  return { data: Object.values(data)[0] as Record<string, never>, calls: [...calls] }
}

const criar = `mutation ($input: CriarVagaInput!) { criarVaga(input: $input) { __typename
  ... on CriarVagaSuccess { vagaEdge { node { totalDeCandidatos id codigo titulo prazo status } } }
  ... on EntradaInvalida { mensagem campos { campo } } } }`
const nova = {
  titulo: 'Monitoria de Óptica',
  descricao: 'Ajudar nas aulas de laboratório de Óptica.',
  departamento: globalId('Departamento', '1'),
  local: globalId('Local', '2'),
  tipo: globalId('OpcaoDeTipo', '1'),
}

async function publish(): Promise<{ id: string; codigo: string; prazo: string }> {
  const { data } = await ask(criar, { input: nova })
  return (data['vagaEdge'] as unknown as { node: { id: string; codigo: string; prazo: string } }).node
}

async function apply(codigo: string, usuario: string) {
  const aluno = await board.createAluno({ usuario, curso: 'Física' })
  await board.call(`POST /candidaturas/vaga/${codigo}`, { as: aluno, body: { carta_motivacao: `Sou ${usuario}.` } })
  return aluno
}

describe('criarVaga', () => {
  it('costs one write, and with the same key publishes nothing twice', async () => {
    const input = { ...nova, chave: 'one-attempt' }
    const first = await ask(criar, { input })
    expect(first.calls).toEqual(['POST /vagas'])
    expect(first.data).toMatchObject({
      __typename: 'CriarVagaSuccess',
      vagaEdge: { node: { totalDeCandidatos: 0, titulo: nova.titulo, status: 'EM_ANDAMENTO' } },
    })
    expect((await ask(criar, { input })).data).toEqual(first.data)
    const own = await board.call<{ vagas: unknown[] }>('GET /vagas/professor', { as: professora })
    expect(own.body.vagas).toHaveLength(1)
  })
})

describe('minhasVagas', () => {
  it('costs one call for any number, with the count of candidates for each', async () => {
    const [optica, ondas] = [await publish(), await publish()]
    for (const nome of ['Ana', 'Beto']) await apply(ondas.codigo, nome)
    const { data, calls } = await ask(
      '{ viewer { minhasVagas { edges { node { totalDeCandidatos codigo titulo } } } } }',
    )
    expect(calls).toEqual(['GET /vagas/professor'])
    const { edges } = data['minhasVagas'] as unknown as { edges: object[] }
    expect(edges.slice(0, 2)).toMatchObject([
      { node: { totalDeCandidatos: 2, codigo: ondas.codigo, titulo: nova.titulo } },
      { node: { totalDeCandidatos: 0, codigo: optica.codigo, titulo: nova.titulo } },
    ])
  })
})

describe('criarInteresse', () => {
  it('costs one write, and returns the existing interest for the same name in other case or accents', async () => {
    const criarInteresse = `mutation ($nome: String!) { criarInteresse(input: { nome: $nome }) {
      ... on CriarInteresseSuccess { interesse { id nome } } } }`
    const first = await ask(criarInteresse, { nome: 'Óptica Quântica' })
    const again = await ask(criarInteresse, { nome: ' optica  QUANTICA ' })
    expect([first.calls, again.calls]).toEqual([['POST /interesses'], ['POST /interesses']])
    expect(first.data['interesse']).toMatchObject({ nome: 'Óptica Quântica' })
    expect(again.data).toEqual(first.data)
    const { calls, data } = await ask('{ categoriasDeInteresse { nome interesses { nome } } }')
    expect(calls).toEqual(['GET /interesses/'])
    const named = Object.values(data).flatMap(({ interesses }: { interesses: { nome: string }[] }) => interesses)
    expect(named.filter(({ nome }) => /qu[aâ]ntica/i.test(nome))).toEqual([{ nome: 'Óptica Quântica' }])
  })
})

describe('atualizarVaga', () => {
  it('costs one write, and one read to keep the current deadline', async () => {
    const { id, codigo, prazo } = await publish()
    const atualizar = `mutation ($input: AtualizarVagaInput!) { atualizarVaga(input: $input) {
      ... on AtualizarVagaSuccess { vaga { titulo prazo interesses { nome } } } } }`
    const input = { vaga: id, titulo: 'Monitoria de Acústica', descricao: nova.descricao, interesses: [] }
    const kept = await ask(atualizar, { input })
    expect(kept.calls).toEqual([`GET /vagas/${codigo}`, `PUT /vagas/${codigo}`])
    expect(kept.data['vaga']).toEqual({ titulo: input.titulo, prazo, interesses: [] })
    const moved = await ask(atualizar, { input: { ...input, prazo: '2999-01-01' } })
    expect(moved.calls).toEqual([`PUT /vagas/${codigo}`])
    expect(moved.data['vaga']).toMatchObject({ prazo: '2999-01-01' })
  })

  it('keeps the current interests if none are named', async () => {
    const { id } = await publish()
    const criarInteresse = `mutation { criarInteresse(input: { nome: "Ondas" }) {
      ... on CriarInteresseSuccess { interesse { id } } } }`
    const { interesse } = (await ask(criarInteresse)).data as unknown as { interesse: { id: string } }
    const atualizar = `mutation ($input: AtualizarVagaInput!) { atualizarVaga(input: $input) {
      ... on AtualizarVagaSuccess { vaga { interesses { nome } } } } }`
    const input = { vaga: id, titulo: nova.titulo, descricao: nova.descricao }
    await ask(atualizar, { input: { ...input, interesses: [interesse.id] } })
    expect((await ask(atualizar, { input })).data['vaga']).toEqual({ interesses: [{ nome: 'Ondas' }] })
  })
})

describe('alterarStatusDaVaga', () => {
  const alterar = `mutation ($vaga: ID!, $status: StatusDaVaga!) { alterarStatusDaVaga(input: { vaga: $vaga, status: $status }) {
    __typename ... on AlterarStatusDaVagaSuccess { vaga { status encerrada } } ... on EntradaInvalida { mensagem } } }`

  it('costs one write per step, and a student sees it on the next read', async () => {
    const { id, codigo } = await publish()
    const aluna = await board.createAluno()
    const step = (status: string) => ask(alterar, { vaga: id, status })
    const seen = async () =>
      (await ask('query ($codigo: ID!) { vaga(codigo: $codigo) { encerrada } }', { codigo }, aluna)).data
    const ended = await step('FINALIZADA')
    expect(ended.calls).toEqual([`PUT /vagas/${codigo}/status`])
    expect(ended.data['vaga']).toEqual({ status: 'FINALIZADA', encerrada: true })
    expect(await seen()).toEqual({ encerrada: true })
    expect((await step('EM_ANDAMENTO')).data['vaga']).toEqual({ status: 'EM_ANDAMENTO', encerrada: false })
    expect(await seen()).toEqual({ encerrada: false })
    expect((await step('AGUARDANDO')).data).toEqual({
      __typename: 'EntradaInvalida',
      mensagem: "Uma vaga 'Em andamento' não pode passar a 'Aguardando'.",
    })
  })
})

describe('excluirVaga', () => {
  const excluir = `mutation ($vaga: ID!) { excluirVaga(input: { vaga: $vaga }) {
    __typename ... on ExcluirVagaSuccess { idDaVaga } ... on EntradaInvalida { mensagem } } }`

  it('costs one write, and says why a vaga with candidates stays', async () => {
    const [gone, kept] = [await publish(), await publish()]
    const { data, calls } = await ask(excluir, { vaga: gone.id })
    expect(calls).toEqual([`DELETE /vagas/${gone.codigo}`])
    expect(data).toEqual({ __typename: 'ExcluirVagaSuccess', idDaVaga: gone.id })
    await apply(kept.codigo, 'Ana')
    expect((await ask(excluir, { vaga: kept.id })).data).toMatchObject({
      __typename: 'EntradaInvalida',
      mensagem: expect.stringContaining('candidatos'),
    })
  })
})

describe('the pages of a professor', () => {
  const reference = ['GET /departamentos/', 'GET /interesses/', 'GET /vagas/tipo']
  const costs: [string, (codigo: string) => { variables: object; calls: string[] }][] = [
    ['MinhasVagasPageQuery', () => ({ variables: {}, calls: ['GET /gestores/convites', 'GET /vagas/professor'] })],
    [
      'NovaVagaPageQuery',
      () => ({ variables: { de: '', copiar: false }, calls: [...reference, `GET /users/${professora.id}`] }),
    ],
    [
      'NovaVagaPageQuery',
      de => ({
        variables: { de, copiar: true },
        calls: [...reference, `GET /users/${professora.id}`, `GET /vagas/${de}`],
      }),
    ],
    [
      'MinhaVagaPageQuery',
      codigo => ({
        variables: { codigo },
        calls: [
          `GET /candidaturas/vaga/${codigo}`,
          'GET /departamentos/',
          'GET /interesses/',
          `GET /vagas/${codigo}`,
          `GET /vagas/${codigo}/selecao`,
          'GET /vagas/tipo',
        ],
      }),
    ],
    [
      'useTodosOsCandidatosPaginationQuery',
      codigo => ({ variables: { id: globalId('Vaga', codigo) }, calls: [`GET /candidaturas/vaga/${codigo}`] }),
    ],
  ]

  it.each(costs)('%s costs exactly its calls (%#)', async (name, costOf) => {
    const { codigo } = await publish()
    const { variables, calls: expected } = costOf(codigo)
    // A new gateway without cached lists.
    gateway = createGateway({ send, instituicao })
    const { calls } = await ask(documents.get(name) ?? '', variables)
    expect(calls.toSorted()).toEqual(expected.toSorted())
  })
})

describe('the page of a vaga', () => {
  it('costs one call for the vaga and one for all its candidates', async () => {
    const { codigo } = await publish()
    for (const nome of ['Ana', 'Beto', 'Caio']) await apply(codigo, nome)
    const { data, calls } = await ask(
      `query ($codigo: ID!) { vaga(codigo: $codigo) { titulo candidaturas { edges { node { cartaDeMotivacao
        candidato { email curso pessoa { codigo nome } } } } } } }`,
      { codigo },
    )
    expect(calls.toSorted()).toEqual([`GET /candidaturas/vaga/${codigo}`, `GET /vagas/${codigo}`])
    expect(data['candidaturas']).toMatchObject({
      edges: ['Ana', 'Beto', 'Caio'].map(nome => ({
        node: { candidato: { curso: 'Física', pessoa: { nome } }, cartaDeMotivacao: `Sou ${nome}.` },
      })),
    })
  })
})

describe('enviarComunicado', () => {
  const enviar = `mutation ($input: EnviarComunicadoInput!) { enviarComunicado(input: $input) { __typename
    ... on EnviarComunicadoSuccess { enviadas falhas { codigo } } ... on SemCandidatos { mensagem } } }`
  const received = async (aluno: Usuario) =>
    (await board.call<{ conteudo: string }[]>(`GET /mensagens/conversa/${professora.id}`, { as: aluno })).body.map(
      ({ conteudo }) => conteudo,
    )

  it('writes to each candidate once, however often it is repeated', async () => {
    const { id, codigo } = await publish()
    const alunos = [await apply(codigo, 'Ana'), await apply(codigo, 'Beto'), await apply(codigo, 'Caio')]
    const input = { vaga: id, conteudo: 'A entrevista é na sexta.', chave: 'comunicado-1' }
    const { data, calls } = await ask(enviar, { input })
    expect(calls).toEqual([`GET /vagas/${codigo}/candidatos`, ...alunos.map(() => 'POST /mensagens')])
    expect(data).toEqual({ __typename: 'EnviarComunicadoSuccess', enviadas: 3, falhas: [] })
    await Promise.all([ask(enviar, { input }), ask(enviar, { input })])
    for (const aluno of alunos) expect(await received(aluno)).toEqual([input.conteudo])
  })

  it('does not repeat a message that arrived although its response was lost', async () => {
    const { id, codigo } = await publish()
    const [ana, beto] = [await apply(codigo, 'Ana'), await apply(codigo, 'Beto')]
    const input = { vaga: id, conteudo: 'A sala mudou.', chave: 'comunicado-2' }
    lost = ({ method, headers }) => method === 'POST' && headers['idempotency-key'] === `comunicado-2:${ana.id}`
    const first = await ask(enviar, { input })
    lost = () => false
    expect(first.data).toMatchObject({ enviadas: 1, falhas: [{ codigo: String(ana.id) }] })
    const again = await ask(enviar, { input: { ...input, apenas: [globalId('Pessoa', String(ana.id))] } })
    expect(again.calls).toEqual([`GET /vagas/${codigo}/candidatos`, 'POST /mensagens'])
    expect(again.data).toMatchObject({ enviadas: 1, falhas: [] })
    for (const aluno of [ana, beto]) expect(await received(aluno)).toEqual([input.conteudo])
  })

  it('reports that nobody applied, and sends nothing', async () => {
    const { id } = await publish()
    const stranger = await board.createAluno()
    const input = { vaga: id, conteudo: 'Oi', chave: 'comunicado-3', apenas: [globalId('Pessoa', String(stranger.id))] }
    expect((await ask(enviar, { input })).data['__typename']).toBe('SemCandidatos')
    expect(await received(stranger)).toEqual([])
  })
})
