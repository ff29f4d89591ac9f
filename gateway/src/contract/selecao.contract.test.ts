import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createVaga } from '@board/api/src/testing/createVaga.ts'
import { createGateway } from '../gateway.ts'
import { callApi } from '../testing/callApi.ts'
import { globalId } from '../testing/createTestGateway.ts'
import { instituicao } from '../testing/instituicao.ts'
import { postGraphql } from '../testing/postGraphql.ts'
import type { Outgoing } from '../upstream/transport/send.ts'

/* One selection from the first candidatura to the results over the embedded API, with its cost in calls. */

let board: TestApp
let gateway: ReturnType<typeof createGateway>
let rita: Usuario
let ana: Usuario
let beto: Usuario
let codigo: string
let calls: string[] = []

beforeAll(async () => {
  board = await createTestApp()
  gateway = createGateway({ send, instituicao })
  rita = await board.createProfessor({ usuario: 'Rita' })
  ana = await board.createAluno({ usuario: 'Ana' })
  beto = await board.createAluno({ usuario: 'Beto' })
  codigo = String((await createVaga(board.db, { autorId: rita.id })).id)
})
afterAll(() => board.close())

async function send(outgoing: Outgoing) {
  calls.push(`${outgoing.method} ${outgoing.path}`)
  return callApi(board.app, outgoing)
}

/** The data of a response without errors. */
async function ask(as: Usuario, query: string) {
  calls = []
  const { data, errors } = await postGraphql(gateway, { query, token: await board.tokenOf(as) })
  expect(errors).toBeUndefined()
  return data
}

const change = async (as: Usuario, name: string, input: string, fields: string) =>
  (
    await ask(
      as,
      `mutation { ${name}(input: { vaga: "${globalId('Vaga', codigo)}", ${input} }) { __typename ${fields} } }`,
    )
  )[name]

const nodeFields = 'id etapa retida versao'
const selecaoFields = 'selecao { lugares aprovadas retidas divulgacaoEm }'
const mudancaFields = '{ de para palavra retida por { nome } }'

/** The professor's view, by the candidate's name. */
async function readSelecao() {
  const query = `{ vaga(codigo: "${codigo}") { selecao { lugares aprovadas retidas divulgacaoEm }
    candidaturas { edges { node { candidato { pessoa { nome } } ${nodeFields} } } } } }`
  const { selecao, candidaturas } = (await ask(rita, query)).vaga
  const edges: Array<{ node: Node & { candidato: { pessoa: { nome: string } } } }> = candidaturas.edges
  const nodes = edges.map(({ node: { candidato, ...node } }) => [candidato.pessoa.nome, node] as const)
  return { selecao, nodes: Object.fromEntries(nodes) as Record<string, Node> }
}
type Node = { id: string; etapa: string; retida: boolean; versao: number }

const mover = (which: Array<Node | undefined>, how: string) => {
  const candidaturas = which.map(node => `{ candidatura: "${node?.id}", versao: ${node?.versao} }`)
  const fields = `... on MoverCandidaturasSuccess { movidas { ${nodeFields} } ${selecaoFields}
    recusadas { mensagem candidatura { ${nodeFields} } } } ... on EntradaInvalida { mensagem campos { campo } }`
  return change(rita, 'moverCandidaturas', `candidaturas: [${candidaturas.join(' ')}], ${how}`, fields)
}

/** Everything that a student reads of the own candidatura. */
async function readOwn(as: Usuario) {
  const situacao = 'minhaCandidatura { candidatado etapa }'
  const lida = `${nodeFields} mudancas ${mudancaFields} vaga { ${situacao} }`
  return ask(
    as,
    `{ vaga(codigo: "${codigo}") { minhaCandidatura { candidatado etapa candidatura { ${lida} } } }
      vagas { edges { node { ${situacao} } } } viewer { candidaturas { edges { node { ${lida} } } } } }`,
  )
}

it('begins as received, in two calls for the professor and one for the student’s list', async () => {
  const fields = '... on CandidatarSuccess { candidaturaEdge { node { etapa mudancas { de } } } situacao { etapa } }'
  for (const as of [ana, beto]) {
    const made = await change(as, 'candidatar', 'chave: "c"', fields)
    expect(made).toMatchObject({
      candidaturaEdge: { node: { etapa: 'RECEBIDA', mudancas: [] } },
      situacao: { etapa: 'RECEBIDA' },
    })
  }
  const { selecao, nodes } = await readSelecao()
  expect(calls.toSorted()).toEqual([`GET /candidaturas/vaga/${codigo}`, `GET /vagas/${codigo}/selecao`])
  expect(selecao).toEqual({ lugares: null, aprovadas: 0, retidas: 0, divulgacaoEm: null })
  expect(nodes['Ana']).toMatchObject({ etapa: 'RECEBIDA', retida: false })
  const { vagas } = await ask(ana, '{ vagas { edges { node { minhaCandidatura { candidatado etapa } } } } }')
  expect(calls).toEqual(['GET /vagas?skip=0&limit=20'])
  expect(vagas.edges).toEqual([{ node: { minhaCandidatura: { candidatado: true, etapa: 'RECEBIDA' } } }])
})

it('moves several with one call, reports those that changed meanwhile, and a retry moves nobody twice', async () => {
  const { nodes } = await readSelecao()
  const how = 'para: ENTREVISTA, palavra: "Até amanhã.", chave: "entrevista"'
  const moved = await mover([nodes['Ana']], how)
  expect(calls).toEqual([`POST /vagas/${codigo}/selecao/movimentos`])
  expect(moved.movidas).toMatchObject([{ id: nodes['Ana']?.id, etapa: 'ENTREVISTA', retida: false }])
  expect(await mover([nodes['Ana']], how)).toEqual(moved)

  const both = await mover([nodes['Ana'], nodes['Beto']], 'para: EM_ANALISE, chave: "ambos"')
  expect(both.movidas).toMatchObject([{ id: nodes['Beto']?.id, etapa: 'EM_ANALISE' }])
  const mensagem = 'Esta candidatura mudou enquanto você a via.'
  expect(both.recusadas).toEqual([{ mensagem, candidatura: moved.movidas[0] }])
  expect((await readOwn(ana)).vaga.minhaCandidatura.candidatura).toEqual({
    id: nodes['Ana']?.id,
    etapa: 'ENTREVISTA',
    retida: false,
    versao: null,
    mudancas: [{ de: 'RECEBIDA', para: 'ENTREVISTA', palavra: 'Até amanhã.', retida: false, por: null }],
    vaga: { minhaCandidatura: { candidatado: true, etapa: 'ENTREVISTA' } },
  })
})

it('hides a withheld decision from its student in every field until it is released', async () => {
  const before = await readSelecao()
  const how = 'para: APROVADA, reter: true, palavra: "Parabéns!", chave: "retida"'
  const { movidas, selecao } = await mover([before.nodes['Ana']], how)
  expect(movidas).toMatchObject([{ etapa: 'APROVADA', retida: true }])
  expect(selecao).toMatchObject({ aprovadas: 1, retidas: 1 })
  const held = await readOwn(ana)
  expect(JSON.stringify(held)).not.toMatch(/APROVADA|Parabéns|"retida":true/)
  expect(held.vaga.minhaCandidatura).toMatchObject({ candidatado: true, etapa: 'ENTREVISTA' })

  const em = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  const released = `... on DivulgarResultadoSuccess { divulgadas { ${nodeFields} } ${selecaoFields} } ... on NadaADivulgar { mensagem }`
  const later = await change(rita, 'divulgarResultado', `em: "${em}"`, released)
  expect(later).toMatchObject({ divulgadas: [], selecao: { divulgacaoEm: em } })
  const back = await change(rita, 'cancelarDivulgacao', '', `... on CancelarDivulgacaoSuccess { ${selecaoFields} }`)
  expect(back.selecao).toMatchObject({ retidas: 1, divulgacaoEm: null })
  const now = await change(rita, 'divulgarResultado', '', released)
  expect(now.divulgadas).toMatchObject([{ id: before.nodes['Ana']?.id, etapa: 'APROVADA', retida: false }])
  expect(await change(rita, 'divulgarResultado', '', released)).toMatchObject({ __typename: 'NadaADivulgar' })
  const { mudancas } = (await readOwn(ana)).vaga.minhaCandidatura.candidatura
  expect(mudancas.at(-1)).toMatchObject({ para: 'APROVADA', palavra: 'Parabéns!' })
})

it('is withdrawn, not cancelled, once it is in review, and the professor sees both changes', async () => {
  const cancelled = await change(beto, 'cancelarCandidatura', '', '... on CancelamentoRecusado { situacao { etapa } }')
  expect(cancelled).toEqual({ __typename: 'CancelamentoRecusado', situacao: { etapa: 'EM_ANALISE' } })
  const fields = `... on RetirarCandidaturaSuccess { candidatura { etapa mudancas ${mudancaFields} } situacao { etapa } }
    ... on RetiradaRecusada { mensagem }`
  const gone = await change(beto, 'retirarCandidatura', 'palavra: "Mudei de curso."', fields)
  expect(calls).toEqual([`POST /candidaturas/vaga/${codigo}/retirada`])
  expect(gone).toMatchObject({ candidatura: { etapa: 'RETIRADA' }, situacao: { etapa: 'RETIRADA' } })
  const again = await change(beto, 'retirarCandidatura', '', fields)
  expect(again).toEqual({ __typename: 'RetiradaRecusada', mensagem: 'Você retirou sua candidatura a esta vaga.' })
  const applied = await change(
    beto,
    'candidatar',
    '',
    '... on JaCandidatado { mensagem situacao { candidatado etapa } }',
  )
  expect(applied).toEqual({
    __typename: 'JaCandidatado',
    mensagem: 'Você retirou sua candidatura a esta vaga.',
    situacao: { candidatado: true, etapa: 'RETIRADA' },
  })

  const { nodes } = await readSelecao()
  const id = nodes['Beto']?.id ?? ''
  const query = `{ node(id: "${id}") { ... on Candidatura { mudancas ${mudancaFields} } } }`
  const { mudancas } = (await ask(rita, query)).node
  expect(mudancas).toEqual([
    { de: 'RECEBIDA', para: 'EM_ANALISE', palavra: null, retida: false, por: { nome: 'Rita' } },
    { de: 'EM_ANALISE', para: 'RETIRADA', palavra: 'Mudei de curso.', retida: false, por: { nome: 'Beto' } },
  ])
})

it('shows the API’s refusal at its field', async () => {
  const { nodes } = await readSelecao()
  const refused = async (how: string) => (await mover([nodes['Ana']], how)).campos
  expect(await refused('para: ENTREVISTA, reter: true, chave: "a"')).toEqual([{ campo: 'reter' }])
  expect(await refused('para: RETIRADA, chave: "b"')).toEqual([{ campo: 'para' }])
})

it('names a candidatura that is gone, and moves the others', async () => {
  const { nodes } = await readSelecao()
  const gone = { id: globalId('Candidatura', `${codigo}.999999`), etapa: '', retida: false, versao: 0 }
  const { movidas, recusadas } = await mover([nodes['Ana'], gone], 'para: LISTA_DE_ESPERA, chave: "c"')
  expect(movidas).toMatchObject([{ id: nodes['Ana']?.id, etapa: 'LISTA_DE_ESPERA' }])
  const mensagem = 'Esta candidatura foi cancelada.'
  expect(recusadas).toEqual([{ mensagem, candidatura: { ...gone, etapa: 'RETIRADA' } }])
})

it('ends with its answers in one call: the vaga, who was answered, and the end in one notification', async () => {
  const { nodes } = await readSelecao()
  await mover([nodes['Ana']], 'para: NAO_SELECIONADA, reter: true, chave: "d"')
  const fields = `... on FinalizarSelecaoSuccess { vaga { status } divulgadas { ${nodeFields} } movidas { id }
    recusadas { mensagem } ${selecaoFields} } ... on EntradaInvalida { campos { campo } }`
  const beto = `{ candidatura: "${nodes['Beto']?.id}", versao: ${nodes['Beto']?.versao} }`
  const decisao = (para: string) => `semDecisao: { candidaturas: [${beto}], para: ${para} }`
  const invalid = await change(rita, 'finalizarSelecao', `${decisao('ENTREVISTA')}, chave: "e"`, fields)
  expect(invalid.campos).toEqual([{ campo: 'semDecisao.para' }])
  const ended = await change(
    rita,
    'finalizarSelecao',
    `divulgar: true, ${decisao('NAO_SELECIONADA')}, chave: "f"`,
    fields,
  )
  expect(calls).toEqual([`POST /vagas/${codigo}/selecao/finalizacao`])
  expect(ended).toMatchObject({
    vaga: { status: 'FINALIZADA' },
    divulgadas: [{ id: nodes['Ana']?.id, etapa: 'NAO_SELECIONADA', retida: false }],
    movidas: [],
    recusadas: [{ mensagem: 'Esta candidatura foi retirada.' }],
    selecao: { retidas: 0 },
  })
  const lidas = await ask(ana, '{ viewer { notificacoes(first: 1) { edges { node { titulo descricao } } } } }')
  const [{ node }] = lidas.viewer.notificacoes.edges
  expect(node.titulo).toBe('Sua candidatura não foi selecionada')
  expect(node.descricao).toMatch(/: a seleção foi finalizada\.$/)
})
