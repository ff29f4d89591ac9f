import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'

type Pergunta = { id: number; texto: string; tipo: string; obrigatoria: boolean; opcoes: string[] }
type Formulario = { perguntas: Pergunta[]; arquivo: { pedido: string; instrucao: string | null } }
type Refused = { detail: string | Array<{ loc: string[]; msg: string }> }
type Marca = { tem_respostas: boolean }
type Respostas = {
  respostas: Array<{ pergunta: number | null; texto: string; tipo: string; valor: string }>
  arquivo: object | null
}

let board: TestApp
let professora: Usuario

beforeAll(async () => {
  board = await createTestApp()
  professora = await board.createProfessor()
})
afterAll(() => board.close())

const semArquivo = { pedido: 'nao', instrucao: null }
const curta = { texto: 'Onde você mora?', tipo: 'texto_curto', obrigatoria: false }
const horas = { texto: 'Quantas horas por semana?', tipo: 'numero', obrigatoria: true }
const turno = { texto: 'Qual turno?', tipo: 'escolha', obrigatoria: false, opcoes: ['Manhã', 'Tarde'] }
const longa = { texto: 'Conte um projeto seu.', tipo: 'texto_longo', obrigatoria: false }
const link = { texto: 'Seu portfólio?', tipo: 'link', obrigatoria: false }

const define = (vaga: number, perguntas: object[], arquivo: object = semArquivo) =>
  board.call<Formulario & Refused>(`PUT /vagas/${vaga}/perguntas`, { as: professora, body: { perguntas, arquivo } })

/** A vaga with these questions, and their ids. */
const createPedido = async (...perguntas: object[]) => {
  const { id } = await createVaga(board.db, { autorId: professora.id })
  const { body } = await define(id, perguntas)
  return { vaga: id, ids: body.perguntas.map(each => each.id) }
}

const apply = (vaga: number, as: Usuario, body: object = {}, headers = {}) =>
  board.call<{ id: number } & Refused>(`POST /candidaturas/vaga/${vaga}`, { as, body, headers })
const mine = (vaga: number, as: Usuario) => board.call<Respostas>(`GET /candidaturas/vaga/${vaga}/respostas`, { as })

describe('the questions of a vaga', () => {
  test('are empty at first, keep their order, and are part of the vaga for everybody', async () => {
    const { id } = await createVaga(board.db, { autorId: professora.id })
    const read = async (as: Usuario) => (await board.call<Formulario>(`GET /vagas/${id}`, { as })).body
    expect(await read(professora)).toMatchObject({ perguntas: [], arquivo: semArquivo })
    const arquivo = { pedido: 'opcional', instrucao: 'Seu currículo.' }
    const { status, body } = await define(id, [horas, turno, curta, longa, link], arquivo)
    expect(status).toBe(200)
    expect(body.perguntas.map(({ texto }) => texto)).toEqual(
      [horas, turno, curta, longa, link].map(({ texto }) => texto),
    )
    expect(body.arquivo).toEqual(arquivo)
    expect(await read(await board.createAluno())).toMatchObject(body)
    const { body: lista } = await board.call<{ vagas: object[] }>('GET /vagas', { as: professora })
    expect(lista.vagas[0]).not.toHaveProperty('perguntas')
  })

  test('keep their ids when moved or edited, and are inserted again if they were deleted', async () => {
    const { vaga, ids } = await createPedido(horas, turno)
    const [primeira, segunda] = ids
    const editada = { ...horas, id: primeira, texto: 'Quantas horas?' }
    const { body } = await define(vaga, [{ ...turno, id: segunda }, editada, { ...curta, id: 999_999 }])
    expect(body.perguntas).toMatchObject([{ id: segunda }, { id: primeira, texto: 'Quantas horas?' }, curta])
    expect(body.perguntas[2]?.id).not.toBe(999_999)
    expect((await define(vaga, [])).body.perguntas).toEqual([])
  })

  test('cannot have the id of a question of another vaga', async () => {
    const { ids } = await createPedido(horas)
    const outra = await createPedido()
    const { body } = await define(outra.vaga, [{ ...turno, id: ids[0] }])
    expect(body.perguntas[0]?.id).not.toBe(ids[0])
  })

  test.each([
    [Array.from({ length: 6 }, () => curta), 'perguntas', 'São no máximo 5 perguntas.'],
    [[{ ...curta, texto: 'Oi' }], 'texto', 'A pergunta tem de 3 a 300 caracteres.'],
    [[{ ...curta, texto: 'x'.repeat(301) }], 'texto', expect.any(String)],
    [[{ ...curta, tipo: 'cor' }], 'tipo', expect.any(String)],
    [[{ ...turno, opcoes: ['Só uma'] }], 'opcoes', 'Escreva de 2 a 10 opções.'],
    [[{ ...turno, opcoes: ['Manhã', ' Manhã'] }], 'opcoes', 'Há duas opções iguais.'],
    [
      [{ ...turno, opcoes: Array.from({ length: 11 }, (_, index) => `${index}`) }],
      'opcoes',
      'São no máximo 10 opções.',
    ],
    [[{ ...turno, opcoes: ['Manhã', ' '] }], '1', 'Escreva a opção.'],
    [[{ ...turno, opcoes: ['Manhã', 'x'.repeat(81)] }], '1', expect.any(String)],
  ])('may not be %j', async (perguntas, campo, msg) => {
    const { vaga } = await createPedido(curta)
    const { status, body } = await define(vaga, perguntas)
    expect(status).toBe(422)
    expect(body.detail).toContainEqual(expect.objectContaining({ loc: expect.arrayContaining([campo]), msg }))
  })
})

describe('answers', () => {
  test('are stored with the question as it was, for the student and for the professor', async () => {
    const { vaga, ids } = await createPedido(curta, horas, turno, longa, link)
    const [ana, bia] = [await board.createAluno(), await board.createAluno()]
    const valores = [' Gávea ', '7,5', 'Tarde', 'Um robô.\nDois robôs.', 'https://ana.example/obra']
    const respostas = ids.map((pergunta, index) => ({ pergunta, valor: valores[index] }))
    const { status, body } = await apply(vaga, ana, { carta_motivacao: 'Oi', respostas })
    expect(status).toBe(201)
    await apply(vaga, bia, { respostas: [{ pergunta: ids[1], valor: '-3' }] })
    await define(vaga, [{ ...turno, id: ids[2], texto: 'Manhã ou tarde?' }])
    const [, , turnoId] = ids
    const suas = {
      candidatura: body.id,
      vaga,
      respostas: [
        { pergunta: null, texto: curta.texto, tipo: 'texto_curto', valor: 'Gávea' },
        { pergunta: null, texto: horas.texto, tipo: 'numero', valor: '7,5' },
        { pergunta: turnoId, texto: turno.texto, tipo: 'escolha', valor: 'Tarde' },
        { pergunta: null, texto: longa.texto, tipo: 'texto_longo', valor: 'Um robô.\nDois robôs.' },
        { pergunta: null, texto: link.texto, tipo: 'link', valor: 'https://ana.example/obra' },
      ],
      arquivo: null,
    }
    expect((await mine(vaga, ana)).body).toEqual(suas)
    expect((await board.call(`GET /candidaturas/${body.id}/respostas`, { as: professora })).body).toEqual(suas)
    const { body: todas } = await board.call<object[]>(`GET /vagas/${vaga}/respostas`, { as: professora })
    expect(todas).toMatchObject([suas, { respostas: [{ valor: '-3' }], arquivo: null }])
    expect((await mine(vaga, await board.createAluno())).status).toBe(404)
  })

  const tooLong = (pergunta: { texto: string }, max: number) =>
    `A resposta a “${pergunta.texto}” tem no máximo ${max} caracteres.`
  const notLink = `A resposta a “${link.texto}” deve ser um link que comece com http:// ou https://.`

  test.each([
    [horas, undefined, `Responda à pergunta “${horas.texto}”.`],
    [horas, '   ', `Responda à pergunta “${horas.texto}”.`],
    [horas, 'doze', `A resposta a “${horas.texto}” deve ser um número.`],
    [horas, '1e999', `A resposta a “${horas.texto}” deve ser um número.`],
    [horas, 'Infinity', `A resposta a “${horas.texto}” deve ser um número.`],
    [curta, 'x'.repeat(201), tooLong(curta, 200)],
    [link, `https://x.example/${'x'.repeat(500)}`, tooLong(link, 500)],
    [link, 'javascript:alert(1)', notLink],
    [link, 'ana.example', notLink],
    [turno, 'Noite', `Escolha uma das opções de “${turno.texto}”.`],
  ])('to %j may not be %j', async (pergunta, valor, msg) => {
    const { vaga, ids } = await createPedido(pergunta)
    const respostas = valor === undefined ? [] : [{ pergunta: ids[0], valor }]
    const ana = await board.createAluno()
    const { status, body } = await apply(vaga, ana, { respostas })
    expect([status, body.detail]).toEqual([422, [{ loc: ['body', `respostas.${ids[0]}`], msg, type: 'custom' }]])
    expect((await mine(vaga, ana)).status).toBe(404)
  })

  test.each([
    [curta, 'x'.repeat(200)],
    [longa, 'x'.repeat(2000)],
    [horas, '0'],
  ])('to %j may be as long', async (pergunta, valor) => {
    const { vaga, ids } = await createPedido(pergunta)
    const { status } = await apply(vaga, await board.createAluno(), { respostas: [{ pergunta: ids[0], valor }] })
    expect(status).toBe(201)
  })

  test('to questions that changed meanwhile are refused, naming the current question', async () => {
    const { vaga, ids } = await createPedido(curta, turno)
    const ana = await board.createAluno()
    const [primeira, segunda] = ids
    const respostas = [
      { pergunta: primeira, texto: curta.texto, valor: 'Gávea' },
      { pergunta: segunda, texto: turno.texto, valor: 'Tarde' },
    ]
    const { body: agora } = await define(vaga, [{ ...curta, id: primeira }, horas])
    const semHoras = await apply(vaga, ana, { respostas })
    expect(semHoras.body.detail).toMatchObject([
      { loc: ['body', `respostas.${agora.perguntas[1]?.id}`], msg: `Responda à pergunta “${horas.texto}”.` },
      { loc: ['body', 'respostas'] },
    ])
    await define(vaga, [{ ...curta, id: primeira }])
    expect((await apply(vaga, ana, { respostas })).body.detail).toMatchObject([{ loc: ['body', 'respostas'] }])
    await define(vaga, [{ ...curta, id: primeira, texto: 'Em que bairro?' }])
    const mudou = await apply(vaga, ana, { respostas: respostas.slice(0, 1) })
    expect(mudou.body.detail).toMatchObject([
      { loc: ['body', `respostas.${primeira}`], msg: expect.stringContaining('“Em que bairro?”') },
    ])
    const certa = [{ pergunta: primeira, texto: 'Em que bairro?', valor: 'Gávea' }]
    expect((await apply(vaga, ana, { respostas: certa })).status).toBe(201)
  })

  test('are part of what an idempotency key compares', async () => {
    const { vaga, ids } = await createPedido(curta)
    const ana = await board.createAluno()
    const send = (valor: string) =>
      apply(vaga, ana, { respostas: [{ pergunta: ids[0], valor }] }, { 'idempotency-key': 'a-mesma' })
    const first = await send('Gávea')
    expect(await send('Gávea')).toMatchObject({ status: 201, body: first.body })
    expect((await send('Leblon')).status).toBe(422)
  })

  test("are mentioned in the student's own candidatura", async () => {
    const { vaga, ids } = await createPedido(curta)
    const [ana, bia] = [await board.createAluno(), await board.createAluno()]
    await apply(vaga, ana, { respostas: [{ pergunta: ids[0], valor: 'Gávea' }] })
    await apply(vaga, bia)
    const read = async (as: Usuario) => {
      const { body: status } = await board.call<Marca>(`GET /api/candidaturas/vaga/${vaga}/candidatura-status`, { as })
      const { body } = await board.call<{ candidaturas: Marca[] }>(`GET /candidaturas?vaga=${vaga}`, { as })
      return [status, ...body.candidaturas].map(({ tem_respostas }) => tem_respostas)
    }
    expect([await read(ana), await read(bia)]).toEqual([
      [true, true],
      [false, false],
    ])
    expect(await read(await board.createAluno())).toEqual([false])
  })

  test('match the questions of the form or are refused, whichever of two concurrent requests is first', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { vaga, ids } = await createPedido(curta)
      const [ana, [pergunta]] = [await board.createAluno(), ids]
      const respostas = [{ pergunta, texto: curta.texto, valor: 'Gávea' }]
      const nova = { ...curta, id: pergunta, texto: 'Em que bairro você mora?' }
      const requests = [() => apply(vaga, ana, { respostas }), () => define(vaga, [nova])]
      await Promise.all((round % 2 === 0 ? requests : requests.toReversed()).map(request => request()))
      const { status, body } = await mine(vaga, ana)
      if (status === 200) {
        expect(body.respostas).toMatchObject([{ texto: curta.texto, valor: 'Gávea' }])
      } else {
        const { detail } = (await apply(vaga, ana, { respostas })).body
        expect(detail).toMatchObject([{ msg: expect.stringContaining('mudou enquanto você respondia') }])
      }
      expect([200, 404]).toContain(status)
    }
  })

  test('are deleted when the candidatura is cancelled', async () => {
    const { vaga, ids } = await createPedido(curta)
    const ana = await board.createAluno()
    await apply(vaga, ana, { respostas: [{ pergunta: ids[0], valor: 'Gávea' }] })
    await board.call(`DELETE /candidaturas/vaga/${vaga}`, { as: ana })
    expect((await apply(vaga, ana)).status).toBe(201)
    expect((await mine(vaga, ana)).body.respostas).toEqual([])
  })
})
