import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adiar, enviarAdiadas } from './adiar.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const write = () => vi.fn<() => Promise<void>>(() => Promise.resolve())

test('sends after ten seconds, once', async () => {
  const send = write()
  const { enviar } = adiar(send)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await enviar()
  window.dispatchEvent(new Event('pagehide'))
  expect(send).toHaveBeenCalledOnce()
})

test('sends nothing that was undone', async () => {
  const send = write()
  adiar(send).desfazer()
  window.dispatchEvent(new Event('pagehide'))
  await enviarAdiadas()
  await vi.runAllTimersAsync()
  expect(send).not.toHaveBeenCalled()
})

test('sends at once when the page is closed or hidden, and not when it is shown', () => {
  const [closed, hidden] = [write(), write()]
  adiar(closed)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(closed).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pagehide'))
  expect(closed).toHaveBeenCalledOnce()
  adiar(hidden)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  visibility.mockRestore()
  expect(hidden).toHaveBeenCalledOnce()
})

test('tells when all that waited was answered', async () => {
  let answer = () => {}
  let answered = false
  adiar(() => new Promise<void>(resolve => (answer = resolve)))
  const waiting = enviarAdiadas().finally(() => (answered = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(answered).toBe(false)
  answer()
  await waiting
  expect(answered).toBe(true)
})
