import { createSelecao } from '../api/src/testing/createSelecao.ts'
import { createTestApp } from '../api/src/testing/createTestApp.ts'
import { median, openSlowBrowser, type Work } from './slowBrowser.ts'

/**
 * Moving one of 500 candidates on the board, on a processor four times slower, until the response: ms of script and layout. And moving
 * 200 of 500 in one request: ms of processor time of the API with its database in the same process (PGlite).
 */
const bar = { move: 100, request: 1000 }
const rounds = 12

type Movimentos = { movimentos: { candidatura: number; versao: number }[]; para: string }

const selecao = { vagas: 2, aprovadas: 0, retidas: 0, divulgacao_em: null }
const etapas = ['recebida', 'em_analise', 'entrevista', 'nao_selecionada']

const candidatura = (id: number) => ({
  id,
  criado_em: new Date(Date.UTC(2026, 3, 1 + ((id * 37) % 60))).toISOString(),
  carta_motivacao: id % 3 === 0 ? null : 'Gosto de ensinar, e tenho duas tardes livres por semana. '.repeat(15),
  etapa: etapas[id % 4],
  retida: false,
  versao: 0,
  candidato: { id: 1000 + id, usuario: `Pessoa Número ${id}`, email: `pessoa${id}@puc.example`, curso: 'Física' },
})

/** A response like the API's: all are moved. */
const move = (_: URLSearchParams, { movimentos, para }: Movimentos) => ({
  movidas: movimentos.map(({ candidatura: id, versao }) => ({ id, etapa: para, retida: false, versao: versao + 1 })),
  recusadas: [],
  selecao,
})

async function measure(size: number) {
  const { page, workOf, close } = await openSlowBrowser({
    'GET /users/9': { id: 9, usuario: 'Bia', ehaluno: false },
    'GET /vagas/1': { id: 1, titulo: 'Monitoria', tipo: { id: 1, nome: 'Monitoria' }, status: 'em_andamento' },
    'GET /vagas/tipo': [{ id: 1, nome: 'Monitoria' }],
    'GET /interesses/': {},
    'GET /candidaturas/vaga/1': Array.from({ length: size }, (_, index) => candidatura(index + 1)),
    'GET /vagas/1/selecao': selecao,
    'POST /vagas/1/selecao/movimentos': move,
  })
  await page.goto('/professor/opportunities/1')
  await page.getByRole('heading', { name: `Candidatos (${size})` }).waitFor()
  // The windows after the first.
  await page.getByText(/^Carregados os/).waitFor({ state: 'hidden' })
  await page.getByText('Quadro', { exact: true }).click()
  const cards = page.locator('[data-etapa="RECEBIDA"] [data-candidatura]')
  const works: Work[] = []
  for (let round = 0; round < rounds; round += 1) {
    const id = await cards.first().getAttribute('data-candidatura')
    await cards
      .first()
      .getByRole('button', { name: /^Mover para…/ })
      .click()
    works.push(
      await workOf(async () => {
        await page.getByRole('menuitem', { name: 'Entrevista' }).click()
        await page.locator(`[data-candidatura="${id}"]:not([data-movel="true"])`).waitFor({ state: 'detached' })
      }),
    )
  }
  await close()
  const layouts = works.map(({ style, layout }) => style + layout)
  const totals = works.map(({ script, style, layout }) => script + style + layout)
  return {
    script: median(works.map(({ script }) => script)),
    layout: median(layouts),
    both: median(totals),
    'both, worst': +Math.max(...totals).toFixed(1),
  }
}

/** Alternates between two stages, so that each move is allowed. Every student is notified each time. */
async function measureRequest(): Promise<number> {
  const board = await createTestApp()
  const { emDia, mover } = await createSelecao(board, 500)
  const times: number[] = []
  for (let round = 0; round < 7; round += 1) {
    const movimentos = (await emDia()).slice(0, 200)
    // Mails are sent after the response.
    await board.app.mailQueue.drain()
    const used = process.cpuUsage()
    const { body } = await mover(round % 2 === 0 ? 'em_analise' : 'entrevista', { movimentos })
    const { user, system } = process.cpuUsage(used)
    times.push((user + system) / 1000)
    if (body.movidas.length !== 200) throw new Error(`${body.movidas.length} of 200 were moved`)
  }
  await board.close()
  return median(times)
}

const few = await measure(50)
const many = await measure(500)
console.log('one move on the board: ms of the main thread, medians')
console.table({ '50 candidates': few, '500 candidates': many })
const request = await measureRequest()
console.log(`200 of 500 candidates moved in one request: ${request} ms, median`)
for (const [what, took, most] of [
  ['a move on the board', many.both, bar.move],
  ['200 moved in one request', request, bar.request],
] as const) {
  console.log(`${what}: ${took < most ? 'under' : 'over'} the bar of ${most} ms`)
  if (!(took < most)) process.exitCode = 1
}
