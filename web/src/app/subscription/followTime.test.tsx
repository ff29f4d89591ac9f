import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { umaVaga } from '../../vagas/testing/umaVaga.ts'
import { listenTo, show } from './testing/listen.ts'

const pagina = 'VagaPageQuery'
const vaga = () => ({
  Query: () => ({ vaga: umaVaga({ id: 'vaga-12', titulo: 'Monitoria' }), viewer: { papel: 'ESTUDANTE' } }),
})

test('a vaga that was deleted while its reader was away is gone on their return', async () => {
  const { pending, resolve } = await listenTo('/opportunities/12', vaga())
  const now = vi.spyOn(Date, 'now')
  const leftAt = Date.now()
  await show('hidden')
  now.mockReturnValue(leftAt + 20_000)
  await show('visible')
  expect(pending()).not.toContain(pagina)
  await show('hidden')
  now.mockReturnValue(leftAt + 60_000)
  await show('visible')
  expect(pending()).toContain(pagina)
  await resolve({ Query: () => ({ vaga: null }) }, pagina)
  expect(screen.queryByText('Monitoria')).toBeNull()
})

test('an open vaga refetches at midnight of the university, when its prazo passes', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const { pending } = await listenTo('/opportunities/12', vaga())
  const atMidnight = timers.mock.calls.find(([, delay]) => Number(delay) > 5 * 60_000)
  expect(Number(atMidnight?.[1])).toBeLessThanOrEqual(24 * 60 * 60 * 1000 + 1000)
  await act(async () => atMidnight?.[0]())
  expect(pending()).toContain(pagina)
})
