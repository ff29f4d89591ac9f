import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { horarios } from './db/schema/entrevistas.ts'
import { gestores } from './db/schema/gestores.ts'
import { candidaturas } from './db/schema.ts'
import { notificacoes } from './db/schema/rede.ts'
import { createCaso } from './testing/createCaso.ts'
import { createTestApp } from './testing/createTestApp.ts'
import type { TestApp, Usuario } from './testing/createTestApp.ts'
import { createVaga } from './testing/createVaga.ts'
import { operacoes, saidasPorUltimo } from './testing/operacoes.ts'
import { askers, verdicts } from './testing/vereditos.ts'
import type { Asker } from './testing/vereditos.ts'

/*
 * Each operation of openapi.json × nobody, owner, co-manager, an invited professor, another person of the same role,
 * the other role, the student whose candidatura it is, and an administrator.
 */

/** An id that nobody has. */
const absent = 999_999

const { paths }: { paths: Record<string, object> } = JSON.parse(
  readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'),
)
const routes = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
)
routes.sort(saidasPorUltimo)
const board = await createTestApp()

type Nome =
  | 'autora'
  | 'outra'
  | 'gestora'
  | 'convidada'
  | 'aluna'
  | 'outroAluno'
  | 'administradora'
  | 'moderadora'
  | 'encarregada'
let people: Record<Nome, Usuario>
/** Vagas of the autora: one with the aluna's letter, one without candidaturas. */
let procurada: number
let vazia: number
const carta = 'Só a autora lê isto.'
/** The aluna's candidatura with its changes, and her case about the outroAluno. */
let candidatura: number
let caso: number
const palavra = 'Só a aluna e a autora leem isto.'
/** What the autora writes about a candidatura: not even the aluna may read it. */
const [etiqueta, anotacao] = ['Confiar nela', 'Isto fica com a autora.']
/** The place of the interview. */
const sala = 'Sala que só a autora vê'

beforeAll(async () => {
  const [autora, outra] = [await board.createProfessor(), await board.createProfessor()]
  const [gestora, convidada] = [await board.createProfessor(), await board.createProfessor()]
  const [aluna, outroAluno] = [await board.createAluno(), await board.createAluno()]
  const [administradora, moderadora] = [await board.createAdministrador(), await board.createModerador()]
  const encarregada = await board.createEncarregado()
  people = { autora, outra, gestora, convidada, aluna, outroAluno, administradora, moderadora, encarregada }
  procurada = await createVagaComGestora()
  vazia = await createVagaComGestora()
  const [dela] = await board.db
    .insert(candidaturas)
    .values({ vagaId: procurada, candidatoId: people.aluna.id, cartaMotivacao: carta })
    .returning()
  candidatura = dela?.id ?? absent
  // Under review, so that the student's own calls do not cancel it.
  for (const [versao, decisao] of [{ para: 'em_analise' }, { para: 'aprovada', palavra, reter: true }].entries()) {
    const body = { movimentos: [{ candidatura, versao }], ...decisao }
    await board.call(`POST /vagas/${procurada}/selecao/movimentos`, { as: autora, body })
  }
  await board.call(`PUT /candidaturas/${candidatura}/avaliacao`, {
    as: autora,
    body: { nota: 5, etiquetas: [etiqueta] },
  })
  await board.call(`POST /candidaturas/${candidatura}/anotacoes`, { as: autora, body: { texto: anotacao } })
  await board.db.insert(horarios).values({
    vagaId: procurada,
    inicio: new Date('2999-12-30T12:00:00Z'),
    minutos: 30,
    local: sala,
    candidaturaId: candidatura,
  })
  caso = await createCaso(board.db, outroAluno.id, aluna.id)
  await board.call('POST /mensagens', {
    as: people.aluna,
    body: { destinatario_id: autora.id, conteudo: 'Só nós duas lemos isto.' },
  })
})
afterAll(() => board.close())

/** A vaga of the autora: the gestora manages it with her, the convidada is only invited. */
const createVagaComGestora = async () => {
  const { autora, gestora, convidada } = people
  const { id: vagaId } = await createVaga(board.db, { autorId: autora.id })
  const convite = { vagaId, convidadoPorId: autora.id, visivel: false }
  // Not the id of a vaga: a co-manager may leave a vaga, and would.
  const id = 100_000 + 3 * vagaId
  await board.db.insert(gestores).values([
    { ...convite, id, usuarioId: gestora.id, aceitoEm: new Date() },
    { ...convite, id: id + 1, usuarioId: convidada.id },
    { ...convite, id: id + 2, email: convidada.email },
  ])
  return vagaId
}

type Route = Parameters<TestApp['call']>[0]

const call = async (route: string, as?: Usuario, id: number | string = absent) => {
  const { body } = operacoes[route] ?? {}
  const { status, body: said } = await board.call(route.replace(/\{\w+\}/g, String(id)) as Route, {
    ...(as && { as }),
    ...(body && { body: typeof body === 'function' ? body(people.outroAluno.id, candidatura) : body }),
  })
  return { status, said }
}

/** A refusal has one sentence that says why, and nothing else. */
const refusal = (status: number) => ({ status, said: { detail: expect.stringMatching(/^[A-ZÀ-Ü][^{}@]+$/) } })

const ruleOf = (route: string) => operacoes[route]?.may ?? 'all'
const verdictOf = (route: string, asker: Asker) => verdicts[ruleOf(route)][askers.indexOf(asker)] ?? 'may'

/** The owner in an operation of students is the aluna, in all others the autora. */
const personOf = (route: string, asker: Asker): Usuario | undefined => {
  const { autora, outra, gestora, convidada, aluna, outroAluno, administradora, moderadora, encarregada } = people
  const [owner, another, otherRole] =
    ruleOf(route) === 'aluno' ? [aluna, outroAluno, autora] : [autora, outra, outroAluno]
  return {
    nobody: undefined,
    'the owner': owner,
    'another of the same role': another,
    'the other role': otherRole,
    'a co-manager': gestora,
    'who is invited': convidada,
    'the candidate': aluna,
    'an administrator': administradora,
    'a moderator': moderadora,
    'an encarregado': encarregada,
  }[asker]
}

const idOf = (route: string) => {
  if (operacoes[route]?.id === 'candidatura') return candidatura
  if (operacoes[route]?.id === 'caso') return caso
  return operacoes[route]?.id === 'person' || ruleOf(route) === 'self' ? people.autora.id : procurada
}

const cells = routes
  .flatMap(route => askers.map(asker => ({ route, asker, verdict: verdictOf(route, asker) })))
  .filter(({ route, asker }) => asker !== 'the candidate' || !operacoes[route]?.seu)

test('every operation has a rule, and every rule an operation', () => {
  expect(Object.keys(operacoes).toSorted()).toEqual(routes.toSorted())
})

/** Titles are sentences: `%s` does not quote. */
const titled = (some: typeof cells) => some.map(({ route, asker, verdict }) => [route, asker, verdict] as const)

describe('without the right', () => {
  const refused = cells.filter(({ verdict }) => verdict !== 'may')

  test.each(titled(refused))('%s refuses %s with %s', async (route, asker, verdict) => {
    const as = personOf(route, asker)
    const answer = await call(route, as, idOf(route))
    expect(answer).toEqual(refusal(Number(verdict)))
    // The existence of a vaga is no secret (decision 0012); whether somebody applied to it is. For everything else the
    // response says nothing about the id.
    const ofVaga = ruleOf(route).startsWith('author') && operacoes[route]?.id === undefined
    if (ofVaga && ['another of the same role', 'a co-manager', 'who is invited'].includes(asker)) {
      expect(await call(route, as, vazia)).toEqual(answer)
      expect(await call(route, as)).toEqual(refusal(404))
    } else {
      expect(await call(route, as)).toEqual(answer)
    }
  })
})

test('a candidate may ask for their own file, and for nobody else’s', async () => {
  const route = 'GET /candidaturas/{id}/arquivo'
  expect(operacoes[route]?.seu).toBe(true)
  // There is none here; arquivos.test.ts reads one.
  expect(await call(route, people.aluna, candidatura)).toEqual(refusal(404))
  expect(await call(route, people.outroAluno, candidatura)).toEqual(refusal(403))
})

describe('private data does not show in', () => {
  test("another student's candidatura", async () => {
    const { outroAluno } = people
    const route = 'DELETE /candidaturas/vaga/{id}'
    expect(await call(route, outroAluno, procurada)).toEqual(await call(route, outroAluno, vazia))
    const status = 'GET /api/candidaturas/vaga/{id}/candidatura-status'
    expect(await call(status, outroAluno, procurada)).toEqual({
      status: 200,
      said: { has_applied: false, etapa: null, compartilha_historico: false, tem_respostas: false },
    })
    expect((await call('GET /candidaturas', outroAluno)).said).toEqual({ candidaturas: [], total: 0, por_etapa: [] })
  })

  test('a conversation of two others', async () => {
    const { outra, autora, aluna, outroAluno } = people
    const route = 'GET /mensagens/conversa/{id}'
    const none = { status: 200, said: [] }
    expect(await call(route, outra, aluna.id)).toEqual(none)
    expect(await call(route, outroAluno, autora.id)).toEqual(none)
    expect(await call(route, outra)).toEqual(none)
    expect(await call('GET /mensagens/conversas', outra)).toEqual(none)
    expect(await call('GET /mensagens', outra)).toEqual(none)
  })

  test("another person's notification: neither listed nor marked as read by its id", async () => {
    const { autora, outra } = people
    const [dela] = await board.db
      .insert(notificacoes)
      .values({ usuarioId: autora.id, tipo: 'engajamento', icone: 'award', titulo: 'Só dela', descricao: 'Só dela.' })
      .returning()
    const read = (id: number | undefined) =>
      board.call('POST /notificacoes/lidas', { as: outra, body: { ids: [id ?? absent] } })
    expect((await read(dela?.id)).status).toBe((await read(absent)).status)
    type List = { notificacoes: Array<{ id: number; lida: boolean }> }
    const of = async (as: Usuario) => (await board.call<List>('GET /notificacoes', { as })).body.notificacoes
    expect((await of(autora)).find(({ id }) => id === dela?.id)?.lida).toBe(false)
    expect((await of(outra)).map(({ id }) => id)).not.toContain(dela?.id)
  })

  test("the list of one's own vagas, for another professor's vagas", async () => {
    expect((await call('GET /vagas/professor', people.outra)).said).toEqual({ vagas: [] })
  })

  test('any response: letters, words of the selection and places of interviews', async () => {
    const said: unknown[] = []
    for (const route of routes.filter(one => one.startsWith('GET'))) {
      if (operacoes[route]?.stream) continue
      for (const as of [
        people.outra,
        people.convidada,
        people.outroAluno,
        people.administradora,
        people.moderadora,
        people.encarregada,
      ])
        said.push((await call(route, as, idOf(route))).said)
    }
    expect(JSON.stringify(said)).not.toContain(carta)
    expect(JSON.stringify(said)).not.toContain(palavra)
    expect(JSON.stringify(said)).not.toContain(sala)
  })

  // Hundreds of calls by each of eight people.
  const patient = { timeout: 180_000 }
  test(
    'any response: what a professor writes about a candidatura, for its student and everybody else',
    patient,
    async () => {
      const { autora, gestora, outra, convidada, aluna, outroAluno, administradora } = people
      const ofCandidatura = (route: string) => operacoes[route]?.id === 'candidatura'
      const read = async (as: Usuario | undefined) => {
        const said: unknown[] = []
        for (const route of routes.filter(one => one.startsWith('GET') && !operacoes[one]?.stream)) {
          for (const id of new Set(ofCandidatura(route) ? [candidatura] : [procurada, candidatura, idOf(route)])) {
            said.push((await call(route, as, id)).said)
          }
        }
        return JSON.stringify(said)
      }
      for (const as of [autora, gestora]) {
        const kept = await read(as)
        expect(kept).toContain(etiqueta)
        expect(kept).toContain(anotacao)
      }
      for (const as of [undefined, outra, convidada, aluna, outroAluno]) {
        expect(await read(as)).not.toMatch(new RegExp(`${etiqueta}|${anotacao}|nota"|etiquetas|anotacoes`))
      }
      // Her audit names the calls that were refused.
      expect(await read(administradora)).not.toMatch(new RegExp(`${etiqueta}|${anotacao}`))
    },
  )
})

/* Last, because the allowed calls change the board. */
describe('with the right', () => {
  const ended = cells.filter(({ route, verdict }) => verdict === 'may' && !operacoes[route]?.stream)

  test.each(titled(ended))('%s accepts %s', async (route, asker) => {
    if (ruleOf(route) === 'all') {
      const response = await board.app.inject({ method: route.split(' ')[0] as 'GET', url: route.split(' ')[1] ?? '' })
      return expect([401, 403, 500]).not.toContain(response.statusCode)
    }
    const ofAuthor = ['author', 'author alone'].includes(ruleOf(route))
    const id = ofAuthor && operacoes[route]?.id === undefined ? await createVagaComGestora() : idOf(route)
    const { status } = await call(route, personOf(route, asker), id)
    if (ofAuthor) return expect([200, 201, 204, operacoes[route]?.deserta]).toContain(status)
    expect([401, 403, 500]).not.toContain(status)
  })
})
