import { act, screen, within } from '@testing-library/react'
import { MockPayloadGenerator } from 'relay-test-utils'
import { expect, onTestFinished, test, vi } from 'vitest'
import { changed } from '../../relay/topics.ts'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { abrirAba, candidatura, open, page, tres, url } from '../../minhasVagas/testing/openMinhaVaga.ts'

const mais = 'useTodosOsCandidatosPaginationQuery'
const janela = (edges: object[], endCursor: string | null) => ({
  ...page(),
  CandidaturaConnection: () => ({ edges, total: 5, pageInfo: { hasNextPage: endCursor !== null, endCursor } }),
})

test('loads all pages of candidates, and disables the comunicado until then', async () => {
  const { user, resolve, pending, variables } = await renderRoute(url, null, { como: 'professor' })
  const comunicado = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar comunicado' })
  await resolve({}, 'HeaderUserQuery')
  await resolve(janela(tres, 'depois-de-3'))
  expect(screen.getByRole('heading', { name: 'Candidatos (5)' })).toBeTruthy()
  expect(screen.getByText('Carregados os 3 primeiros de 5 candidatos')).toBeTruthy()
  expect(comunicado().disabled).toBe(true)
  expect(screen.getByText('Espere: ainda faltam candidatos nesta lista.')).toBeTruthy()
  expect(pending()).toEqual([mais])
  expect(variables(mais)).toEqual({ id: 'vaga-1', quantas: 200, cursor: 'depois-de-3' })
  await resolve(janela([candidatura('10', 'Caio Reis')], 'depois-de-4'))
  expect(variables(mais)).toEqual({ id: 'vaga-1', quantas: 200, cursor: 'depois-de-4' })
  await resolve(janela([candidatura('11', 'Duda Melo')], null))
  expect(pending()).toEqual([])
  expect(screen.queryByText(/^Carregados os/)).toBeNull()
  expect(screen.getByText('Duda Melo')).toBeTruthy()
  expect(comunicado().disabled).toBe(false)
  await abrirAba({ user }, 'Métricas')
  expect(within(screen.getByRole('region', { name: 'Métricas' })).getByText('5')).toBeTruthy()
})

test('reloads all pages after a change, and an open comunicado waits for them', async () => {
  const { environment, user, resolve, pending } = await renderRoute(url, null, { como: 'professor' })
  await resolve({}, 'HeaderUserQuery')
  await resolve(janela(tres, 'depois-de-3'))
  const resto = [candidatura('10', 'Caio Reis'), candidatura('11', 'Duda Melo')]
  await resolve(janela(resto, null))
  await user.click(screen.getByRole('button', { name: 'Enviar comunicado' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Enviar comunicado' }))
  const enviar = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Enviar comunicado' })
  expect(enviar().disabled).toBe(false)
  act(() => changed(environment, 'vaga:1'))
  await resolve(janela(tres, 'depois-de-3'), 'MinhaVagaPageQuery')
  expect(pending()).toEqual([mais])
  expect(enviar().disabled).toBe(true)
  expect(dialog.getByText('Espere: ainda faltam candidatos nesta lista.')).toBeTruthy()
  await resolve(janela(resto, null))
  expect(enviar().disabled).toBe(false)
  expect(dialog.getByText(/A mensagem vai para 5 candidatos/)).toBeTruthy()
})

test('says that some candidates failed to load, keeps the others, and retries', async () => {
  const { user, resolve, reject, pending } = await renderRoute(url, null, { como: 'professor' })
  await resolve({}, 'HeaderUserQuery')
  await resolve(janela(tres, 'depois-de-3'))
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'), mais)
  expect(within(screen.getByRole('alert')).getByText('Carregados os 3 primeiros de 5 candidatos')).toBeTruthy()
  expect(screen.getByText('Ana Souza')).toBeTruthy()
  expect(pending()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await resolve(janela([candidatura('10', 'Caio Reis')], null), mais)
  expect(screen.getByText('Caio Reis')).toBeTruthy()
  expect(screen.queryByText(/^Carregados os/)).toBeNull()
})

test('candidates that failed for time load by themselves, without a press', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('ready'))
  const { resolve, resolveWithout, reject, pending } = await renderRoute(url, null, { como: 'professor' })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await resolve({}, 'HeaderUserQuery')
  await resolveWithout(['vaga', 'candidaturas'], page(), undefined, 'UPSTREAM_TIMEOUT')
  expect(screen.getByText('Erro ao carregar candidatos')).toBeTruthy()
  await pass(9000)
  expect(pending()).toEqual([])
  await pass(13_000)
  await reject(new RequestFailure('TIMEOUT', 'slow'), mais)
  await pass(22_000)
  await resolve(page(), mais)
  expect(screen.getByText('Ana Souza')).toBeTruthy()
  expect(screen.queryByText('Erro ao carregar candidatos')).toBeNull()
})

test('keeps the page when the candidates fail to load, and retries only them', async () => {
  const { environment, resolve, user, pending } = await renderRoute(url, null, { como: 'professor' })
  await resolve({}, 'HeaderUserQuery')
  const operation = environment.mock.getMostRecentOperation()
  const { data } = MockPayloadGenerator.generate(operation, page()) as { data: { vaga: object } }
  const errors = [{ message: 'x', path: ['vaga', 'candidaturas'] }]
  const partial = { data: { ...data, vaga: { ...data.vaga, candidaturas: null } }, errors }
  await act(async () => environment.mock.nextValue(operation, partial))
  await act(async () => environment.mock.complete(operation))
  expect(screen.getByRole('heading', { level: 1, name: 'Monitoria de Cálculo I' })).toBeTruthy()
  expect(within(screen.getByRole('alert')).getByText('Erro ao carregar candidatos')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(pending()).toEqual([mais])
  await resolve(page())
  expect(screen.getByText('Ana Souza')).toBeTruthy()
})

test('counts candidates without the withdrawn ones, and counts those separately', async () => {
  const retirada = candidatura('10', 'Duda Melo', { etapa: 'RETIRADA' })
  const opened = await open({}, [...tres, retirada])
  expect(screen.getByRole('heading', { name: 'Candidatos (3)' })).toBeTruthy()
  expect(screen.getByText('Fora 1 candidatura retirada.')).toBeTruthy()
  await abrirAba(opened, 'Métricas')
  expect(within(screen.getByRole('region', { name: 'Métricas' })).getByText('3')).toBeTruthy()
})
