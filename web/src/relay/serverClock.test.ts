import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createNetwork } from './network.ts'
import { noteServerTime, serverNow } from './serverClock.ts'

const today = '2026-03-10T15:00:00.000Z'

beforeEach(() => {
  onTestFinished(() => noteServerTime(new Date().toUTCString()))
  vi.useFakeTimers({ now: new Date(today), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
})

const nowAfter = (date: string | null) => {
  noteServerTime(date)
  return serverNow().toISOString()
}

test('follows the server, however wrong the clock of the device is', () => {
  expect(nowAfter('Fri, 13 Mar 2026 15:00:00 GMT')).toBe('2026-03-13T15:00:00.000Z')
  expect(nowAfter('Sat, 07 Mar 2026 15:00:00 GMT')).toBe('2026-03-07T15:00:00.000Z')
})

test('takes no notice of what a response took, or of one without a time', () => {
  expect(nowAfter('Tue, 10 Mar 2026 14:59:30 GMT')).toBe(today)
  expect(nowAfter(null)).toBe(today)
  expect(nowAfter('yesterday')).toBe(today)
})

test('reads the time, the time zone and the terms of each response', async () => {
  const headers = { date: 'Fri, 13 Mar 2026 15:00:00 GMT', 'x-fuso': '-300', 'x-periodos': '2,8' }
  const network = createNetwork({
    token: null,
    onUnauthenticated: () => {},
    fetch: async () => Response.json({ data: {} }, { headers }),
  })
  const params = { id: 'x', name: 'Any', operationKind: 'query', text: null, metadata: {}, cacheID: 'x' } as const
  await network.execute(params, {}, {}).toPromise()
  expect(serverNow().toISOString()).toBe('2026-03-13T15:00:00.000Z')
  expect(document.documentElement.dataset['fuso']).toBe('-300')
  expect(document.documentElement.dataset['periodos']).toBe('2,8')
})
