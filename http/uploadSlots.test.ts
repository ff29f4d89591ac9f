import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createUploadSlots } from './uploadSlots.js'
import type { NoSlot, Slot } from './uploadSlots.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Uploads are named by person and network, and the rest of the name tells them apart: 'a1'. */
function start(total: number) {
  const slots = createUploadSlots({ perPerson: 2, total, patience: 4000, slow: 64 })
  const gone: string[] = []
  const held = new Map<string, Slot>()
  const answers = new Map<string, NoSlot | 'in'>()
  function take(name: string, rate: number | null = null) {
    void slots.take(name[0] ?? '', name[1] ?? '').then(slot => {
      answers.set(name, typeof slot === 'string' ? slot : 'in')
      if (typeof slot === 'string') return
      slot.arriving = { rate: () => rate, giveUp: () => gone.push(name) }
      held.set(name, slot)
    })
    return vi.advanceTimersByTimeAsync(0)
  }
  const leave = async (name: string) => {
    const slot = held.get(name)
    if (slot) slots.release(slot)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { take, leave, gone, answers }
}

it('a person has two, with those that wait', async () => {
  const { take, answers } = start(1)
  for (const name of ['a1', 'a1-second', 'a1-third']) await take(name, 100)
  expect(answers.get('a1')).toBe('in')
  expect(answers.has('a1-second')).toBe(false)
  expect(answers.get('a1-third')).toBe('own')
})

it('those that wait come in turn, and are refused if nobody leaves or is slow', async () => {
  const { take, leave, gone, answers } = start(1)
  for (const name of ['a1', 'b1', 'c1']) await take(name, 100)
  await vi.advanceTimersByTimeAsync(3900)
  await leave('a1')
  expect(answers.get('b1')).toBe('in')
  await vi.advanceTimersByTimeAsync(200)
  expect(answers.get('c1')).toBe('full')
  expect(gone).toEqual([])
})

it('the slowest goes for another one, once it is known how slow it is', async () => {
  const { take, gone, answers } = start(3)
  await take('a1', 60)
  await take('b1', 10)
  await take('c1')
  await take('d1')
  expect([answers.get('d1'), gone]).toEqual(['in', ['b1']])
  await take('e1')
  await take('f1')
  expect([answers.get('e1'), answers.has('f1'), gone]).toEqual(['in', false, ['b1', 'a1']])
})

it('a network gives up slots for one that has less than its share, however fast it is', async () => {
  const { take, gone, answers } = start(4)
  for (const [index, name] of ['a1', 'b1', 'c1', 'd1'].entries()) await take(name, 1000 - index)
  await take('e2', 1)
  await take('f2', 1000)
  await take('g2', 1000)
  expect([answers.get('e2'), answers.get('f2'), answers.get('g2')]).toEqual(['in', 'in', 'in'])
  expect(gone).toEqual(['d1', 'e2', 'c1'])
})

it('a network takes no slot of one that has fewer', async () => {
  const { take, gone, answers } = start(3)
  for (const name of ['a1', 'b1']) await take(name, 1000)
  await take('c2', 1)
  await take('d1', 1000)
  await vi.advanceTimersByTimeAsync(4000)
  expect([answers.get('d1'), gone]).toEqual(['full', []])
})

it('a person with two gives one up for a person with none', async () => {
  const { take, gone, answers } = start(3)
  await take('a1', 1000)
  await take('a1-second', 900)
  await take('b1', 500)
  await take('c1', 1000)
  await take('d1', 1000)
  expect([answers.get('c1'), answers.has('d1'), gone]).toEqual(['in', false, ['a1-second']])
})
