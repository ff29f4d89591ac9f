import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { commitMutation, fetchQuery } from 'react-relay'
import query from '../app/header/__generated__/HeaderUserQuery.graphql.ts'
import mutation from '../notificacoes/__generated__/useMarcarComoLidasMutation.graphql.ts'
import { commitUnannounced } from '../relay/commitUnannounced.ts'
import { pageQuery } from '../relay/network.ts'
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

test('a page that needs an acceptance leads to it, and the page of the acceptance stays', async () => {
  const errors = [{ message: 'Falta o aceite.', extensions: { code: 'ACCEPTANCE_REQUIRED' } }]
  vi.stubGlobal('fetch', async () => Response.json({ data: null, errors }))
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  entrar(fakeToken({ user_id: 7, is_student: true }))
  const load = (path: string) => {
    history.replaceState(null, '', path)
    const networkCacheConfig = { force: true, metadata: pageQuery }
    return fetchQuery(
      environment(() => {}),
      query,
      {},
      { networkCacheConfig },
    )
      .toPromise()
      .catch(() => undefined)
  }
  await load('/opportunities?busca=ic')
  expect(replace).toHaveBeenCalledExactlyOnceWith('/aceite?voltar=%2Fopportunities%3Fbusca%3Dic')
  await load('/aceite?voltar=%2F')
  expect(replace).toHaveBeenCalledOnce()
})
