import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { candidaturas, vagas } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'

/* Questions that are asked after somebody applied, and their answers. */

const board = await createTestApp()
afterAll(board.close)

const { call, db } = board

type Propria = { id: number; respostas_faltando: number; detail: string | Array<{ loc: string[]; msg: string }> }
type Pergunta = { id: number; texto: string; tipo: string; obrigatoria: boolean }
type Resposta = { pergunta: number; valor: string; texto?: string }

const onde = { texto: 'Onde você mora?', tipo: 'texto_curto', obrigatoria: false }
const horas = { texto: 'Quantas horas por semana?', tipo: 'numero', obrigatoria: true }
const link = { texto: 'Seu portfólio?', tipo: 'link', obrigatoria: true }

/** A vaga without questions, to which so many have applied. */
const createCandidatas = async (quantas = 1) => {
  const professora = await board.createProfessor()
  const { id } = await createVaga(db, { autorId: professora.id, titulo: 'Monitoria de Redes' })
  const alunas: Usuario[] = []
  for (let number = 0; number < quantas; number += 1) alunas.push(await board.createAluno())
  await db.insert(candidaturas).values(alunas.map(({ id: candidatoId }) => ({ vagaId: id, candidatoId })))
  const [ana = expect.fail('nobody applied')] = alunas
  return {
    id,
    professora,
    alunas,
    ana,
    perguntar: async (...perguntas: object[]) => {
      const body = { perguntas, arquivo: { pedido: 'nao', instrucao: null } }
      return (await call<{ perguntas: Pergunta[] }>(`PUT /vagas/${id}/perguntas`, { as: professora, body })).body
        .perguntas
    },
    responder: (respostas: Resposta[], as = ana) =>
      call<Propria>(`PUT /candidaturas/vaga/${id}/respostas`, { as, body: { respostas } }),
    faltam: async (as = ana) =>
      (await call<{ candidaturas: Propria[] }>('GET /candidaturas', { as })).body.candidaturas[0]?.respostas_faltando,
    dadas: async (as = ana) =>
      (await call<{ respostas: Resposta[] }>(`GET /candidaturas/vaga/${id}/respostas`, { as })).body.respostas.map(
        ({ texto, valor }) => [texto, valor],
      ),
    avisos: async (as = ana) => {
      const { body } = await call<{ notificacoes: object[] }>('GET /notificacoes', { as })
      return body.notificacoes
    },
    muda: (change: Partial<typeof candidaturas.$inferInsert>) =>
      db.update(candidaturas).set(change).where(eq(candidaturas.vagaId, id)),
  }
}

test('an answer is due once a question is obligatory, and is added after those already given', async () => {
  const { perguntar, responder, faltam, dadas } = await createCandidatas()
  const [primeira = expect.fail()] = await perguntar(onde)
  expect(await faltam()).toBe(0)
  expect((await responder([{ pergunta: primeira.id, texto: onde.texto, valor: ' Gávea ' }])).status).toBe(200)
  const [, segunda = expect.fail(), terceira = expect.fail()] = await perguntar(
    { ...primeira, obrigatoria: true },
    horas,
    link,
  )
  expect(await faltam()).toBe(2)
  const novas = [
    { pergunta: segunda.id, texto: horas.texto, valor: '12' },
    { pergunta: terceira.id, valor: 'https://ana.example' },
  ]
  expect(await responder(novas)).toMatchObject({ status: 200, body: { respostas_faltando: 0 } })
  expect(await dadas()).toEqual([
    [onde.texto, 'Gávea'],
    [horas.texto, '12'],
    [link.texto, 'https://ana.example'],
  ])
})

test('a retry changes nothing, and an answer that was given cannot be changed', async () => {
  const { perguntar, responder, dadas } = await createCandidatas()
  const [pergunta = expect.fail()] = await perguntar(horas)
  const dada = { pergunta: pergunta.id, texto: horas.texto, valor: '12' }
  await responder([dada])
  expect((await responder([dada])).status).toBe(200)
  expect(await responder([{ ...dada, valor: '20' }])).toMatchObject({
    status: 422,
    body: {
      detail: [
        {
          loc: ['body', `respostas.${pergunta.id}`],
          msg: 'Você já respondeu a esta pergunta, e a resposta não muda mais.',
        },
      ],
    },
  })
  expect(await dadas()).toEqual([[horas.texto, '12']])
})

test('follows the rules of applying, and stores all or nothing', async () => {
  const { perguntar, responder, dadas } = await createCandidatas()
  const [numero = expect.fail(), endereco = expect.fail()] = await perguntar(horas, link)
  const refused = async (...respostas: Resposta[]) => {
    const { status, body } = await responder(respostas)
    expect(status).toBe(422)
    return Array.isArray(body.detail) ? body.detail.map(({ loc, msg }) => [loc.at(-1), msg]) : body.detail
  }
  const certa = { pergunta: numero.id, valor: '12' }
  expect(await refused(certa)).toEqual([[`respostas.${endereco.id}`, 'Responda à pergunta “Seu portfólio?”.']])
  expect(await refused({ ...certa, valor: 'doze' }, { pergunta: endereco.id, valor: 'https://a.example' })).toEqual([
    [`respostas.${numero.id}`, 'A resposta a “Quantas horas por semana?” deve ser um número.'],
  ])
  const outro = { pergunta: endereco.id, texto: 'Seu site?', valor: 'https://a.example' }
  expect(await refused(certa, outro)).toEqual([
    [`respostas.${endereco.id}`, expect.stringContaining('mudou enquanto você respondia')],
  ])
  const sumida = { pergunta: 999_999, valor: 'Oi' }
  expect(await refused(certa, { ...outro, texto: link.texto }, sumida)).toEqual([
    ['respostas', expect.stringContaining('As perguntas mudaram')],
  ])
  expect(await dadas()).toEqual([])
})

test.each([
  ['recebida', {}, 1, 200],
  ['lista_de_espera', {}, 1, 200],
  // Held back: the student sees that it is under review.
  ['aprovada', { retida: true, etapaMantida: 'em_analise' }, 1, 200],
  ['aprovada', {}, 0, 409],
  ['nao_selecionada', {}, 0, 409],
  ['retirada', {}, 0, 409],
  ['lista_de_espera', { retida: true, etapaMantida: 'aprovada' }, 0, 409],
] as const)('at %s with %j, %i answers are due and the call responds %i', async (etapa, retida, faltando, status) => {
  const { perguntar, responder, faltam, avisos, muda } = await createCandidatas()
  await muda({ etapa, ...retida })
  const [pergunta = expect.fail()] = await perguntar(horas)
  expect([await faltam(), (await avisos()).length]).toEqual([faltando, faltando])
  expect((await responder([{ pergunta: pergunta.id, valor: '12' }])).status).toBe(status)
})

test('nothing is due of a selection that is over, nor asked of anybody', async () => {
  const { id, perguntar, responder, faltam, avisos } = await createCandidatas()
  await db.update(vagas).set({ status: 'finalizada' }).where(eq(vagas.id, id))
  const [pergunta = expect.fail()] = await perguntar(horas)
  expect([await faltam(), await avisos()]).toEqual([0, []])
  expect(await responder([{ pergunta: pergunta.id, valor: '12' }])).toMatchObject({
    status: 409,
    body: { detail: 'A seleção desta oportunidade terminou.' },
  })
})

test('only a student who applied can answer', async () => {
  const { professora, perguntar, responder, dadas } = await createCandidatas()
  const [pergunta = expect.fail()] = await perguntar(horas)
  const respostas = [{ pergunta: pergunta.id, valor: '12' }]
  expect((await responder(respostas, professora)).status).toBe(403)
  expect((await responder(respostas, await board.createAluno())).status).toBe(404)
  expect(await dadas()).toEqual([])
})

test('a save notifies each student who owes an answer once, by the way that they chose', async () => {
  const { id, perguntar, responder, alunas, avisos } = await createCandidatas(2)
  const [ana, bia] = alunas
  const [opcional = expect.fail()] = await perguntar(onde)
  expect(await avisos(ana)).toEqual([])
  await responder([{ pergunta: opcional.id, valor: 'Gávea' }], ana)
  await perguntar({ ...opcional, obrigatoria: true })
  expect(await avisos(ana)).toEqual([])
  expect(await avisos(bia)).toMatchObject([
    {
      titulo: 'Novas perguntas em Monitoria de Redes',
      descricao: 'Falta você responder. A sua candidatura continua valendo.',
      acao: { rotulo: 'Responder', href: `/applications?vaga=${id}` },
    },
  ])
  await perguntar({ ...opcional, obrigatoria: true }, horas, link)
  expect([(await avisos(ana)).length, (await avisos(bia)).length]).toEqual([1, 1])
  const mails = await board.mailsTo(ana?.email ?? '')
  expect(mails.map(({ subject }) => subject)).toEqual(['Novas perguntas em Monitoria de Redes'])
})

test('two answers at the same time are stored once', async () => {
  const { perguntar, responder, dadas } = await createCandidatas()
  const [pergunta = expect.fail()] = await perguntar(horas)
  const respostas = [{ pergunta: pergunta.id, valor: '12' }]
  const both = await Promise.all([responder(respostas), responder(respostas)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await dadas()).toEqual([[horas.texto, '12']])
})
