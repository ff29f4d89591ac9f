import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GestorAnswer } from '../db/gestao.ts'
import { gestores } from '../db/schema.gestores.ts'
import { emailsAEnviar } from '../db/schema.apoio.ts'
import { createEntrevistas, inHours, sala } from '../testing/createEntrevistas.ts'
import { createSelecao } from '../testing/createSelecao.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'

const board = await createTestApp()
afterAll(board.close)

const { call, db } = board

type Aviso = { titulo: string; descricao: string; acao: { href: string } }
type Convite = { id: number; vaga: { id: number; titulo: string }; convidado_por: { id: number }; visivel: boolean }
type Vaga = { id: number; gestores: GestorAnswer[]; meu_papel: string | null }

let autora: Usuario
let gestora: Usuario
let vaga: number
beforeEach(async () => {
  ;[autora, gestora] = [await board.createProfessor(), await board.createProfessor()]
  vaga = (await createVaga(db, { autorId: autora.id, titulo: 'Monitoria de Óptica' })).id
})

const convidar = (body: object, { as = autora, id = vaga } = {}) =>
  call<GestorAnswer[]>(`POST /vagas/${id}/gestores`, { as, body })
const responder = (as: Usuario, aceitar: boolean, id = vaga) =>
  call<{ detail: string }>(`POST /vagas/${id}/gestores/convite`, { as, body: { aceitar } })
const remover = (as: Usuario, gestor: number | undefined, id = vaga) =>
  call<{ detail: string }>(`DELETE /vagas/${id}/gestores/${gestor ?? 0}`, { as })
const convites = async (as: Usuario) => (await call<Convite[]>('GET /gestores/convites', { as })).body
const ver = async (as: Usuario, id = vaga) => (await call<Vaga>(`GET /vagas/${id}`, { as })).body
/** Once the queue, which also notifies who is invited, has nothing left to do. */
const avisos = async (as: Usuario) => {
  await board.app.mailQueue.drain()
  return (await call<{ notificacoes: Aviso[] }>('GET /notificacoes?limit=100', { as })).body.notificacoes
}
const titulos = async (as: Usuario) => (await avisos(as)).map(({ titulo }) => titulo)

/** Invited and accepted; the id of the row. */
const juntar = async (pessoa: Usuario, { id = vaga, as = autora, visivel = false } = {}) => {
  const { body } = await convidar({ usuario: pessoa.id, visivel }, { id, as })
  await responder(pessoa, true, id)
  return body.at(-1)?.id
}

describe('an invitation', () => {
  test('by name: tells the professor by a notification and a mail, and is theirs to accept', async () => {
    const { status, body } = await convidar({ usuario: gestora.id, visivel: true })
    expect(status).toBe(201)
    const { id, usuario: nome } = gestora
    expect(body).toEqual([
      {
        id: expect.any(Number),
        usuario: { id, usuario: nome, avatar: null },
        email: null,
        visivel: true,
        aceito_em: null,
      },
    ])
    const [mail, ...more] = await board.mailsTo(gestora.email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      subject: 'Convite para cuidar de uma oportunidade',
      link: 'https://vagas.puc.example/professor/opportunities',
    })
    expect(mail?.text).toContain(`${autora.usuario} convida você a cuidar de “Monitoria de Óptica”`)
    expect(mail?.text).toContain('seu nome aparece para os alunos')
    expect(await avisos(gestora)).toMatchObject([
      { titulo: 'Convite para cuidar de “Monitoria de Óptica”', acao: { href: '/professor/opportunities' } },
    ])
    expect(await convites(gestora)).toMatchObject([
      { vaga: { id: vaga, titulo: 'Monitoria de Óptica' }, convidado_por: { id: autora.id }, visivel: true },
    ])
    expect((await responder(gestora, true)).status).toBe(204)
    expect(await convites(gestora)).toEqual([])
    expect((await ver(gestora)).meu_papel).toBe('gestor')
    expect(await avisos(autora)).toMatchObject([
      { titulo: `${nome} aceitou seu convite`, acao: { href: `/professor/opportunities/${vaga}` } },
    ])
    // The answer was lost: it says the same, and nobody is told again.
    expect((await responder(gestora, true)).status).toBe(204)
    expect(await avisos(autora)).toHaveLength(1)
  })

  test('of an e-mail answers the same for a professor, a student, an unconfirmed one and nobody', async () => {
    const aConfirmar = await board.createProfessor({ professorConfirmadoEm: null })
    const aluno = await board.createAluno()
    const answers = []
    for (const email of [gestora.email, aluno.email, aConfirmar.email, 'ninguem@puc.example']) {
      const { id } = await createVaga(db, { autorId: autora.id })
      const { status, body } = await convidar({ email: ` ${email.toUpperCase()} ` }, { id })
      const { gestores: vistos } = await ver(autora, id)
      answers.push({ status, body: body.map(({ id: _, ...row }) => ({ ...row, email: row.email === email })) })
      expect(vistos).toEqual(body)
    }
    expect(answers).toEqual(answers.map(() => answers[0]))
    expect(answers[0]).toEqual({
      status: 201,
      body: [{ usuario: null, email: true, visivel: false, aceito_em: null }],
    })
    expect(await board.mailsTo(gestora.email)).toHaveLength(1)
    for (const none of [aluno, aConfirmar]) {
      expect(await board.mailsTo(none.email)).toEqual([])
      expect(await avisos(none)).toEqual([])
    }
    expect(await board.mailsTo('ninguem@puc.example')).toEqual([])
    expect(await db.$count(emailsAEnviar)).toBe(0)
  })

  test('of an e-mail waits for whoever proves to have it', async () => {
    const email = `nova${vaga}@puc.example`
    await convidar({ email })
    const nova = await board.createProfessor({ email })
    expect(await convites(nova)).toMatchObject([{ vaga: { id: vaga } }])
    await responder(nova, true)
    const [gestor] = (await ver(autora)).gestores
    expect(gestor).toMatchObject({ usuario: { id: nova.id }, email, aceito_em: expect.any(String) })
  })

  test('is declined for good, and its author told', async () => {
    await convidar({ usuario: gestora.id })
    expect((await responder(gestora, false)).status).toBe(204)
    expect(await titulos(autora)).toEqual([`${gestora.usuario} recusou seu convite`])
    expect((await ver(autora)).gestores).toEqual([])
    expect(await responder(gestora, true)).toMatchObject({
      status: 404,
      body: { detail: 'Este convite não está mais aberto.' },
    })
    expect((await ver(gestora)).meu_papel).toBeNull()
  })

  test('taken back is over: it cannot be accepted, and its mail is not sent', async () => {
    const { body } = await convidar({ usuario: gestora.id })
    await remover(autora, body[0]?.id)
    expect((await responder(gestora, true)).status).toBe(404)
    expect(await convites(gestora)).toEqual([])
  })

  test('again does nothing, also by the other way once accepted', async () => {
    for (const body of [{ usuario: gestora.id }, { usuario: gestora.id, visivel: true }, { email: gestora.email }]) {
      await convidar(body)
    }
    await convidar({ email: gestora.email })
    expect((await ver(autora)).gestores).toHaveLength(2)
    expect(await convites(gestora)).toHaveLength(1)
    await responder(gestora, true)
    expect(await convites(gestora)).toEqual([])
    expect((await ver(autora)).gestores).toMatchObject([{ usuario: { id: gestora.id }, visivel: false }])
  })

  test('is refused for oneself, a student, nobody, one too many and what is no e-mail', async () => {
    const aluno = await board.createAluno()
    const aConfirmar = await board.createProfessor({ professorConfirmadoEm: null })
    expect((await convidar({ usuario: autora.id })).status).toBe(422)
    expect((await convidar({ email: autora.email })).status).toBe(422)
    for (const usuario of [aluno.id, aConfirmar.id, 999_999]) expect((await convidar({ usuario })).status).toBe(404)
    for (const body of [{}, { email: 'x' }, { usuario: gestora.id, email: gestora.email }]) {
      expect((await convidar(body)).status).toBe(422)
    }
    for (const each of [1, 2, 3, 4, 5]) expect((await convidar({ email: `p${each}@puc.example` })).status).toBe(201)
    expect(await convidar({ usuario: gestora.id })).toMatchObject({
      status: 409,
      body: { detail: 'São no máximo 5 pessoas além de você. Remova uma para convidar outra.' },
    })
  })

  test('is not accepted while the professor is to be confirmed', async () => {
    const email = `aconfirmar${vaga}@puc.example`
    await convidar({ email })
    const nova = await board.createProfessor({ email, professorConfirmadoEm: null })
    expect((await responder(nova, true)).status).toBe(409)
    expect((await ver(nova)).meu_papel).toBeNull()
  })
})

describe('who manages a vaga', () => {
  test('is seen: by its author all, by a co-manager all who accepted, by everybody else those who are shown', async () => {
    const [outra, oculta] = [await board.createProfessor(), await board.createProfessor()]
    await juntar(gestora, { visivel: true })
    await juntar(oculta)
    await convidar({ email: 'convidada@puc.example', visivel: true })
    const seen = async (as: Usuario) => {
      const { gestores: rows, meu_papel: papel } = await ver(as)
      return [papel, rows.map(({ usuario, email }) => usuario?.id ?? email)]
    }
    expect(await seen(autora)).toEqual(['autor', [gestora.id, oculta.id, 'convidada@puc.example']])
    for (const as of [gestora, oculta]) expect(await seen(as)).toEqual(['gestor', [gestora.id, oculta.id]])
    for (const as of [outra, await board.createAluno()]) expect(await seen(as)).toEqual([null, [gestora.id]])
  })

  test('has it among the own vagas, at as many statements as before', async () => {
    type Own = { vagas: Array<{ id: number; meu_papel: string; candidates: number }> }
    const own = async () =>
      (await call<Own>('GET /vagas/professor', { as: gestora })).body.vagas.map(({ id, meu_papel: papel }) => [
        id,
        papel,
      ])
    const propria = (await createVaga(db, { autorId: gestora.id })).id
    await convidar({ usuario: gestora.id })
    const statements = vi.spyOn(Object.getPrototypeOf(db._.session), 'prepareQuery')
    await board.app.mailQueue.drain()
    const count = async (work: () => Promise<unknown>) => {
      statements.mockClear()
      await work()
      return statements.mock.calls.length
    }
    const before = await count(own)
    expect(await own()).toEqual([[propria, 'autor']])
    await responder(gestora, true)
    expect(await own()).toEqual([
      [propria, 'autor'],
      [vaga, 'gestor'],
    ])
    for (const each of [1, 2, 3]) {
      const { id } = await createVaga(db, { autorId: autora.id, titulo: `Vaga ${each}` })
      await juntar(gestora, { id })
    }
    expect(await count(own)).toBe(before)
    statements.mockRestore()
    expect(await own()).toHaveLength(5)
  })

  test('edits, moves on and reads, and neither deletes it nor decides who manages it', async () => {
    const id = await juntar(gestora)
    const outra = await board.createProfessor()
    const outraId = await juntar(outra)
    const edicao = { titulo: 'Monitoria de Ótica' }
    expect(await call(`PUT /vagas/${vaga}`, { as: gestora, body: edicao })).toMatchObject({
      status: 200,
      body: { ...edicao, meu_papel: 'gestor', gestores: [{ id }, { id: outraId }] },
    })
    const refused = { status: 403, body: { detail: 'Só quem publicou esta oportunidade pode fazer isso.' } }
    expect(await call(`DELETE /vagas/${vaga}`, { as: gestora })).toMatchObject(refused)
    expect(await convidar({ email: 'x@puc.example' }, { as: gestora })).toMatchObject(refused)
    expect(await remover(gestora, outraId)).toMatchObject(refused)
    expect((await call(`DELETE /vagas/${vaga}`, { as: autora })).status).toBe(204)
    expect(await db.$count(gestores, eq(gestores.vagaId, vaga))).toBe(0)
  })

  test('loses every right at once when removed, and leaves by themselves', async () => {
    const id = await juntar(gestora)
    const reads = ['candidatos', 'selecao', 'entrevistas'].map(part => `GET /vagas/${vaga}/${part}` as const)
    for (const read of reads) expect((await call(read, { as: gestora })).status).toBe(200)
    expect((await remover(autora, id)).status).toBe(204)
    for (const read of reads) {
      expect(await call(read, { as: gestora })).toMatchObject({
        status: 403,
        body: { detail: 'Esta oportunidade é de outro professor.' },
      })
    }
    expect((await avisos(gestora))[0]).toMatchObject({
      titulo: 'Você não cuida mais de uma oportunidade',
      acao: { href: `/professor/opportunities/${vaga}` },
    })
    expect((await remover(autora, id)).status).toBe(204)
    await remover(gestora, await juntar(gestora))
    expect((await ver(gestora)).meu_papel).toBeNull()
    expect((await titulos(autora))[0]).toBe(`${gestora.usuario} deixou de cuidar de uma oportunidade`)
  })
})

describe('what happens to a vaga', () => {
  test('is told to all who manage it, once each: a candidatura, an interview chosen, a withdrawal', async () => {
    const e = await createEntrevistas(board)
    const [outra, convidada] = [await board.createProfessor(), await board.createProfessor()]
    for (const pessoa of [gestora, outra]) await juntar(pessoa, { id: e.vaga, as: e.autora })
    await convidar({ usuario: convidada.id }, { id: e.vaga, as: e.autora })
    const aluna = await board.createAluno({ usuario: 'Bia' })
    await call(`POST /candidaturas/vaga/${e.vaga}`, { as: aluna })
    const [candidatura] = (await call<Array<{ id: number }>>(`GET /vagas/${e.vaga}/candidatos`, { as: gestora })).body
    const movimento = { movimentos: [{ candidatura: candidatura?.id, versao: 0 }], para: 'entrevista' }
    await call(`POST /vagas/${e.vaga}/selecao/movimentos`, { as: gestora, body: movimento })
    const { body } = await call<Array<{ id: number }>>(`POST /vagas/${e.vaga}/entrevistas`, {
      as: gestora,
      body: { horarios: [{ ...sala, inicio: inHours(48) }] },
    })
    await call(`PUT /candidaturas/vaga/${e.vaga}/entrevista`, { as: aluna, body: { horario: body[0]?.id } })
    await call(`POST /candidaturas/vaga/${e.vaga}/retirada`, { as: aluna, body: {} })
    for (const pessoa of [e.autora, gestora, outra]) {
      expect((await titulos(pessoa)).filter(titulo => titulo.includes('Bia')).toSorted()).toEqual([
        'Bia escolheu um horário de entrevista',
        'Bia retirou a candidatura',
        'Nova candidatura de Bia',
      ])
    }
    expect((await titulos(convidada)).filter(titulo => titulo.includes('Bia'))).toEqual([])
  })

  test('has who moved by name in its history, and each note its own author', async () => {
    const s = await createSelecao(board)
    await juntar(gestora, { id: s.vaga.id, as: s.professora })
    await s.mover('em_analise')
    await s.mover('aprovada', { as: gestora })
    type Linha = { por: { id: number } | null }
    const { body } = await call<Linha[]>(`GET /candidaturas/${s.candidatura}/historico`, { as: s.professora })
    expect(body.map(({ por }) => por?.id)).toEqual([s.professora.id, gestora.id])
    const anotacoes = `/candidaturas/${s.candidatura}/anotacoes` as const
    const nota = await call<{ id: number; autor: { id: number } }>(`POST ${anotacoes}`, {
      as: gestora,
      body: { texto: 'Boa carta.' },
    })
    expect(nota.body.autor.id).toBe(gestora.id)
    expect((await call(`DELETE ${anotacoes}/${nota.body.id}`, { as: s.professora })).status).toBe(403)
    expect((await call(`DELETE ${anotacoes}/${nota.body.id}`, { as: gestora })).status).toBe(204)
  })

  test('moved by author and co-manager at once, it moves once and the other is told', async () => {
    const s = await createSelecao(board, 3)
    await juntar(gestora, { id: s.vaga.id, as: s.professora })
    const movimentos = await s.emDia()
    const both = await Promise.all([
      s.mover('aprovada', { movimentos }),
      s.mover('nao_selecionada', { movimentos, as: gestora }),
    ])
    const movidas = both.flatMap(({ body }) => body.movidas.map(({ id }) => id))
    expect(movidas.toSorted((one, other) => one - other)).toEqual(s.ids)
    for (const { body } of both) {
      expect(body.movidas.length + body.recusadas.length).toBe(3)
      for (const { detail } of body.recusadas) expect(detail).toBe('Esta candidatura mudou enquanto você a via.')
    }
    expect((await s.estados()).map(({ versao }) => versao)).toEqual([1, 1, 1])
  })

  test('leaves the e-mail and the studies of a candidate to whoever manages it', async () => {
    const s = await createSelecao(board)
    const email = async (as: Usuario) =>
      (await call<{ email: string | null }>(`GET /users/${s.aluno.id}`, { as })).body.email
    await convidar({ usuario: gestora.id }, { id: s.vaga.id, as: s.professora })
    expect(await email(gestora)).toBeNull()
    await responder(gestora, true, s.vaga.id)
    expect(await email(gestora)).toBe(s.aluno.email)
  })
})
