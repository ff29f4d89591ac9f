import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anotacoes, avaliacoes } from '../db/schema/avaliacoes.ts'
import { candidaturas } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import type { AnotacaoAnswer, AvaliacaoAnswer, AvaliacoesAnswer } from './avaliacoes.schemas.ts'

type Refused = { detail: string | Array<{ loc: string[]; msg: string }> }

let board: TestApp
let professora: Usuario
let colega: Usuario

beforeAll(async () => {
  board = await createTestApp()
  professora = await board.createProfessor({ usuario: 'Rita Lima', avatar: '/avatares/r.webp' })
  colega = await board.createProfessor()
})
afterAll(() => board.close())

const createCandidatura = async () => {
  const vaga = await createVaga(board.db, { autorId: professora.id })
  const candidata = await board.createAluno()
  const [made] = await board.db.insert(candidaturas).values({ vagaId: vaga.id, candidatoId: candidata.id }).returning()
  return { id: made?.id ?? 0, vaga: vaga.id, candidata }
}

const rate = (id: number, body: object, as = professora) =>
  board.call<AvaliacaoAnswer & Refused>(`PUT /candidaturas/${id}/avaliacao`, { as, body })
const note = (id: number, texto: string, headers = {}) =>
  board.call<AnotacaoAnswer & Refused>(`POST /candidaturas/${id}/anotacoes`, {
    as: professora,
    body: { texto },
    headers,
  })
const read = async (id: number) =>
  (await board.call<AvaliacaoAnswer>(`GET /candidaturas/${id}/avaliacao`, { as: professora })).body
const readNotes = async (id: number) =>
  (await board.call<AnotacaoAnswer[]>(`GET /candidaturas/${id}/anotacoes`, { as: professora })).body
const erase = (id: number, anotacao: number, as = professora) =>
  board.call<Refused | null>(`DELETE /candidaturas/${id}/anotacoes/${anotacao}`, { as })

const rateMany = (vaga: number, body: object, as = professora) =>
  board.call<AvaliacoesAnswer & Refused>(`PUT /vagas/${vaga}/avaliacoes`, { as, body })

const none = { nota: null, etiquetas: [], anotacoes: 0 }

describe('rating and labels', () => {
  test('are empty at first, are saved, replaced and cleared, and appear in the list of the vaga', async () => {
    const { id, vaga } = await createCandidatura()
    const list = async () => (await board.call(`GET /candidaturas/vaga/${vaga}`, { as: professora })).body
    expect(await read(id)).toEqual(none)
    expect(await list()).toMatchObject([{ id, ...none }])
    expect((await rate(id, { nota: 4, etiquetas: ['Já foi monitora', 'Conversar'] })).body).toEqual({
      nota: 4,
      etiquetas: ['Já foi monitora', 'Conversar'],
      anotacoes: 0,
    })
    await note(id, 'Perguntar dos horários.')
    expect(await list()).toMatchObject([
      { id, nota: 4, etiquetas: ['Já foi monitora', 'Conversar'], anotacoes: 1, etapa: 'recebida' },
    ])
    expect((await rate(id, { nota: null, etiquetas: ['Conversar'] })).body).toMatchObject({
      nota: null,
      etiquetas: ['Conversar'],
    })
    expect((await rate(id, { nota: 1, etiquetas: [] })).body).toEqual({ nota: 1, etiquetas: [], anotacoes: 1 })
    expect(await read(id)).toEqual({ nota: 1, etiquetas: [], anotacoes: 1 })
  })

  test('do not conflict with a move', async () => {
    const { id, vaga } = await createCandidatura()
    await rate(id, { nota: 3, etiquetas: [] })
    const movimentos = [{ candidatura: id, versao: 0 }]
    const body = { movimentos, para: 'em_analise' }
    const moved = await board.call(`POST /vagas/${vaga}/selecao/movimentos`, { as: professora, body })
    expect(moved.body).toMatchObject({ movidas: [{ id, versao: 1 }] })
  })

  test.each([
    [{ nota: 1, etiquetas: [] }],
    [{ nota: 5, etiquetas: Array.from({ length: 10 }, (_, index) => `${index}`.padEnd(30, 'x')) }],
  ])('may be %j', async body => {
    const { id } = await createCandidatura()
    expect(await rate(id, body)).toMatchObject({ status: 200, body })
  })

  test('trim labels, and keep one of those that differ only in case', async () => {
    const { id } = await createCandidatura()
    const { body } = await rate(id, { nota: null, etiquetas: ['  Boa   carta ', 'ótima', 'boa carta', 'Ótima'] })
    expect(body.etiquetas).toEqual(['Boa carta', 'ótima'])
  })

  test.each([
    [{ nota: 0, etiquetas: [] }, 'nota', 'A nota vai de 1 a 5.'],
    [{ nota: 6, etiquetas: [] }, 'nota', 'A nota vai de 1 a 5.'],
    [{ nota: 2.5, etiquetas: [] }, 'nota', 'A nota vai de 1 a 5.'],
    [
      { nota: null, etiquetas: Array.from({ length: 11 }, (_, index) => `${index}`) },
      'etiquetas',
      'São no máximo 10 etiquetas.',
    ],
    [{ nota: null, etiquetas: ['   '] }, 'etiquetas', 'Escreva a etiqueta.'],
    [{ nota: null, etiquetas: ['x'.repeat(31)] }, 'etiquetas', expect.any(String)],
    [{ nota: null, etiquetas: ['um\u202Edois'] }, 'etiquetas', expect.stringMatching(/invisível/)],
  ])('may not be %j', async (body, campo, msg) => {
    const { id } = await createCandidatura()
    const { status, body: said } = await rate(id, body)
    expect(status).toBe(422)
    expect(said.detail).toMatchObject([{ loc: expect.arrayContaining(['body', campo]), msg }])
    expect(await read(id)).toEqual(none)
  })
})

describe('notes', () => {
  test('have text, author and time, oldest first, and are counted', async () => {
    const { id } = await createCandidatura()
    const { status, body } = await note(id, '  Conversamos\nna segunda. ')
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      texto: 'Conversamos\nna segunda.',
      criado_em: expect.stringMatching(/^\d{4}-.+Z$/),
      autor: { id: professora.id, usuario: 'Rita Lima', avatar: '/avatares/r.webp' },
    })
    const second = (await note(id, 'x'.repeat(2000))).body
    expect(await readNotes(id)).toEqual([body, second])
    expect(await read(id)).toEqual({ ...none, anotacoes: 2 })
  })

  test.each(['   ', 'x'.repeat(2001), 'um\u0000dois'])('may not be such a text', async texto => {
    const { id } = await createCandidatura()
    expect((await note(id, texto)).status).toBe(422)
    expect(await readNotes(id)).toEqual([])
  })

  test('are written once per idempotency key', async () => {
    const { id } = await createCandidatura()
    const headers = { 'idempotency-key': 'uma-chave' }
    const first = await note(id, 'Uma vez.', headers)
    expect(await note(id, 'Uma vez.', headers)).toMatchObject({ status: 201, body: first.body })
    expect((await note(id, 'Outra coisa.', headers)).status).toBe(422)
    expect(await readNotes(id)).toEqual([first.body])
  })

  test('are at most 100, also when two are written at once', async () => {
    const { id } = await createCandidatura()
    const values = Array.from({ length: 99 }, () => ({ candidaturaId: id, autorId: professora.id, texto: 'Nota' }))
    await board.db.insert(anotacoes).values(values)
    const both = await Promise.all([note(id, 'A centésima.'), note(id, 'Uma a mais.')])
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]))
    expect(both.find(({ status }) => status === 409)?.body.detail).toBe(
      'São no máximo 100 anotações por candidatura. Exclua uma para escrever outra.',
    )
    const [oldest] = await readNotes(id)
    expect((await erase(id, oldest?.id ?? 0)).status).toBe(204)
    expect((await note(id, 'Agora cabe.')).status).toBe(201)
  })

  test('are deleted by their author; deleting again changes nothing', async () => {
    const { id } = await createCandidatura()
    const { body } = await note(id, 'Engano.')
    const kept = (await note(id, 'Fica.')).body
    expect((await erase(id, body.id)).status).toBe(204)
    expect((await erase(id, body.id)).status).toBe(204)
    expect(await readNotes(id)).toEqual([kept])
  })

  test('of somebody else, or of a deleted account, stay', async () => {
    const { id } = await createCandidatura()
    const texto = 'De outra pessoa.'
    const made = await board.db
      .insert(anotacoes)
      .values([
        { candidaturaId: id, autorId: colega.id, texto },
        { candidaturaId: id, autorId: null, texto },
      ])
      .returning()
    for (const { id: anotacao } of made) {
      expect(await erase(id, anotacao)).toMatchObject({
        status: 403,
        body: { detail: 'Esta anotação é de outra pessoa.' },
      })
    }
    expect((await readNotes(id)).map(({ autor }) => autor?.id ?? null)).toEqual([colega.id, null])
  })

  test('are not deleted through another candidatura', async () => {
    const [one, other] = [await createCandidatura(), await createCandidatura()]
    const { body } = await note(one.id, 'Desta.')
    expect((await erase(other.id, body.id)).status).toBe(204)
    expect(await readNotes(one.id)).toEqual([body])
  })
})

describe('what professors write about a candidatura', () => {
  test('is refused to the student, to another professor, to an unconfirmed professor, and without a session', async () => {
    const { id, candidata } = await createCandidatura()
    const { id: anotacao } = (await note(id, 'Fica comigo.')).body
    const aConfirmar = await board.createProfessor({ professorConfirmadoEm: null })
    const body = { nota: 1, etiquetas: ['Alheia'] }
    const calls = [
      ['GET', 'avaliacao'],
      ['PUT', 'avaliacao', body],
      ['GET', 'anotacoes'],
      ['POST', 'anotacoes', { texto: 'Alheia.' }],
      ['DELETE', `anotacoes/${anotacao}`],
    ] as const
    for (const [method, path, sent] of calls) {
      const statusFor = async (as?: Usuario) =>
        (await board.call(`${method} /candidaturas/${id}/${path}`, { ...(as && { as }), ...(sent && { body: sent }) }))
          .status
      expect(await statusFor()).toBe(401)
      for (const as of [candidata, colega, aConfirmar]) expect(await statusFor(as)).toBe(403)
    }
    expect(await read(id)).toEqual({ ...none, anotacoes: 1 })
  })

  test('creates no notification and no mail', async () => {
    const { id, candidata } = await createCandidatura()
    await rate(id, { nota: 5, etiquetas: ['Chamar'] })
    await note(id, 'Chamar na segunda.')
    for (const as of [candidata, professora]) {
      expect((await board.call('GET /notificacoes', { as })).body).toMatchObject({ total: 0 })
    }
    expect(await board.mailsTo(candidata.email)).toEqual([])
  })

  test('is deleted with the candidatura when it is cancelled', async () => {
    const { id, vaga, candidata } = await createCandidatura()
    await rate(id, { nota: 5, etiquetas: ['Chamar'] })
    await note(id, 'Chamar na segunda.')
    expect((await board.call(`DELETE /candidaturas/vaga/${vaga}`, { as: candidata })).status).toBe(204)
    const kept = [
      ...(await board.db.select({ id: avaliacoes.candidaturaId }).from(avaliacoes)),
      ...(await board.db.select({ id: anotacoes.candidaturaId }).from(anotacoes)),
    ]
    expect(kept.map(each => each.id)).not.toContain(id)
    expect((await rate(id, { nota: 5, etiquetas: [] })).status).toBe(403)
  })
})

describe('rating several at once', () => {
  const apply = async (vagaId: number) => {
    const { id: candidatoId } = await board.createAluno()
    const [made] = await board.db.insert(candidaturas).values({ vagaId, candidatoId }).returning()
    return made?.id ?? 0
  }

  test('changes the rating or adds a label, and keeps the rest of each', async () => {
    const { id: um, vaga } = await createCandidatura()
    const outro = await apply(vaga)
    await rate(um, { nota: 2, etiquetas: ['Chamar'] })
    await note(um, 'Ligar.')
    const { body } = await rateMany(vaga, { candidaturas: [um, outro, um], nota: 4 })
    expect(body.recusadas).toEqual([])
    expect(body.avaliadas).toEqual([
      { candidatura: um, nota: 4, etiquetas: ['Chamar'], anotacoes: 1 },
      { candidatura: outro, nota: 4, etiquetas: [], anotacoes: 0 },
    ])
    await rateMany(vaga, { candidaturas: [um, outro], etiqueta: ' chamar ' })
    expect(await read(um)).toEqual({ nota: 4, etiquetas: ['Chamar'], anotacoes: 1 })
    expect(await read(outro)).toEqual({ nota: 4, etiquetas: ['chamar'], anotacoes: 0 })
  })

  test('names those that it cannot rate, and rates the others', async () => {
    const { id: cheia, vaga } = await createCandidatura()
    const livre = await apply(vaga)
    const { id: deOutra } = await createCandidatura()
    await rate(cheia, { nota: null, etiquetas: Array.from({ length: 10 }, (_, index) => `e${index}`) })
    const { body } = await rateMany(vaga, { candidaturas: [cheia, livre, deOutra], etiqueta: 'Nova' })
    expect(body.avaliadas.map(({ candidatura }) => candidatura)).toEqual([livre])
    expect(body.recusadas).toEqual([
      { candidatura: cheia, detail: 'Já tem 10 etiquetas.' },
      { candidatura: deOutra, detail: 'Esta candidatura foi cancelada.' },
    ])
    expect(await read(deOutra)).toEqual(none)
  })

  test('needs a rating or a label, and somebody to rate', async () => {
    const { id, vaga } = await createCandidatura()
    for (const body of [
      { candidaturas: [id] },
      { candidaturas: [], nota: 3 },
      { candidaturas: [id], nota: 6 },
      { candidaturas: [id], etiqueta: ' ' },
      { candidaturas: Array.from({ length: 501 }, (_, index) => index + 1), nota: 3 },
    ]) {
      expect((await rateMany(vaga, body)).status).toBe(422)
    }
    expect((await rateMany(vaga, { candidaturas: [id], nota: 3 }, colega)).status).toBe(403)
    expect(await read(id)).toEqual(none)
  })
})
