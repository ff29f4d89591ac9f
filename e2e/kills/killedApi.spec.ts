import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { titulosDosAvisos } from '../../api/src/testing/createSelecao.ts'
import { freePort } from '../../scripts/freePort.mjs'
import { createRandom } from '../random.ts'
import * as selecoes from '../selecaoInterrompida.ts'
import { issueToken } from '../senders.ts'
import { startProgram } from '../stack.ts'

/*
 * Kills the API while a professor and students change a selection, each time at a random moment. Afterwards each change
 * that a student sees has one notification and one mail, by the way that they chose, and there are no others.
 */

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const [kills, clients, quantos] = [10, 3, 30]
/** Titles of the professor's notifications. */
const isRetirada = (titulo: string) => / retirou a candidatura$|candidaturas retiradas/.test(titulo)
/** How many withdrawals an unread notification counts. */
const contadasEm = (titulo: string) => Number(/^(\d+) candidaturas retiradas/.exec(titulo)?.[1] ?? 1)
const isMarcada = (titulo: string) => titulo === 'Resultado divulgado'
const board = 'http://127.0.0.1:8080'

test('each change that a student sees has one notice, whenever the API is killed', async () => {
  // Ten starts of an API take five minutes on a machine that is busy with other programs.
  test.setTimeout(900_000)
  console.log(`SEED=${seed}`)
  const random = createRandom(seed)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'board-avisos-'))
  const { vaga, professora, candidatos } = await selecoes.createSelecao(dataDir, quantos)
  const [port, secret] = [await freePort(), randomUUID()]
  const env = {
    API_PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: board,
    JWT_SECRET: secret,
    // Nobody listens there, so the mails stay queued and can be counted.
    SMTP_URL: 'smtp://127.0.0.1:9',
  }
  const start = () => startProgram('api', port, env, { isShort: true })
  let api = await start()
  let cuts = 0
  const tokenOf = (id: number) => issueToken(secret, board, id)
  const ask = selecoes.createAsk(api.url, () => (cuts += 1))
  const selecao = { ask, vaga, professora: tokenOf(professora), alunos: candidatos.map(({ id }) => tokenOf(id)) }

  const over = new AbortController()
  const working = Array.from({ length: clients }, async () => {
    while (!over.signal.aborted) await selecoes.change(selecao, random)
  })
  const readDaProfessora = () => selecoes.readTitulos(selecao, selecao.professora, `/professor/opportunities/${vaga}`)
  /** A slow machine needs more kills until each kind of change was among them. */
  const isVaried = async () => {
    const titulos = await readDaProfessora()
    return cuts > 0 && titulos.some(isRetirada) && titulos.some(isMarcada)
  }
  for (let killed = 0; killed < kills || !(await isVaried()); killed += 1) {
    await wait(200 + random() * 1000)
    await api.kill()
    api = await start()
  }
  over.abort()
  await Promise.all(working)
  await selecoes.untilReleased(selecao)

  const seen = await Promise.all(
    candidatos.map(async ({ id, modo }) => ({
      ...(await selecoes.readVistas(selecao, tokenOf(id))),
      titulos: await selecoes.readTitulos(selecao, tokenOf(id), `/opportunities/${vaga}`),
      id,
      modo,
    })),
  )
  const daProfessora = await readDaProfessora()
  await api.stop()
  const emails = await selecoes.readEmails(dataDir)
  const resumos = await selecoes.readResumos(dataDir)

  for (const { id, modo, candidatura, vistas, titulos } of seen) {
    const avisadas = vistas.filter(etapa => etapa !== 'retirada')
    const avisos = avisadas.map(etapa => titulosDosAvisos[etapa])
    expect(titulos).toEqual(modo === 'nenhum' ? [] : avisos)
    expect(emails.get(candidatura) ?? []).toEqual(modo === 'na_hora' ? avisadas : [])
    expect(resumos.get(id) ?? []).toEqual(modo === 'resumo' ? avisos : [])
  }
  const todas = seen.flatMap(({ vistas }) => vistas)
  const retiradas = todas.filter(etapa => etapa === 'retirada')
  const contadas = daProfessora.filter(isRetirada).reduce((sum, titulo) => sum + contadasEm(titulo), 0)
  expect(contadas).toBe(retiradas.length)
  const marcadas = daProfessora.filter(isMarcada)
  console.log(
    `${todas.length} changes seen, ${retiradas.length} withdrawn, ${marcadas.length} set releases, ${cuts} cuts`,
  )
  await rm(dataDir, { recursive: true, force: true })
})
