import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { retirar } from '../candidaturas/saida.ts'
import type { Db } from '../db/connection.ts'
import type { Etapa } from './etapas.ts'
import { emailsAEnviar } from '../db/schema.apoio.ts'
import { vagas } from '../db/schema.ts'
import { createSelecao, titulosDosAvisos, transicoes } from '../testing/createSelecao.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { agendar, divulgar, releaseNext } from './divulgacao.ts'
import { mover } from './movimentos.ts'

const board = await createTestApp()
afterAll(board.close)

const passos = 1000
const quantos = 40
const destinos = ['em_analise', 'entrevista', 'aprovada', 'lista_de_espera', 'nao_selecionada'] as const
const decisoes: readonly Etapa[] = ['aprovada', 'lista_de_espera', 'nao_selecionada']

/** What a student should see, computed by independent rules. */
type Modelo = { etapa: Etapa; retida: boolean; vista: Etapa; versao: number; vistas: Array<[Etapa, Etapa]> }

const become = (modelo: Modelo, etapa: Etapa, retida: boolean) => {
  const vista = retida ? modelo.vista : etapa
  if (vista !== modelo.vista) modelo.vistas.push([modelo.vista, vista])
  Object.assign(modelo, { etapa, retida, vista, versao: modelo.versao + 1 })
}

const mayMove = ({ etapa, retida }: Modelo, para: Etapa, reter: boolean): boolean =>
  transicoes.some(([de, permitidas]) => de === etapa && permitidas.includes(para)) ||
  (etapa === para && retida && !reter)

const quem = fc.nat({ max: quantos - 1 })
const passo = fc.record({
  acao: fc.oneof(
    {
      weight: 60,
      arbitrary: fc.record({
        tipo: fc.constant('mover' as const),
        quais: fc.uniqueArray(quem, { minLength: 1, maxLength: 4 }),
        para: fc.constantFrom(...destinos),
        reter: fc.boolean(),
        /** The version before somebody else changed it. */
        velha: fc.boolean(),
        comPalavra: fc.boolean(),
      }),
    },
    { weight: 12, arbitrary: fc.record({ tipo: fc.constant('divulgar' as const) }) },
    { weight: 12, arbitrary: fc.record({ tipo: fc.constant('agendar' as const) }) },
    { weight: 4, arbitrary: fc.record({ tipo: fc.constant('retirar' as const), qual: quem }) },
  ),
  /** The process dies before the transaction commits. */
  morre: fc.boolean(),
})
type Passo = typeof passo extends fc.Arbitrary<infer One> ? One : never

/** Runs a step in a transaction that commits, or in one that does not; false if it was refused. */
const live = async (morre: boolean, work: (db: Db) => Promise<unknown>): Promise<boolean> => {
  if (!morre) return work(board.db).then(Boolean, () => false)
  const killed = board.db.transaction(async transaction => {
    await work(transaction)
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow()
  return false
}

const createModelo = async () => {
  const selecao = await createSelecao(board, quantos)
  const { vaga, professora, alunos, ids } = selecao
  const modelos = ids.map((): Modelo => ({
    etapa: 'recebida',
    retida: false,
    vista: 'recebida',
    versao: 0,
    vistas: [],
  }))
  const alvo = { id: vaga.id, usuarioId: professora.id }
  let retiradas = 0
  let divulgacoes = 0

  const releaseAll = () => modelos.filter(({ retida }) => retida).forEach(modelo => become(modelo, modelo.etapa, false))

  const moveSome = async ({ quais, para, ...acao }: Extract<Passo['acao'], { tipo: 'mover' }>, morre: boolean) => {
    const reter = acao.reter && decisoes.includes(para)
    const palavra = acao.comPalavra ? 'Uma palavra' : null
    const mexidos = quais.map(index => ({ id: ids[index] ?? 0, modelo: modelos[index] ?? expect.fail() }))
    const movimentos = mexidos.map(({ id, modelo }) => ({
      candidatura: id,
      versao: acao.velha ? modelo.versao + 1 : modelo.versao,
    }))
    const moved = await live(morre, db =>
      mover(db, alvo, { idempotencyKey: undefined, pedido: { movimentos, para, palavra, reter, liberar: false } }),
    )
    if (!moved || acao.velha) return
    for (const { modelo } of mexidos) if (mayMove(modelo, para, reter)) become(modelo, para, reter)
  }

  const withdraw = async (index: number, morre: boolean) => {
    const [aluno, modelo] = [alunos[index] ?? expect.fail(), modelos[index] ?? expect.fail()]
    const left = await live(morre, async db => {
      await retirar(db, { vagaId: vaga.id, usuarioId: aluno.id, palavra: null })
      return true
    })
    const may = !['recebida', 'nao_selecionada', 'retirada'].includes(modelo.vista)
    expect(left).toBe(may && !morre)
    if (!left) return
    become(modelo, 'retirada', false)
    retiradas += 1
  }

  const step = async ({ acao, morre }: Passo) => {
    if (acao.tipo === 'mover') return moveSome(acao, morre)
    if (acao.tipo === 'retirar') return withdraw(acao.qual, morre)
    if (acao.tipo === 'divulgar') {
      if (await live(morre, db => divulgar(db, alvo))) releaseAll()
      return
    }
    const due = await live(false, db => agendar(db, alvo, new Date(Date.now() + 60_000)))
    expect(due).toBe(modelos.some(({ retida }) => retida))
    if (!due) return
    await board.db
      .update(vagas)
      .set({ divulgacaoEm: new Date(0) })
      .where(eq(vagas.id, vaga.id))
    await live(morre, releaseNext)
    // The next process does what a dead one left, and the one after it finds nothing left.
    expect(await releaseNext(board.db)).toBe(morre)
    expect(await releaseNext(board.db)).toBe(false)
    releaseAll()
    divulgacoes += 1
  }

  /** Each visible change has one notification and one mail, in this order, and there are no others. */
  const check = async () => {
    const estados = await selecao.estados()
    for (const [index, modelo] of modelos.entries()) {
      const aluno = alunos[index] ?? expect.fail()
      const { etapa, retida, versao, vista, vistas } = modelo
      expect(estados[index]).toEqual({ id: ids[index], etapa, retida, versao })
      const own = await selecao.propria(aluno)
      expect([own?.etapa, own?.historico.map(({ de, para }) => [de, para])]).toEqual([vista, vistas])
      const avisadas = vistas.filter(([, para]) => para !== 'retirada').map(([, para]) => titulosDosAvisos[para])
      expect(await selecao.titulos(aluno)).toEqual(avisadas)
      const mails = await board.db
        .select({ mudancaId: emailsAEnviar.mudancaId })
        .from(emailsAEnviar)
        .where(eq(emailsAEnviar.usuarioId, aluno.id))
        .orderBy(asc(emailsAEnviar.id))
      expect(new Set(mails.map(({ mudancaId }) => mudancaId)).size).toBe(avisadas.length)
      expect(mails).toHaveLength(avisadas.length)
    }
    const doProfessor = await selecao.titulos(professora)
    const avisosDeRetirada = doProfessor.filter(titulo => titulo !== 'Resultado divulgado')
    expect(doProfessor.length - avisosDeRetirada.length).toBe(divulgacoes)
    // Those that are unread are one row that counts.
    const contadas = avisosDeRetirada.map(titulo => Number(/^(\d+) candidaturas retiradas/.exec(titulo)?.[1] ?? 1))
    expect(contadas.reduce((sum, each) => sum + each, 0)).toBe(retiradas)
  }
  return { step, check, vistas: () => modelos.flatMap(({ vistas }) => vistas).length }
}

test(`after ${passos} random steps with kills, each visible change was notified once, and no other`, async () => {
  const steps = fc.array(passo, { minLength: passos, maxLength: passos, size: 'max' })
  const property = fc.asyncProperty(steps, async given => {
    const { step, check, vistas } = await createModelo()
    for (const [index, one] of given.entries()) {
      await step(one)
      if (index % 200 === 199) await check()
    }
    await check()
    expect(vistas()).toBeGreaterThan(200)
  })
  await fc.assert(property, { numRuns: 1, seed: 14, endOnFailure: true })
}, 300_000)
