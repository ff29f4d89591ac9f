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

/* Each field of Query, Viewer and Mutation × nobody, owner, another of the same role, the other role, over the embedded
   API itself: a new field without its line here fails. Subscriptions have eventos.contract.test.ts. */

/** The ids that a document may name. `pessoa` is an account that is nobody of those who ask, `candidatura` is hers. */
type Ids = { vaga: string; codigo: string; pessoa: string; candidatura: string }
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
  'Query.vaga': { may: 'account', text: ({ codigo }) => `{ vaga(id: "${codigo}") { titulo } }` },
  'Query.vagas': { may: 'account', text: '{ vagas { total } }' },
  'Query.usuario': { may: 'account', text: ({ pessoa }) => `{ usuario(id: "${pessoa}") { nome } }` },

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
    text: ({ codigo }) => `{ viewer { situacaoDaCandidatura(vaga: "${codigo}") { candidatado } } }`,
  },
  'Viewer.candidatura': {
    may: 'aluno',
    text: ({ codigo }) => `{ viewer { candidatura(vaga: "${codigo}") { node { cartaDeMotivacao } } } }`,
  },
  'Viewer.selecao': {
    may: 'author',
    text: ({ codigo }) => `{ viewer { selecao(vaga: "${codigo}") { aprovadas } } }`,
  },
  'Viewer.historicoDaCandidatura': {
    may: 'author',
    text: ({ candidatura }) => `{ viewer { historicoDaCandidatura(candidatura: "${candidatura}") { palavra } } }`,
  },
  'Viewer.minhasVagas': { may: 'professor', text: '{ viewer { minhasVagas { total } } }' },
  'Viewer.candidaturasDaVaga': {
    may: 'author',
    text: ({ codigo }) =>
      `{ viewer { candidaturasDaVaga(vaga: "${codigo}") { total edges { node { cartaDeMotivacao } candidato { nome } } } } }`,
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
    text: `mutation { atualizarPerfil(input: { nome: "Eu", objetivoPrincipal: MENTORING }) ${typename} }`,
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
  'Mutation.retirarCandidatura': {
    may: 'aluno',
    text: ({ vaga }) => `mutation { retirarCandidatura(input: { vaga: "${vaga}" }) ${typename} }`,
  },
  'Mutation.moverCandidaturas': {
    may: 'author',
    text: ({ vaga, candidatura }) =>
      `mutation { moverCandidaturas(input: { vaga: "${vaga}", candidaturas: [{ candidatura: "${candidatura}", versao: 0 }], para: ENTREVISTA, chave: "uma-chave" }) ${typename} }`,
  },
  'Mutation.divulgarResultado': {
    may: 'author',
    text: ({ vaga }) => `mutation { divulgarResultado(input: { vaga: "${vaga}" }) ${typename} }`,
  },
  'Mutation.cancelarDivulgacao': {
    may: 'author',
    text: ({ vaga }) => `mutation { cancelarDivulgacao(input: { vaga: "${vaga}" }) ${typename} }`,
  },
  'Mutation.definirVagas': {
    may: 'author',
    text: ({ vaga }) => `mutation { definirVagas(input: { vaga: "${vaga}", vagas: 3 }) ${typename} }`,
  },
  'Mutation.criarVaga': {
    may: 'professor',
    text: `mutation { criarVaga(input: { ${textos}, departamento: "1", local: PUC, tipo: "1" }) ${typename} }`,
  },
  'Mutation.atualizarVaga': {
    may: 'author',
    text: ({ vaga }) =>
      `mutation { atualizarVaga(input: { vaga: "${vaga}", ${textos}, prazo: "2999-01-01", interesses: [], tipo: "1", desconto: 10 }) ${typename} }`,
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

const askers = ['nobody', 'the owner', 'another of the same role', 'the other role'] as const
type Asker = (typeof askers)[number]

/** What each rule means for the four who ask: the code of the refusal, or that they may. */
const verdicts = {
  all: ['may', 'may', 'may', 'may'],
  account: ['UNAUTHENTICATED', 'may', 'may', 'may'],
  aluno: ['UNAUTHENTICATED', 'may', 'may', 'FORBIDDEN'],
  professor: ['UNAUTHENTICATED', 'may', 'may', 'FORBIDDEN'],
  author: ['UNAUTHENTICATED', 'may', 'FORBIDDEN', 'FORBIDDEN'],
} as const

const ruleOf = (name: string) => lines[name]?.may ?? 'all'
const cells = Object.keys(lines).flatMap(name =>
  askers.map((asker, index) => ({ name, asker, verdict: verdicts[ruleOf(name)][index] })),
)

/** Of students' fields a student is the owner, of all others the autora. */
function personOf(name: string, asker: Asker): Usuario | undefined {
  const [owner, another, otherRole] = ruleOf(name) === 'aluno' ? [aluna, outroAluno, autora] : [autora, outra, aluna]
  return { nobody: undefined, 'the owner': owner, 'another of the same role': another, 'the other role': otherRole }[
    asker
  ]
}

let board: TestApp
let gateway: ReturnType<typeof createGateway>
let autora: Usuario
let outra: Usuario
let aluna: Usuario
let outroAluno: Usuario
let terceira: Usuario
const carta = 'Só a autora lê isto.'

beforeAll(async () => {
  board = await createTestApp()
  gateway = createGateway({ send, instituicao })
  autora = await board.createProfessor()
  outra = await board.createProfessor()
  aluna = await board.createAluno()
  outroAluno = await board.createAluno()
  terceira = await board.createAluno({ usuario: 'Nome que só a autora vê' })
})
afterAll(() => board.close())

async function send(outgoing: Outgoing) {
  return callApi(board.app, outgoing)
}

/** A vaga of the autora, with the terceira's letter or without. */
async function idsOf({ candidata }: { candidata: boolean }): Promise<Ids> {
  const { id } = await createVaga(board.db, { autorId: autora.id })
  const values = { vagaId: id, candidatoId: terceira.id, cartaMotivacao: carta }
  const [made] = candidata ? await board.db.insert(candidaturas).values(values).returning() : []
  return {
    vaga: globalId('Vaga', String(id)),
    codigo: String(id),
    pessoa: String(terceira.id),
    candidatura: globalId('Candidatura', `${id}.${made?.id ?? '999999'}`),
  }
}
const absent: Ids = {
  vaga: globalId('Vaga', '999999'),
  codigo: '999999',
  pessoa: '999999',
  candidatura: globalId('Candidatura', '999999.999999'),
}

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

describe('who may not', () => {
  const refused = cells.filter(({ verdict }) => verdict !== 'may')
  const isOfViewer = ({ name }: { name: string }) => name.startsWith('Viewer.')

  it.each(refused.filter(cell => cell.asker !== 'nobody' || !isOfViewer(cell)))(
    '$name is $verdict for $asker',
    async ({ name, asker, verdict }) => {
      const as = personOf(name, asker)
      const one = await ask(name, await idsOf({ candidata: true }), as)
      expect(one.codes).toEqual([verdict])
      expect(one.answer).not.toContain(carta)
      expect(one.answer).not.toContain(terceira.usuario)
      // That a vaga exists is no secret (decision 0012); whether somebody applied to it is. Of all else the answer says
      // nothing about the id. candidaturas.contract.test.ts asks for a candidatura by its global id.
      if (asker === 'another of the same role') {
        expect((await ask(name, await idsOf({ candidata: false }), as)).answer).toBe(one.answer)
        expect((await ask(name, absent, as)).codes).toEqual(['NOT_FOUND'])
      } else {
        expect((await ask(name, absent, as)).answer).toBe(one.answer)
      }
    },
  )

  it.each(refused.filter(cell => cell.asker === 'nobody' && isOfViewer(cell)))(
    'nobody has no viewer to ask for $name',
    async ({ name }) => {
      expect(JSON.parse((await ask(name, absent)).answer)).toEqual({ data: { viewer: null } })
    },
  )
})

describe('who may', () => {
  const needCandidata = /enviarComunicado|historicoDaCandidatura|moverCandidaturas/

  it.each(cells.filter(({ verdict }) => verdict === 'may'))('$name is for $asker', async ({ name, asker }) => {
    const ids = ruleOf(name) === 'all' ? absent : await idsOf({ candidata: needCandidata.test(name) })
    expect((await ask(name, ids, personOf(name, asker))).codes).toEqual([])
  })
})

describe('what is private of a person', () => {
  const perfil = (codigo: number) => `{ usuario(id: "${codigo}") { email temHistorico } }`
  const read = async (as: Usuario) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await board.tokenOf(as)}` },
      body: JSON.stringify({ query: perfil(terceira.id) }),
    }
    return (await (await gateway.fetch('http://gateway/graphql', init)).json()).data.usuario
  }

  it('is for herself and the professor she applied to, by whatever field', async () => {
    await idsOf({ candidata: true })
    const { email } = terceira
    for (const as of [terceira, autora]) expect(await read(as)).toMatchObject({ email })
    const nothing = { email: null, temHistorico: false }
    for (const as of [aluna, outra]) expect(await read(as)).toEqual(nothing)
  })
})
