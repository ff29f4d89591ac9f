import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { lista } from './testing/lista.ts'
import { umaVaga } from './testing/umaVaga.ts'

// The first import of a page is slow.
beforeAll(() => import('./vaga/VagaPage.tsx'))
afterEach(() => vi.useRealTimers())

const detail = 'VagaPageQuery'
const vaga = {
  Query: () => ({
    vaga: umaVaga({ minhaCandidatura: { candidatado: false, etapa: null } }),
    viewer: { papel: 'ESTUDANTE' },
  }),
}
const open = () => renderRoute('/opportunities', lista())
const title = () => screen.getByRole('link', { name: 'Monitoria de Cálculo I' })
const button = () => screen.getByRole('link', { name: /^Ver Detalhes/ })
const heading = () => screen.findByRole('heading', { level: 1, name: 'Monitoria de Cálculo I' })

test.each([
  ['the pointer rests on the title', title, 'hover'],
  ['the pointer rests on Ver Detalhes', button, 'hover'],
  ['the focus rests on the title', title, 'focus'],
] as const)('requests the vaga once when %s, and nothing more on the click', async (_, link, by) => {
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

const detalhe = {
  ...vaga.Query().vaga,
  id: 'vaga-12',
  descricao: 'Ajude os calouros. E ainda mais.',
  prazo: '2099-10-31',
}

test.each(['touch', 'mouse'] as const)(
  'shows the data of the card at once by %s, and the rest when it has loaded',
  async by => {
    const { user, resolve, pending } = await renderRoute('/opportunities', lista({ vagas: [{ id: 'vaga-12' }] }))
    if (by === 'touch') await user.pointer({ keys: '[TouchA]', target: title() })
    else fireEvent.click(title())
    expect(await heading()).toBeTruthy()
    expect(pending()).toEqual([detail])
    expect(screen.queryByText('Carregando oportunidade...')).toBeNull()
    for (const text of ['Monitoria', 'Matemática', 'Ajude os calouros com limites e derivadas.']) {
      expect(screen.getByText(text)).toBeTruthy()
    }
    expect(screen.queryByRole('button', { name: 'Candidatar-se' })).toBeNull()
    const respostas = { Query: () => ({ ...vaga.Query(), vaga: detalhe }) }
    await resolve(respostas, detail)
    expect(screen.getByText('Ajude os calouros. E ainda mais.')).toBeTruthy()
    expect(screen.getByText('Prazo: 31 de outubro de 2099')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Candidatar-se' })).toBeTruthy()
    expect(pending()).toEqual([])
  },
)

test('says why the rest of a vaga failed to load, and retries', async () => {
  const { user, reject, resolve, pending } = await renderRoute('/opportunities', lista({ vagas: [{ id: 'vaga-12' }] }))
  fireEvent.click(title())
  await heading()
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'), detail)
  expect(screen.getByRole('heading', { name: 'Erro ao carregar oportunidade' })).toBeTruthy()
  expect(screen.getByText(/^O sistema da universidade está lento agora/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(pending()).toEqual([detail])
  await resolve(vaga, detail)
  expect(await screen.findByRole('button', { name: 'Candidatar-se' })).toBeTruthy()
})

test('says that a vaga of the list was deleted meanwhile', async () => {
  const { resolve } = await renderRoute('/opportunities', lista({ vagas: [{ id: 'vaga-12' }] }))
  fireEvent.click(title())
  await heading()
  await resolve({ Query: () => ({ vaga: null }) }, detail)
  expect(screen.getByRole('heading', { level: 1, name: 'Oportunidade não encontrada' })).toBeTruthy()
})

test('reuses the pending request if the click comes before the response', async () => {
  const { user, resolve, pending } = await open()
  await user.hover(title())
  await waitFor(() => expect(pending()).toEqual([detail]))
  await user.click(title())
  expect(await heading()).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Candidatar-se' })).toBeNull()
  expect(pending()).toEqual([detail])
  await resolve(vaga)
  expect(await screen.findByRole('button', { name: 'Candidatar-se' })).toBeTruthy()
})

test('requests nothing if the pointer only passes over the card', async () => {
  const { pending } = await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.pointerEnter(title())
  fireEvent.pointerLeave(title())
  vi.advanceTimersByTime(1000)
  expect(pending()).toEqual([])
})

test('requests again on the click if the prefetch failed', async () => {
  const { user, reject, resolve, pending } = await open()
  await user.hover(title())
  await waitFor(() => expect(pending()).toEqual([detail]))
  await reject(new Error('lost'), detail)
  await user.click(title())
  await waitFor(() => expect(pending()).toEqual([detail]))
  await resolve(vaga)
  expect(await heading()).toBeTruthy()
})
