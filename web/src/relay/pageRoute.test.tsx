import { act, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import type { HeaderUserQuery } from '../app/header/__generated__/HeaderUserQuery.graphql.ts'
import artifact from '../app/header/__generated__/HeaderUserQuery.graphql.ts'
import query from '../app/header/__generated__/HeaderUserQuery$parameters.ts'
import { pageRoute } from './pageRoute.ts'
import { usePageQuery } from './usePageQuery.ts'

const viewer = {
  usuario: { id: 'U1', nome: 'Ana', avatar: null, aConfirmar: false, recusaDeProfessor: null },
  naoLidas: { mensagens: 0, notificacoes: 0 },
  avisosDoSistema: [],
  listaCandidaturas: true,
}

const Nome = () => <p>{usePageQuery<HeaderUserQuery>(artifact).viewer?.usuario?.nome}</p>

function mount(
  spec: { guard?: () => string | null; variables?: () => null } = {},
  code: Promise<ComponentType> = Promise.resolve(spec.variables ? () => <p>sem dados</p> : Nome),
) {
  const environment = createMockEnvironment()
  const page = vi.fn(() => code)
  const route = pageRoute<HeaderUserQuery>({ path: '/a', page, query, freshness: 'perfil', ...spec })
  const away = { path: '/b', Component: () => <p>outra</p> }
  const router = createMemoryRouter([route.toRoute(() => environment), away], { initialEntries: ['/b'] })
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
  const go = (to: string) => act(() => router.navigate(to))
  return { environment, page, router, go }
}

test('loads code and data in parallel, and shows the page when both are loaded', async () => {
  let finish: ((page: ComponentType) => void) | undefined
  const { environment, page, go } = mount({}, new Promise(resolve => (finish = resolve)))
  const arriving = go('/a')
  expect(page).toHaveBeenCalledOnce()
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
  finish?.(Nome)
  await arriving
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { viewer } }))
  expect(screen.getByText('Ana')).toBeTruthy()
})

test('sends no request when the reader returns while the data is fresh', async () => {
  const { environment, go } = mount()
  await go('/a')
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { viewer } }))
  await go('/b')
  await go('/a')
  expect(environment.mock.getAllOperations()).toEqual([])
  expect(screen.getByText('Ana')).toBeTruthy()
})

test('sends no request for a navigation that another one has replaced', async () => {
  const { environment, router, go } = mount()
  const replaced = router.navigate('/a')
  await go('/b')
  await replaced
  expect(environment.mock.getAllOperations()).toEqual([])
})

test('redirects before any request', async () => {
  const { environment, router, go } = mount({ guard: () => '/b?voltar=%2Fa' })
  await go('/a')
  expect(router.state.location.search).toBe('?voltar=%2Fa')
  expect(environment.mock.getAllOperations()).toEqual([])
})

test('loads a page without data when its variables are null', async () => {
  const { environment, go } = mount({ variables: () => null })
  await go('/a')
  expect(screen.getByText('sem dados')).toBeTruthy()
  expect(environment.mock.getAllOperations()).toEqual([])
})
