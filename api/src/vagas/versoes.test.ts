import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VagaAnswer } from './vaga.ts'
import { updateVagaBody } from './vagas.schemas.ts'
import type { UpdateVaga } from './vagas.schemas.ts'
import { mudancasDeVaga } from './versoesDeVaga.ts'
import type { Conteudo } from './versoesDeVaga.ts'
import { versoesDeVaga } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { createInteresse, createVaga } from '../testing/createVaga.ts'
import { createSelecao } from '../testing/createSelecao.ts'

let board: TestApp
let professora: Usuario

beforeAll(async () => {
  board = await createTestApp()
  professora = await board.createProfessor()
})
afterAll(() => board.close())

type Own = { candidaturas: Array<{ vaga: VagaAnswer; vaga_original: Partial<Conteudo> | null }> }
type Aviso = { id: number; titulo: string; descricao: string; acao: { href: string } }

const publicada = async () => {
  const { id } = await createVaga(board.db, { autorId: professora.id, titulo: 'Monitoria de Redes', remuneracao: 500 })
  const candidatar = async (as?: Usuario) => {
    const aluno = as ?? (await board.createAluno())
    expect((await board.call(`POST /candidaturas/vaga/${id}`, { as: aluno })).status).toBe(201)
    return aluno
  }
  return {
    id,
    candidatar,
    editar: (body: object) => board.call(`PUT /vagas/${id}`, { as: professora, body }),
    original: async (as: Usuario) => {
      const { body } = await board.call<Own>(`GET /candidaturas?vaga=${id}`, { as })
      return body.candidaturas[0]?.vaga_original
    },
    versoes: async () => (await board.db.select().from(versoesDeVaga)).filter(({ vagaId }) => vagaId === id).length,
    avisos: async (as: Usuario) => {
      const { body } = await board.call<{ notificacoes: Aviso[] }>('GET /notificacoes?limit=100', { as })
      return body.notificacoes
    },
  }
}

/** Another value for each field of an edit. */
const toNovos = (interesse: number) =>
  ({
    titulo: 'Monitoria de Redes II',
    descricao: 'Outra descrição, de outra monitoria.',
    prazo: '2998-12-31',
    interesses: [interesse],
    department_id: 19,
    location_id: 1,
    tipo_id: 2,
    remuneracao: null,
    desconto: 10,
    horas_complementares: 20,
    lugares: 3,
    horas_semanais: 12,
    modalidade: 'hibrido',
    resposta_ate: '2999-12-31',
  }) satisfies Record<keyof UpdateVaga, unknown>

describe('a candidate', () => {
  test('keeps what each field of an edit changes, and is notified if it may change their mind', async () => {
    const novos = toNovos(await createInteresse(board.db, 'Compiladores'))
    expect(Object.keys(novos).toSorted()).toEqual(Object.keys(updateVagaBody.shape).toSorted())
    for (const nome of updateVagaBody.keyof().options) {
      const { candidatar, editar, original, avisos } = await publicada()
      const aluno = await candidatar()
      expect((await editar({ [nome]: novos[nome] })).status).toBe(200)
      const lido = nome.replace(/_id$/, '')
      const mudanca = Object.entries(mudancasDeVaga).find(([campo]) => campo === lido)?.[1]
      expect(Object.keys((await original(aluno)) ?? {})).toEqual(mudanca ? [lido] : [])
      const notificado = (await avisos(aluno)).some(({ titulo }) => titulo === 'A oportunidade mudou')
      expect(notificado).toBe(mudanca?.notifica ?? false)
    }
  })

  test('keeps each field as it was, and a later candidate has the vaga as it is then', async () => {
    const { candidatar, editar, original, versoes } = await publicada()
    const ana = await candidatar()
    expect(await original(ana)).toBeNull()
    const novos = toNovos(await createInteresse(board.db, 'Redes'))
    await editar(novos)
    expect(await original(ana)).toEqual({
      titulo: 'Monitoria de Redes',
      descricao: 'Uma vaga que existe para ser testada.',
      prazo: '2999-12-31',
      tipo: { id: 1, nome: expect.any(String) },
      department: { id: 1, name: expect.any(String) },
      location: { id: 2, name: 'PUC' },
      interesses: [],
      remuneracao: 500,
      desconto: null,
      horas_complementares: null,
      horas_semanais: null,
      modalidade: null,
      resposta_ate: null,
    })
    const bia = await candidatar()
    expect(await original(bia)).toBeNull()
    await editar({ prazo: '2999-01-31' })
    expect(await original(bia)).toEqual({ prazo: '2998-12-31' })
    expect(await original(ana)).toMatchObject({ titulo: 'Monitoria de Redes', prazo: '2999-12-31' })
    expect(await versoes()).toBe(2)
  })

  test('keeps the requirements that the vaga had', async () => {
    const { id, candidatar, editar, original, versoes } = await publicada()
    const pedir = (body: object) =>
      board.call(`PUT /vagas/${id}/requisitos`, {
        as: professora,
        body: { disciplinas: [], cursos: [], fechada: false, ...body },
      })
    const ana = await candidatar()
    await pedir({ cr_minimo: 7 })
    const nada = { cr_minimo: null, disciplinas: [], periodo_de: null, periodo_ate: null, cursos: [], fechada: false }
    expect(await original(ana)).toEqual({ requisitos: nada })
    const bia = await candidatar()
    expect(await original(bia)).toBeNull()
    await editar({ titulo: 'Outro título' })
    expect(await original(bia)).toEqual({ titulo: 'Monitoria de Redes' })
    await pedir({ cr_minimo: 8 })
    expect(await original(bia)).toEqual({ titulo: 'Monitoria de Redes', requisitos: { ...nada, cr_minimo: 7 } })
    expect(await versoes()).toBe(2)
  })

  test('sees no change once it is undone, and two such edits store one version', async () => {
    const { candidatar, editar, original, versoes } = await publicada()
    const ana = await candidatar()
    await editar({ titulo: 'Outro título' })
    expect(await original(ana)).toEqual({ titulo: 'Monitoria de Redes' })
    await editar({ titulo: 'Monitoria de Redes' })
    expect(await original(ana)).toBeNull()
    const bia = await candidatar()
    await editar({ titulo: 'Mais um título' })
    expect([await original(ana), await original(bia)]).toEqual(
      Array.from({ length: 2 }, () => ({ titulo: 'Monitoria de Redes' })),
    )
    expect(await versoes()).toBe(1)
  })

  test('a student who cancels and applies again has the current vaga', async () => {
    const { id, candidatar, editar, original } = await publicada()
    const ana = await candidatar()
    await editar({ titulo: 'Outro título' })
    expect((await board.call(`DELETE /candidaturas/vaga/${id}`, { as: ana })).status).toBe(204)
    await candidatar(ana)
    expect(await original(ana)).toBeNull()
  })
})

test('an edit that changes nothing, or of a vaga without candidaturas, stores no version', async () => {
  const { candidatar, editar, versoes } = await publicada()
  await editar({ titulo: 'Outro título' })
  await candidatar()
  await editar({ titulo: 'Outro título', prazo: null })
  expect(await versoes()).toBe(0)
})

test('a candidate who applies during an edit has the vaga either before or after it', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id, candidatar, editar, original, avisos } = await publicada()
    const ana = await board.createAluno()
    const requests = [() => candidatar(ana), () => editar({ titulo: 'Outro título' })]
    await Promise.all((round % 2 === 0 ? requests : requests.toReversed()).map(request => request()))
    // The title at the time of applying, from the professor's notification.
    const aviso = (await avisos(professora)).find(({ acao }) => acao.href.startsWith(`/professor/opportunities/${id}/`))
    const antes = aviso?.descricao.endsWith('a Monitoria de Redes.')
    expect(await original(ana)).toEqual(antes ? { titulo: 'Monitoria de Redes' } : null)
  }
})

test('concurrent candidates share one version', async () => {
  const { candidatar, editar, original, versoes } = await publicada()
  const alunos = await Promise.all([candidatar(), candidatar(), candidatar()])
  await editar({ titulo: 'Outro título' })
  const titulos = await Promise.all(alunos.map(async aluno => (await original(aluno))?.titulo))
  expect(titulos).toEqual(alunos.map(() => 'Monitoria de Redes'))
  expect(await versoes()).toBe(1)
})

test('a vaga with versions can be deleted once it has no candidatura', async () => {
  const { id, candidatar, editar } = await publicada()
  const ana = await candidatar()
  await editar({ titulo: 'Outro título' })
  await board.call(`DELETE /candidaturas/vaga/${id}`, { as: ana })
  expect((await board.call(`DELETE /vagas/${id}`, { as: professora })).status).toBe(204)
})

describe('candidates are notified', () => {
  test('of the latest edit of the title, the deadline, the place or the pay, in one notice while it is unread', async () => {
    const { id, candidatar, editar, avisos } = await publicada()
    const ana = await candidatar()
    for (const edicao of [
      { prazo: '2998-12-31' },
      { location_id: 1 },
      { titulo: 'Outro título' },
      { remuneracao: 700, horas_complementares: 20 },
    ]) {
      await editar(edicao)
    }
    expect(await avisos(ana)).toMatchObject([
      {
        titulo: 'A oportunidade mudou',
        descricao: 'Outro título: remuneração de R$ 500 para R$ 700; horas complementares mudaram.',
        acao: { href: `/opportunities/${id}` },
      },
    ])
  })

  test('by mail of each different edit, also while the notice of the one before is unread', async () => {
    const { candidatar, editar } = await publicada()
    const ana = await candidatar()
    const mudou = async () =>
      (await board.mailsTo(ana.email))
        .filter(({ subject }) => subject === 'A oportunidade mudou: Monitoria de Redes')
        .map(({ text }) => /Monitoria de Redes: .*$/m.exec(text)?.[0])
    const esperados = [
      'Monitoria de Redes: prazo de 31/12/2999 para 31/12/2998.',
      'Monitoria de Redes: remuneração de R$ 500 para R$ 600.',
      'Monitoria de Redes: remuneração de R$ 600 para R$ 700.',
    ]
    const edicoes = [{ prazo: '2998-12-31' }, { remuneracao: 600 }, { remuneracao: 700 }, { remuneracao: 700 }]
    for (const [n, edicao] of edicoes.entries()) {
      await editar(edicao)
      expect(await mudou()).toEqual(esperados.slice(0, n + 1))
    }
  })

  test('neither of other edits nor after they withdrew', async () => {
    const { vaga, mover, retirar, aluno, alunos, professora: autora } = await createSelecao(board, 2)
    await mover('em_analise')
    await retirar(aluno)
    const editar = (body: object) => board.call(`PUT /vagas/${vaga.id}`, { as: autora, body })
    const avisos = async (as?: Usuario) => {
      const { body } = await board.call<{ notificacoes: Aviso[] }>('GET /notificacoes?limit=100', as && { as })
      return body.notificacoes.filter(({ titulo }) => titulo === 'A oportunidade mudou').length
    }
    await editar({ descricao: 'Outra descrição, de outra monitoria.', horas_complementares: 20 })
    expect(await avisos(alunos[1])).toBe(0)
    await editar({ remuneracao: 400 })
    expect([await avisos(aluno), await avisos(alunos[1])]).toEqual([0, 1])
  })
})

describe('a student who withdrew', () => {
  const retirada = async () => {
    const selecao = await createSelecao(board, 2)
    await selecao.mover('em_analise')
    await selecao.retirar(selecao.aluno)
    return selecao
  }

  test("is no candidate in the professor's list of vagas, and stays in the list of candidaturas", async () => {
    const { professora: autora, vaga, estados } = await retirada()
    const { body } = await board.call<{ vagas: Array<{ id: number; candidates: number }> }>('GET /vagas/professor', {
      as: autora,
    })
    expect(body.vagas.find(({ id }) => id === vaga.id)?.candidates).toBe(1)
    expect((await estados()).map(({ etapa }) => etapa).toSorted()).toEqual(['em_analise', 'retirada'])
  })

  test("is not notified of the vaga's status any more", async () => {
    const { professora: autora, vaga, aluno, alunos } = await retirada()
    await board.call(`PUT /vagas/${vaga.id}/status`, { as: autora, body: { status: 'finalizada' } })
    const avisos = async (as?: Usuario) => {
      const { body } = await board.call<{ notificacoes: Aviso[] }>('GET /notificacoes?limit=100', as && { as })
      return body.notificacoes.filter(({ titulo }) => titulo === 'A seleção mudou de status').length
    }
    expect([await avisos(aluno), await avisos(alunos[1])]).toEqual([0, 1])
  })

  test('keeps the vaga from being deleted, with a sentence that says why', async () => {
    const { professora: autora, vaga, aluno, mover, retirar } = await createSelecao(board)
    const excluir = () => board.call<{ detail: string }>(`DELETE /vagas/${vaga.id}`, { as: autora })
    const comCandidatos = 'Esta vaga já tem candidatos e não pode ser excluída. Finalize a seleção.'
    expect(await excluir()).toMatchObject({ status: 409, body: { detail: comCandidatos } })
    await mover('em_analise')
    await retirar(aluno)
    const detail =
      'Quem se candidatou a esta vaga retirou a candidatura e ainda a vê. Finalize a seleção em vez de excluir.'
    expect(await excluir()).toMatchObject({ status: 409, body: { detail } })
  })
})
