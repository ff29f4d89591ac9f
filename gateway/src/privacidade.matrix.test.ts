import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createGateway } from './gateway.ts'
import { aluna, globalId, professora } from './testing/createTestGateway.ts'
import { instituicao } from './testing/instituicao.ts'
import type { Incoming, Outgoing } from './upstream/transport/send.ts'

/* Two people use one gateway at once: every response and every upstream call belongs to exactly one of them. */

/** A small, fast and reproducible random generator (mulberry32). */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const seed = 20261121
const random = createRandom(seed)

const people = [
  { token: aluna, codigo: 7, mark: 'segredo-da-aluna' },
  { token: professora, codigo: 9, mark: 'segredo-da-professora' },
] as const
type Person = (typeof people)[number]

const vaga = (mark: string) => ({ id: 12, titulo: mark, descricao: mark, autor: { id: 50, nome: mark } })
const pessoa = (mark: string) => ({ id: 8, nome: mark, papel: 'aluno', tags: [mark] })
const conversa = (mark: string) => ({ usuario_id: 8, nome: mark, ultima_mensagem: mark, nao_lidas: 1 })
const mensagem = (mark: string) => ({
  id: 5,
  conteudo: mark,
  criado_em: '2026-03-01T10:00:00Z',
  remetente_id: 8,
  destinatario_id: 7,
})
const notificacao = (mark: string) => ({ id: 6, titulo: mark, descricao: mark })
const mudanca = (mark: string) => ({
  de: 'recebida',
  para: 'entrevista',
  criado_em: '2026-03-01T10:00:00Z',
  palavra: mark,
})
const evento = (nome: string, data: object) => `event: ${nome}\ndata: ${JSON.stringify(data)}\n\n`

/** The upstream's responses to one person: every value carries that person's mark. */
const answers: Record<string, (mark: string, codigo: number) => unknown> = {
  '/users/': (mark, codigo) => ({ id: codigo, usuario: mark, sobre: mark, ehaluno: true, interesses: [] }),
  '/vagas/12': mark => vaga(mark),
  '/vagas?': mark => ({ vagas: [vaga(mark)], total: 1, recommended_count: 0 }),
  '/vagas/professor': mark => ({ vagas: [vaga(mark)] }),
  '/candidaturas?': mark => ({
    candidaturas: [{ id: 3, carta_motivacao: mark, vaga: vaga(mark), historico: [mudanca(mark)] }],
    total: 1,
  }),
  '/candidaturas/3/historico': mark => [mudanca(mark)],
  '/candidaturas/3/avaliacao': mark => ({ nota: 4, etiquetas: [mark], anotacoes: 1 }),
  '/candidaturas/3/anotacoes': mark => [{ id: 9, texto: mark, criado_em: '2026-03-01T10:00:00Z' }],
  '/vagas/12/entrevistas': mark => [{ id: 61, inicio: '2026-03-23T17:00:00Z', minutos: 30, local: mark }],
  '/vagas/12/selecao/movimentos': mark => ({
    movidas: [],
    recusadas: [{ id: 3, etapa: 'entrevista', versao: 2, detail: mark }],
    selecao: { aprovadas: 0, retidas: 0 },
  }),
  '/mensagens/conversas': mark => [conversa(mark)],
  '/mensagens/conversa/': mark => [mensagem(mark)],
  '/mensagens': mark => mensagem(mark),
  '/notificacoes?': mark => ({ notificacoes: [notificacao(mark)], total: 1, nao_lidas: 1 }),
  '/rede/': mark => ({ pessoas: [pessoa(mark)], total: 1 }),
  '/historicos/': mark => [{ id: 1, periodo: '2024.1', codigo_disciplina: 'X', nome_disciplina: mark, situacao: 'AP' }],
}
/** A stream that ends after a message, which makes the gateway request its conversation, and a notification. */
const eventos = (mark: string) => evento('mensagem', mensagem(mark)) + evento('notificacao', notificacao(mark))
const kinds = Object.keys(answers).toSorted((one, other) => other.length - one.length)

async function send({ path, headers }: Outgoing): Promise<Incoming> {
  const person = people.find(({ token }) => headers['authorization'] === `Bearer ${token}`)
  const kind = path === '/eventos' ? path : kinds.find(each => path.startsWith(each))
  if (!person || !kind) throw new Error(`nobody scripted ${path} for ${headers['authorization']}`)
  const delay = random(4)
  await (delay === 0 ? wait(1) : new Promise(setImmediate))
  const { mark, codigo } = person
  const written = kind === '/eventos' ? eventos(mark) : JSON.stringify(answers[kind]?.(mark, codigo))
  async function* chunks() {
    yield new TextEncoder().encode(written)
  }
  return { status: 200, contentType: kind === '/eventos' ? 'text/event-stream' : 'application/json', body: chunks() }
}

const operations = [
  '{ viewer { usuario { nome sobre } } }',
  '{ usuario(codigo: "8") { nome sobre interesses { nome } } }',
  '{ vaga(codigo: "12") { titulo descricao autor { nome } } }',
  '{ vagas(first: 8) { edges { node { titulo } } } }',
  '{ viewer { minhasVagas { edges { node { titulo } } } } }',
  '{ viewer { candidaturas(first: 5) { edges { node { cartaDeMotivacao vaga { titulo } mudancas { palavra } } } } } }',
  // Only one of the two may read the next three; the name marks the response of the other.
  '{ viewer { usuario { nome } } vaga(codigo: "12") { minhaCandidatura { candidatura { cartaDeMotivacao mudancas { palavra } } } } }',
  '{ viewer { usuario { nome } } vaga(codigo: "12") { candidatura(codigo: "3") { mudancas { palavra } } } }',
  '{ viewer { usuario { nome } } vaga(codigo: "12") { candidatura(codigo: "3") { anotacoes { texto } } } }',
  `mutation { avaliarCandidatura(input: { candidatura: "${globalId('Candidatura', '12.3')}", etiquetas: [] }) {
    ... on AvaliarCandidaturaSuccess { avaliacao { etiquetas } } } }`,
  '{ vaga(codigo: "12") { entrevistas { local } } }',
  `mutation { moverCandidaturas(input: { vaga: "${globalId('Vaga', '12')}", candidaturas: [{ candidatura: "${globalId('Candidatura', '12.3')}", versao: 1 }], para: ENTREVISTA, chave: "c" }) {
    ... on MoverCandidaturasSuccess { recusadas { mensagem } } } }`,
  '{ viewer { conversas { edges { node { ultimaMensagem pessoa { nome } } } } conversa(codigo: "8") { ultimaMensagem } } }',
  '{ viewer { mensagens(codigo: "8") { edges { node { conteudo } } } } }',
  '{ viewer { notificacoes { edges { node { titulo } } } } }',
  '{ viewer { rede { sugestoes { edges { node { pessoa { nome } tags } } } } } }',
  '{ viewer { historico { periodos { disciplinas { nome } } } } }',
  `mutation { enviarMensagem(input: { para: "${globalId('Pessoa', '8')}", conteudo: "oi" }) { ... on EnviarMensagemSuccess { mensagemEdge { node { conteudo } } } } }`,
  'mutation { atualizarPerfil(input: { nome: "Ana" }) { ... on AtualizarPerfilSuccess { usuario { nome } } } }',
]

const novidades = `subscription { novidades { __typename
  ... on MensagemRecebida { mensagemEdge { node { conteudo } } conversa { pessoa { nome } ultimaMensagem } }
  ... on NotificacaoRecebida { notificacao { titulo descricao } } } }`
operations.push(novidades)

const gateway = createGateway({ send, instituicao })

async function ask({ token, mark }: Person, query: string): Promise<boolean> {
  const response = await gateway.fetch('http://gateway/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: query === novidades ? 'text/event-stream' : 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query }),
  })
  const answer = await response.text()
  const crossed = people.some(other => other.mark !== mark && answer.includes(other.mark))
  // A response without the person's own mark would prove nothing.
  if (crossed || !answer.includes(mark)) throw new Error(`${mark}, seed ${seed}: ${query} answered ${answer}`)
  return true
}

it('forwards a whole stream, including the data of follow-up calls', async () => {
  const [{ token }] = people
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` }
  const body = JSON.stringify({ query: novidades })
  const answer = await (await gateway.fetch('http://gateway/graphql', { method: 'POST', headers, body })).text()
  expect(answer.match(/segredo-da-aluna/g)).toHaveLength(5)
})

it('shows no data of one person to another over 2,000 pairs of operations, eight at a time', async () => {
  const [one, other] = people
  const pick = () => operations[random(operations.length)] ?? ''
  let left = 2_000
  let kept = 0
  const work = async () => {
    while (left > 0) {
      left -= 1
      const both = await Promise.all([ask(one, pick()), ask(other, pick())])
      kept += both.length
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  expect(kept).toBe(4_000)
})
