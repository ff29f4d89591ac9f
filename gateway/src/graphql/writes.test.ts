import { getNamedType, isLeafType, isObjectType, isUnionType } from 'graphql'
import type { GraphQLObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import type { Outgoing } from '../upstream/pool.ts'
import { aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { entrevistaWrites } from '../testing/entrevistaWrites.ts'
import { reply, scriptUpstream } from '../testing/scriptUpstream.ts'
import type { Script } from '../testing/scriptUpstream.ts'
import { schema } from './schema.ts'

/* A write that was taken is never told as failed: whatever is read after it fails here, and so does the reading of its
   own answer. A mutation without its line fails. */

interface Line {
  /** The mutation with its arguments. */
  field: string
  token?: string
  /** What is answered; every other call fails. */
  script: Script
  /** What the payload says all the same; all its other fields are null. */
  known?: object
  /** Whether its answer has what the person needs, so that without it nothing came. */
  needsAnswer?: true
}

const vaga = globalId('Vaga', '12')
const textos = 'titulo: "Monitoria de Óptica", descricao: "Ajudar nas aulas de laboratório."'
const done = reply(204)
const email = { email: 'ana@ut.example' }
const emailInput = '(input: { email: "ana@ut.example" })'
/** The viewer is there; the totals are not. */
const viewer = { papel: 'ESTUDANTE', candidaturas: null, rede: { conexoes: null } }
const conta = 'nome: "Ana", email: "ana@ut.example", senha: "segredo1", papel: ESTUDANTE'

const lines: Record<string, Line> = {
  entrar: {
    field: 'entrar(input: { email: "a@b", senha: "x", papel: ESTUDANTE })',
    script: { 'POST /users/login': { access_token: aluna, is_student: true } },
    known: { token: aluna, papel: 'ESTUDANTE' },
    needsAnswer: true,
  },
  sair: { field: 'sair', token: aluna, script: { 'POST /auth/logout': done }, known: { revogado: true } },
  cadastrar: { field: `cadastrar(input: { ${conta} })`, script: { 'POST /users': reply(201, 'ok') }, known: email },
  verificarEmail: {
    field: 'verificarEmail(input: { token: "x" })',
    script: { 'POST /auth/verify-email': done },
    known: { token: null, papel: null, nome: null, tokenDeSenha: null },
  },
  reenviarVerificacao: {
    field: `reenviarVerificacao${emailInput}`,
    script: { 'POST /auth/resend-verification': done },
    known: email,
  },
  pedirRedefinicaoDeSenha: {
    field: `pedirRedefinicaoDeSenha${emailInput}`,
    script: { 'POST /auth/forgot-password': done },
    known: email,
  },
  redefinirSenha: {
    field: 'redefinirSenha(input: { token: "x", novaSenha: "segredo1" })',
    script: { 'POST /auth/reset-password': done },
    known: { redefinida: true },
  },
  atualizarPerfil: {
    field: 'atualizarPerfil(input: { nome: "Ana" })',
    token: aluna,
    script: { 'PUT /users/7': done },
  },
  enviarAvatar: {
    field: 'enviarAvatar(input: { arquivo: $arquivo })',
    token: aluna,
    script: { 'POST /users/7/avatar': done },
  },
  removerAvatar: { field: 'removerAvatar', token: aluna, script: { 'DELETE /users/7/avatar': done } },
  salvarInteresses: {
    field: 'salvarInteresses(input: { interesses: ["Redes"] })',
    token: aluna,
    script: { 'PUT /interesses/usuario/7': done },
  },
  criarInteresse: {
    field: 'criarInteresse(input: { nome: "Óptica" })',
    token: aluna,
    script: { 'POST /interesses': done },
  },
  candidatar: {
    field: `candidatar(input: { vaga: "${vaga}" })`,
    token: aluna,
    script: { 'POST /candidaturas/vaga/12': done },
    known: { situacao: { id: globalId('SituacaoDaCandidatura', '7.12'), candidatado: true }, viewer },
  },
  cancelarCandidatura: {
    field: `cancelarCandidatura(input: { vaga: "${vaga}" })`,
    token: aluna,
    script: { 'DELETE /candidaturas/vaga/12': done },
    known: { situacao: { id: globalId('SituacaoDaCandidatura', '7.12'), candidatado: false }, viewer },
  },
  retirarCandidatura: {
    field: `retirarCandidatura(input: { vaga: "${vaga}" })`,
    token: aluna,
    script: { 'POST /candidaturas/vaga/12/retirada': done },
    known: { situacao: { id: globalId('SituacaoDaCandidatura', '7.12'), candidatado: true, etapa: 'RETIRADA' } },
  },
  moverCandidaturas: {
    field: `moverCandidaturas(input: {
      vaga: "${vaga}", candidaturas: [{ candidatura: "31", versao: 1 }], para: ENTREVISTA, chave: "c1" })`,
    token: professora,
    script: { 'POST /vagas/12/selecao/movimentos': done },
  },
  divulgarResultado: {
    field: `divulgarResultado(input: { vaga: "${vaga}" })`,
    token: professora,
    script: { 'POST /vagas/12/selecao/divulgacao': done },
  },
  cancelarDivulgacao: {
    field: `cancelarDivulgacao(input: { vaga: "${vaga}" })`,
    token: professora,
    script: { 'DELETE /vagas/12/selecao/divulgacao': done },
  },
  definirVagas: {
    field: `definirVagas(input: { vaga: "${vaga}", vagas: 3 })`,
    token: professora,
    script: { 'PUT /vagas/12/selecao': done },
  },
  ...entrevistaWrites,
  criarVaga: {
    field: `criarVaga(input: { ${textos}, departamento: "1", local: PUC, tipo: "1" })`,
    token: professora,
    script: { 'POST /vagas': done },
  },
  atualizarVaga: {
    field: `atualizarVaga(input: { vaga: "${vaga}", ${textos}, prazo: "2999-01-01" })`,
    token: professora,
    script: { 'PUT /vagas/12': done },
  },
  alterarStatusDaVaga: {
    field: `alterarStatusDaVaga(input: { vaga: "${vaga}", status: FINALIZADA })`,
    token: professora,
    script: { 'PUT /vagas/12/status': done },
  },
  excluirVaga: {
    field: `excluirVaga(input: { vaga: "${vaga}" })`,
    token: professora,
    script: { 'DELETE /vagas/12': done },
    known: { vaga },
  },
  enviarComunicado: {
    field: `enviarComunicado(input: { vaga: "${vaga}", conteudo: "Oi", chave: "c1" })`,
    token: professora,
    script: { 'GET /vagas/12/candidatos': [{ id: 1, candidato: { id: 8, usuario: 'Bia' } }], 'POST /mensagens': done },
    known: { enviadas: 1, falhas: [] },
  },
  enviarMensagem: {
    field: 'enviarMensagem(input: { para: "8", conteudo: "Oi" })',
    token: aluna,
    script: { 'POST /mensagens': done },
  },
  importarHistorico: {
    field: 'importarHistorico(input: { arquivo: $arquivo })',
    token: aluna,
    script: { 'POST /historicos/upload': done },
    known: { mensagem: 'Histórico acadêmico importado com sucesso!', viewer },
  },
  conectar: {
    field: 'conectar(input: { pessoa: "8" })',
    token: aluna,
    script: { 'PUT /rede/conexoes/8': done },
    known: { viewer },
  },
  desconectar: {
    field: 'desconectar(input: { pessoa: "8" })',
    token: aluna,
    script: { 'DELETE /rede/conexoes/8': done },
    known: { viewer },
  },
  marcarNotificacoesComoLidas: {
    field: 'marcarNotificacoesComoLidas(input: {})',
    token: aluna,
    script: { 'POST /notificacoes/lidas': done },
  },
}

const mutations = schema.getMutationType()?.getFields() ?? {}
const toName = (field: string) => field.charAt(0).toUpperCase() + field.slice(1)

function successOf(name: string): GraphQLObjectType {
  const type = schema.getType(`${toName(name)}Success`)
  if (isObjectType(type)) return type
  throw new Error(`${name} has no success of its own`)
}

/** The leaves of a type, and those of the objects in it; of the viewer what costs nothing, and the totals. */
function select(type: GraphQLObjectType, depth = 2): string {
  if (type.name === 'Viewer') return 'papel candidaturas { total } rede { conexoes { total } }'
  const fields = Object.values(type.getFields()).map(field => {
    const named = getNamedType(field.type)
    if (isLeafType(named)) return field.name
    return isObjectType(named) && depth > 0 ? `${field.name} { ${select(named, depth - 1)} }` : ''
  })
  return `__typename ${fields.join(' ')}`
}

/** Runs the mutation of an upstream that fails at whatever the script lacks. */
async function run(name: string, { field, token, script }: Line) {
  const send = (outgoing: Outgoing) => {
    const call = `${outgoing.method} ${decodeURIComponent(outgoing.path)}`
    return scriptUpstream(Object.hasOwn(script, call) ? script : { [call]: reply(500) }).send(outgoing)
  }
  const { yoga } = createTestGateway({}, { send })
  const document = `mutation M${field.includes('$') ? '($arquivo: Upload!)' : ''} {
    ${field} { __typename ... on ${successOf(name).name} { ${select(successOf(name))} } } }`
  const form = new FormData()
  form.append('operations', JSON.stringify({ query: document, variables: { arquivo: null } }))
  form.append('map', '{"0":["variables.arquivo"]}')
  form.append('0', new File(['%PDF-1.7'], 'a.pdf', { type: name === 'enviarAvatar' ? 'image/png' : 'application/pdf' }))
  const headers = { 'x-graphql-yoga-csrf': '1', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await yoga.fetch('http://gateway/graphql', { method: 'POST', body: form, headers })
  const { data, errors = [] } = await response.json()
  const codes: string[] = errors.map((error: { extensions: { code: string } }) => error.extensions.code)
  return { payload: data?.[name], codes: [...new Set(codes)] }
}

/** `known`, with its names of types, and null for every other field. */
function expected(name: string, { known = {} }: Line) {
  const fields = Object.keys(successOf(name).getFields()).map(field => [field, null])
  return { ...Object.fromEntries(fields), ...known, __typename: `${toName(name)}Success` }
}

it('every mutation has its line', () => {
  expect(Object.keys(lines).toSorted()).toEqual(Object.keys(mutations).toSorted())
})

describe.each(Object.entries(lines))('%s', (name, line) => {
  it('has a result union and a success of its own; what else it comes to is an Erro', () => {
    const result = getNamedType(mutations[name]?.type)
    expect(result?.name).toBe(`${toName(name)}Result`)
    const members = isUnionType(result) ? result.getTypes() : []
    const [own, ...refusals] = members
    expect(own?.name).toBe(`${toName(name)}Success`)
    expect(refusals.filter(member => member.getInterfaces().every(each => each.name !== 'Erro'))).toEqual([])
  })

  it('is told as taken where nothing can be read after it', async () => {
    const { payload, codes } = await run(name, line)
    expect(payload).toMatchObject(expected(name, line))
    expect(codes.filter(code => !code.startsWith('UPSTREAM_'))).toEqual([])
  })

  it('is told as taken where its answer makes no sense, unless that is what the person needs', async () => {
    const script = Object.fromEntries(
      Object.entries(line.script).map(([call, body]) => [
        call,
        call.startsWith('GET') ? body : reply(200, '<p>ok</p>'),
      ]),
    )
    const { payload } = await run(name, { ...line, script })
    if (line.needsAnswer) expect(payload).toBeUndefined()
    else expect(payload).toMatchObject(expected(name, line))
  })
})

it.each([
  ['atualizarPerfil', { 'GET /users/7': { id: 7, usuario: 'Ana' } }, { usuario: { nome: 'Ana' } }],
  ['atualizarVaga', { 'GET /vagas/12': { id: 12, titulo: 'Óptica' } }, { vaga: { titulo: 'Óptica' } }],
  ['alterarStatusDaVaga', { 'GET /vagas/12': { id: 12, titulo: 'Óptica' } }, { vaga: { titulo: 'Óptica' } }],
  [
    'retirarCandidatura',
    {
      'GET /candidaturas?skip=0&limit=100&vaga=12': {
        candidaturas: [{ id: 31, etapa: 'retirada', historico: [], vaga: { id: 12 } }],
      },
    },
    { candidatura: { node: { etapa: 'RETIRADA' } } },
  ],
  ['cancelarDivulgacao', { 'GET /vagas/12/selecao': { aprovadas: 2 } }, { selecao: { aprovadas: 2 } }],
  ['definirVagas', { 'GET /vagas/12/selecao': { vagas: 3 } }, { selecao: { vagas: 3 } }],
  ['criarInteresse', { 'GET /interesses/': { Outros: [{ id: 4, nome: 'Óptica' }] } }, { interesse: { codigo: '4' } }],
])('%s reads what is there now of an upstream that answers nothing', async (name, reads, now) => {
  const line = lines[name] as Line
  const { payload, codes } = await run(name, { ...line, script: { ...line.script, ...reads } })
  expect(payload).toMatchObject(now)
  expect(codes).toEqual([])
})

it.each(['moverCandidaturas', 'divulgarResultado'])(
  '%s reads the selection of an upstream that answers nothing',
  async name => {
    const line = lines[name] as Line
    const script = { ...line.script, 'GET /vagas/12/selecao': { aprovadas: 2 } }
    const { payload, codes } = await run(name, { ...line, script })
    expect(payload).toMatchObject({ ...expected(name, line), selecao: { aprovadas: 2 } })
    // Who was moved or released, nobody knows.
    expect(codes).toEqual(['UPSTREAM_CONTRACT'])
  },
)

it('an account exists though nobody tells its id: the interests could not be saved, and it says so', async () => {
  const field = `cadastrar(input: { ${conta}, interesses: ["Redes"] })`
  const { payload } = await run('cadastrar', { field, script: { 'POST /users': reply(201, 'ok') } })
  expect(payload).toEqual({ __typename: 'ContaCriadaSemInteresses' })
})
