import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLeitor, startWorker } from './leitor.ts'

const pdf = readFileSync(new URL('testing/pdfs/tabela.pdf', import.meta.url))
const done = { status: 'fulfilled' }
const refused = { reason: { statusCode: 429 } }
const busy = 'Muitos históricos estão sendo lidos agora. Tente novamente em instantes.'
const heavy = expect.stringMatching(/^Este PDF é pesado demais/)
// How long a reading takes is the machine's matter.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('readings that find no place to wait are refused at once, and those in turn are done', async () => {
  const leitor = createLeitor({ running: 1, waiting: 1 })
  const all = await Promise.allSettled([leitor.read(pdf, 1), leitor.read(pdf, 2), leitor.read(pdf, 3)])
  expect(all).toMatchObject([done, done, refused])
})

test('readings that wait too long for their turn are refused, and their place is free again', async () => {
  const leitor = createLeitor({ running: 1, waiting: 1 })
  const [first, late] = [leitor.read(pdf, 1), leitor.read(pdf, 2)]
  vi.advanceTimersByTime(1500)
  expect(await Promise.allSettled([first, late, leitor.read(pdf, 3)])).toMatchObject([done, refused, done])
})

test('readings of one account are done one at a time, the next when that is done', async () => {
  const leitor = createLeitor({ running: 2, waiting: 1 })
  const all = await Promise.allSettled([leitor.read(pdf, 1), leitor.read(pdf, 1), leitor.read(pdf, 2)])
  expect(all).toMatchObject([done, refused, done])
  expect((await leitor.read(pdf, 1)).disciplinas).toHaveLength(6)
})

const hang = (body = '') =>
  new Worker(`const { parentPort } = require('node:worker_threads'); setInterval(() => {}, 1000); ${body}`, {
    eval: true,
  })

test('readings whose thread does not start are given up, and the next has its turn', async () => {
  const hanging = hang()
  const leitor = createLeitor({ running: 1, waiting: 1 }, vi.fn(startWorker).mockReturnValueOnce(hanging))
  const reading = leitor.read(pdf, 1)
  await once(hanging, 'online')
  vi.advanceTimersByTime(15_000)
  await expect(reading).rejects.toMatchObject({ statusCode: 429, message: busy })
  expect((await leitor.read(pdf, 1)).disciplinas).toHaveLength(6)
})

test('readings that never end are given up as well, saying that the PDF is to blame', async () => {
  const endless = hang("parentPort.postMessage('pronto'); parentPort.once('message', () => { for (;;); })")
  const reading = createLeitor(undefined, () => endless).read(pdf, 1)
  await once(endless, 'message')
  vi.advanceTimersByTime(3500)
  await expect(reading).rejects.toMatchObject({ statusCode: 422, message: heavy })
})

test('a reading has the less time for the PDF the longer its thread took to start', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const slow = hang(`parentPort.once('message', () => {
    parentPort.postMessage('pronto')
    parentPort.once('message', () => { for (;;); })
  })`)
  const reading = createLeitor(undefined, () => slow).read(pdf, 1)
  await once(slow, 'online')
  vi.advanceTimersByTime(14_000)
  slow.postMessage('start', [])
  await once(slow, 'message')
  vi.advanceTimersByTime(2800)
  await expect(reading).rejects.toMatchObject({ statusCode: 422, message: heavy })
})

test('a reading takes no turn along when there is no thread to be had', async () => {
  const start = vi.fn(startWorker).mockImplementationOnce(() => {
    throw new Error('no thread')
  })
  const leitor = createLeitor({ running: 1, waiting: 0 }, start)
  await expect(leitor.read(pdf, 1)).rejects.toThrow('no thread')
  expect((await leitor.read(pdf, 1)).disciplinas).toHaveLength(6)
})
