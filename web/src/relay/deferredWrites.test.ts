import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferWrite, sendDeferredWrites } from './deferredWrites.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const write = () => vi.fn<() => Promise<void>>(() => Promise.resolve())

test('sends after ten seconds, once', async () => {
  const send = write()
  const deferred = deferWrite(send)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await deferred.send()
  window.dispatchEvent(new Event('pagehide'))
  expect(send).toHaveBeenCalledOnce()
})

test('does not send a write that was undone', async () => {
  const send = write()
  deferWrite(send).undo()
  window.dispatchEvent(new Event('pagehide'))
  await sendDeferredWrites()
  await vi.runAllTimersAsync()
  expect(send).not.toHaveBeenCalled()
})

test('sends at once when the page is closed or hidden, and not when it is shown', () => {
  const [closed, hidden] = [write(), write()]
  deferWrite(closed)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(closed).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pagehide'))
  expect(closed).toHaveBeenCalledOnce()
  deferWrite(hidden)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  visibility.mockRestore()
  expect(hidden).toHaveBeenCalledOnce()
})

test('resolves once all waiting writes have their response', async () => {
  let respond = () => {}
  let isDone = false
  deferWrite(() => new Promise<void>(resolve => (respond = resolve)))
  const waiting = sendDeferredWrites().finally(() => (isDone = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(isDone).toBe(false)
  respond()
  await waiting
  expect(isDone).toBe(true)
})
