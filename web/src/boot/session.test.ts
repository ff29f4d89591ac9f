import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { commitMutation } from 'react-relay'
import mutation from '../notificacoes/__generated__/useMarcarComoLidasMutation.graphql.ts'
import { commitUnannounced } from '../relay/commitUnannounced.ts'
import { hasChanged, now } from '../relay/topics.ts'
import { entrar } from '../sessao/sessao.ts'
import { fakeToken } from '../testing/token.ts'
import { environment } from './session.ts'

const answer = async () =>
  Response.json({
    data: { marcarNotificacoesComoLidas: { __typename: 'MarcarNotificacoesComoLidasSuccess', naoLidas: 0 } },
  })

test('the response of a mutation is a change, so that an older refetch is repeated', async () => {
  vi.stubGlobal('fetch', answer)
  const current = environment(() => {})
  const since = now()
  const operation = createOperationDescriptor(getRequest(mutation), { input: {} })
  await current.executeMutation({ operation }).toPromise()
  expect(hasChanged(current, { topics: ['escrita'], since })).toBe(true)
  expect(hasChanged(current, { topics: ['vaga:1'], since })).toBe(false)
})

test('tells the other tabs of a mutation, unless it is unannounced', async () => {
  vi.stubGlobal('fetch', answer)
  entrar(fakeToken({ user_id: 7, is_student: true }))
  const current = environment(() => {})
  const told: unknown[] = []
  const channel = new BroadcastChannel('abas:7')
  channel.addEventListener('message', ({ data }) => told.push(data))
  onTestFinished(() => channel.close())
  const commit = (by: typeof commitMutation) =>
    new Promise<void>(resolve => {
      by(current, { mutation, variables: { input: {} }, onCompleted: () => resolve() })
    })
  await commit(commitUnannounced)
  await commit(commitMutation)
  await waitFor(() => expect(told).toMatchObject([{ kind: 'topics', data: ['*', 'etapas'] }]))
})
