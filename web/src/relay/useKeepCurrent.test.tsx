import { act, render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import { show } from '../app/subscription/testing/listen.ts'
import query from '../app/header/__generated__/HeaderUserQuery.graphql.ts'
import { RequestFailure } from './failure.ts'
import { changed, now } from './topics.ts'
import { useKeepCurrent } from './useKeepCurrent.ts'

const operation = createOperationDescriptor(getRequest(query), {})

const comNome = (nome: string) => ({
  data: {
    viewer: {
      id: 'V',
      usuario: { id: 'U1', nome, avatar: null, aConfirmar: false, recusaDeProfessor: null },
      naoLidas: { mensagens: 0, notificacoes: 0 },
      listaCandidaturas: true,
    },
  },
})

function mount({ since }: { since?: number } = {}) {
  const environment = createMockEnvironment()
  const onComplete = vi.fn<() => void>()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  )
  const options = { topics: ['rede' as const], onComplete, ...(since === undefined ? {} : { since }) }
  const { unmount } = renderHook(() => useKeepCurrent(query, {}, options), { wrapper })
  const change = (...topics: Parameters<typeof changed>[1][]) => act(async () => changed(environment, ...topics))
  const answer = (nome: string) => act(async () => environment.mock.resolve(operation, comNome(nome)))
  const fail = () => act(async () => environment.mock.reject(operation, new RequestFailure('OFFLINE', 'no answer')))
  const nome = () => environment.getStore().getSource().get('U1')?.['nome']
  const pending = () => environment.mock.getAllOperations().length
  return { environment, unmount, change, answer, fail, nome, pending, onComplete }
}

test('refetches after a change of its topic, once for all changes during the request', async () => {
  const { change, answer, nome, pending, onComplete } = mount()
  await change('candidaturas')
  expect(pending()).toBe(0)
  await change('rede')
  await change('rede')
  await change('*')
  expect(pending()).toBe(1)
  await answer('Ana')
  expect(pending()).toBe(1)
  await answer('Ana Souza')
  expect([nome(), pending(), onComplete.mock.calls.length]).toEqual(['Ana Souza', 0, 2])
})

test('a response that a mutation has overtaken is requested once more', async () => {
  const { change, answer, nome, pending, onComplete } = mount()
  await change('escrita')
  expect(pending()).toBe(0)
  await change('rede')
  await change('escrita')
  await answer('Before the mutation')
  expect(onComplete).not.toHaveBeenCalled()
  await answer('After it')
  expect([nome(), pending(), onComplete.mock.calls.length]).toEqual(['After it', 0, 1])
})

test('refetches when it mounts after a change since its data was requested', async () => {
  const other = createMockEnvironment()
  const since = now()
  changed(other, 'rede')
  expect(mount({ since }).pending()).toBe(0)
  const environment = createMockEnvironment()
  changed(environment, 'rede')
  const Part = () => {
    useKeepCurrent(query, {}, { topics: ['rede'], since })
    return null
  }
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Part />
    </RelayEnvironmentProvider>,
  )
  expect(environment.mock.getAllOperations()).toHaveLength(1)
})

test('refetches a hidden page when it is shown', async () => {
  const { change, answer, pending } = mount()
  await show('hidden')
  await change('rede')
  expect(pending()).toBe(0)
  await show('visible')
  expect(pending()).toBe(1)
  await answer('Ana')
  await show('hidden')
  await show('visible')
  expect(pending()).toBe(0)
})

test('refetches what has failed at the next change of its topic, and when the reader returns', async () => {
  const { change, answer, fail, pending } = mount()
  await change('rede')
  await fail()
  expect(pending()).toBe(0)
  await change('candidaturas')
  expect(pending()).toBe(0)
  await change('rede')
  await fail()
  await show('hidden')
  await show('visible')
  await answer('Ana')
  expect(pending()).toBe(0)
})

test('aborts its request when it unmounts', async () => {
  const { change, unmount, pending } = mount()
  await change('rede')
  unmount()
  expect(pending()).toBe(0)
  await change('rede')
  expect(pending()).toBe(0)
})
