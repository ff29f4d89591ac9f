import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { daLista, keepSearch } from '../lastSearch.ts'
import { umaVaga } from '../testing/umaVaga.ts'

const query = 'VagaPageQuery'
const mutation = 'contarPassoMutation'
const vaga = (own: object = {}) => ({
  Query: () => ({
    vaga: umaVaga({ id: 'vaga-12', minhaCandidatura: { candidatado: false, etapa: null }, ...own }),
    viewer: { papel: 'ESTUDANTE' },
  }),
})

/** What runs once the browser has nothing else to do. */
let waiting: (() => void)[] = []
const idle = () => act(async () => waiting.splice(0).forEach(run => run()))
beforeEach(() => {
  waiting = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run))
})
afterEach(() => vi.unstubAllGlobals())

const loaded = () => act(() => vi.dynamicImportSettled())

async function open(url = '/opportunities/12', options: Parameters<typeof renderRoute>[2] = { papeis: ['aluno'] }) {
  const opened = await renderRoute(url, null, options)
  await opened.resolve(vaga(), query)
  await loaded()
  return opened
}

const origemDe = async (opened: Awaited<ReturnType<typeof open>>) => {
  await idle()
  return opened.variables(mutation)?.['input']
}

test('counts the visit of a student once the browser is idle, and once in a tab', async () => {
  const first = await open()
  expect(first.pending()).not.toContain(mutation)
  expect(await origemDe(first)).toEqual({ vaga: 'vaga-12', passo: 'VIU', origem: 'LINK' })
  first.unmount()
  const again = await open()
  await idle()
  expect(again.pending()).not.toContain(mutation)
})

test('names a notification of a new vaga by the address', async () => {
  expect(await origemDe(await open('/opportunities/12?de=alerta'))).toMatchObject({ origem: 'ALERTA' })
})

test.each([
  ['', 'LISTA'],
  ['?type=ic', 'LISTA'],
  ['?busca=redes', 'BUSCA'],
])('names the list, with %j, by the link in it', async (search, origem) => {
  const opened = await renderRoute('/opportunities/99', null, { papeis: ['aluno'] })
  keepSearch(paths.vagas(), search)
  await act(() => opened.router.navigate('/opportunities/12', { state: daLista }))
  await loaded()
  await waitFor(() => expect(opened.variables(query)).toBeTruthy())
  while (opened.pending().includes(query)) await opened.resolve(vaga(), query)
  await loaded()
  await waitFor(() => expect(waiting).toHaveLength(1))
  expect(await origemDe(opened)).toEqual({ vaga: 'vaga-12', passo: 'VIU', origem })
})

test('counts that the student began to apply', async () => {
  const opened = await open()
  await idle()
  await opened.resolve({}, mutation)
  await opened.user.click(opened.getByRole('button', { name: 'Candidatar-se' }))
  await loaded()
  expect(await origemDe(opened)).toEqual({ vaga: 'vaga-12', passo: 'COMECOU', origem: 'LINK' })
})

test('tells nobody of a failure', async () => {
  const opened = await open()
  await idle()
  await opened.reject(new RequestFailure('OFFLINE', 'offline'), mutation)
  expect(opened.queryByRole('alert')).toBeNull()
  opened.getByRole('heading', { level: 1 })
})

test('sends nothing more in a tab whose upstream counts nothing', async () => {
  const first = await open()
  await idle()
  const answer = { __typename: 'RegistrarPassoSuccess', disponivel: false }
  await first.resolve({ Mutation: () => ({ registrarPasso: answer }) }, mutation)
  await first.user.click(first.getByRole('button', { name: 'Candidatar-se' }))
  await loaded()
  await idle()
  expect(first.pending()).not.toContain(mutation)
})

test('sends nothing for a student of an upstream without roles', async () => {
  const opened = await open('/opportunities/12', {})
  await idle()
  expect(opened.pending()).not.toContain(mutation)
})
