import { expect, onTestFinished, test } from 'vitest'
import { noteServerTime } from '../relay/serverClock.ts'
import { diasAte, isNova, resta } from './prazo.ts'

const now = new Date(2026, 2, 10, 15)

test('calls a vaga new for seven days of 24 hours after it was created', () => {
  const created = new Date(2026, 2, 3, 15)
  expect(isNova(created.toISOString(), now)).toBe(true)
  expect(isNova(new Date(created.getTime() - 1).toISOString(), now)).toBe(false)
  expect(isNova(null, now)).toBe(false)
})

test('counts calendar days to the prazo, 0 on the last day', () => {
  expect(diasAte('2026-03-10', now)).toBe(0)
  expect(diasAte('2026-03-12', now)).toBe(2)
  expect(diasAte('2026-03-09', now)).toBe(-1)
})

test('counts from the day of the university, and of the server', () => {
  expect(diasAte('2026-03-10', new Date('2026-03-11T02:59:59Z'))).toBe(0)
  expect(diasAte('2026-03-10', new Date('2026-03-11T03:00:00Z'))).toBe(-1)
  onTestFinished(() => noteServerTime(new Date().toUTCString()))
  noteServerTime('Sun, 01 Mar 2099 15:00:00 GMT')
  expect(diasAte('2099-03-03')).toBe(2)
})

test('calls the last day over in Noronha while it still is that day in Rio Branco', () => {
  const night = new Date('2026-03-11T03:30:00Z')
  const dias = (fuso: string) => {
    document.documentElement.dataset['fuso'] = fuso
    return resta(diasAte('2026-03-10', night))
  }
  expect([dias('-120'), dias('-300')]).toEqual([null, 'termina hoje'])
})

test('says what is left to apply', () => {
  expect([-1, 0, 1, 2, 30].map(resta)).toEqual([null, 'termina hoje', 'falta 1 dia', 'faltam 2 dias', 'faltam 30 dias'])
})
