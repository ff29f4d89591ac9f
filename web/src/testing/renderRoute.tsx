import { act, render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { type OperationDescriptor, RecordSource, Store } from 'relay-runtime'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { vi } from 'vitest'
import { createRoutes, loadArea } from '../app/router.tsx'
import { findVaga, getDataID, throwWithCode } from '../relay/environment.ts'
import type { FailureCode } from '../relay/failure.ts'
import { withoutFailed } from '../relay/withoutFailed.ts'
import { entrar } from '../sessao/sessao.ts'
import { fakeToken } from './token.ts'

type Resolvers = MockPayloadGenerator.MockResolvers

/**
 * A vaga has no questions by default: mocked ones would have to be answered. It is one pedido in all responses. It
 * does not wait for its first look. What is saved is a follow without anything new.
 */
const semRequisitos: Resolvers = {
  PedidoDaVaga: () => ({ id: 'pedido-1', perguntas: [], arquivo: 'NAO' }),
  PrimeiraRevisao: () => ({ aguarda: false }),
  BuscaSalva: () => ({ id: 'busca-1', tipo: 'PROFESSOR', alvo: '0', novas: 0 }),
}

const generate = (operation: OperationDescriptor, answers: Resolvers) =>
  MockPayloadGenerator.generate(operation, { ...semRequisitos, ...answers })

type Options = {
  /** The role of the reader, by default a student. The user id is 7. */
  como?: 'aluno' | 'professor' | 'visitante'
  /** Roles of the token besides, of which students and professors need none. */
  papeis?: readonly string[]
}

/**
 * Mounts the real routes at `url` with a mock environment, and resolves its queries with `resolvers` (of
 * MockPayloadGenerator); null leaves them pending, to test the loading state.
 */
export async function renderRoute(
  url: string,
  resolvers: Resolvers | null = {},
  { como = 'aluno', papeis }: Options = {},
) {
  if (como !== 'visitante') entrar(fakeToken({ user_id: 7, is_student: como === 'aluno', papeis }))
  const source = new RecordSource()
  const environment = createMockEnvironment({
    store: new Store(source),
    getDataID,
    missingFieldHandlers: [findVaga(source)],
    relayFieldLogger: throwWithCode,
  })
  const area = await loadArea(new URL(url, window.location.href))
  const router = createMemoryRouter(
    createRoutes(() => environment, area),
    { initialEntries: [url] },
  )
  // Without styles nothing covers a control; the check for it would take a tenth of the time.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  const operations = () => environment.mock.getAllOperations()
  const named = (name?: string) => operations().find(operation => !name || nameOf(operation) === name)

  /**
   * Resolves one pending operation, the oldest or the one with that name, and renders. Choose the member of a union in
   * its parent: `{ Mutation: () => ({ entrar: { __typename: 'CredenciaisInvalidas' } }) }`.
   */
  const resolve = async (answers: Resolvers = {}, name?: string) => {
    const operation = named(name)
    if (!operation) throw new Error(`no pending ${name ?? 'operation'}; pending: ${pending().join(', ') || 'none'}`)
    await act(async () => environment.mock.resolve(operation, generate(operation, answers)))
  }
  /** Resolves one too, but with an error of this code for the field at this path. */
  const resolveWithout = async (
    path: readonly string[],
    answers: Resolvers = {},
    name?: string,
    code: FailureCode = 'UPSTREAM_UNAVAILABLE',
  ) => {
    const operation = named(name)
    if (!operation) throw new Error(`no pending ${name ?? 'operation'}`)
    const { data } = generate(operation, answers)
    const errors = [{ message: 'failed', path: [...path], extensions: { code } }]
    const body = { data: without({ ...data }, path), errors }
    const isMutation = operation.request.node.params.operationKind === 'mutation'
    // As in network.ts.
    await act(async () => environment.mock.resolve(operation, isMutation ? withoutFailed(body) : body))
  }
  /** Rejects one pending operation. */
  const reject = async (error: Error, name?: string) => {
    const operation = named(name)
    if (!operation) throw new Error(`no pending ${name ?? 'operation'}`)
    await act(async () => environment.mock.reject(operation, error))
  }
  /** Names of the pending operations. */
  const pending = () => operations().map(nameOf)
  /** Variables of the oldest pending operation of that name. */
  const variables = (name: string) => named(name)?.request.variables

  const view = render(<RouterProvider router={router} />)
  await settle(() => router.state.initialized && router.state.navigation.state === 'idle')
  if (resolvers) while (operations().length > 0) await resolve(resolvers)
  return { ...view, environment, router, user, resolve, resolveWithout, reject, pending, variables }
}

function without(data: Record<string, unknown>, [name = '', ...rest]: readonly string[]): Record<string, unknown> {
  return { ...data, [name]: rest.length > 0 ? without(Object(data[name]), rest) : null }
}

const nameOf = (operation: OperationDescriptor) => operation.request.node.operation.name

/** Waits for the lazy code of the route, and of what it renders. */
async function settle(done: () => boolean): Promise<void> {
  await act(async () => {
    while (!done()) await new Promise(resolve => setTimeout(resolve))
  })
  await act(() => vi.dynamicImportSettled())
}
