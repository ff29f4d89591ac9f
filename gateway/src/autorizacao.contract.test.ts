import { isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createVaga } from '@board/api/src/testing/createVaga.ts'
import { candidaturas } from '@board/api/src/db/schema.ts'
import { createGateway } from './gateway.ts'
import { schema } from './graphql/schema.ts'
import { callApi } from './testing/callApi.ts'
import { globalId } from './testing/createTestGateway.ts'
import { instituicao } from './testing/instituicao.ts'
import type { Outgoing } from './upstream/pool.ts'

/* Who may ask for what, over the embedded API itself, for every field of Query, Viewer and Mutation: a new one without
   its line here fails. Subscriptions have eventos.contract.test.ts. */

/** The ids that a document may name. `pessoa` is an account that is nobody of those who ask. */
type Ids = { vaga: string; codigo: string; pessoa: string }
type Line = { may: 'all' | 'account' | 'aluno' | 'professor' | 'author'; text: string | ((ids: Ids) => string) }

const textos = 'titulo: "Monitoria de Óptica", descricao: "Ajudar nas aulas de laboratório."'
const typename = '{ __typename }'

const lines: Record<string, Line> = {
  'Query.viewer': { may: 'all', text: '{ viewer { papel } }' },
  'Query.tiposDeVaga': { may: 'all', text: '{ tiposDeVaga { nome } }' },
  'Query.departamentos': { may: 'all', text: '{ departamentos { nome } }' },
  'Query.categoriasDeInteresse': { may: 'all', text: '{ categoriasDeInteresse { nome } }' },
  'Query.instituicao': { may: 'all', text: '{ instituicao { sigla } }' },
  'Query.node': { may: 'account', text: ({ vaga }) => `{ node(id: "${vaga}") { id } }` },
  'Query.nodes': { may: 'account', text: ({ vaga }) => `{ nodes(ids: ["${vaga}"]) { id } }` },
  'Query.vaga': { may: 'account', text: ({ codigo }) => `{ vaga(codigo: "${codigo}") { titulo } }` },
  'Query.vagas': { may: 'account', text: '{ vagas { total } }' },
  'Query.usuario': { may: 'account', text: ({ pessoa }) => `{ usuario(codigo: "${pessoa}") { nome } }` },

  'Viewer.papel': { may: 'account', text: '{ viewer { papel } }' },
  'Viewer.usuario': { may: 'account', text: '{ viewer { usuario { nome } } }' },
  'Viewer.conversas': { may: 'account', text: '{ viewer { conversas { total } } }' },
  'Viewer.conversa': { may: 'account', text: ({ pessoa }) => `{ viewer { conversa(com: "${pessoa}") { id } } }` },
  'Viewer.mensagens': {
    may: 'account',
    text: ({ pessoa }) => `{ viewer { mensagens(com: "${pessoa}") { edges { node { conteudo } } } } }`,
  },
  'Viewer.rede': { may: 'account', text: `{ viewer { rede ${typename} } }` },
  'Viewer.notificacoes': { may: 'account', text: '{ viewer { notificacoes { total } } }' },
  'Viewer.naoLidas': { may: 'account', text: `{ viewer { naoLidas ${typename} } }` },
  'Viewer.historico': { may: 'aluno', text: `{ viewer { historico ${typename} } }` },
  'Viewer.progressoComplementar': { may: 'aluno', text: `{ viewer { progressoComplementar ${typename} } }` },
  'Viewer.candidaturas': { may: 'aluno', text: '{ viewer { candidaturas { total } } }' },
  'Viewer.situacaoDaCandidatura': {
    may: 'aluno',
    text: ({ codigo }) => `{ viewer { situacaoDaCandidatura(codigo: "${codigo}") { candidatado } } }`,
  },
  'Viewer.minhasVagas': { may: 'professor', text: '{ viewer { minhasVagas { total } } }' },
  'Viewer.candidaturasDaVaga': {
    may: 'author',
    text: ({ codigo }) =>
      `{ viewer { candidaturasDaVaga(codigo: "${codigo}") { total edges { node { cartaDeMotivacao candidato { nome } } } } } }`,
  },

  'Mutation.entrar': {
    may: 'all',
    text: `mutation { entrar(input: { email: "a", senha: "b", papel: PROFESSOR }) ${typename} }`,
  },
  'Mutation.cadastrar': {
    may: 'all',
    text: `mutation { cadastrar(input: { nome: "", email: "a", senha: "b", papel: PROFESSOR }) ${typename} }`,
  },
  'Mutation.verificarEmail': { may: 'all', text: `mutation { verificarEmail(input: { token: "x" }) ${typename} }` },
  'Mutation.reenviarVerificacao': {
    may: 'all',
    text: `mutation { reenviarVerificacao(input: { email: "a@puc.example" }) ${typename} }`,
  },
  'Mutation.pedirRedefinicaoDeSenha': {
    may: 'all',
    text: `mutation { pedirRedefinicaoDeSenha(input: { email: "a@puc.example" }) ${typename} }`,
  },
  'Mutation.redefinirSenha': {
    may: 'all',
    text: `mutation { redefinirSenha(input: { token: "x", novaSenha: "segredo1" }) ${typename} }`,
  },
  'Mutation.sair': { may: 'all', text: `mutation { sair ${typename} }` },
  'Mutation.atualizarPerfil': {
    may: 'account',
    text: `mutation { atualizarPerfil(input: { nome: "Eu" }) ${typename} }`,
  },
  'Mutation.enviarAvatar': {
    may: 'account',
    text: `mutation ($arquivo: Upload!) { enviarAvatar(input: { arquivo: $arquivo }) ${typename} }`,
  },
  'Mutation.removerAvatar': { may: 'account', text: `mutation { removerAvatar ${typename} }` },
  'Mutation.salvarInteresses': {
    may: 'account',
    text: `mutation { salvarInteresses(input: { interesses: [] }) ${typename} }`,
  },
  'Mutation.criarInteresse': {
    may: 'account',
    text: `mutation { criarInteresse(input: { nome: "Óptica" }) ${typename} }`,
  },
  'Mutation.enviarMensagem': {
    may: 'account',
    text: ({ pessoa }) => `mutation { enviarMensagem(input: { para: "${pessoa}", conteudo: "Oi" }) ${typename} }`,
  },
  'Mutation.conectar': {
    may: 'account',
    text: ({ pessoa }) => `mutation { conectar(input: { pessoa: "${pessoa}" }) ${typename} }`,
  },
  'Mutation.desconectar': {
    may: 'account',
    text: ({ pessoa }) => `mutation { desconectar(input: { pessoa: "${pessoa}" }) ${typename} }`,
  },
  'Mutation.marcarNotificacoesComoLidas': {
    may: 'account',
    text: `mutation { marcarNotificacoesComoLidas(input: {}) ${typename} }`,
  },
  'Mutation.importarHistorico': {
    may: 'aluno',
    text: `mutation ($arquivo: Upload!) { importarHistorico(input: { arquivo: $arquivo }) ${typename} }`,
  },
  'Mutation.candidatar': {
    may: 'aluno',
    text: ({ vaga }) => `mutation { candidatar(input: { vaga: "${vaga}" }) ${typename} }`,
  },
  'Mutation.cancelarCandidatura': {
    may: 'aluno',
    text: ({ vaga }) => `mutation { cancelarCandidatura(input: { vaga: "${vaga}" }) ${typename} }`,
  },
  'Mutation.criarVaga': {
    may: 'professor',
    text: `mutation { criarVaga(input: { ${textos}, departamento: "1", local: PUC, tipo: "1" }) ${typename} }`,
  },
  'Mutation.atualizarVaga': {
    may: 'author',
    text: ({ vaga }) =>
      `mutation { atualizarVaga(input: { vaga: "${vaga}", ${textos}, prazo: "2999-01-01", interesses: [] }) ${typename} }`,
  },
  'Mutation.alterarStatusDaVaga': {
    may: 'author',
    text: ({ vaga }) => `mutation { alterarStatusDaVaga(input: { vaga: "${vaga}", status: FINALIZADA }) ${typename} }`,
  },
  'Mutation.enviarComunicado': {
    may: 'author',
    text: ({ vaga }) =>
      `mutation { enviarComunicado(input: { vaga: "${vaga}", conteudo: "Oi", chave: "uma-chave-qualquer" }) ${typename} }`,
  },
  'Mutation.excluirVaga': {
    may: 'author',
    text: ({ vaga }) => `mutation { excluirVaga(input: { vaga: "${vaga}" }) ${typename} }`,
  },
}

const fieldsOf = (name: string) => {
  const type = schema.getType(name)
  return isObjectType(type) ? Object.keys(type.getFields()).map(field => `${name}.${field}`) : []
}
const linesOf = (...may: Line['may'][]) => Object.keys(lines).filter(name => may.includes(lines[name]?.may ?? 'all'))

let board: TestApp
let gateway: ReturnType<typeof createGateway>
let autora: Usuario
let outra: Usuario
let aluna: Usuario
let terceira: Usuario
const carta = 'Só a autora lê isto.'

beforeAll(async () => {
  board = await createTestApp()
  gateway = createGateway({ send, instituicao })
  autora = await board.createProfessor()
  outra = await board.createProfessor()
  aluna = await board.createAluno()
  terceira = await board.createAluno({ usuario: 'Nome que só a autora vê' })
})
afterAll(() => board.close())

async function send(outgoing: Outgoing) {
  return callApi(board.app, outgoing)
}

/** A vaga of the autora, with the terceira's letter or without. */
async function idsOf({ candidata }: { candidata: boolean }): Promise<Ids> {
  const { id } = await createVaga(board.db, { autorId: autora.id })
  if (candidata) {
    await board.db.insert(candidaturas).values({ vagaId: id, candidatoId: terceira.id, cartaMotivacao: carta })
  }
  return { vaga: globalId('Vaga', String(id)), codigo: String(id), pessoa: String(terceira.id) }
}
const absent: Ids = { vaga: globalId('Vaga', '999999'), codigo: '999999', pessoa: '999999' }

/** A file goes as the multipart request specification has it. */
function bodyOf(query: string): { body: string | FormData; headers: Record<string, string> } {
  if (!query.includes('Upload')) {
    return { body: JSON.stringify({ query }), headers: { 'content-type': 'application/json' } }
  }
  const body = new FormData()
  body.set('operations', JSON.stringify({ query, variables: { arquivo: null } }))
  body.set('map', JSON.stringify({ 0: ['variables.arquivo'] }))
  body.set('0', new Blob(['%PDF-1.4'], { type: 'application/pdf' }), 'nada.pdf')
  return { body, headers: { 'x-graphql-yoga-csrf': '1' } }
}

/** What is answered, as text, and the codes of its errors. */
async function ask(name: string, ids: Ids, as?: Usuario) {
  const { text = '' } = lines[name] ?? {}
  const { body, headers } = bodyOf(typeof text === 'function' ? text(ids) : text)
  const authorization = as && { authorization: `Bearer ${await board.tokenOf(as)}` }
  const init = { method: 'POST', headers: { ...headers, ...authorization }, body }
  const answer = await (await gateway.fetch('http://gateway/graphql', init)).text()
  const { errors = [] }: { errors?: Array<{ extensions: { code: string } }> } = JSON.parse(answer)
  return { answer, codes: errors.map(({ extensions }) => extensions.code) }
}

it('every field has its line, and every line its field', () => {
  const fields = ['Query', 'Viewer', 'Mutation'].flatMap(fieldsOf)
  expect(Object.keys(lines).toSorted()).toEqual(fields.toSorted())
})

describe('nobody', () => {
  const guarded = linesOf('account', 'aluno', 'professor', 'author')

  it.each(guarded.filter(name => !name.startsWith('Viewer.')))(
    'is UNAUTHENTICATED for %s, whatever the id',
    async name => {
      const one = await ask(name, await idsOf({ candidata: true }))
      expect(one.codes).toEqual(['UNAUTHENTICATED'])
      expect((await ask(name, absent)).answer).toBe(one.answer)
    },
  )

  it.each(guarded.filter(name => name.startsWith('Viewer.')))('has no viewer to ask for %s', async name => {
    expect(JSON.parse((await ask(name, absent)).answer)).toEqual({ data: { viewer: null } })
  })

  it.each(linesOf('all'))('may ask for %s', async name => {
    expect((await ask(name, absent)).codes).toEqual([])
  })
})

describe('the other role', () => {
  it.each(linesOf('professor', 'author'))('a student is FORBIDDEN %s, whatever the id', async name => {
    const one = await ask(name, await idsOf({ candidata: true }), aluna)
    expect(one.codes).toEqual(['FORBIDDEN'])
    expect((await ask(name, absent, aluna)).answer).toBe(one.answer)
  })

  it.each(linesOf('aluno'))('a professor is FORBIDDEN %s, whatever the id', async name => {
    const one = await ask(name, await idsOf({ candidata: true }), autora)
    expect(one.codes).toEqual(['FORBIDDEN'])
    expect((await ask(name, absent, autora)).answer).toBe(one.answer)
  })
})

describe('another professor', () => {
  // That a vaga exists is no secret; who applied to it is (decision 0012). candidaturas.contract.test.ts asks for a
  // candidatura by its global id.
  it.each(linesOf('author'))('is FORBIDDEN %s, in the same words whether or not somebody applied', async name => {
    const one = await ask(name, await idsOf({ candidata: true }), outra)
    expect(one.codes).toEqual(['FORBIDDEN'])
    expect((await ask(name, await idsOf({ candidata: false }), outra)).answer).toBe(one.answer)
    expect(one.answer).not.toContain(carta)
    expect(one.answer).not.toContain(terceira.usuario)
    expect((await ask(name, absent, outra)).codes).toEqual(['NOT_FOUND'])
  })
})

describe('who may', () => {
  it.each(linesOf('account'))('%s: each account', async name => {
    const ids = await idsOf({ candidata: false })
    expect((await ask(name, ids, outra)).codes).toEqual([])
    expect((await ask(name, ids, aluna)).codes).toEqual([])
  })
  it.each(linesOf('aluno'))('%s: a student', async name => {
    expect((await ask(name, await idsOf({ candidata: false }), aluna)).codes).toEqual([])
  })
  it.each(linesOf('professor', 'author'))('%s: the author', async name => {
    expect((await ask(name, await idsOf({ candidata: name === 'Mutation.enviarComunicado' }), autora)).codes).toEqual(
      [],
    )
  })
})
