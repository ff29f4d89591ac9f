import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApart, createStart } from './apart.ts'

// How long the work takes is the machine's matter.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const start = createStart(new URL('testing/abuse.child', import.meta.url), { heapMb: 64, rssMb: 256 })

const attack = (abuse: string) => {
  const child = start()
  const answer = createApart({ running: 1, waiting: 0, start: () => child, frases: { cheio: '', seu: '' } }).run(
    Buffer.from(abuse),
    1,
  )
  return { child, answer }
}

test.each(['loop', 'native'])('work that never ends is ended for certain: %s', async abuse => {
  const { child, answer } = attack(abuse)
  await once(child, 'message')
  vi.advanceTimersByTime(3500)
  expect([await answer, child.signalCode]).toEqual([null, 'SIGKILL'])
})

test.each(['memory', 'heap'])('work that takes all the memory ends by that alone, before its time: %s', async abuse => {
  const before = process.memoryUsage.rss()
  const { child, answer } = attack(abuse)
  expect(await answer).toBeNull()
  expect(child.signalCode).not.toBeNull()
  // Not one of its bytes was here.
  expect(process.memoryUsage.rss() - before).toBeLessThan(128 * 1024 * 1024)
})

test('a process that nobody ends any more ends itself, in the middle of native code', async () => {
  const script = fileURLToPath(new URL(`testing/abuse.child${import.meta.url.slice(-3)}`, import.meta.url))
  const orphan: ChildProcess = fork(script, [JSON.stringify({ rssBytes: 1e9, ms: 300 })], {
    execArgv: ['--import', import.meta.resolve('tsx')],
    serialization: 'advanced',
  })
  await once(orphan, 'message')
  orphan.send(Buffer.from('native'))
  expect(await once(orphan, 'exit')).toEqual([null, 'SIGKILL'])
})

test('a process goes with its parent', async () => {
  const child = start()
  await once(child, 'message')
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
})

test('a process knows none of our variables: no secret is in it', async () => {
  vi.stubEnv('JWT_SECRET', 'of ours')
  const { answer } = attack('env')
  expect(await answer).toEqual([])
})
