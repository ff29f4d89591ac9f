import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderRoute } from '../testing/renderRoute.tsx'
import { lista } from './testing/lista.ts'
import { umaVaga } from './testing/umaVaga.ts'

// The code of a page comes slowly the first time that it is read.
beforeAll(() => import('./VagaPage.tsx'))
afterEach(() => vi.useRealTimers())

const detail = 'VagaPageQuery'
const vaga = {
  Query: () => ({ vaga: umaVaga(), viewer: { papel: 'ESTUDANTE', situacaoDaCandidatura: { candidatado: false } } }),
}
const open = () => renderRoute('/opportunities', lista())
const title = () => screen.getByRole('link', { name: 'Monitoria de Cálculo I' })
const button = () => screen.getByRole('link', { name: /^Ver Detalhes/ })
const heading = () => screen.findByRole('heading', { level: 1, name: 'Monitoria de Cálculo I' })

test.each([
  ['the pointer rests on the title', title, 'hover'],
  ['the pointer rests on Ver Detalhes', button, 'hover'],
  ['the focus rests on the title', title, 'focus'],
] as const)('asks for the vaga once when %s, and for nothing more on the click', async (_, link, by) => {
  const { user, resolve, pending, variables } = await open()
  if (by === 'hover') await user.hover(link())
  else act(() => link().focus())
  await waitFor(() => expect(pending()).toEqual([detail]))
  expect(variables(detail)).toEqual({ codigo: '12' })
  await resolve(vaga)
  await user.click(link())
  expect(await heading()).toBeTruthy()
  expect(screen.queryByText('Carregando oportunidade...')).toBeNull()
  expect(pending()).toEqual([])
})

test('waits for the request that is on its way when the click comes before the answer', async () => {
  const { user, resolve, pending } = await open()
  await user.hover(title())
  await waitFor(() => expect(pending()).toEqual([detail]))
  await user.click(title())
  expect(await screen.findByText('Carregando oportunidade...')).toBeTruthy()
  expect(pending()).toEqual([detail])
  await resolve(vaga)
  expect(await heading()).toBeTruthy()
})

test('asks for nothing when the pointer only passes', async () => {
  const { pending } = await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.pointerEnter(title())
  fireEvent.pointerLeave(title())
  vi.advanceTimersByTime(1000)
  expect(pending()).toEqual([])
})

test('asks again on the click when the prefetch failed', async () => {
  const { user, reject, resolve, pending } = await open()
  await user.hover(title())
  await waitFor(() => expect(pending()).toEqual([detail]))
  await reject(new Error('lost'), detail)
  await user.click(title())
  await waitFor(() => expect(pending()).toEqual([detail]))
  await resolve(vaga)
  expect(await heading()).toBeTruthy()
})
