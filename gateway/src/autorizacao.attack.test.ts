import { isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createVaga } from '@board/api/src/testing/createVaga.ts'
import { gestores } from '@board/api/src/db/schema/gestores.ts'
import { candidaturas } from '@board/api/src/db/schema.ts'
import { createGateway } from './gateway.ts'
import { restricted } from './graphql/rights.ts'
import { schema } from './graphql/schema.ts'
import { callApi } from './testing/callApi.ts'
import { globalId } from './testing/createTestGateway.ts'
import { instituicao } from './testing/instituicao.ts'
import { lines } from './testing/operations/rights.ts'
import type { Ids } from './testing/operations/line.ts'
import type { Outgoing } from './upstream/transport/send.ts'
import { askers, verdicts } from './testing/operations/vereditos.ts'
import type { Asker } from './testing/operations/vereditos.ts'

/*
 * Each field of Query, Viewer and Mutation, over the embedded API: requested by nobody, by its owner and by somebody without
 * the right, whose refusal the gateway passes on. What the gateway decides itself, each restricted field of graphql/rights.ts
 * and each node by its id, is also requested by everybody else; for the other fields the API decides, and its own
 * autorizacao.attack.test.ts asks as everybody. A new field without its line in testing/operations/rights.ts fails. For
 * subscriptions see eventos.contract.test.ts.
 */

const fieldsOf = (name: string) => {
  const type = schema.getType(name)
  return isObjectType(type) ? Object.keys(type.getFields()).map(field => `${name}.${field}`) : []
}

const ruleOf = (name: string) => lines[name]?.may ?? 'all'
const isDecidedHere = (name: string) => restricted.includes(name) || ruleOf(name).endsWith('by id')

const cells = Object.keys(lines).flatMap(name => {
  const [nobody, owner, ...others] = askers.map((asker, index) => ({
    name,
    asker,
    verdict: verdicts[ruleOf(name)][index],
  }))
  const [first, ...more] = others.filter(({ verdict }) => verdict !== 'may')
  const refused = [first, ...more.filter(({ asker }) => asker === 'an administrator')]
  return [nobody, owner, ...(isDecidedHere(name) ? others : refused)].filter(cell => cell !== undefined)
})

/** The owner of a student's field is a student; of all others it is the autora. */
function personOf(name: string, asker: Asker): Usuario | undefined {
  const [owner, another, otherRole] = {
    aluno: [aluna, outroAluno, autora],
    administrador: [administradora, outra, aluna],
    moderador: [moderadora, outra, aluna],
    encarregado: [encarregada, outra, aluna],
  }[ruleOf(name) as string] ?? [lines[name]?.sai ? despedida : autora, outra, aluna]
  return {
    nobody: undefined,
    'the owner': owner,
    'another of the same role': another,
    'the other role': otherRole,
    'a co-manager': gestora,
    'who is invited': convidada,
    'the candidate': terceira,
    'an administrator': administradora,
  }[asker]
}

let board: TestApp
let gateway: ReturnType<typeof createGateway>
let autora: Usuario
let despedida: Usuario
let outra: Usuario
let aluna: Usuario
let outroAluno: Usuario
let terceira: Usuario
let gestora: Usuario
let convidada: Usuario
let administradora: Usuario
let moderadora: Usuario
let encarregada: Usuario
/** Vagas of the autora for requests that are refused, and so leave them as they are: one with the terceira's letter. */
let procurada: Ids
let vazia: Ids
const carta = 'Só a autora lê isto.'

beforeAll(async () => {
  board = await createTestApp()
  gateway = createGateway({ send, instituicao })
  autora = await board.createProfessor()
  ;[outra, despedida] = [await board.createProfessor(), await board.createProfessor()]
  gestora = await board.createProfessor()
  convidada = await board.createProfessor()
  ;[administradora, moderadora] = [await board.createAdministrador(), await board.createModerador()]
  encarregada = await board.createEncarregado()
  aluna = await board.createAluno()
  outroAluno = await board.createAluno()
  terceira = await board.createAluno({ usuario: 'Nome que só a autora vê' })
  ;[procurada, vazia] = [await idsOf({ candidata: true }), await idsOf({ candidata: false })]
})
afterAll(() => board.close())

async function send(outgoing: Outgoing) {
  return callApi(board.app, outgoing)
}

/** A vaga that the autora and the gestora manage, with or without the terceira's letter. */
async function idsOf({ candidata, autor = autora }: { candidata: boolean; autor?: Usuario }): Promise<Ids> {
  const { id } = await createVaga(board.db, { autorId: autor.id })
  const convite = { vagaId: id, convidadoPorId: autora.id, visivel: false }
  await board.db.insert(gestores).values([
    { ...convite, usuarioId: gestora.id, aceitoEm: new Date() },
    { ...convite, usuarioId: convidada.id },
  ])
  const values = { vagaId: id, candidatoId: terceira.id, cartaMotivacao: carta }
  const [made] = candidata ? await board.db.insert(candidaturas).values(values).returning() : []
  const codigoDaCandidatura = String(made?.id ?? '999999')
  return {
    vaga: globalId('Vaga', String(id)),
    codigo: String(id),
    pessoa: String(terceira.id),
    candidatura: globalId('Candidatura', `${id}.${codigoDaCandidatura}`),
    codigoDaCandidatura,
  }
}
const absentVaga = '{"data":{"vaga":null}}'
const absentNode = '{"data":{"node":null}}'
const absent: Ids = {
  vaga: globalId('Vaga', '999999'),
  codigo: '999999',
  pessoa: '999999',
  candidatura: globalId('Candidatura', '999999.999999'),
  codigoDaCandidatura: '999999',
}

/** A file, sent as the multipart request specification defines. */
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

function textOf(name: string, ids: Ids, as?: Usuario): string {
  const { text = '' } = lines[name] ?? {}
  return typeof text === 'function' ? text({ ...ids, eu: String(as?.id ?? 0) }) : text
}

/** The response as text, and the codes of its errors. */
async function ask(name: string, ids: Ids, as?: Usuario) {
  const { body, headers } = bodyOf(textOf(name, ids, as))
  const authorization = as && { authorization: `Bearer ${await board.tokenOf(as)}` }
  const init = { method: 'POST', headers: { ...headers, ...authorization }, body }
  const text = await (await gateway.fetch('http://gateway/graphql', init)).text()
  // The position of an error in the document depends on the length of the ids.
  const answer = text.replaceAll(/"locations":\[[^\]]*\],/g, '')
  const { errors = [] }: { errors?: Array<{ extensions: { code: string } }> } = JSON.parse(answer)
  return { answer, codes: errors.map(({ extensions }) => extensions.code) }
}

it('every field has a line, and every line a field', () => {
  // The one part of `Viewer.administracao` with a rule of its own.
  const parts = ['Viewer.administracao.auditoria']
  const fields = [...['Query', 'Viewer', 'Mutation'].flatMap(fieldsOf), ...restricted, ...parts]
  expect(Object.keys(lines).toSorted()).toEqual(fields.toSorted())
})

/** Titles are sentences: `%s` does not quote. */
const titled = (some: typeof cells) => some.map(({ name, verdict, asker }) => [name, verdict, asker] as const)

describe('requesters without the right', () => {
  const refused = cells.filter(({ verdict }) => verdict !== 'may')
  const isOfViewer = ({ name }: { name: string }) => name.startsWith('Viewer.')

  it.each(titled(refused.filter(cell => cell.asker !== 'nobody' || !isOfViewer(cell))))(
    '%s is %s for %s',
    async (name, verdict, asker) => {
      const as = personOf(name, asker)
      const one = await ask(name, procurada, as)
      if (verdict === 'absent') expect(one.answer).toBe(absentNode)
      else expect(one.codes).toEqual([verdict])
      expect(one.answer).not.toContain(carta)
      expect(one.answer).not.toContain(terceira.usuario)
      // That a vaga exists is no secret (decision 0012); who applied to it is. Every other response reveals nothing
      // about the id. candidaturas.contract.test.ts covers a candidatura by its global id.
      if (
        ['another of the same role', 'a co-manager', 'who is invited'].includes(asker) &&
        !['aluno', 'administrador', 'moderador', 'encarregado'].includes(ruleOf(name))
      ) {
        expect((await ask(name, vazia, as)).answer).toBe(one.answer)
        const gone = await ask(name, absent, as)
        if (lines[name]?.reads) expect(gone.answer).toBe(absentVaga)
        else expect(gone.codes).toEqual([lines[name]?.secret ? verdict : 'NOT_FOUND'])
      } else {
        const own = asker === 'the candidate' && ruleOf(name).endsWith('by id')
        const seesVagas = as && asker !== 'an administrator'
        const nothing = lines[name]?.reads && seesVagas ? absentVaga : own ? absentNode : one.answer
        expect((await ask(name, absent, as)).answer).toBe(nothing)
      }
    },
  )

  it.each(titled(refused.filter(cell => cell.asker === 'nobody' && isOfViewer(cell))))(
    '%s has no viewer for nobody',
    async name => {
      expect(JSON.parse((await ask(name, absent)).answer)).toEqual({ data: { viewer: null } })
    },
  )
})

describe('requesters with the right', () => {
  const needCandidata =
    /enviarComunicado|^Candidatura\.|Vaga\.candidatura$|moverCandidaturas|marcarCandidaturaComoLida|avaliarCandidaturas?|anotarCandidatura|excluirAnotacao/

  const allowed = titled(cells.filter(({ verdict }) => verdict === 'may'))

  it.each(allowed)('%s %s be read or written by %s', async (name, _, asker) => {
    const ids = ruleOf(name) === 'all' ? absent : await idsOf({ candidata: needCandidata.test(name) })
    expect((await ask(name, ids, personOf(name, asker))).codes).toEqual([])
  })
})

describe('a candidatura to another vaga', () => {
  const other = { ...absent, candidatura: 'outra', codigoDaCandidatura: '31' }
  const ofCandidatura = Object.keys(lines).filter(name => textOf(name, absent) !== textOf(name, other))

  it.each(ofCandidatura)('is absent for %s with a vaga of one’s own', async name => {
    const [alheia, own] = [await idsOf({ candidata: false }), await idsOf({ candidata: false, autor: outra })]
    const values = { vagaId: Number(alheia.codigo), candidatoId: terceira.id, cartaMotivacao: carta }
    const [made] = await board.db.insert(candidaturas).values(values).returning()
    const below = (id = 0) => {
      const candidatura = globalId('Candidatura', `${own.codigo}.${id}`)
      return { ...own, candidatura, codigoDaCandidatura: String(id) }
    }
    const { answer } = await ask(name, below(made?.id), outra)
    expect(answer).toBe((await ask(name, below(999_999), outra)).answer)
    expect(answer).not.toContain(carta)
  })
})

describe('private data of a person', () => {
  const perfil = (codigo: number) => `{ usuario(codigo: "${codigo}") { email temHistorico } }`
  const read = async (as: Usuario) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await board.tokenOf(as)}` },
      body: JSON.stringify({ query: perfil(terceira.id) }),
    }
    return (await (await gateway.fetch('http://gateway/graphql', init)).json()).data.usuario
  }

  it('is returned to herself and to the managers of vagas she applied to, by any field', async () => {
    await idsOf({ candidata: true })
    const { email } = terceira
    for (const as of [terceira, autora, gestora]) expect(await read(as)).toMatchObject({ email })
    const nothing = { email: null, temHistorico: false }
    for (const as of [aluna, outra, convidada]) expect(await read(as)).toEqual(nothing)
  })
})
