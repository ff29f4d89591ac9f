import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { createInteresse, createVaga } from '../testing/createVaga.ts'
import type { VagaAnswer } from './vaga.ts'

/* Two sessions edit one vaga, each from the values with which it opened the form. */

let board: TestApp
let professora: Usuario

beforeAll(async () => {
  board = await createTestApp()
  professora = await board.createProfessor()
})
afterAll(() => board.close())

const lida = { titulo: 'Monitoria de Redes', descricao: 'Apoio às aulas de laboratório.', prazo: '2999-12-31' }

type Answer = VagaAnswer & { detail: Array<{ loc: string[]; type: string }> }

const publicada = async () => {
  const { id } = await createVaga(board.db, { autorId: professora.id, remuneracao: 500, ...lida })
  return {
    editar: (body: object) => board.call<Answer>(`PUT /vagas/${id}`, { as: professora, body }),
    ler: async () => (await board.call<VagaAnswer>(`GET /vagas/${id}`, { as: professora })).body,
  }
}

/** An edit by a form, which always sends title and description. */
const edicao = (mudancas: object) => ({ ...lida, ...mudancas, antes: { ...lida, remuneracao: 500 } })

const camposDe = ({ detail }: Answer) => detail.map(({ loc, type }) => [loc.at(-1), type])

describe('the second of two edits from the same values', () => {
  test('keeps what only the first has changed, and saves what only it has changed', async () => {
    const { editar, ler } = await publicada()
    expect((await editar(edicao({ titulo: 'Monitoria de Redes II' }))).status).toBe(200)
    const { status, body } = await editar(edicao({ descricao: 'Plantões de dúvidas às sextas.' }))
    expect(status).toBe(200)
    const ambas = { titulo: 'Monitoria de Redes II', descricao: 'Plantões de dúvidas às sextas.' }
    expect(body).toMatchObject(ambas)
    expect(await ler()).toMatchObject(ambas)
  })

  test('changes nothing if both have changed a field, and names each of these', async () => {
    const { editar, ler } = await publicada()
    await editar(edicao({ titulo: 'Monitoria de Redes II', prazo: '2999-12-20', remuneracao: 600 }))
    const { status, body } = await editar(
      edicao({ titulo: 'Redes', prazo: '2999-12-21', remuneracao: null, descricao: 'Plantões de dúvidas às sextas.' }),
    )
    expect(status).toBe(409)
    expect(camposDe(body)).toEqual([
      ['titulo', 'mudou'],
      ['prazo', 'mudou'],
      ['remuneracao', 'mudou'],
    ])
    expect(await ler()).toMatchObject({
      titulo: 'Monitoria de Redes II',
      descricao: lida.descricao,
      prazo: '2999-12-20',
      remuneracao: 600,
    })
  })

  test('is saved if both have changed a field to the same value', async () => {
    const { editar } = await publicada()
    const mesma = edicao({ titulo: 'Monitoria de Redes II' })
    await editar(mesma)
    expect((await editar(mesma)).status).toBe(200)
  })

  test('is saved once it starts from what the first has saved', async () => {
    const { editar } = await publicada()
    await editar(edicao({ titulo: 'Monitoria de Redes II' }))
    const { status, body } = await editar({ ...lida, titulo: 'Redes', antes: { titulo: 'Monitoria de Redes II' } })
    expect([status, body.titulo]).toEqual([200, 'Redes'])
  })

  test('wins, as in the base contract, without former values', async () => {
    const { editar } = await publicada()
    await editar(edicao({ titulo: 'Monitoria de Redes II' }))
    const { status, body } = await editar({ ...lida, titulo: 'Redes' })
    expect([status, body.titulo]).toEqual([200, 'Redes'])
  })
})

test('exactly one of two edits of a field at the same time is saved', async () => {
  const { editar, ler } = await publicada()
  const answers = await Promise.all(['Redes A', 'Redes B'].map(titulo => editar(edicao({ titulo }))))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const salva = answers.find(({ status }) => status === 200)
  expect((await ler()).titulo).toBe(salva?.body.titulo)
})

test('two edits of different fields at the same time are both saved', async () => {
  const { editar, ler } = await publicada()
  const uma = { titulo: 'Monitoria de Redes II' }
  const outra = { descricao: 'Plantões de dúvidas às sextas.' }
  await Promise.all([editar(edicao(uma)), editar(edicao(outra))])
  expect(await ler()).toMatchObject({ ...uma, ...outra })
})

test('the order of interests, line breaks of another system and a short old title are no change', async () => {
  const [a, b, c] = await Promise.all(['Redes', 'Robótica', 'Óptica'].map(nome => createInteresse(board.db, nome)))
  const { editar } = await publicada()
  await editar({ titulo: 'Redes', descricao: 'Uma linha comprida.\r\nOutra linha.', prazo: '', interesses: [a, b] })
  const antes = { titulo: 'Redes', descricao: 'Uma linha comprida.\nOutra linha.', interesses: [b, a] }
  const { status, body } = await editar({ ...antes, titulo: 'Redes II', interesses: [a, b, c], antes })
  expect([status, body.interesses?.length]).toEqual([200, 3])
  expect((await editar({ ...antes, titulo: 'Redes III', antes: { titulo: 'R' } })).status).toBe(409)
})

describe.each([
  {
    parte: 'perguntas',
    lida: { perguntas: [], arquivo: { pedido: 'nao', instrucao: null } },
    primeira: { perguntas: [], arquivo: { pedido: 'opcional', instrucao: null } },
    segunda: {
      perguntas: [{ texto: 'Qual turno?', tipo: 'escolha', obrigatoria: true, opcoes: ['Manhã', 'Tarde'] }],
      arquivo: { pedido: 'obrigatorio', instrucao: 'Seu currículo.' },
    },
    campos: ['arquivo'],
  },
  {
    parte: 'requisitos',
    lida: { cr_minimo: null, disciplinas: [], periodo_de: null, periodo_ate: null, cursos: [], fechada: false },
    primeira: { cr_minimo: 7.5, disciplinas: [{ codigo: 'INF1007', equivalentes: ['INF1025'] }] },
    segunda: { cr_minimo: 8, cursos: ['Física'], fechada: true },
    campos: ['cr_minimo', 'disciplinas'],
  },
  { parte: 'selecao', lida: { vagas: null }, primeira: { vagas: 2 }, segunda: { vagas: 3 }, campos: ['vagas'] },
])('the second of two forms of the $parte', ({ parte, lida, primeira, segunda, campos }) => {
  const aberta = async () => {
    const { id } = await createVaga(board.db, { autorId: professora.id })
    const salvar = async (body: object) => board.call<Answer>(`PUT /vagas/${id}/${parte}`, { as: professora, body })
    return { salvar, enviar: (nova: object, antes: object = lida) => salvar({ ...lida, ...nova, antes }) }
  }

  test('is refused, and saved once it starts from what the first has saved', async () => {
    const { salvar, enviar } = await aberta()
    const { body: salva } = await enviar(primeira)
    expect(salva).toMatchObject(primeira)
    const { status, body } = await enviar(segunda)
    expect([status, camposDe(body)]).toEqual([409, campos.map(campo => [campo, 'mudou'])])
    // What is sent as it was read is kept as it is.
    expect(await enviar(lida)).toMatchObject({ status: 200, body: salva })
    const { status: depois, body: agora } = await enviar(segunda, salva)
    expect(depois).toBe(200)
    // Without former values it wins.
    expect((await salvar({ ...lida, ...primeira })).status).toBe(200)
    expect(agora).toMatchObject(segunda)
  })

  test('changes nothing if both save the same', async () => {
    const { enviar } = await aberta()
    const { body } = await enviar(segunda)
    expect(await enviar(segunda)).toMatchObject({ status: 200, body })
  })

  test('loses or wins alone if both are saved at the same time', async () => {
    const { enviar } = await aberta()
    const answers = await Promise.all([primeira, segunda].map(each => enviar(each)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})
