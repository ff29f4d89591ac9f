import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import query from '../app/header/__generated__/HeaderUserQuery.graphql.ts'
import { refetchQuery } from './refetchQuery.ts'
import { countMutation } from './staleness.ts'

const operation = createOperationDescriptor(getRequest(query), {})

const comNome = (nome: string) => ({
  data: {
    viewer: {
      id: 'V',
      usuario: { id: 'U1', nome, avatar: null, aConfirmar: false },
      naoLidas: { mensagens: 0, notificacoes: 0 },
      listaCandidaturas: true,
    },
  },
})

const begin = () => {
  const environment = createMockEnvironment()
  const onComplete = vi.fn()
  const stop = refetchQuery(environment, query, {}, { onComplete })
  const nome = () => environment.getStore().getSource().get('U1')?.['nome']
  const pending = () => environment.mock.getAllOperations().length
  return { environment, onComplete, stop, nome, pending }
}

test('a response that a mutation has overtaken is requested once more', () => {
  const { environment, onComplete, nome, pending } = begin()
  countMutation(environment)
  environment.mock.resolve(operation, comNome('Before the mutation'))
  expect(onComplete).not.toHaveBeenCalled()
  environment.mock.resolve(operation, comNome('After it'))
  expect([nome(), pending(), onComplete.mock.calls.length]).toEqual(['After it', 0, 1])
})

test('a mutation before the request, or after its end, requests nothing more', () => {
  const { environment, onComplete, stop, pending } = begin()
  environment.mock.resolve(operation, comNome('Ana'))
  countMutation(environment)
  expect([pending(), onComplete.mock.calls.length]).toEqual([0, 1])
  stop()
})

test('nothing more is requested once the page has gone', () => {
  const { environment, stop, pending } = begin()
  countMutation(environment)
  stop()
  environment.mock.resolve(operation, comNome('Ana'))
  expect(pending()).toBe(0)
})
