import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'
import { passo } from '../testing/modelo/acoes.ts'
import type { Passo } from '../testing/modelo/acoes.ts'
import { createLeituras } from '../testing/modelo/leituras.ts'
import { createPassos } from '../testing/modelo/passos.ts'
import type { Feito } from '../testing/modelo/passos.ts'
import { createQuadro } from '../testing/modelo/quadro.ts'

const board = await createTestApp()
afterAll(board.close)

/** The same steps in every run; SEED takes others. */
const seed = Number(process.env['SEED'] ?? 9)
const passos = 2000
/**
 * Of so many steps: after one everything is compared, around one all that a student can read, and after one the list of
 * the student's candidaturas and the live events.
 */
const [cada, cadaLeitura, cadaLista] = [250, 125, 10]

/** Whether it is likely to change nothing that a student sees. */
const isDiscreto = ({ acao, fim }: Passo) =>
  fim === 'morre' || (acao.tipo === 'mover' && (acao.reter || acao.velha)) || ['rascunho', 'editar'].includes(acao.tipo)

const createModelo = async () => {
  const quadro = await createQuadro(board)
  const perform = createPassos(quadro)
  const leituras = createLeituras(quadro)
  const deQuem = new Set(quadro.alunos.map(({ usuario }) => usuario.id))
  const feitos = { ocultos: 0, lidos: 0 }

  /** All that a student of the vaga can read before and after a step is the same, if it changed nothing for them. */
  const stepAround = async (dado: Passo) => {
    const vaga = quadro.vagas.find(({ candidaturas }) => candidaturas.length > dado.vaga % 5)
    const aluno = vaga?.candidaturas.at(dado.vaga % 5)?.aluno
    if (!vaga || !aluno || !isDiscreto(dado)) return perform(dado)
    const antes = await leituras.lerTudo(aluno, vaga)
    const feito = await perform(dado)
    if (feito.oculto) expect(await leituras.lerTudo(aluno, vaga)).toEqual(antes)
    if (feito.oculto) feitos.lidos += 1
    return feito
  }

  /** What the step has to do with, each time by another reader. */
  const conferir = async ({ vaga, aluno }: Feito, { acao }: Passo, index: number) => {
    if (vaga?.status === 'rascunho') return leituras.conferirRascunho(vaga, index)
    if (['publicar', 'status', 'finalizar'].includes(acao.tipo)) return leituras.conferirAbertas(index)
    if (index % cadaLista === 0 || !vaga) return leituras.conferirCandidaturas(aluno)
    return leituras.conferirSituacao(aluno, vaga)
  }

  const step = async (dado: Passo, index: number) => {
    const deEventos = index % cadaLista === 0
    if (deEventos) await leituras.takeAlvos()
    const feito = await (index % cadaLeitura === 0 ? stepAround(dado) : perform(dado))
    if (!feito.oculto) await board.app.mailQueue.drain()
    else {
      feitos.ocultos += 1
      const alvos = deEventos ? [...(await leituras.takeAlvos())] : []
      expect(alvos.filter(id => deQuem.has(id))).toEqual([])
    }
    await conferir(feito, dado, index)
    if (index % cada === cada - 1) await leituras.conferirTudo()
  }
  return { quadro, step, feitos }
}

test(`after ${passos} random steps with kills, each visible change was notified once by the chosen way, and no other`, async () => {
  const { quadro, step, feitos } = await createModelo()
  for (const [index, dado] of fc.sample(fc.noBias(passo), { numRuns: passos, seed }).entries()) {
    await step(dado, index).catch((error: unknown) => {
      throw new Error(`SEED=${seed}: step ${index}, ${JSON.stringify(dado)}`, { cause: error })
    })
  }
  const vistas = quadro.vagas.flatMap(({ candidaturas }) => candidaturas.flatMap(({ vistas: todas }) => todas))
  expect(vistas.length).toBeGreaterThan(300)
  expect(feitos.ocultos).toBeGreaterThan(300)
  expect(feitos.lidos).toBeGreaterThan(0)
}, 600_000)
