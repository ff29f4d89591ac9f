import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { gestores } from '../db/schema/gestores.ts'
import { emailsAEnviar } from '../db/schema/apoio.ts'
import { createEntrevistas, inHours, sala } from '../testing/createEntrevistas.ts'
import { createGestores } from '../testing/createGestores.ts'
import { createSelecao } from '../testing/createSelecao.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { spyStatements } from '../testing/spyStatements.ts'

const board = await createTestApp()
afterAll(board.close)

const { call, db } = board

let g: Awaited<ReturnType<typeof createGestores>>
beforeEach(async () => {
  g = await createGestores(board)
})

describe('an invitation', () => {
  test('by name notifies the professor in the app and by mail, and they can accept it', async () => {
    const { status, body } = await g.convidar({ usuario: g.gestora.id, visivel: true })
    expect(status).toBe(201)
    const { id, usuario: nome } = g.gestora
    expect(body).toEqual([
      {
        id: expect.any(Number),
        usuario: { id, usuario: nome, avatar: null },
        email: null,
        visivel: true,
        aceito_em: null,
      },
    ])
    const [mail, ...more] = await board.mailsTo(g.gestora.email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      subject: 'Convite para cuidar de “Monitoria de Óptica”',
      link: 'https://vagas.puc.example/professor/opportunities',
    })
    expect(mail?.text).toContain(`${g.autora.usuario} (Professor) convida você a cuidar de “Monitoria de Óptica”`)
    expect(mail?.text).toContain('seu nome aparece para os alunos')
    expect(await g.avisos(g.gestora)).toMatchObject([
      { titulo: 'Convite para cuidar de “Monitoria de Óptica”', acao: { href: '/professor/opportunities' } },
    ])
    expect(await g.convites(g.gestora)).toMatchObject([
      { vaga: { id: g.vaga, titulo: 'Monitoria de Óptica' }, convidado_por: { id: g.autora.id }, visivel: true },
    ])
    expect((await g.responder(g.gestora, true)).status).toBe(204)
    expect(await g.convites(g.gestora)).toEqual([])
    expect((await g.ver(g.gestora)).meu_papel).toBe('gestor')
    expect(await g.avisos(g.autora)).toMatchObject([
      { titulo: `${nome} aceitou seu convite`, acao: { href: `/professor/opportunities/${g.vaga}` } },
    ])
    // A retry after a lost response returns the same, and sends no second notification.
    expect((await g.responder(g.gestora, true)).status).toBe(204)
    expect(await g.avisos(g.autora)).toHaveLength(1)
  })

  test('by e-mail returns the same for a professor, a student, an unconfirmed professor and nobody', async () => {
    const aConfirmar = await board.createProfessor({ professorConfirmadoEm: null })
    const aluno = await board.createAluno()
    const answers: Array<{ status: number; body: object[] }> = []
    for (const email of [g.gestora.email, aluno.email, aConfirmar.email, 'ninguem@puc.example']) {
      const { id } = await createVaga(db, { autorId: g.autora.id })
      const { status, body } = await g.convidar({ email: ` ${email.toUpperCase()} ` }, { id })
      const { gestores: vistos } = await g.ver(g.autora, id)
      answers.push({ status, body: body.map(row => ({ ...row, id: 0, email: row.email === email })) })
      expect(vistos).toEqual(body)
    }
    expect(answers).toEqual(answers.map(() => answers[0]))
    expect(answers[0]).toEqual({
      status: 201,
      body: [{ id: 0, usuario: null, email: true, visivel: false, aceito_em: null }],
    })
    expect(await board.mailsTo(g.gestora.email)).toHaveLength(1)
    for (const none of [aluno, aConfirmar]) {
      expect(await board.mailsTo(none.email)).toEqual([])
      expect(await g.avisos(none)).toEqual([])
    }
    expect(await board.mailsTo('ninguem@puc.example')).toEqual([])
    expect(await db.$count(emailsAEnviar)).toBe(0)
  })

  test('by e-mail waits for its verified owner', async () => {
    const email = `nova${g.vaga}@puc.example`
    await g.convidar({ email })
    const nova = await board.createProfessor({ email })
    expect(await g.convites(nova)).toMatchObject([{ vaga: { id: g.vaga } }])
    await g.responder(nova, true)
    const [gestor] = (await g.ver(g.autora)).gestores
    expect(gestor).toMatchObject({ usuario: { id: nova.id }, email, aceito_em: expect.any(String) })
  })

  test('is declined for good, and its author notified', async () => {
    await g.convidar({ usuario: g.gestora.id })
    expect((await g.responder(g.gestora, false)).status).toBe(204)
    expect(await g.titulos(g.autora)).toEqual([`${g.gestora.usuario} recusou seu convite`])
    expect((await g.ver(g.autora)).gestores).toEqual([])
    expect(await g.responder(g.gestora, true)).toMatchObject({
      status: 404,
      body: { detail: 'Este convite não está mais aberto.' },
    })
    expect((await g.ver(g.gestora)).meu_papel).toBeNull()
  })

  test('that was removed cannot be accepted, and its mail is not sent', async () => {
    const { body } = await g.convidar({ usuario: g.gestora.id })
    await g.remover(g.autora, body[0]?.id)
    expect((await g.responder(g.gestora, true)).status).toBe(404)
    expect(await g.convites(g.gestora)).toEqual([])
  })

  test('of somebody who is already invited changes nothing, nor by the other way once they accepted', async () => {
    for (const body of [
      { usuario: g.gestora.id },
      { usuario: g.gestora.id, visivel: true },
      { email: g.gestora.email },
    ]) {
      await g.convidar(body)
    }
    await g.convidar({ email: g.gestora.email })
    expect((await g.ver(g.autora)).gestores).toHaveLength(2)
    expect(await g.convites(g.gestora)).toHaveLength(1)
    await g.responder(g.gestora, true)
    expect(await g.convites(g.gestora)).toEqual([])
    expect((await g.ver(g.autora)).gestores).toMatchObject([{ usuario: { id: g.gestora.id }, visivel: false }])
  })

  test('is refused for oneself, a student, nobody, beyond the limit and for an invalid e-mail', async () => {
    const aluno = await board.createAluno()
    const aConfirmar = await board.createProfessor({ professorConfirmadoEm: null })
    expect((await g.convidar({ usuario: g.autora.id })).status).toBe(422)
    expect((await g.convidar({ email: g.autora.email })).status).toBe(422)
    for (const usuario of [aluno.id, aConfirmar.id, 999_999]) expect((await g.convidar({ usuario })).status).toBe(422)
    for (const body of [{}, { email: 'x' }, { usuario: g.gestora.id, email: g.gestora.email }]) {
      expect((await g.convidar(body)).status).toBe(422)
    }
    for (const each of [1, 2, 3, 4, 5]) expect((await g.convidar({ email: `p${each}@puc.example` })).status).toBe(201)
    expect(await g.convidar({ usuario: g.gestora.id })).toMatchObject({
      status: 409,
      body: { detail: 'São no máximo 5 pessoas além de quem publicou. Remova uma para convidar outra.' },
    })
  })

  test('cannot be accepted while the professor is not confirmed', async () => {
    const email = `aconfirmar${g.vaga}@puc.example`
    await g.convidar({ email })
    const nova = await board.createProfessor({ email, professorConfirmadoEm: null })
    expect((await g.responder(nova, true)).status).toBe(409)
    expect((await g.ver(nova)).meu_papel).toBeNull()
  })
})

describe('a manager of a vaga', () => {
  test('is visible: the managers see all and who is invited, everybody else those who are visible', async () => {
    const [outra, oculta] = [await board.createProfessor(), await board.createProfessor()]
    await g.juntar(g.gestora, { visivel: true })
    await g.juntar(oculta)
    await g.convidar({ email: 'convidada@puc.example', visivel: true })
    const seen = async (as: Usuario) => {
      const { gestores: rows, meu_papel: papel } = await g.ver(as)
      return [papel, rows.map(({ usuario, email }) => usuario?.id ?? email)]
    }
    expect(await seen(g.autora)).toEqual(['autor', [g.gestora.id, oculta.id, 'convidada@puc.example']])
    const todas = [g.gestora.id, oculta.id, 'convidada@puc.example']
    for (const as of [g.gestora, oculta]) expect(await seen(as)).toEqual(['gestor', todas])
    for (const as of [outra, await board.createAluno()]) expect(await seen(as)).toEqual([null, [g.gestora.id]])
  })

  test('sees it among their own vagas, with as many statements as before', async () => {
    type Own = { vagas: Array<{ id: number; meu_papel: string; candidates: number }> }
    const own = async () =>
      (await call<Own>('GET /vagas/professor', { as: g.gestora })).body.vagas.map(({ id, meu_papel: papel }) => [
        id,
        papel,
      ])
    const propria = (await createVaga(db, { autorId: g.gestora.id })).id
    await g.convidar({ usuario: g.gestora.id })
    const statements = spyStatements(db)
    const count = async (work: () => Promise<unknown>) => {
      // The mails of invitations are statements too.
      await board.app.mailQueue.drain()
      statements.clear()
      await work()
      return statements.count()
    }
    const before = await count(own)
    expect(await own()).toEqual([[propria, 'autor']])
    await g.responder(g.gestora, true)
    expect(await own()).toEqual([
      [propria, 'autor'],
      [g.vaga, 'gestor'],
    ])
    for (const each of [1, 2, 3]) {
      const { id } = await createVaga(db, { autorId: g.autora.id, titulo: `Vaga ${each}` })
      await g.juntar(g.gestora, { id })
    }
    expect(await count(own)).toBe(before)
    statements.stop()
    expect(await own()).toHaveLength(5)
  })

  test('edits it, moves and reads candidaturas, but does not delete it', async () => {
    const id = await g.juntar(g.gestora)
    const outra = await board.createProfessor()
    const outraId = await g.juntar(outra)
    const edicao = { titulo: 'Monitoria de Ótica' }
    expect(await call(`PUT /vagas/${g.vaga}`, { as: g.gestora, body: edicao })).toMatchObject({
      status: 200,
      body: { ...edicao, meu_papel: 'gestor', gestores: [{ id }, { id: outraId }] },
    })
    const refused = { status: 403, body: { detail: 'Só quem publicou esta oportunidade pode fazer isso.' } }
    expect(await call(`DELETE /vagas/${g.vaga}`, { as: g.gestora })).toMatchObject(refused)
    expect((await call(`DELETE /vagas/${g.vaga}`, { as: g.autora })).status).toBe(204)
    expect(await db.$count(gestores, eq(gestores.vagaId, g.vaga))).toBe(0)
  })

  test('loses every right at once when removed, and may leave', async () => {
    const id = await g.juntar(g.gestora)
    const reads = ['candidatos', 'selecao', 'entrevistas'].map(part => `GET /vagas/${g.vaga}/${part}` as const)
    for (const read of reads) expect((await call(read, { as: g.gestora })).status).toBe(200)
    expect((await g.remover(g.autora, id)).status).toBe(204)
    for (const read of reads) {
      expect(await call(read, { as: g.gestora })).toMatchObject({
        status: 403,
        body: { detail: 'Esta oportunidade é de outro professor.' },
      })
    }
    expect((await g.avisos(g.gestora))[0]).toMatchObject({
      titulo: 'Você não cuida mais de uma oportunidade',
      acao: { href: `/professor/opportunities/${g.vaga}` },
    })
    expect((await g.remover(g.autora, id)).status).toBe(204)
    await g.remover(g.gestora, await g.juntar(g.gestora))
    expect((await g.ver(g.gestora)).meu_papel).toBeNull()
    expect((await g.titulos(g.autora))[0]).toBe(`${g.gestora.usuario} deixou de cuidar de uma oportunidade`)
  })
})

describe('what happens to a vaga', () => {
  test('notifies all managers once each: a candidatura, an interview, a withdrawal', async () => {
    const e = await createEntrevistas(board)
    const [outra, convidada] = [await board.createProfessor(), await board.createProfessor()]
    for (const pessoa of [g.gestora, outra]) await g.juntar(pessoa, { id: e.vaga, as: e.autora })
    await g.convidar({ usuario: convidada.id }, { id: e.vaga, as: e.autora })
    const aluna = await board.createAluno({ usuario: 'Bia' })
    await call(`POST /candidaturas/vaga/${e.vaga}`, { as: aluna })
    const [candidatura] = (await call<Array<{ id: number }>>(`GET /vagas/${e.vaga}/candidatos`, { as: g.gestora })).body
    const movimento = { movimentos: [{ candidatura: candidatura?.id, versao: 0 }], para: 'entrevista' }
    await call(`POST /vagas/${e.vaga}/selecao/movimentos`, { as: g.gestora, body: movimento })
    const { body } = await call<Array<{ id: number }>>(`POST /vagas/${e.vaga}/entrevistas`, {
      as: g.gestora,
      body: { horarios: [{ ...sala, inicio: inHours(48) }] },
    })
    await call(`PUT /candidaturas/vaga/${e.vaga}/entrevista`, { as: aluna, body: { horario: body[0]?.id } })
    await call(`POST /candidaturas/vaga/${e.vaga}/retirada`, { as: aluna, body: {} })
    for (const pessoa of [e.autora, g.gestora, outra]) {
      expect((await g.titulos(pessoa)).filter(titulo => titulo.includes('Bia')).toSorted()).toEqual([
        'Bia escolheu um horário de entrevista',
        'Bia retirou a candidatura',
        'Nova candidatura de Bia',
      ])
    }
    expect((await g.titulos(convidada)).filter(titulo => titulo.includes('Bia'))).toEqual([])
  })

  test('has the name of its manager in the history, and each note its own author', async () => {
    const s = await createSelecao(board)
    await g.juntar(g.gestora, { id: s.vaga.id, as: s.professora })
    await s.mover('em_analise')
    await s.mover('aprovada', { as: g.gestora })
    type Linha = { por: { id: number } | null }
    const { body } = await call<Linha[]>(`GET /candidaturas/${s.candidatura}/historico`, { as: s.professora })
    expect(body.map(({ por }) => por?.id)).toEqual([s.professora.id, g.gestora.id])
    const anotacoes = `/candidaturas/${s.candidatura}/anotacoes` as const
    const nota = await call<{ id: number; autor: { id: number } }>(`POST ${anotacoes}`, {
      as: g.gestora,
      body: { texto: 'Boa carta.' },
    })
    expect(nota.body.autor.id).toBe(g.gestora.id)
    expect((await call(`DELETE ${anotacoes}/${nota.body.id}`, { as: s.professora })).status).toBe(403)
    expect((await call(`DELETE ${anotacoes}/${nota.body.id}`, { as: g.gestora })).status).toBe(204)
  })

  test('shows the e-mail and the studies of a candidate to every manager', async () => {
    const s = await createSelecao(board)
    const email = async (as: Usuario) =>
      (await call<{ email: string | null }>(`GET /users/${s.aluno.id}`, { as })).body.email
    await g.convidar({ usuario: g.gestora.id }, { id: s.vaga.id, as: s.professora })
    expect(await email(g.gestora)).toBeNull()
    await g.responder(g.gestora, true, s.vaga.id)
    expect(await email(g.gestora)).toBe(s.aluno.email)
  })
})
