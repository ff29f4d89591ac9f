import { createMockEnvironment } from 'relay-test-utils'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { expect, onTestFinished, test, vi } from 'vitest'
import artifact from '../app/header/__generated__/HeaderUserQuery.graphql.ts'
import query from '../app/header/__generated__/HeaderUserQuery$parameters.ts'
import { loadPage } from './pageRoute.ts'
import { lastGapAt, markPageStale, pageStaleSince, reportGap } from './staleness.ts'

const viewer = {
  id: 'V',
  usuario: { id: 'U1', nome: 'Ana', avatar: null, aConfirmar: false },
  naoLidas: { mensagens: 0, notificacoes: 0 },
}

test('marks and gaps of one environment, even in the future, do not reach a new environment', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const [ended, fresh] = [createMockEnvironment(), createMockEnvironment()]
  const now = Date.now()
  vi.setSystemTime(now + 60 * 60_000)
  markPageStale(ended, '/opportunities/12')
  reportGap(ended)
  vi.setSystemTime(now)
  expect(pageStaleSince(fresh, '/opportunities/12')).toBeNull()
  expect(lastGapAt(fresh)).toBeNull()

  // A page that the stream keeps current, just loaded, is shown without a request.
  const operation = createOperationDescriptor(getRequest(artifact), {})
  const loaded = fresh.execute({ operation }).toPromise()
  fresh.mock.resolve(operation, { data: { viewer } })
  await loaded
  fresh.retain(operation)
  const staleSince = pageStaleSince(fresh, '/opportunities/12')
  loadPage(fresh, query, {}, 'vaga', { staleSince }).dispose()
  expect(fresh.mock.getAllOperations()).toEqual([])
})
