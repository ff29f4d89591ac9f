import { readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { Pool } from 'undici'

/*
 * schema.graphql with the simplest resolvers that return the gateway's responses for the documents of this folder:
 * without validation of the upstream's bodies, timeouts or retries. Mercurius and Yoga run it.
 */

const pool = new Pool(process.env.UPSTREAM_URL, { connections: 64 })

async function call(method, path, { authorization }, json) {
  const headers = { authorization, ...(json && { 'content-type': 'application/json' }) }
  const { statusCode, body } = await pool.request({ method, path, headers, body: json ? JSON.stringify(json) : null })
  if (statusCode >= 300) throw new Error(`${method} ${path}: ${statusCode}`)
  return body.json()
}

/** One per request: the requester, from the token. */
export function createContext(authorization) {
  const payload = authorization?.split('.')[1]
  return { authorization, sessao: payload ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : null }
}

const encode = text => Buffer.from(text).toString('base64url')
const idOf = type => row => encode(`${type}:${row.id}`)
const codigo = row => row.id
const nome = row => row.nome ?? row.usuario
const criadaEm = row => row.criado_em

function toConnection(rows, { first }, { total = rows.length, toCursor = (_, index) => `offset:${index}` } = {}) {
  const edges = rows.slice(0, first).map((node, index) => ({ cursor: encode(toCursor(node, index)), node }))
  const pageInfo = {
    hasNextPage: edges.length < total,
    hasPreviousPage: false,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  }
  return { edges, pageInfo, total }
}

const tipos = {
  Monitoria: 'MONITORIA',
  'Iniciação Científica': 'INICIACAO_CIENTIFICA',
  Estágio: 'ESTAGIO',
  Bolsa: 'BOLSA',
  'Empresa Júnior': 'EMPRESA_JR',
  Laboratório: 'LABORATORIO',
}

const Vaga = {
  id: idOf('Vaga'),
  codigo,
  criadaEm,
  status: row => row.status.toUpperCase(),
  tipo: row => tipos[row.tipo.nome],
  nomeDoTipo: row => row.tipo.nome,
  departamento: row => row.department,
  local: row => row.location,
  horasComplementares: row => row.horas_complementares,
  link: row => row.link_vaga,
  recomendacao: row => (row.isRecommended ? row : null),
  totalDeCandidatos: row => row.candidates,
  candidaturas: async ({ id }, args, context) => {
    const rows = await call('GET', `/candidaturas/vaga/${id}`, context)
    return toConnection(
      rows.map(row => ({ ...row, vaga: id })),
      args,
    )
  },
  minhaCandidatura: async ({ id }, _, context) => {
    const { has_applied: candidatado } = await call('GET', `/api/candidaturas/vaga/${id}/candidatura-status`, context)
    return { candidatado }
  },
}

const Recomendacao = {
  score: row => row.recommendationScore,
  estrategias: row => row.recommendationStrategies.map(({ explanation }) => explanation),
}

const Viewer = {
  usuario: ({ user_id: id }, _, context) => call('GET', `/users/${id}`, context),
  minhasVagas: async (_, args, context) => toConnection((await call('GET', '/vagas/professor', context)).vagas, args),
  mensagens: async ({ user_id: eu }, { codigo: com, first }, context) => {
    const rows = await call('GET', `/mensagens/conversa/${com}?limit=${first + 1}`, context)
    const newestFirst = rows.toReversed().map(row => ({ ...row, eu, com, minha: row.remetente_id === eu }))
    return toConnection(newestFirst, { first }, { toCursor: row => `antes:${row.id}` })
  },
}

const Query = {
  viewer: (_, __, { sessao }) => sessao,
  vaga: (_, args, context) => call('GET', `/vagas/${args.codigo}`, context),
  vagas: async (_, args, context) => {
    const { vagas, total, recommended_count } = await call('GET', `/vagas?skip=0&limit=${args.first}`, context)
    return { ...toConnection(vagas, args, { total }), totalDeRecomendadas: recommended_count }
  },
}

const Mutation = {
  candidatar: async (_, { input }, context) => {
    const vaga = Buffer.from(input.vaga, 'base64url').toString().split(':')[1]
    const json = { carta_motivacao: input.cartaDeMotivacao }
    const row = await call('POST', `/candidaturas/vaga/${vaga}`, context, json)
    const candidaturaEdge = { cursor: encode('offset:0'), node: { ...row, vaga } }
    return { __typename: 'CandidatarSuccess', candidaturaEdge, situacao: { candidatado: true } }
  },
}

export const schema = makeExecutableSchema({
  typeDefs: readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'),
  resolvers: {
    Query,
    Mutation,
    Viewer,
    Vaga,
    Recomendacao,
    Candidatura: {
      id: row => encode(`Candidatura:${row.vaga}.${row.id}`),
      criadaEm,
      cartaDeMotivacao: row => row.carta_motivacao,
    },
    Candidato: { pessoa: row => row },
    Mensagem: { id: row => encode(`Mensagem:${row.eu}.${row.com}.${row.id}`), criadaEm },
    Local: { id: row => encode(`Local:${row.id ?? row.name}`), nome: row => row.name },
    Departamento: { id: idOf('Departamento'), codigo, nome: row => row.name },
    Pessoa: { id: idOf('Pessoa'), codigo, nome },
    Usuario: { id: idOf('Usuario'), codigo, nome },
  },
})
