import { GraphQLID, getNamedType, isInputObjectType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { schema } from './schema.ts'

/* Whatever names an object takes its global id or, from readers of REST, its codigo; and no other type's id. */

interface Reference {
  type: string
  codigo: string
  token: string
  document: (written: string) => string
  /** The call that it makes. */
  call: string
  answer: unknown
  sends?: object
}

const vaga = { id: 12, titulo: 'Monitoria' }
const made = { id: 31, criado_em: '2026-03-09T14:00:00Z', carta_motivacao: null }
const mensagem = { id: 5, conteudo: 'Oi', criado_em: '2026-03-09T14:00:00Z', remetente_id: 7, destinatario_id: 8 }
const textos = 'titulo: "Monitoria", descricao: "Uma descrição longa o bastante.", prazo: "2999-01-01"'
const ofCandidatura = { type: 'Candidatura', codigo: '31', token: professora }
const selecao = { vagas: null, aprovadas: 0, retidas: 0, divulgacao_em: null }
const movidas = { movidas: [], recusadas: [], selecao }
const mover = (vagaId: string, candidatura: string) =>
  write(
    'moverCandidaturas',
    `vaga: "${vagaId}", candidaturas: [{ candidatura: "${candidatura}", versao: 1 }], para: ENTREVISTA, chave: "a"`,
  )
const ofVaga = { type: 'Vaga', codigo: '12', token: professora }
const ofPessoa = { type: 'Pessoa', codigo: '8', token: aluna }
const read = (field: string) => `{ ${field} { __typename } }`
const readViewer = (field: string) => `{ viewer { ${field} { __typename } } }`
const write = (name: string, input: string) => `mutation { ${name}(input: { ${input} }) { __typename } }`
const criar = ({ departamento = '"3"', tipo = '"1"', interesses = '[]' }) =>
  write('criarVaga', `${textos}, local: PUC, departamento: ${departamento}, tipo: ${tipo}, interesses: ${interesses}`)
const corrigir = (field: string) => write('atualizarVaga', `vaga: "12", ${textos}, ${field}`)
const publication = { token: professora, call: 'POST /vagas', answer: vaga }
const correction = { token: professora, call: 'PUT /vagas/12', answer: vaga }
const change = (method: 'PUT' | 'DELETE') => ({ call: `${method} /rede/conexoes/8`, answer: null })

const references: Record<string, Reference> = {
  'Query.vaga.id': {
    ...ofVaga,
    document: id => read(`vaga(id: "${id}")`),
    call: 'GET /vagas/12',
    answer: vaga,
  },
  'Query.usuario.id': {
    ...ofPessoa,
    type: 'Usuario',
    document: id => read(`usuario(id: "${id}")`),
    call: 'GET /users/8',
    answer: { id: 8, usuario: 'Bia' },
  },
  'Viewer.candidaturasDaVaga.vaga': {
    ...ofVaga,
    document: id => readViewer(`candidaturasDaVaga(vaga: "${id}")`),
    call: 'GET /candidaturas/vaga/12',
    answer: [],
  },
  'Viewer.situacaoDaCandidatura.vaga': {
    ...ofVaga,
    token: aluna,
    document: id => readViewer(`situacaoDaCandidatura(vaga: "${id}")`),
    call: 'GET /api/candidaturas/vaga/12/candidatura-status',
    answer: { has_applied: true },
  },
  'Viewer.selecao.vaga': {
    ...ofVaga,
    document: id => readViewer(`selecao(vaga: "${id}")`),
    call: 'GET /vagas/12/selecao',
    answer: selecao,
  },
  'Viewer.historicoDaCandidatura.candidatura': {
    ...ofCandidatura,
    document: id => readViewer(`historicoDaCandidatura(candidatura: "${id}")`),
    call: 'GET /candidaturas/31/historico',
    answer: [],
  },
  'Viewer.candidatura.vaga': {
    ...ofVaga,
    token: aluna,
    document: id => readViewer(`candidatura(vaga: "${id}")`),
    call: 'GET /candidaturas?skip=0&limit=100&vaga=12',
    answer: { candidaturas: [], total: 0 },
  },
  'Viewer.conversa.com': {
    ...ofPessoa,
    document: id => readViewer(`conversa(com: "${id}")`),
    call: 'GET /mensagens/conversas',
    answer: [],
  },
  'Viewer.mensagens.com': {
    ...ofPessoa,
    document: id => readViewer(`mensagens(com: "${id}", first: 1)`),
    call: 'GET /mensagens/conversa/8?limit=2',
    answer: [],
  },
  'VagaFiltro.departamento': {
    type: 'Departamento',
    codigo: '3',
    token: aluna,
    document: id => read(`vagas(first: 1, filtro: { departamento: "${id}" })`),
    call: 'GET /vagas?skip=0&limit=1&departamento=3',
    answer: { vagas: [], total: 0 },
  },
  'CandidatarInput.vaga': {
    ...ofVaga,
    token: aluna,
    document: id => write('candidatar', `vaga: "${id}"`),
    call: 'POST /candidaturas/vaga/12',
    answer: made,
  },
  'CancelarCandidaturaInput.vaga': {
    ...ofVaga,
    token: aluna,
    document: id => write('cancelarCandidatura', `vaga: "${id}"`),
    call: 'DELETE /candidaturas/vaga/12',
    answer: null,
  },
  'RetirarCandidaturaInput.vaga': {
    ...ofVaga,
    token: aluna,
    document: id => write('retirarCandidatura', `vaga: "${id}"`),
    call: 'POST /candidaturas/vaga/12/retirada',
    answer: made,
  },
  'MoverCandidaturasInput.vaga': {
    ...ofVaga,
    document: id => mover(id, '31'),
    call: 'POST /vagas/12/selecao/movimentos',
    answer: movidas,
  },
  'CandidaturaAMover.candidatura': {
    ...ofCandidatura,
    document: id => mover('12', id),
    call: 'POST /vagas/12/selecao/movimentos',
    answer: movidas,
    sends: { movimentos: [{ candidatura: 31, versao: 1 }] },
  },
  'DivulgarResultadoInput.vaga': {
    ...ofVaga,
    document: id => write('divulgarResultado', `vaga: "${id}"`),
    call: 'POST /vagas/12/selecao/divulgacao',
    answer: { divulgadas: [], selecao },
  },
  'CancelarDivulgacaoInput.vaga': {
    ...ofVaga,
    document: id => write('cancelarDivulgacao', `vaga: "${id}"`),
    call: 'DELETE /vagas/12/selecao/divulgacao',
    answer: { selecao },
  },
  'DefinirVagasInput.vaga': {
    ...ofVaga,
    document: id => write('definirVagas', `vaga: "${id}", vagas: 3`),
    call: 'PUT /vagas/12/selecao',
    answer: selecao,
  },
  'CriarVagaInput.departamento': {
    ...publication,
    type: 'Departamento',
    codigo: '3',
    document: id => criar({ departamento: `"${id}"` }),
    sends: { department_id: 3 },
  },
  'CriarVagaInput.tipo': {
    ...publication,
    type: 'OpcaoDeTipo',
    codigo: '1',
    document: id => criar({ tipo: `"${id}"` }),
    sends: { tipo_id: 1 },
  },
  'CriarVagaInput.interesses': {
    ...publication,
    type: 'Interesse',
    codigo: '4',
    document: id => criar({ interesses: `["${id}"]` }),
    sends: { interesses: [4] },
  },
  'AtualizarVagaInput.vaga': {
    ...ofVaga,
    document: id => write('atualizarVaga', `vaga: "${id}", ${textos}`),
    call: 'PUT /vagas/12',
    answer: vaga,
  },
  'AtualizarVagaInput.interesses': {
    ...correction,
    type: 'Interesse',
    codigo: '4',
    document: id => corrigir(`interesses: ["${id}"]`),
    sends: { interesses: [4] },
  },
  'AtualizarVagaInput.departamento': {
    ...correction,
    type: 'Departamento',
    codigo: '3',
    document: id => corrigir(`departamento: "${id}"`),
    sends: { department_id: 3 },
  },
  'AtualizarVagaInput.tipo': {
    ...correction,
    type: 'OpcaoDeTipo',
    codigo: '1',
    document: id => corrigir(`tipo: "${id}"`),
    sends: { tipo_id: 1 },
  },
  'AlterarStatusDaVagaInput.vaga': {
    ...ofVaga,
    document: id => write('alterarStatusDaVaga', `vaga: "${id}", status: FINALIZADA`),
    call: 'PUT /vagas/12/status',
    answer: vaga,
  },
  'ExcluirVagaInput.vaga': {
    ...ofVaga,
    document: id => write('excluirVaga', `vaga: "${id}"`),
    call: 'DELETE /vagas/12',
    answer: null,
  },
  'EnviarMensagemInput.para': {
    ...ofPessoa,
    document: id => write('enviarMensagem', `para: "${id}", conteudo: "Oi"`),
    call: 'POST /mensagens',
    answer: mensagem,
    sends: { destinatario_id: 8 },
  },
  'EnviarComunicadoInput.vaga': {
    ...ofVaga,
    document: id => write('enviarComunicado', `vaga: "${id}", conteudo: "Oi", chave: "a"`),
    call: 'GET /vagas/12/candidatos',
    answer: [],
  },
  'EnviarComunicadoInput.apenas': {
    ...ofPessoa,
    token: professora,
    document: id => write('enviarComunicado', `vaga: "12", conteudo: "Oi", chave: "a", apenas: ["${id}"]`),
    call: 'GET /vagas/12/candidatos',
    answer: [],
  },
  'ConexaoInput.pessoa': { ...ofPessoa, ...change('PUT'), document: id => write('conectar', `pessoa: "${id}"`) },
  'MarcarNotificacoesComoLidasInput.ids': {
    type: 'Notificacao',
    codigo: '6',
    token: aluna,
    document: id => write('marcarNotificacoesComoLidas', `ids: ["${id}"]`),
    call: 'POST /notificacoes/lidas',
    answer: null,
    sends: { ids: [6] },
  },
}

/** Calls that follow the one that is looked at. */
const others = {
  'GET /users/8': { id: 8, usuario: 'Bia' },
  'GET /notificacoes?skip=0&limit=100': { notificacoes: [], total: 0 },
}

/** Everything of type ID that a document can say, but ids of `node` and keys of idempotency. */
function idsOfTheSchema(): string[] {
  const said = Object.values(schema.getTypeMap()).flatMap(type => {
    if (isInputObjectType(type)) return Object.values(type.getFields()).map(field => ({ at: type.name, ...field }))
    const fields = isObjectType(type) ? Object.values(type.getFields()) : []
    return fields.flatMap(({ name, args }) => args.map(arg => ({ at: `${type.name}.${name}`, ...arg })))
  })
  const references = said.filter(({ type }) => getNamedType(type) === GraphQLID)
  return references.map(({ at, name }) => `${at}.${name}`).filter(name => !/^Query\.nodes?\.|\.chave$/.test(name))
}

it('every reference of the schema has its line', () => {
  expect(Object.keys(references).toSorted()).toEqual(idsOfTheSchema().toSorted())
})

/** What goes before the codigo in the global ids of a type. */
const before: Record<string, string> = { Notificacao: '7.', Candidatura: '12.' }
const ids = ({ type, codigo }: Reference) => globalId(type, `${before[type] ?? ''}${codigo}`)

it.each(Object.entries(references))('%s is a global id or a codigo', async (_, reference) => {
  const { document, call, answer, token, codigo, sends } = reference
  for (const written of [ids(reference), codigo]) {
    const { execute, calls, sent } = createTestGateway({ ...others, [call]: answer })
    const { errors } = await execute(document(written), {}, { token })
    expect(errors).toBeUndefined()
    expect(calls[0]).toBe(call)
    if (sends) expect(JSON.parse(String(sent[0]?.body))).toMatchObject(sends)
  }
})

it.each(Object.entries(references))('%s is the id of no other type', async (_, { document, token, type, codigo }) => {
  const { execute, calls } = createTestGateway({})
  const other = globalId(type === 'Vaga' ? 'Pessoa' : 'Vaga', codigo)
  expect((await execute(document(other), {}, { token })).codes).toEqual(['BAD_USER_INPUT'])
  expect(calls).toEqual([])
})

it('a person is named by either of their ids, and a sample of the network by its own', async () => {
  const { execute, calls } = createTestGateway({
    'GET /users/8': { id: 8, usuario: 'Bia' },
    'PUT /rede/conexoes/8': null,
  })
  for (const type of ['Pessoa', 'Usuario']) {
    const { data } = await execute(read(`usuario(id: "${globalId(type, '8')}")`), {}, { token: aluna })
    expect(data.usuario).toEqual({ __typename: 'Usuario' })
  }
  const before = calls.length
  for (const written of ['exemplo-1', globalId('Pessoa', 'exemplo-1')]) {
    expect((await execute(write('conectar', `pessoa: "${written}"`), {}, { token: aluna })).errors).toBeUndefined()
  }
  expect(calls).toHaveLength(before)
})

it('a notification is marked by nobody else', async () => {
  const { execute, calls } = createTestGateway({})
  const document = write('marcarNotificacoesComoLidas', `ids: ["${globalId('Notificacao', '8.6')}"]`)
  expect((await execute(document, {}, { token: aluna })).codes).toEqual(['BAD_USER_INPUT'])
  expect(calls).toEqual([])
})

it('a vaga that was deleted is named by its global id, however it was named', async () => {
  const { execute } = createTestGateway({ 'DELETE /vagas/12': null })
  const document = `mutation { excluirVaga(input: { vaga: "12" }) { ... on ExcluirVagaSuccess { vaga } } }`
  const { data } = await execute(document, {}, { token: professora })
  expect(data.excluirVaga.vaga).toBe(globalId('Vaga', '12'))
})
