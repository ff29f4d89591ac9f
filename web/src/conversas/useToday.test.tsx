import { act, renderHook, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dayOf } from '../ui/fuso.ts'
import { openWithRita, umaConversa, umaMensagem } from './testing/conversas.ts'
import { useToday } from './useToday.ts'

afterEach(() => vi.useRealTimers())

const renders = () => {
  vi.useFakeTimers({ now: new Date('2026-03-09T23:59:00-03:00') })
  let count = 0
  const { result } = renderHook(() => {
    count += 1
    return useToday()
  })
  return { day: () => Number(dayOf(result.current).slice(-2)), count: () => count }
}

test('is the next day from each midnight on', () => {
  const { day, count } = renders()
  act(() => void vi.advanceTimersByTime(59_000))
  expect(day()).toBe(9)
  act(() => void vi.advanceTimersByTime(1000))
  expect(day()).toBe(10)
  act(() => void vi.advanceTimersByTime(24 * 60 * 60_000))
  expect([day(), count()]).toEqual([11, 3])
})

test('renders nothing anew while the day is the same', () => {
  const { count } = renders()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(count()).toBe(1)
})

const thread = () => screen.getByRole('region', { name: 'Mensagens' })

test("calls a day 'Ontem' from midnight on, in the thread and in the list", async () => {
  vi.useFakeTimers({ now: new Date('2026-03-09T23:59:00-03:00'), toFake: ['Date'] })
  const criadaEm = '2026-03-09T20:05:00-03:00'
  await openWithRita({
    lista: [umaConversa('9', 'Rita Álvares', { atualizadaEm: criadaEm })],
    mensagens: [umaMensagem(1, 'boa noite', { criadaEm })],
  })
  expect(thread().textContent).toContain('Hoje')
  vi.setSystemTime(new Date('2026-03-10T00:00:00-03:00'))
  // As a computer that wakes up.
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(thread().textContent).toContain('Ontem')
  expect(within(screen.getByRole('complementary', { name: 'Conversas' })).getByText('Ontem')).toBeTruthy()
})
