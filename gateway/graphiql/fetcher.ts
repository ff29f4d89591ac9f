import type { GraphiQLProps } from 'graphiql'

type Fetcher = GraphiQLProps['fetcher']

/** One request per operation; a subscription answers with Server-Sent Events. */
export const fetcher: Fetcher = async (params, { headers } = {}) => {
  const accept = 'application/graphql-response+json, application/json, text/event-stream'
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, ...headers },
    body: JSON.stringify(params),
  })
  const streams = response.headers.get('content-type')?.startsWith('text/event-stream')
  return streams && response.body ? readResults(response.body) : response.json()
}

async function* readResults(body: NonNullable<Response['body']>) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
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
