import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { horarios } from '../db/schema.entrevistas.ts'
import { candidaturas } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { lembrarProxima } from './escolha.ts'

const board = await createTestApp()
afterAll(board.close)

const { call, db } = board
const hour = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Math.ceil(Date.now() / hour) * hour + hours * hour).toISOString()

type Horario = {
  id: number
  local: string | null
  link: string | null
  candidatura: { candidato: { id: number } } | null
  minha: boolean
}

let autora: Usuario
let ana: Usuario
let bia: Usuario
let vaga: number

const apply = async (candidato: Usuario, etapa: (typeof candidaturas.$inferInsert)['etapa'] = 'entrevista') => {
  const [made] = await db.insert(candidaturas).values({ vagaId: vaga, candidatoId: candidato.id, etapa }).returning()
  return made?.id ?? 0
}

beforeEach(async () => {
  ;[autora, ana, bia] = [await board.createProfessor(), await board.createAluno(), await board.createAluno()]
  vaga = (await createVaga(db, { autorId: autora.id, titulo: 'Monitoria' })).id
})

const sala = { minutos: 30, local: 'Sala 5' }
const offer = (novos: object[], headers = {}) =>
  call<Horario[]>(`POST /vagas/${vaga}/entrevistas`, { as: autora, body: { horarios: novos }, headers })
/** The ids of new ones, so many hours from now. */
const offerAt = async (...hours: number[]) => {
  const { body } = await offer(hours.map(hours => ({ ...sala, inicio: inHours(hours) })))
  return body.map(({ id }) => id)
}
const list = async (as: Usuario) => (await call<Horario[]>(`GET /vagas/${vaga}/entrevistas`, { as })).body
const choose = (as: Usuario, horario: number | undefined) =>
  call<Horario & { detail: string }>(`PUT /candidaturas/vaga/${vaga}/entrevista`, { as, body: { horario } })
const giveBack = (as: Usuario) => call(`DELETE /candidaturas/vaga/${vaga}/entrevista`, { as })
const remove = (id: number | undefined, as = autora) => call(`DELETE /vagas/${vaga}/entrevistas/${id}`, { as })
const begin = (id: number | undefined) =>
  db
    .update(horarios)
    .set({ inicio: sql`now() - interval '1 minute'` })
    .where(eq(horarios.id, id ?? 0))

type Notificacoes = { notificacoes: Array<{ titulo: string; descricao: string; acao: { href: string } }> }
/** Newest first. */
const told = async (as: Usuario) => (await call<Notificacoes>('GET /notificacoes', { as })).body.notificacoes
const titles = async (as: Usuario) => (await told(as)).map(({ titulo }) => titulo)
const mails = async ({ email }: Usuario) => (await board.mailsTo(email)).map(({ subject }) => subject)

describe('what a professor offers', () => {
  test('is listed in its order, and who comes by name', async () => {
    const candidatura = await apply(ana)
    const link = 'https://meet.example/abc'
    const { status, body } = await offer([
      { inicio: inHours(30), minutos: 20, link },
      { ...sala, inicio: inHours(29) },
    ])
    expect(status).toBe(201)
    expect(body.map(({ local, link }) => local ?? link)).toEqual(['Sala 5', link])
    await choose(ana, body[0]?.id)
    expect(await list(autora)).toEqual([
      {
        ...body[0],
        candidatura: { id: candidatura, candidato: { id: ana.id, usuario: ana.usuario, avatar: null } },
      },
      body[1],
    ])
  })

  test.each([
    ['over', { ...sala, inicio: inHours(-3) }],
    ['after a year', { ...sala, inicio: inHours(24 * 367) }],
    ['too short', { ...sala, inicio: inHours(2), minutos: 4 }],
    ['too long', { ...sala, inicio: inHours(2), minutos: 481 }],
    ['nowhere', { inicio: inHours(2), minutos: 30, local: ' ' }],
    ['at a link that is none', { inicio: inHours(2), minutos: 30, link: 'javascript:alert(1)' }],
    ['in a place that takes a page', { inicio: inHours(2), minutos: 30, local: 'x'.repeat(201) }],
  ])('is refused where it is %s', async (_, novo) => {
    expect((await offer([novo])).status).toBe(422)
    expect(await list(autora)).toEqual([])
  })

  test('is refused where two overlap, in one request or with one from before, but not where they touch', async () => {
    const first = { ...sala, inicio: inHours(2) }
    const touching = { ...sala, inicio: new Date(Date.parse(first.inicio) + hour / 2).toISOString() }
    const overlapping = { ...sala, inicio: new Date(Date.parse(first.inicio) + hour / 4).toISOString() }
    expect((await offer([first, overlapping])).status).toBe(422)
    expect((await offer([first])).status).toBe(201)
    const refused = await offer([overlapping])
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.body)).toContain('se sobrepõem')
    expect((await offer([touching])).status).toBe(201)
    const other = await createVaga(db, { autorId: autora.id })
    const body = { horarios: [overlapping] }
    expect((await call(`POST /vagas/${other.id}/entrevistas`, { as: autora, body })).status).toBe(201)
  })

  test('is at most 50 in one request and 100 to come', async () => {
    const many = (from: number, count: number) =>
      offer(Array.from({ length: count }, (_, index) => ({ ...sala, inicio: inHours(from + index) })))
    expect((await many(1, 51)).status).toBe(422)
    expect((await many(1, 50)).status).toBe(201)
    expect((await many(51, 50)).status).toBe(201)
    expect((await many(101, 1)).status).toBe(422)
    const [first] = await list(autora)
    await remove(first?.id)
    expect((await many(101, 1)).status).toBe(201)
  })

  test('is offered once with one key', async () => {
    const headers = { 'idempotency-key': 'uma-vez' }
    const novos = [{ ...sala, inicio: inHours(5) }]
    const [one, again] = [await offer(novos, headers), await offer(novos, headers)]
    expect(again).toMatchObject({ status: 201, body: one.body })
    expect(await list(autora)).toHaveLength(1)
  })

  test('is taken back, twice alike; whoever was to come is told, and may choose another', async () => {
    await apply(ana)
    const [free, taken, other] = await offerAt(30, 31, 32)
    await choose(ana, taken)
    expect((await remove(free)).status).toBe(204)
    expect(await mails(ana)).toEqual(['Sua entrevista está marcada'])
    for (const _ of [1, 2]) expect((await remove(taken)).status).toBe(204)
    expect(await titles(ana)).toEqual(['O horário da sua entrevista foi cancelado', 'Sua entrevista está marcada'])
    expect(await mails(ana)).toEqual(['Sua entrevista está marcada', 'O horário da sua entrevista foi cancelado'])
    expect((await titles(autora))[0]).toBe(`O horário da entrevista com ${ana.usuario} foi cancelado`)
    expect((await choose(ana, other)).status).toBe(200)
  })

  test('is taken back in silence once it has begun', async () => {
    await apply(ana)
    const [id] = await offerAt(30)
    await choose(ana, id)
    await begin(id)
    expect((await remove(id)).status).toBe(204)
    expect(await titles(ana)).toEqual(['Sua entrevista está marcada'])
  })

  test('is not taken back by another professor, nor through a vaga of theirs', async () => {
    const [id] = await offerAt(30)
    const outra = await board.createProfessor()
    expect((await remove(id, outra)).status).toBe(403)
    const dela = await createVaga(db, { autorId: outra.id })
    await call(`DELETE /vagas/${dela.id}/entrevistas/${id}`, { as: outra })
    expect(await list(autora)).toHaveLength(1)
  })
})

describe('a student', () => {
  test.each(['recebida', 'em_analise', 'aprovada', 'nao_selecionada', 'retirada'] as const)(
    'whose candidatura is %s sees none and takes none',
    async etapa => {
      await apply(ana, etapa)
      const [id] = await offerAt(30)
      expect(await list(ana)).toEqual([])
      expect(await choose(ana, id)).toMatchObject({ status: 409 })
      expect((await giveBack(ana)).status).toBe(409)
    },
  )

  test('who did not apply sees none and takes none', async () => {
    const [id] = await offerAt(30)
    expect(await list(ana)).toEqual([])
    expect((await choose(ana, id)).status).toBe(404)
    expect((await giveBack(ana)).status).toBe(404)
  })

  test('sees what is free and to come and their own, and nobody else', async () => {
    await apply(ana)
    await apply(bia)
    const [over, own, others, free] = await offerAt(30, 31, 32, 33)
    await begin(over)
    await choose(ana, own)
    await choose(bia, others)
    const seen = await list(ana)
    expect(seen.map(({ id, minha }) => [id, minha])).toEqual([
      [own, true],
      [free, false],
    ])
    expect(JSON.stringify(seen)).not.toContain(bia.usuario)
    expect(seen.map(({ candidatura }) => candidatura)).toEqual([null, null])
  })

  test('takes one, then another in its place, and gives it back; both are told each time', async () => {
    await apply(ana)
    const [one, other] = await offerAt(30, 31)
    expect((await choose(ana, one)).body).toMatchObject({ id: one, minha: true, local: 'Sala 5' })
    expect((await choose(ana, other)).status).toBe(200)
    expect((await list(autora)).map(({ candidatura }) => candidatura !== null)).toEqual([false, true])
    expect((await giveBack(ana)).status).toBe(204)
    expect((await list(autora)).map(({ candidatura }) => candidatura)).toEqual([null, null])
    const subjects = [
      'Sua entrevista está marcada',
      'O horário da sua entrevista mudou',
      'Você devolveu o horário da sua entrevista',
    ]
    expect(await titles(ana)).toEqual(subjects.toReversed())
    expect(await mails(ana)).toEqual(subjects)
    expect(await titles(autora)).toEqual([
      `${ana.usuario} devolveu o horário da entrevista`,
      `${ana.usuario} trocou o horário da entrevista`,
      `${ana.usuario} escolheu um horário de entrevista`,
    ])
    expect((await told(ana))[0]?.acao.href).toBe(`/opportunities/${vaga}`)
    expect((await told(autora))[0]?.acao.href).toBe(`/professor/opportunities/${vaga}`)
  })

  test('is told when and where, as on the wall of the university', async () => {
    await apply(ana)
    const [id] = await offerAt(30)
    await db
      .update(horarios)
      .set({ inicio: new Date('2999-03-11T01:30:00Z'), link: 'https://meet.example/a' })
      .where(eq(horarios.id, id ?? 0))
    await choose(ana, id)
    expect((await told(ana))[0]?.descricao).toBe('Monitoria: domingo, 10 de março, às 22:30 (30 minutos).')
    const [mail] = await board.mailsTo(ana.email)
    expect(mail?.text).toContain('“Monitoria”: domingo, 10 de março, às 22:30 (30 minutos), em:')
    expect(mail?.text).toContain('> Sala 5\n> https://meet.example/a')
    expect(mail?.link).toBe(`https://vagas.puc.example/opportunities/${vaga}`)
  })

  test('takes the same twice and gives back nothing without anybody being told', async () => {
    await apply(ana)
    const [id] = await offerAt(30)
    for (const _ of [1, 2]) expect((await choose(ana, id)).status).toBe(200)
    expect(await titles(ana)).toHaveLength(1)
    for (const _ of [1, 2]) expect((await giveBack(ana)).status).toBe(204)
    expect(await titles(ana)).toHaveLength(2)
  })

  test('does not take what is taken, over, gone or of another vaga', async () => {
    await apply(ana)
    await apply(bia)
    const [taken, over] = await offerAt(30, 31)
    await choose(bia, taken)
    await begin(over)
    const outra = await createVaga(db, { autorId: autora.id })
    const body = { horarios: [{ ...sala, inicio: inHours(40) }] }
    const { body: dela } = await call<Horario[]>(`POST /vagas/${outra.id}/entrevistas`, { as: autora, body })
    const details = []
    for (const id of [taken, over, 999_999, dela[0]?.id]) details.push((await choose(ana, id)).body.detail)
    expect(details).toEqual([
      'Este horário acabou de ser escolhido. Escolha outro.',
      'Este horário já passou. Escolha outro.',
      'Este horário não está mais disponível. Escolha outro.',
      'Este horário não está mais disponível. Escolha outro.',
    ])
  })

  test('keeps one that has begun: no other, and no giving back', async () => {
    await apply(ana)
    const [id, other] = await offerAt(30, 31)
    await choose(ana, id)
    await begin(id)
    expect((await choose(ana, other)).status).toBe(409)
    expect((await giveBack(ana)).status).toBe(409)
    expect((await list(ana)).find(({ minha }) => minha)?.id).toBe(id)
  })

  test('of many who take one at once, one gets it', async () => {
    const alunos = await Promise.all(Array.from({ length: 8 }, () => board.createAluno()))
    for (const aluno of alunos) await apply(aluno)
    const [id] = await offerAt(30)
    const answers = await Promise.all(alunos.map(aluno => choose(aluno, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const losers = answers.filter(({ status }) => status === 409).map(({ body }) => body.detail)
    expect(losers).toEqual(Array.from({ length: 7 }, () => 'Este horário acabou de ser escolhido. Escolha outro.'))
    const notified = await Promise.all(alunos.map(titles))
    expect(notified.flat()).toEqual(['Sua entrevista está marcada'])
  })

  test('two who want what the other has are both told, and none waits for ever', async () => {
    await apply(ana)
    await apply(bia)
    const [one, other] = await offerAt(30, 31)
    await choose(ana, one)
    await choose(bia, other)
    const answers = await Promise.all([choose(ana, other), choose(bia, one)])
    expect(answers.map(({ status }) => status)).toEqual([409, 409])
  })
})

describe('leaving the interviews', () => {
  const move = (candidatura: number, para: string, reter = false) =>
    call(`POST /vagas/${vaga}/selecao/movimentos`, {
      as: autora,
      body: { movimentos: [{ candidatura, versao: 0 }], para, reter },
    })

  test.each([
    ['as decided', (candidatura: number) => move(candidatura, 'aprovada')],
    ['as decided and held back', (candidatura: number) => move(candidatura, 'nao_selecionada', true)],
    ['as withdrawn', () => call(`POST /candidaturas/vaga/${vaga}/retirada`, { as: ana, body: {} })],
  ])('%s frees what is to come, in silence', async (_, leave) => {
    const candidatura = await apply(ana)
    await apply(bia)
    const [id] = await offerAt(30)
    await choose(ana, id)
    expect((await leave(candidatura)).status).toBe(200)
    const [freed] = await db
      .select()
      .from(horarios)
      .where(eq(horarios.id, id ?? 0))
    expect(freed).toMatchObject({ candidaturaId: null, lembreteEm: null })
    expect((await titles(ana)).filter(titulo => titulo.includes('cancelado'))).toEqual([])
    expect((await choose(bia, id)).status).toBe(200)
  })

  test('keeps what has begun, and one that others have', async () => {
    const candidatura = await apply(ana)
    await apply(bia)
    const [own, others] = await offerAt(30, 31)
    await choose(ana, own)
    await choose(bia, others)
    await begin(own)
    await move(candidatura, 'aprovada')
    expect((await list(autora)).map(({ candidatura }) => candidatura?.candidato.id)).toEqual([ana.id, bia.id])
  })
})

describe('the reminder', () => {
  const makeDue = (id: number | undefined) =>
    db
      .update(horarios)
      .set({ lembreteEm: sql`now()` })
      .where(eq(horarios.id, id ?? 0))
  const dueIn = async (id: number | undefined) => {
    const [found] = await db
      .select()
      .from(horarios)
      .where(eq(horarios.id, id ?? 0))
    return found?.lembreteEm ? (found.inicio.getTime() - found.lembreteEm.getTime()) / hour : null
  }
  const reminders = async (of: Usuario) => (await titles(of)).filter(titulo => titulo.startsWith('Lembrete'))

  test('is due 24 hours before, and not at all for what is nearer', async () => {
    await apply(ana)
    const [near, far] = await offerAt(20, 30)
    await choose(ana, near)
    expect(await dueIn(near)).toBeNull()
    await choose(ana, far)
    expect(await dueIn(far)).toBe(24)
    await giveBack(ana)
    expect(await dueIn(far)).toBeNull()
  })

  test('comes once to both, and to the student as a mail, however many look for it at once', async () => {
    await apply(ana)
    const [id] = await offerAt(30)
    await choose(ana, id)
    await board.app.lembretes.drain()
    expect(await reminders(ana)).toEqual([])
    await makeDue(id)
    await Promise.all([board.app.lembretes.drain(), lembrarProxima(db), lembrarProxima(db)])
    await board.app.lembretes.drain()
    expect(await reminders(ana)).toEqual(['Lembrete da sua entrevista'])
    expect(await reminders(autora)).toEqual([`Lembrete da entrevista com ${ana.usuario}`])
    expect((await mails(ana)).filter(subject => subject.startsWith('Lembrete'))).toHaveLength(1)
  })

  test('does not come for what has begun while nobody looked, nor for a candidatura that is gone', async () => {
    const candidatura = await apply(ana)
    const [one] = await offerAt(30)
    await choose(ana, one)
    await makeDue(one)
    await begin(one)
    await board.app.lembretes.drain()
    expect(await dueIn(one)).toBeNull()
    await makeDue(one)
    await db.delete(candidaturas).where(eq(candidaturas.id, candidatura))
    await board.app.lembretes.drain()
    expect(await dueIn(one)).toBeNull()
    expect(await reminders(ana)).toEqual([])
  })
})

test('a vaga that nobody applied to goes with what it offered', async () => {
  await offerAt(30)
  expect((await call(`DELETE /vagas/${vaga}`, { as: autora })).status).toBe(204)
})
