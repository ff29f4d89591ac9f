import { expect, test, vi } from 'vitest'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import mutation from '../notificacoes/__generated__/useMarcarComoLidasMutation.graphql.ts'
import { mutationsOf } from '../relay/staleness.ts'
import { environment } from './session.ts'

test('the response of a mutation is counted, so that an older refetch is repeated', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { marcarNotificacoesComoLidas: null } }))
  const current = environment(() => {})
  const operation = createOperationDescriptor(getRequest(mutation), { input: {} })
  await current.executeMutation({ operation }).toPromise()
  expect(mutationsOf(current)).toBe(1)
})
