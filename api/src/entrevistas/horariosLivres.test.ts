import { afterAll, beforeEach, expect, test } from 'vitest'
import { createEntrevistas } from '../testing/createEntrevistas.ts'
import { createTestApp } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

const convite = 'Há horários para a sua entrevista'

let e: Awaited<ReturnType<typeof createEntrevistas>>
beforeEach(async () => {
  e = await createEntrevistas(board)
})

const markAllRead = (as: typeof e.ana) => board.call('POST /notificacoes/lidas', { as, body: { todas: true } })

test('new horarios are announced to the students at the interviews who have none, by mail too', async () => {
  const { ana, bia, vaga, apply, offerAt, choose, told, titles, mails } = e
  const outra = await board.createAluno()
  const [first] = await offerAt(30)
  await apply(ana)
  await apply(bia)
  await apply(outra, 'em_analise')
  await choose(bia, first)
  await offerAt(31, 32)
  expect(await told(ana)).toMatchObject([
    { titulo: convite, descricao: 'Monitoria: escolha o seu.', acao: { href: `/opportunities/${vaga}` } },
  ])
  expect(await mails(ana)).toEqual([`${convite}: Monitoria`])
  expect(await titles(bia)).toEqual(['Sua entrevista está marcada'])
  expect(await titles(outra)).toEqual([])
})

test('horarios that are offered one by one make one mail, until the student has read of the first', async () => {
  const { ana, apply, offerAt, titles, mails } = e
  await apply(ana)
  await offerAt(30)
  await offerAt(31)
  expect(await titles(ana)).toEqual([convite])
  expect(await mails(ana)).toEqual([`${convite}: Monitoria`])
  await markAllRead(ana)
  await offerAt(32)
  expect(await titles(ana)).toEqual([convite, convite])
  expect(await mails(ana)).toEqual(Array(2).fill(`${convite}: Monitoria`))
})

test('a horario that is given back is announced to the others, if none was free', async () => {
  const { ana, bia, apply, offerAt, choose, giveBack, titles } = e
  const [only] = await offerAt(30)
  await apply(ana)
  await apply(bia)
  await choose(ana, only)
  await giveBack(ana)
  expect(await titles(bia)).toEqual([convite])
  expect(await titles(ana)).not.toContain(convite)
  await markAllRead(bia)
  await offerAt(31)
  await markAllRead(bia)
  await choose(ana, only)
  await giveBack(ana)
  expect(await titles(bia)).toEqual([convite, convite])
})

test('the horario that a student trades for the last free one is announced', async () => {
  const { ana, bia, apply, offerAt, choose, titles } = e
  const [one, last] = await offerAt(30, 31)
  await apply(ana)
  await apply(bia)
  await choose(ana, one)
  await choose(ana, last)
  expect(await titles(bia)).toEqual([convite])
})

test('the horario of a student who withdraws or is decided on is announced', async () => {
  const { autora, ana, bia, vaga, apply, offerAt, choose, titles } = e
  const [only] = await offerAt(30)
  const candidatura = await apply(ana)
  await apply(bia)
  await choose(ana, only)
  const body = { para: 'aprovada', movimentos: [{ candidatura, versao: 0 }] }
  await board.call(`POST /vagas/${vaga}/selecao/movimentos`, { as: autora, body })
  expect(await titles(bia)).toEqual([convite])
  await markAllRead(bia)
  const outro = await board.createAluno()
  await apply(outro)
  await choose(outro, only)
  await board.call(`POST /candidaturas/vaga/${vaga}/retirada`, { as: outro })
  expect(await titles(bia)).toEqual([convite, convite])
})

test('the horario of a student with a held decision stays, or is freed at once if the professor says so', async () => {
  const { autora, ana, bia, vaga, apply, offerAt, choose, told, titles, mails, list } = e
  const [only] = await offerAt(30)
  const candidatura = await apply(ana)
  await apply(bia)
  await choose(ana, only)
  const move = (para: string, versao: number, liberar: boolean) => {
    const body = { para, movimentos: [{ candidatura, versao }], reter: true, liberar, palavra: 'Ainda não.' }
    return board.call(`POST /vagas/${vaga}/selecao/movimentos`, { as: autora, body })
  }
  await move('nao_selecionada', 0, false)
  expect(await list(ana)).toMatchObject([{ id: only, minha: true }])
  expect(await titles(bia)).toEqual([])
  const antes = (await told(ana)).length
  await move('lista_de_espera', 1, true)
  const [aviso, ...mais] = await told(ana)
  expect(mais).toHaveLength(antes)
  expect(aviso).toMatchObject({ titulo: 'O horário da sua entrevista foi cancelado' })
  expect(JSON.stringify(aviso)).not.toMatch(/espera|selecionada|Ainda não/)
  expect((await mails(ana)).at(-1)).toBe('O horário da sua entrevista foi cancelado: Monitoria')
  expect(await titles(autora)).toContain(`O horário da entrevista com ${ana.usuario} foi cancelado`)
  expect(await titles(bia)).toEqual([convite])
  expect(await list(bia)).toMatchObject([{ id: only, minha: false }])
  const body = { para: 'em_analise', movimentos: [{ candidatura, versao: 2 }], liberar: true }
  expect((await board.call(`POST /vagas/${vaga}/selecao/movimentos`, { as: autora, body })).status).toBe(422)
})
