import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { vagas } from '../db/schema.ts'
import type { Etapa } from '../selecao/etapas.ts'
import { createSelecao, titulosDosAvisos } from '../testing/createSelecao.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

type Estado = { id: number; etapa: Etapa; retida: boolean; versao: number }
type Finalizada = {
  divulgadas: Estado[]
  movidas: Estado[]
  recusadas: Array<Estado & { detail: string }>
  selecao: { retidas: number; divulgacao_em: string | null }
  vaga: { status: string }
  detail: unknown
}
type Notificacoes = { notificacoes: Array<{ id: number; titulo: string; descricao: string }> }

/** Four under review: the first approved and the second not selected, both held; the others undecided. */
const createHeld = async () => {
  const selecao = await createSelecao(board, 4)
  await selecao.mover('em_analise')
  const [primeira, segunda, ...semDecisao] = await selecao.emDia()
  await selecao.mover('aprovada', { movimentos: [primeira ?? expect.fail()], reter: true, palavra: 'Parabéns!' })
  await selecao.mover('nao_selecionada', { movimentos: [segunda ?? expect.fail()], reter: true })
  const chamar = (as: Usuario | undefined, body: object, headers: Record<string, string> = {}) =>
    board.call<Finalizada>(`POST ${selecao.rota}/finalizacao`, { as, body, headers })
  const finalizar = (body: object, headers?: Record<string, string>) => chamar(selecao.professora, body, headers)
  const statusDaVaga = async () => (await board.db.select().from(vagas).where(eq(vagas.id, selecao.vaga.id)))[0]?.status
  return { ...selecao, semDecisao, chamar, finalizar, statusDaVaga }
}

/** What a student is told, oldest first, since they came under review. */
const toldTo = async (aluno: Usuario) => {
  const { body } = await board.call<Notificacoes>('GET /notificacoes?limit=100', { as: aluno })
  return {
    avisos: body.notificacoes
      .toSorted((one, other) => one.id - other.id)
      .map(({ titulo, descricao }) => `${titulo}: ${descricao}`)
      .slice(1),
    cartas: (await board.mailsTo(aluno.email)).slice(1).map(({ subject }) => subject),
  }
}

const oFim = {
  avisos: [
    'A seleção mudou de status: A seleção de “Monitoria de Cálculo” foi finalizada, e esta oportunidade não recebe mais candidaturas.',
  ],
  cartas: ['Seleção finalizada: Monitoria de Cálculo'],
}

describe('ending a selection with its answers', () => {
  test('tells each student the answer and the end in one notification and one mail', async () => {
    const { finalizar, alunos, semDecisao } = await createHeld()
    const sem_decisao = { movimentos: semDecisao, para: 'lista_de_espera', palavra: 'Obrigada.' }
    const { status, body } = await finalizar({ divulgar: true, sem_decisao })
    expect(status).toBe(200)
    expect(body.divulgadas).toMatchObject([
      { etapa: 'aprovada', retida: false },
      { etapa: 'nao_selecionada', retida: false },
    ])
    expect(body.movidas.map(({ etapa }) => etapa)).toEqual(['lista_de_espera', 'lista_de_espera'])
    expect(body).toMatchObject({ recusadas: [], selecao: { retidas: 0 }, vaga: { status: 'finalizada' } })
    const lidas = [
      [titulosDosAvisos.aprovada, 'Monitoria de Cálculo: “Parabéns!” A seleção foi finalizada.'],
      [titulosDosAvisos.nao_selecionada, 'Monitoria de Cálculo: a seleção foi finalizada.'],
      [titulosDosAvisos.lista_de_espera, 'Monitoria de Cálculo: “Obrigada.” A seleção foi finalizada.'],
      [titulosDosAvisos.lista_de_espera, 'Monitoria de Cálculo: “Obrigada.” A seleção foi finalizada.'],
    ]
    for (const [index, [titulo, descricao]] of lidas.entries()) {
      expect(await toldTo(alunos[index] ?? expect.fail())).toEqual({
        avisos: [`${titulo}: ${descricao}`],
        cartas: [`${titulo}: Monitoria de Cálculo`],
      })
    }
    const [, carta] = await board.mailsTo(alunos[1]?.email ?? '')
    expect(carta?.text).toContain(
      'A sua candidatura a “Monitoria de Cálculo” não foi selecionada. A seleção foi finalizada.\n',
    )
  })

  test('clears a scheduled release, and keeps it if nothing is released', async () => {
    const em = new Date(Date.now() + 3_600_000).toISOString()
    for (const divulgar of [true, false]) {
      const held = await createHeld()
      await held.divulgar({ em })
      expect((await held.finalizar({ divulgar })).body.selecao.divulgacao_em).toBe(divulgar ? null : em)
    }
  })

  test('a student whose decision is held reads what one without a decision reads', async () => {
    const { finalizar, alunos, propria, vaga } = await createHeld()
    expect((await finalizar({})).body).toMatchObject({ divulgadas: [], movidas: [], selecao: { retidas: 2 } })
    const [aprovada, naoSelecionada, ...outras] = await Promise.all(
      alunos.map(async aluno => {
        const own = JSON.stringify([
          await propria(aluno),
          (await board.call(`GET /vagas/${vaga.id}`, { as: aluno })).body,
        ])
        return {
          ...(await toldTo(aluno)),
          own: own.replaceAll(/"(id|candidato_id)":\d+|"[\w-]+":"20\d\d-[^"]+"/g, '""'),
        }
      }),
    )
    expect(aprovada).toMatchObject(oFim)
    for (const outra of [naoSelecionada, ...outras]) expect(outra).toEqual(aprovada)
  })

  test('moves nobody who has a decision or has changed, and ends all the same', async () => {
    const { finalizar, emDia, semDecisao, retirar, alunos } = await createHeld()
    await retirar(alunos[3] ?? expect.fail())
    const [primeira] = await emDia()
    const movimentos = [primeira, ...semDecisao]
    const { body } = await finalizar({ divulgar: false, sem_decisao: { movimentos, para: 'nao_selecionada' } })
    expect(body.recusadas.map(({ detail }) => detail)).toEqual([
      "Esta candidatura já está em 'Aprovada'.",
      'Esta candidatura mudou enquanto você a via.',
    ])
    expect(body).toMatchObject({ movidas: [{ etapa: 'nao_selecionada' }], vaga: { status: 'finalizada' } })
  })

  test('a retry with the same key tells nobody twice', async () => {
    const { finalizar, alunos } = await createHeld()
    const chave = { 'idempotency-key': '5a3b1c52-9a4e-4a47-8f6a-0d0f3a1c2b3d' }
    const [first, second] = [await finalizar({ divulgar: true }, chave), await finalizar({ divulgar: true }, chave)]
    expect(second.body).toEqual(first.body)
    expect((await toldTo(alunos[0] ?? expect.fail())).cartas).toHaveLength(1)
  })

  test.each([
    ['no_quadro', 'na_hora', [titulosDosAvisos.aprovada, 'A seleção mudou de status'], ['Seleção finalizada']],
    ['na_hora', 'na_hora', [titulosDosAvisos.aprovada], [titulosDosAvisos.aprovada]],
    ['no_quadro', 'no_quadro', [titulosDosAvisos.aprovada], []],
    ['nenhum', 'resumo', ['A seleção mudou de status'], []],
  ])('tells by the ways that the student chose: stages %s, ends %s', async (etapa, finalizada, titulos, assuntos) => {
    const { finalizar, aluno } = await createHeld()
    for (const [tipo, modo] of Object.entries({ etapa, finalizada })) {
      await board.call('PUT /usuarios/me/avisos', { as: aluno, body: { tipo, modo } })
    }
    const before = (await toldTo(aluno)).cartas.length
    await finalizar({ divulgar: true })
    const { avisos, cartas } = await toldTo(aluno)
    expect(avisos.map(aviso => aviso.split(': ')[0])).toEqual(titulos)
    expect(cartas.slice(before).map(carta => carta.split(': ')[0])).toEqual(assuntos)
  })
})

describe('the end of a selection is refused', () => {
  test('to nobody, a student, and a professor of another vaga', async () => {
    const { chamar, aluno, statusDaVaga, estados } = await createHeld()
    const before = await estados()
    expect((await chamar(undefined, { divulgar: true })).status).toBe(401)
    expect((await chamar(aluno, { divulgar: true })).status).toBe(403)
    expect((await chamar(await board.createProfessor(), { divulgar: true })).status).toBe(403)
    expect([await statusDaVaga(), await estados()]).toEqual(['em_andamento', before])
  })

  test('if the status cannot follow, and then releases nothing', async () => {
    const { finalizar, vaga, estados } = await createHeld()
    await board.db.update(vagas).set({ status: 'em_analise' }).where(eq(vagas.id, vaga.id))
    expect((await finalizar({ divulgar: true })).status).toBe(422)
    expect(await estados()).toMatchObject([{ retida: true }, { retida: true }, {}, {}])
  })

  test('with a stage that is no decision, or a candidatura twice', async () => {
    const { finalizar, semDecisao } = await createHeld()
    const em = (body: object) => finalizar({ sem_decisao: { movimentos: semDecisao, para: 'aprovada', ...body } })
    expect((await em({ para: 'entrevista' })).status).toBe(422)
    expect((await em({ movimentos: [semDecisao[0], semDecisao[0]] })).status).toBe(422)
    expect((await em({ palavra: 'x'.repeat(1001) })).status).toBe(422)
  })
})
