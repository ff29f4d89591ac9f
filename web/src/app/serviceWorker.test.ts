import { act } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { createMockEnvironment } from 'relay-test-utils'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startServiceWorker } from './serviceWorker.ts'
import * as versaoNova from './newVersion.ts'

const own = 'http://localhost/assets/index-own.js'

/** Mocks a browser whose service worker, if any, posts the given messages. */
function stubBrowser(status = 200) {
  const container = Object.assign(new EventTarget(), {
    controller: { postMessage: vi.fn<(message: string) => void>() },
    register: vi.fn<(url: string, options: object) => Promise<object>>(async () => registration),
    getRegistration: async () => registration,
  })
  const registration = {
    unregister: vi.fn<() => Promise<boolean>>(async () => true),
    update: vi.fn<() => Promise<void>>(async () => undefined),
  }
  const removed: string[] = []
  const names = ['mural-site-1', 'mural-site-2', 'other']
  vi.stubGlobal('caches', { keys: async () => names, delete: async (name: string) => void removed.push(name) })
  vi.stubGlobal('URLPattern', Object)
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  const answer = { status }
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, answer))
  vi.stubGlobal('fetch', fetch)
  const say = (main: string) => container.dispatchEvent(new MessageEvent('message', { data: { main } }))
  return { container, registration, removed, fetch, answer, say }
}

const assign = vi.fn<(to: string | URL) => void>()
beforeEach(() => {
  assign.mockClear()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
})

function makeRouter() {
  const page = { element: null, loader: () => null }
  const routes = ['/opportunities', '/network'].map(path => ({ path, ...page }))
  return createMemoryRouter(routes, { initialEntries: ['/opportunities'] })
}

function type(value: string) {
  const field = document.createElement('textarea')
  document.body.append(field)
  onTestFinished(() => field.remove())
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return field
}

test('registers the worker, bypassing the HTTP cache, with a policy that allows only its URL', async () => {
  const { container, fetch } = stubBrowser()
  const createPolicy = vi.fn<(name: string, rules: { createScriptURL: () => string }) => object>((_, rules) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  await startServiceWorker(makeRouter(), own, createMockEnvironment)
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/sw.js', { method: 'HEAD', cache: 'no-store' })
  expect(container.register).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' })
  expect(createPolicy.mock.calls[0]?.[1].createScriptURL()).toBe('/sw.js')
})

test('unregisters the worker and deletes only its caches if the origin has none any more', async () => {
  const { container, registration, removed } = stubBrowser(404)
  await startServiceWorker(makeRouter(), own, createMockEnvironment)
  expect(container.register).not.toHaveBeenCalled()
  expect(registration.unregister).toHaveBeenCalledOnce()
  expect(removed).toEqual(['mural-site-1', 'mural-site-2'])
})

test('keeps the worker and its caches if the origin fails', async () => {
  const { container, registration } = stubBrowser(502)
  await startServiceWorker(makeRouter(), own, createMockEnvironment)
  expect(container.register).not.toHaveBeenCalled()
  expect(registration.unregister).not.toHaveBeenCalled()
})

test('checks for a new version when the reader returns to the tab, at most once an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { registration } = stubBrowser()
  await startServiceWorker(makeRouter(), own, createMockEnvironment)
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))
  comeBack()
  expect(registration.update).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() + 61 * 60_000)
  comeBack()
  comeBack()
  expect(registration.update).toHaveBeenCalledOnce()
})

test('loads the next page from the server once the worker has another build', async () => {
  const { container, say } = stubBrowser()
  const router = makeRouter()
  await startServiceWorker(router, own, createMockEnvironment)
  expect(container.controller.postMessage).toHaveBeenCalledExactlyOnceWith('version')
  say('/assets/index-own.js')
  await act(() => router.navigate('/network'))
  expect(assign).not.toHaveBeenCalled()
  say('/assets/index-new.js')
  await act(() => router.navigate('/network?pagina=2'))
  expect(assign).not.toHaveBeenCalled()
  await act(() => router.navigate('/opportunities?busca=ic#lista'))
  expect(assign).toHaveBeenCalledExactlyOnceWith('/opportunities?busca=ic#lista')
})

test('loads a new build although the worker of the old one replies after it', async () => {
  const { say } = stubBrowser()
  const router = makeRouter()
  await startServiceWorker(router, own, createMockEnvironment)
  say('/assets/index-new.js')
  say('/assets/index-own.js')
  await act(() => router.navigate('/network'))
  expect(assign).toHaveBeenCalledExactlyOnceWith('/network')
})

test('shows a notice while a field holds typed text, and reloads only when it is empty', async () => {
  const avisar = vi.spyOn(versaoNova, 'announceNewVersion').mockImplementation(() => undefined)
  const { say } = stubBrowser()
  const router = makeRouter()
  await startServiceWorker(router, own, createMockEnvironment)
  const letter = type('Gosto de ensinar.')
  say('/assets/index-new.js')
  expect(avisar).toHaveBeenCalledOnce()
  await act(() => router.navigate('/network'))
  expect(assign).not.toHaveBeenCalled()
  letter.value = ''
  await act(() => router.navigate('/opportunities'))
  expect(assign).toHaveBeenCalledOnce()
})
