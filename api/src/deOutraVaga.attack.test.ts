import { afterAll, expect, test } from 'vitest'
import type { GestorAnswer } from './gestores/gestao.ts'
import { createEntrevistas } from './testing/createEntrevistas.ts'
import { createTestApp } from './testing/createTestApp.ts'
import type { TestApp } from './testing/createTestApp.ts'
import { operacoes } from './testing/operacoes.ts'

/* Each call with an id below another id: the professor of one vaga, with the ids of what belongs to another vaga. */

const aninhadas = Object.keys(operacoes).filter(
  route => route.split('{').length > 2 && operacoes[route]?.may !== 'administrador',
)
const horas = { texto: 'Quantas horas?', tipo: 'numero', obrigatoria: false }
/** An id that nobody has. */
const absent = 999_999

const board = await createTestApp()
afterAll(() => board.close())

type Route = Parameters<TestApp['call']>[0]

/** A vaga with one of everything that a path names below it or below its candidatura. */
const createCheia = async () => {
  const { autora, vaga, ana, apply, offerAt } = await createEntrevistas(board)
  const candidatura = await apply(ana)
  const [horario] = await offerAt(30)
  const write = async <Body>(route: string, body: object) =>
    (await board.call<Body>(route as Route, { as: autora, body })).body
  const definir = (...perguntas: object[]) =>
    write<{ perguntas: Array<{ id: number }> }>(`PUT /vagas/${vaga}/perguntas`, {
      perguntas,
      arquivo: { pedido: 'nao', instrucao: null },
    })
  const { perguntas } = await definir(horas)
  const equipe = await write<GestorAnswer[]>(`POST /vagas/${vaga}/gestores`, { email: 'convidada@puc.example' })
  const { id: anotacao } = await write<{ id: number }>(`POST /candidaturas/${candidatura}/anotacoes`, { texto: 'Oi.' })
  const reads = [`/vagas/${vaga}`, `/vagas/${vaga}/entrevistas`, `/candidaturas/${candidatura}/anotacoes`]
  return {
    autora,
    definir,
    pergunta: perguntas[0]?.id ?? absent,
    ids: { vaga, candidatura, gestor: equipe[0]?.id, horario, anotacao } as Record<string, number | undefined>,
    readAll: () => Promise.all(reads.map(async url => (await board.call(`GET ${url}` as Route, { as: autora })).body)),
  }
}

type Cheia = Awaited<ReturnType<typeof createCheia>>

/** The professor's own id first, and this one below it. */
const call = async (dela: Cheia, route: string, below: number | undefined) => {
  const own = dela.ids[operacoes[route]?.id ?? 'vaga']
  const url = route.replace('{id}', String(own)).replace(/\{\w+\}/, String(below))
  const { status, body } = await board.call(url as Route, {
    as: dela.autora,
    ...(operacoes[route]?.body && { body: operacoes[route].body }),
  })
  return { status, body }
}

test.each(aninhadas)('%s treats what belongs to another vaga as absent', async route => {
  const name = /\{(\w+)\}$/.exec(route)?.[1] ?? ''
  const [dela, alheia] = [await createCheia(), await createCheia()]
  const before = await alheia.readAll()
  expect(await call(dela, route, alheia.ids[name])).toEqual(await call(dela, route, absent))
  expect(await alheia.readAll()).toEqual(before)
  // The same call works for what is the professor's own.
  const own = await dela.readAll()
  await call(dela, route, dela.ids[name])
  expect(await dela.readAll()).not.toEqual(own)
})

test('a question of another vaga is neither edited nor taken away', async () => {
  const [dela, alheia] = [await createCheia(), await createCheia()]
  const before = await alheia.readAll()
  await dela.definir({ ...horas, id: alheia.pergunta, texto: 'Quantas horas por dia?' })
  expect(await alheia.readAll()).toEqual(before)
  expect(JSON.stringify(before)).toContain(horas.texto)
})
