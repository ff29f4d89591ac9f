import { expect, it, onTestFinished, vi } from 'vitest'
import { fetcher } from './fetcher.ts'

const next = (data: object) => `event: next\ndata: ${JSON.stringify({ data })}\n\n`

/** Subscribes to a stream that brings these events and stays open. */
async function subscribe(...events: string[]) {
  const cancel = vi.fn<() => void>()
  const body = new ReadableStream<Uint8Array>({
    start: controller => {
      for (const event of events) controller.enqueue(new TextEncoder().encode(event))
    },
    cancel,
  })
  const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  vi.stubGlobal('fetch', () => Promise.resolve(response))
  onTestFinished(() => void vi.unstubAllGlobals())
  const results = (await fetcher({ query: 'subscription { x }' })) as AsyncGenerator
  return { results, cancel }
}

it('reads the results of a subscription', async () => {
  const { results } = await subscribe(': hello\n\n', next({ x: 1 }), next({ x: 2 }))
  expect([await results.next(), await results.next()]).toEqual([
    { done: false, value: { data: { x: 1 } } },
    { done: false, value: { data: { x: 2 } } },
  ])
})

it("closes the stream at once at 'Stop', though nothing more comes", async () => {
  const { results, cancel } = await subscribe(next({ x: 1 }))
  await results.next()
  const waiting = results.next()
  void results[Symbol.asyncIterator]().return(undefined)
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce())
  expect(await waiting).toEqual({ done: true, value: undefined })
})
