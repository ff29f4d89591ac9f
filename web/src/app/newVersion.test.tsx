import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { createMockEnvironment } from 'relay-test-utils'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createEnvironment } from '../relay/environment.ts'
import { RequestFailure } from '../relay/failure.ts'
import { createNetwork } from '../relay/network.ts'
import { pageRoute } from '../relay/pageRoute.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { RouteError } from './RouteError.tsx'
import { createRoutes } from './router.tsx'
import { announceNewVersion } from './newVersion.ts'

const unknown = new RequestFailure('UNKNOWN_DOCUMENT', 'unknown')
const pagina = 'VagasPageQuery'
const sentence = 'Há uma versão nova do mural. Atualize a página para continuar.'
const noon = Date.parse('2026-03-09T12:00:00Z')

const reload = vi.fn<() => void>()
beforeEach(() => {
  reload.mockClear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})

/** Renders a page that fails with this error, `seconds` past noon. */
async function failAt(seconds: number, error: Error) {
  vi.setSystemTime(noon + seconds * 1000)
  const page = await renderRoute('/opportunities', null)
  await page.reject(error, pagina)
  return page
}

function setClock() {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('reloads a page whose document is unknown, at most once in half a minute', async () => {
  setClock()
  const first = await failAt(0, unknown)
  expect(reload).toHaveBeenCalledOnce()
  first.unmount()
  const second = await failAt(29, unknown)
  expect(reload).toHaveBeenCalledOnce()
  second.unmount()
  await failAt(31, unknown)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('shows a button if the reload did not help', async () => {
  setClock()
  const first = await failAt(0, unknown)
  first.unmount()
  const { user } = await failAt(5, unknown)
  expect(screen.getByRole('heading', { name: 'Versão nova do mural' })).toBeTruthy()
  expect(screen.getByText(sentence)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Atualizar agora' }))
  expect(reload).toHaveBeenCalledTimes(2)
})

test('does not reload if storage is refused', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
    clear: () => {},
  })
  const { reject } = await renderRoute('/opportunities', null)
  await reject(unknown, pagina)
  expect(reload).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Atualizar agora' })).toBeTruthy()
})

test('does not reload after any other failure of a request', async () => {
  const { reject } = await renderRoute('/opportunities', null)
  await reject(new RequestFailure('BAD_USER_INPUT', 'x'), pagina)
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

/** Renders a page whose code did not load, on an origin that now responds like this at '/'. */
async function failWithoutCode(answer: () => Promise<Response>) {
  document.head.innerHTML = '<link rel="modulepreload" data-start href="/assets/index-old.js" />'
  onTestFinished(() => void (document.head.innerHTML = ''))
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  vi.stubGlobal('fetch', fetch)
  const page = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const environment = createMockEnvironment()
  const route = pageRoute({ path: '/there', page }).toRoute(() => environment)
  const children = [
    { path: '/', element: <Link to="/there">Ir</Link> },
    { ...route, errorElement: <RouteError /> },
  ]
  const router = createMemoryRouter([{ children, hydrateFallbackElement: <></> }])
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Ir' }))
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  await act(() => new Promise(resolve => setTimeout(resolve)))
}

const html = (script: string, root = '<div id="root">') =>
  `<link rel="modulepreload" data-start href="${script}" />${root}</div>`
const answer =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status })

test('reloads a page whose code is missing if the origin has another build', async () => {
  await failWithoutCode(answer(html('/assets/index-new.js')))
  await screen.findByText(sentence)
  expect(reload).toHaveBeenCalledOnce()
})

test('reloads a page whose code did not load if the origin has the same build, once', async () => {
  await failWithoutCode(answer(html('/assets/index-old.js')))
  expect(reload).toHaveBeenCalledOnce()
  cleanup()
  await failWithoutCode(answer(html('/assets/index-old.js')))
  expect(reload).toHaveBeenCalledOnce()
  expect(screen.getByText('Algo deu errado')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy()
})

test.each([
  ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is failing', answer(html('/assets/index-new.js'), 503)],
  ['is replaced by a captive portal', answer(html('/portal.js', '<div>'))],
])('keeps the failure of a page whose code did not load if the site %s', async (_, site) => {
  await failWithoutCode(site)
  expect(screen.getByText('Algo deu errado')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

/** The real network over a gateway that knows no document. */
function renderOverNetwork(url: string) {
  const body = { errors: [{ message: 'x', extensions: { code: 'UNKNOWN_DOCUMENT' } }] }
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(body, { status: 400 }))
  const settings = { token: null, onUnauthenticated: () => {}, onUnknownDocument: announceNewVersion, pause: () => 0 }
  const environment = createEnvironment(createNetwork({ ...settings, fetch }))
  const router = createMemoryRouter(
    createRoutes(() => environment),
    { initialEntries: [url] },
  )
  render(<RouterProvider router={router} />)
  return fetch
}

test('keeps the page after a mutation whose document is unknown, and offers a reload', async () => {
  const user = userEvent.setup()
  const fetch = renderOverNetwork('/login')
  const email = await screen.findByLabelText('E-mail')
  await user.type(email, 'ana@puc.example')
  await user.type(screen.getByLabelText('Senha'), 'segredo123')
  await user.click(screen.getByRole('main').querySelector('button[type=submit]') ?? document.body)
  const button = await screen.findByRole('button', { name: 'Atualizar agora' })
  expect(screen.getByText('Há uma versão nova do mural.')).toBeTruthy()
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(email).toHaveProperty('value', 'ana@puc.example')
  expect(reload).not.toHaveBeenCalled()
  await user.click(button)
  expect(reload).toHaveBeenCalledOnce()
})

test('shows no toast on a page that shows the failure itself', async () => {
  renderOverNetwork('/professor/register')
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(screen.queryByText('Há uma versão nova do mural.')).toBeNull()
})
