import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChildRunner } from './childRunner.ts'

const frases = { cheio: 'Muitos.', seu: 'O seu ainda não.' }
const done = { status: 'fulfilled', value: 3 }
const busy = { reason: { statusCode: 429, message: frases.cheio } }
const own = { reason: { statusCode: 429, message: frases.seu } }
const file = Buffer.from('abc')
// The duration of the work depends on the machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const child = (body: string): ChildProcess =>
  spawn(process.execPath, ['-e', `setInterval(() => {}, 1000); ${body}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
const started = (body: string) => child(`process.send('pronto'); process.once('message', bytes => { ${body} })`)
/** Responds with the number of bytes that it got. */
const count = () => started('process.send(bytes.length)')

const apartOf = (running: number, waiting: number, start: () => ChildProcess = count) =>
  createChildRunner<number>({ running, waiting, start, frases })

test('work that does not fit into the queue is refused at once, and queued work runs in order', async () => {
  const { run } = apartOf(1, 1)
  expect(await Promise.allSettled([run(file, 1), run(file, 2), run(file, 3)])).toMatchObject([done, done, busy])
})

test('work that waits too long for its turn is refused, and frees its place', async () => {
  const { run } = apartOf(1, 1)
  const [first, late] = [run(file, 1), run(file, 2)]
  vi.advanceTimersByTime(1500)
  expect(await Promise.allSettled([first, late, run(file, 3)])).toMatchObject([done, busy, done])
})

test('work of one account runs one piece at a time', async () => {
  const { run } = apartOf(2, 1)
  expect(await Promise.allSettled([run(file, 1), run(file, 1), run(file, 2)])).toMatchObject([done, own, done])
  expect(await run(file, 1)).toBe(3)
})

test('a process that does not start is given up without a verdict on the file, and the next one runs', async () => {
  const hanging = child('')
  const { run } = apartOf(1, 1, vi.fn(count).mockReturnValueOnce(hanging))
  const running = run(file, 1)
  await once(hanging, 'spawn')
  vi.advanceTimersByTime(15_000)
  await expect(running).rejects.toMatchObject(busy.reason)
  expect([hanging.signalCode, await run(file, 1)]).toEqual(['SIGKILL', 3])
})

test('the longer a process takes to start, the less time its work has', async () => {
  const slow = child(`process.once('message', () => {
    process.send('pronto')
    process.once('message', () => { for (;;); })
  })`)
  const running = apartOf(1, 0, () => slow).run(file, 1)
  await once(slow, 'spawn')
  vi.advanceTimersByTime(14_000)
  slow.send('start')
  await once(slow, 'message')
  vi.advanceTimersByTime(2800)
  expect(await running).toBeNull()
})

test('a process that breaks returns nothing, and the next one runs in its turn', async () => {
  const { run } = apartOf(1, 1, vi.fn(count).mockReturnValueOnce(started('process.abort()')))
  expect(await Promise.all([run(file, 1), run(file, 2)])).toEqual([null, 3])
})

test('a failed spawn loses no turn', async () => {
  const start = vi.fn(count).mockImplementationOnce(() => {
    throw new Error('no process')
  })
  const { run } = apartOf(1, 0, start)
  await expect(run(file, 1)).rejects.toThrow('no process')
  expect(await run(file, 1)).toBe(3)
})
