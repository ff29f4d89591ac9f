import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { horarios } from '../db/schema/entrevistas.ts'
import { createEntrevistas, inHours, sala } from '../testing/createEntrevistas.ts'
import type { Horario } from '../testing/createEntrevistas.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'

const board = await createTestApp()
afterAll(board.close)

const { call, db } = board
let e: Awaited<ReturnType<typeof createEntrevistas>>
beforeEach(async () => {
  e = await createEntrevistas(board)
})

describe('a student', () => {
  test.each(['recebida', 'em_analise', 'aprovada', 'nao_selecionada', 'retirada'] as const)(
    'whose candidatura is %s sees none and takes none',
    async etapa => {
      const { ana, apply, offerAt, list, choose, giveBack } = e
      await apply(ana, etapa)
      const [id] = await offerAt(30)
      expect(await list(ana)).toEqual([])
      expect(await choose(ana, id)).toMatchObject({ status: 409 })
      expect((await giveBack(ana)).status).toBe(409)
    },
  )

  test('without a candidatura sees none and takes none', async () => {
    const { ana, offerAt, list, choose, giveBack } = e
    const [id] = await offerAt(30)
    expect(await list(ana)).toEqual([])
    expect((await choose(ana, id)).status).toBe(404)
    expect((await giveBack(ana)).status).toBe(404)
  })

  test("sees free future horarios and their own, and nobody else's", async () => {
    const { ana, bia, apply, offerAt, list, choose, begin } = e
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

  test('takes one, then another in its place, and gives it up; both are notified each time', async () => {
    const { autora, ana, vaga, told, apply, offerAt, list, choose, giveBack, titles, mails } = e
    const [one, other] = await offerAt(30, 31)
    const candidatura = await apply(ana)
    expect((await choose(ana, one)).body).toMatchObject({ id: one, minha: true, local: 'Sala 5' })
    expect((await choose(ana, other)).status).toBe(200)
    expect((await list(autora)).map(({ candidatura }) => candidatura !== null)).toEqual([false, true])
    expect((await giveBack(ana)).status).toBe(204)
    expect((await list(autora)).map(({ candidatura }) => candidatura)).toEqual([null, null])
    const titulos = [
      'Sua entrevista está marcada',
      'O horário da sua entrevista mudou',
      'Você devolveu o horário da sua entrevista',
    ]
    expect(await titles(ana)).toEqual(titulos.toReversed())
    expect(await mails(ana)).toEqual(titulos.map(titulo => `${titulo}: Monitoria`))
    expect(await titles(autora)).toEqual([
      `${ana.usuario} devolveu o horário da entrevista`,
      `${ana.usuario} trocou o horário da entrevista`,
      `${ana.usuario} escolheu um horário de entrevista`,
    ])
    expect((await told(ana))[0]?.acao.href).toBe(`/opportunities/${vaga}`)
    expect((await told(autora))[0]?.acao.href).toBe(`/professor/opportunities/${vaga}/candidates/${candidatura}`)
  })

  test('is notified of time and place, in the time zone of the university', async () => {
    const { ana, vaga, told, apply, offerAt, choose } = e
    const [id] = await offerAt(30)
    await apply(ana)
    await db
      .update(horarios)
      .set({ inicio: new Date('2999-03-11T01:30:00Z'), link: 'https://meet.example/a' })
      .where(eq(horarios.id, id ?? 0))
    await choose(ana, id)
    expect((await told(ana))[0]?.descricao).toBe('Monitoria: domingo, 10 de março, às 22:30 (30 minutos).')
    const [mail] = await board.mailsTo(ana.email)
    expect(mail?.text).toContain(
      'Na seleção de “Monitoria”, sua entrevista está marcada: domingo, 10 de março, às 22:30 (30 minutos), em:',
    )
    expect(mail?.text).toContain('> Sala 5\n> https://meet.example/a')
    expect(mail?.link).toBe(`https://vagas.puc.example/opportunities/${vaga}`)
  })

  test('has read the invitation to choose once they have chosen, and no other notification', async () => {
    const { ana, bia, apply, offerAt, choose } = e
    await apply(ana)
    await apply(bia)
    const [id] = await offerAt(30)
    const naoLidas = async () => {
      type Lista = { notificacoes: Array<{ titulo: string; lida: boolean }> }
      const listas = [ana, bia].map(as => call<Lista>('GET /notificacoes', { as }))
      return (await Promise.all(listas)).map(({ body }) =>
        body.notificacoes.filter(({ lida }) => !lida).map(({ titulo }) => titulo),
      )
    }
    const convite = 'Há horários para a sua entrevista'
    expect(await naoLidas()).toEqual([[convite], [convite]])
    await choose(ana, id)
    expect(await naoLidas()).toEqual([['Sua entrevista está marcada'], [convite]])
  })

  test('causes no notification by taking the same one twice, or by giving up nothing', async () => {
    const { ana, apply, offerAt, choose, giveBack, titles } = e
    const [id] = await offerAt(30)
    await apply(ana)
    for (const _ of [1, 2]) expect((await choose(ana, id)).status).toBe(200)
    expect(await titles(ana)).toHaveLength(1)
    for (const _ of [1, 2]) expect((await giveBack(ana)).status).toBe(204)
    expect(await titles(ana)).toHaveLength(2)
  })

  test('cannot take one that is taken, over, deleted or of another vaga', async () => {
    const { autora, ana, bia, apply, offerAt, choose, begin } = e
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

  test('keeps one that has begun: no other one, and no giving up', async () => {
    const { ana, apply, offerAt, list, choose, giveBack, begin } = e
    await apply(ana)
    const [id, other] = await offerAt(30, 31)
    await choose(ana, id)
    await begin(id)
    expect((await choose(ana, other)).status).toBe(409)
    expect((await giveBack(ana)).status).toBe(409)
    expect((await list(ana)).find(({ minha }) => minha)?.id).toBe(id)
  })

  test('gets the horario or a refusal if many choose it at once', async () => {
    const { apply, offerAt, choose, titles } = e
    const alunos = await Promise.all(Array.from({ length: 8 }, () => board.createAluno()))
    const [id] = await offerAt(30)
    for (const aluno of alunos) await apply(aluno)
    const answers = await Promise.all(alunos.map(aluno => choose(aluno, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const losers = answers.filter(({ status }) => status === 409).map(({ body }) => body.detail)
    expect(losers).toEqual(Array.from({ length: 7 }, () => 'Este horário acabou de ser escolhido. Escolha outro.'))
    const notified = await Promise.all(alunos.map(titles))
    expect(notified.flat()).toEqual(['Sua entrevista está marcada'])
  })

  test('two candidates who swap horarios are both notified, and never deadlock', async () => {
    const { ana, bia, apply, offerAt, choose } = e
    await apply(ana)
    await apply(bia)
    const [one, other] = await offerAt(30, 31)
    await choose(ana, one)
    await choose(bia, other)
    const answers = await Promise.all([choose(ana, other), choose(bia, one)])
    expect(answers.map(({ status }) => status)).toEqual([409, 409])
  })
})
