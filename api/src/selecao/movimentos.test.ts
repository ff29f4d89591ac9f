import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { gestores } from '../db/schema/gestores.ts'
import { mudancasDeEtapa } from '../db/schema/selecao.ts'
import { candidaturas, etapas } from '../db/schema.ts'
import { createSelecao, titulosDosAvisos, transicoes } from '../testing/createSelecao.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { mover } from './movimentos.ts'

const board = await createTestApp()
afterAll(board.close)

const selecao = await createSelecao(board)

/** Sets the stage of the candidatura directly. */
const put = async (etapa: (typeof etapas)[number], retida = false) => {
  const where = eq(candidaturas.id, selecao.candidatura)
  const [row] = await board.db.update(candidaturas).set({ etapa, retida }).where(where).returning()
  return row ?? expect.fail('no candidatura')
}

const destinos = ['em_analise', 'entrevista', 'aprovada', 'lista_de_espera', 'nao_selecionada'] as const
const pares = transicoes.flatMap(([de, permitidas]) =>
  destinos.map(para => ({ de, para, pode: permitidas.includes(para) })),
)

describe('a professor', () => {
  test.each(pares.filter(({ pode }) => pode))('moves from $de to $para', async ({ de, para }) => {
    const { versao } = await put(de)
    const { status, body } = await selecao.mover(para)
    const movida = { id: selecao.candidatura, etapa: para, retida: false, versao: versao + 1 }
    expect([status, body.movidas, body.recusadas]).toEqual([200, [movida], []])
    expect(await selecao.estados()).toEqual([movida])
  })

  test.each(pares.filter(({ pode }) => !pode))('does not move from $de to $para', async ({ de, para }) => {
    const { versao } = await put(de)
    const { status, body } = await selecao.mover(para)
    const estado = { id: selecao.candidatura, etapa: de, retida: false, versao }
    const detail = expect.stringMatching(/^[A-Z].*\.$/)
    expect([status, body.movidas, body.recusadas]).toEqual([200, [], [{ ...estado, detail }]])
    expect(await selecao.estados()).toEqual([estado])
  })

  test.each(etapas)('cannot move from %s to recebida or retirada', async de => {
    await put(de)
    for (const para of ['recebida', 'retirada', 'contratada']) {
      const { status, body } = await selecao.mover(para)
      expect([status, body.detail]).toEqual([422, [expect.objectContaining({ msg: 'Escolha uma etapa da lista.' })]])
    }
  })

  test('reads in a refusal the names of both stages', async () => {
    await put('nao_selecionada')
    expect((await selecao.mover('entrevista')).body.recusadas).toMatchObject([
      { detail: "Uma candidatura em 'Não selecionada' não pode passar a 'Entrevista'." },
    ])
    await put('retirada')
    expect((await selecao.mover('aprovada')).body.recusadas).toMatchObject([
      { detail: 'Esta candidatura foi retirada.' },
    ])
  })
})

describe('one request', () => {
  test('moves the candidaturas that it can, and returns a reason for each other one', async () => {
    const { ids, mover, emDia, estados, retirar, alunos } = await createSelecao(board, 4)
    await mover('em_analise')
    const vistos = await emDia()
    await mover('entrevista', { movimentos: vistos.slice(1, 2) })
    await retirar(alunos[2] ?? expect.fail())
    const movimentos = [...vistos.slice(0, 2), { candidatura: ids[2] ?? 0, versao: 2 }, ...vistos.slice(3)]
    const { body } = await mover('aprovada', { movimentos })
    expect(body.movidas.map(({ id, versao }) => [id, versao])).toEqual([
      [ids[0], 2],
      [ids[3], 2],
    ])
    expect(body.recusadas).toEqual([
      {
        id: ids[1],
        etapa: 'entrevista',
        retida: false,
        versao: 2,
        detail: 'Esta candidatura mudou enquanto você a via.',
      },
      { id: ids[2], etapa: 'retirada', retida: false, versao: 2, detail: 'Esta candidatura foi retirada.' },
    ])
    expect(body.selecao).toEqual({ vagas: null, aprovadas: 2, retidas: 0, divulgacao_em: null })
    expect((await estados()).map(({ etapa }) => etapa)).toEqual(['aprovada', 'entrevista', 'retirada', 'aprovada'])
  })

  test('of two concurrent ones moves, and the other is refused', async () => {
    const { mover, emDia, estados, aluno, avisos } = await createSelecao(board)
    const movimentos = await emDia()
    const answers = await Promise.all([mover('entrevista', { movimentos }), mover('aprovada', { movimentos })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.flatMap(({ body }) => body.movidas)).toEqual(await estados())
    expect(answers.flatMap(({ body }) => body.recusadas)).toMatchObject([
      { detail: 'Esta candidatura mudou enquanto você a via.' },
    ])
    expect(await avisos(aluno)).toHaveLength(1)
  })

  test('of two concurrent ones with the same people in opposite order never deadlocks', async () => {
    const { mover, emDia, estados } = await createSelecao(board, 20)
    const movimentos = await emDia()
    const answers = await Promise.all([
      mover('entrevista', { movimentos }),
      mover('aprovada', { movimentos: movimentos.toReversed() }),
    ])
    expect(answers.map(({ body }) => body.movidas.length).toSorted((one, other) => one - other)).toEqual([0, 20])
    expect((await estados()).every(({ versao }) => versao === 1)).toBe(true)
  })

  test('with the same Idempotency-Key moves once, and returns the same', async () => {
    const { mover, emDia, estados, aluno, avisos } = await createSelecao(board)
    const given = { movimentos: await emDia(), palavra: 'Venha!', idempotencyKey: 'uma' }
    const [first, second] = await Promise.all([mover('entrevista', given), mover('entrevista', given)])
    expect(first.body).toEqual(second.body)
    expect((await mover('entrevista', given)).body).toEqual(first.body)
    expect((await mover('aprovada', given)).status).toBe(422)
    expect(await estados()).toMatchObject([{ etapa: 'entrevista', versao: 1 }])
    expect(await avisos(aluno)).toHaveLength(1)
  })

  // In a process that sends no mail meanwhile.
  test('of author and co-manager concurrently moves each once, and the other one is refused', async () => {
    const s = await createSelecao(board, 3)
    const gestora = await board.createProfessor()
    await board.db
      .insert(gestores)
      .values({ vagaId: s.vaga.id, usuarioId: gestora.id, visivel: false, aceitoEm: new Date() })
    const movimentos = await s.emDia()
    const both = await Promise.all([
      s.mover('aprovada', { movimentos }),
      s.mover('nao_selecionada', { movimentos, as: gestora }),
    ])
    const movidas = both.flatMap(({ body }) => body.movidas.map(({ id }) => id))
    expect(movidas.toSorted((one, other) => one - other)).toEqual(s.ids)
    for (const { body } of both) {
      expect(body.movidas.length + body.recusadas.length).toBe(3)
      for (const { detail } of body.recusadas) expect(detail).toBe('Esta candidatura mudou enquanto você a via.')
    }
    expect((await s.estados()).map(({ versao }) => versao)).toEqual([1, 1, 1])
  })

  test('for 200 of 500 takes as many statements as for two', async () => {
    const { emDia, professora, vaga } = await createSelecao(board, 500)
    const todos = await emDia()
    const alvo = { id: vaga.id, usuarioId: professora.id }
    const statements = vi.spyOn(Object.getPrototypeOf(board.db._.session), 'prepareQuery')
    const count = async (movimentos: typeof todos) => {
      statements.mockClear()
      const pedido = { movimentos, para: 'aprovada', palavra: 'Parabéns!', reter: false, liberar: false } as const
      const { movidas } = await mover(board.db, alvo, { idempotencyKey: String(movimentos.length), pedido })
      expect(movidas).toHaveLength(movimentos.length)
      return statements.mock.calls.length
    }
    const two = await count(todos.slice(0, 2))
    expect(await count(todos.slice(2, 202))).toBe(two)
    expect(two).toBeLessThan(15)
    statements.mockRestore()
  })

  test('names a candidatura that was cancelled meanwhile, and moves the others', async () => {
    const { mover, emDia, cancelar, alunos, ids, estados } = await createSelecao(board, 3)
    const movimentos = await emDia()
    await cancelar(alunos[1] ?? expect.fail())
    const { status, body } = await mover('aprovada', { movimentos })
    expect([status, body.movidas.map(({ id }) => id)]).toEqual([200, [ids[0], ids[2]]])
    const cancelada = { etapa: 'retirada', retida: false, versao: 0, detail: 'Esta candidatura foi cancelada.' }
    expect(body.recusadas).toEqual([{ id: ids[1], ...cancelada }])
    expect((await estados()).map(({ etapa }) => etapa)).toEqual(['aprovada', 'aprovada'])
  })

  test('treats one of another vaga as one that nobody has, and does not move it', async () => {
    const [{ mover, emDia }, alheia] = [await createSelecao(board), await createSelecao(board)]
    const before = await alheia.estados()
    const answerFor = async (candidatura: number) => {
      const { status, body } = await mover('aprovada', { movimentos: [{ candidatura, versao: 0 }] })
      expect(body.recusadas).toMatchObject([{ id: candidatura }])
      return [status, body.movidas, body.recusadas.map(recusada => ({ ...recusada, id: 0 }))]
    }
    expect(await answerFor(alheia.candidatura)).toEqual(await answerFor(999_999))
    expect(await alheia.estados()).toEqual(before)
    expect(await alheia.avisos(alheia.aluno)).toEqual([])
    expect(await emDia()).toMatchObject([{ versao: 0 }])
  })
})

describe('a request is refused with 422', () => {
  const uma = { candidatura: 1, versao: 0 }
  test.each<[string, object, string]>([
    ['nobody', { movimentos: [] }, 'Escolha pelo menos uma candidatura.'],
    [
      'more than 500',
      { movimentos: Array.from({ length: 501 }, (_, index) => ({ candidatura: index + 1, versao: 0 })) },
      'Escolha no máximo 500 candidaturas de uma vez.',
    ],
    ['the same twice', { movimentos: [uma, uma] }, 'A mesma candidatura foi escolhida duas vezes.'],
    [
      'an interview held back',
      { para: 'entrevista', reter: true },
      'Só aprovada, lista de espera e não selecionada podem esperar a divulgação.',
    ],
    ['a word of 1001 characters', { palavra: 'a'.repeat(1001) }, ''],
  ])('for %s', async (_what, given, message) => {
    const body = { movimentos: [uma], para: 'aprovada', ...given }
    const answer = await board.call<{ detail: Array<{ msg: string }> }>(`POST ${selecao.rota}/movimentos`, {
      as: selecao.professora,
      body,
    })
    expect(answer.status).toBe(422)
    expect(answer.body.detail[0]?.msg).toContain(message)
  })
})

describe('each change that a student sees', () => {
  test('has one notification of its own and one mail, with the message', async () => {
    const { mover, aluno, avisos, vaga } = await createSelecao(board)
    const palavra = 'Traga <b>o histórico</b> & um documento.'
    for (const para of ['em_analise', 'entrevista', 'em_analise', 'aprovada', 'lista_de_espera', 'nao_selecionada']) {
      await mover(para, para === 'entrevista' ? { palavra } : {})
    }
    const esperados = (
      ['em_analise', 'entrevista', 'em_analise', 'aprovada', 'lista_de_espera', 'nao_selecionada'] as const
    ).map(etapa => titulosDosAvisos[etapa])
    const recebidos = await avisos(aluno)
    expect(recebidos.map(({ titulo }) => titulo)).toEqual(esperados)
    expect(recebidos[1]).toMatchObject({
      descricao: `Monitoria de Cálculo: “${palavra}”`,
      acao: { rotulo: 'Ver candidatura', href: `/opportunities/${vaga.id}` },
    })
    const mails = await board.mailsTo(aluno.email)
    expect(mails.map(({ subject }) => subject)).toEqual(esperados.map(titulo => `${titulo}: Monitoria de Cálculo`))
    expect(mails[1]).toMatchObject({
      link: `https://vagas.puc.example/opportunities/${vaga.id}`,
      text: expect.stringContaining(`> ${palavra}`),
      html: expect.stringContaining('Traga &lt;b&gt;o histórico&lt;/b&gt; &amp; um documento.'),
    })
  })

  test('accepts any text, and replaces half a character', async () => {
    const { mover, retirar, aluno, propria, avisos } = await createSelecao(board)
    await mover('entrevista', { palavra: `"\\ {} '; -- \uD800 👩‍💻 %s $1` })
    const palavra = `"\\ {} '; -- \uFFFD 👩‍💻 %s $1`
    expect((await propria(aluno))?.historico).toMatchObject([{ palavra }])
    expect((await avisos(aluno))[0]?.descricao).toContain(palavra)
    expect((await retirar(aluno, { palavra: 'Tchau \uDC00' })).body.historico[1]).toMatchObject({
      palavra: 'Tchau \uFFFD',
    })
  })

  test('is shortened only in the notification', async () => {
    const { mover, aluno, avisos, propria } = await createSelecao(board)
    const palavra = `Parabéns!\n${'ã'.repeat(990)}`
    await mover('aprovada', { palavra })
    const [aviso] = await avisos(aluno)
    expect(aviso?.descricao).toBe(`Monitoria de Cálculo: “Parabéns! ${'ã'.repeat(190)}…”`)
    expect((await propria(aluno))?.historico).toMatchObject([{ palavra }])
  })

  test('is in their own candidatura, without the person who made it', async () => {
    const { mover, aluno, propria, vaga } = await createSelecao(board)
    expect(await propria(aluno)).toMatchObject({ etapa: 'recebida', historico: [] })
    await mover('entrevista', { palavra: '  Sexta às 14h.  ' })
    await mover('aprovada', { palavra: '   ' })
    const own = await propria(aluno)
    const instant = expect.stringMatching(/^\d{4}-.*Z$/)
    const linha = { criado_em: instant, retida: false, por: null }
    expect(own?.historico).toEqual([
      { ...linha, de: 'recebida', para: 'entrevista', palavra: 'Sexta às 14h.' },
      { ...linha, de: 'entrevista', para: 'aprovada', palavra: null },
    ])
    expect([own?.etapa, own?.vaga.minha_etapa]).toEqual(['aprovada', 'aprovada'])
    const status = await board.call(`GET /api/candidaturas/vaga/${vaga.id}/candidatura-status`, { as: aluno })
    expect(status.body).toEqual({
      has_applied: true,
      etapa: 'aprovada',
      compartilha_historico: false,
      tem_respostas: false,
    })
  })

  test('is notified to nobody if it was refused', async () => {
    const { mover, aluno, avisos, candidatura } = await createSelecao(board)
    await mover('aprovada', { movimentos: [{ candidatura, versao: 6 }] })
    expect(await avisos(aluno)).toEqual([])
    expect(await board.mailsTo(aluno.email)).toEqual([])
    expect(await board.db.$count(mudancasDeEtapa, eq(mudancasDeEtapa.candidaturaId, candidatura))).toBe(0)
  })
})
