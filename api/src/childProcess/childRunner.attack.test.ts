import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChildRunner, createStart } from './childRunner.ts'

// The duration of the work depends on the machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const start = createStart(new URL('../testing/abuse.child', import.meta.url), { heapMb: 64, rssMb: 256 })

const attack = (abuse: string) => {
  const child = start()
  const answer = createChildRunner({ running: 1, waiting: 0, start: () => child, frases: { cheio: '', seu: '' } }).run(
    Buffer.from(abuse),
    1,
  )
  return { child, answer }
}

test.each(['loop', 'native'])('work that never ends is killed: %s', async abuse => {
  const { child, answer } = attack(abuse)
  await once(child, 'message')
  vi.advanceTimersByTime(3500)
  expect([await answer, child.signalCode]).toEqual([null, 'SIGKILL'])
})

test.each(['memory', 'heap'])('work that takes too much memory is killed before it times out: %s', async abuse => {
  const before = process.memoryUsage.rss()
  const { child, answer } = attack(abuse)
  expect(await answer).toBeNull()
  expect(child.signalCode).not.toBeNull()
  // No byte of the output came from here.
  expect(process.memoryUsage.rss() - before).toBeLessThan(128 * 1024 * 1024)
})

test('a process whose parent does not kill it ends itself, even inside native code', async () => {
  const script = fileURLToPath(new URL(`../testing/abuse.child${import.meta.url.slice(-3)}`, import.meta.url))
  const orphan: ChildProcess = fork(script, [JSON.stringify({ rssBytes: 1e9, ms: 300 })], {
    execArgv: ['--import', import.meta.resolve('tsx')],
    serialization: 'advanced',
  })
  await once(orphan, 'message')
  orphan.send(Buffer.from('native'))
  expect(await once(orphan, 'exit')).toEqual([null, 'SIGKILL'])
})

test('a process ends with its parent', async () => {
  const child = start()
  await once(child, 'message')
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
})

test('a process gets none of our environment variables, and so no secret', async () => {
  vi.stubEnv('JWT_SECRET', 'of ours')
  const { answer } = attack('env')
  expect(await answer).toEqual([])
})
