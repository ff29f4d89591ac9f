import type { GraphiQLProps } from 'graphiql'
import { GraphQLError } from 'graphql'
import { createResults } from './results.ts'
import { createSessao } from './sessao.ts'

type Fetcher = GraphiQLProps['fetcher']

/**
 * One request per operation, with the token of the last sign-in and the values of earlier results that its variables
 * refer to. Subscriptions use Server-Sent Events.
 */
export function createFetcher(url = '/graphql'): Fetcher {
  const sessao = createSessao()
  const results = createResults()
  const accept = 'application/graphql-response+json, application/json, text/event-stream'

  return async (params, { headers } = {}) => {
    const { filled, missing } = results.fill(params.variables)
    if (missing) return { errors: [new GraphQLError(`Execute antes a operação de ${missing}.`)] }
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept, ...sessao.authorize(headers) },
      body: JSON.stringify({ ...params, variables: filled }),
    })
    const streams = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (streams && response.body) return readResults(response.body)
    const result = await response.json()
    sessao.hear(result)
    results.hear(params.operationName, result)
    return result
  }
}

/** The results of a stream. 'Stop' calls `return`, which an idle generator would only notice at the next event. */
function readResults(body: NonNullable<Response['body']>) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  const results = parseResults(reader)
  const end = results.return.bind(results)
  results.return = async value => {
    await reader.cancel()
    return end(value)
  }
  return results
}

async function* parseResults(reader: ReadableStreamDefaultReader<string>) {
  let unread = ''
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const events = (unread + chunk.value).split('\n\n')
    unread = events.pop() ?? ''
    for (const event of events) {
      const data = /^data: ?(.+)$/m.exec(event)?.[1]
      if (event.includes('event: next') && data) yield JSON.parse(data)
    }
  }
}
