import { examples } from './examples.ts'
import { createFetcher } from './fetcher.ts'

interface Result {
  // Tests inspect results of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  data?: any
  errors?: readonly { message: string }[]
}

export const nameOf = (query: string) => /(?:query|mutation|subscription) (\w+)/.exec(query)?.[1] ?? ''

/**
 * Runs all examples in order, as a visitor of GraphiQL does, and returns each result by its operation; of a
 * subscription the first one, with `meanwhile` called again and again until it arrives.
 */
export async function visit(url: string, meanwhile = () => Promise.resolve<unknown>(undefined)) {
  const fetcher = createFetcher(`${url}/graphql`)
  const results = new Map<string, Result>()
  for (const { query, variables = '{}' } of examples) {
    const operationName = nameOf(query)
    const answer = await fetcher({ query, operationName, variables: JSON.parse(variables) })
    const result = Symbol.asyncIterator in answer ? await firstOf(answer, meanwhile) : answer
    results.set(operationName, result as Result)
  }
  return results
}

async function firstOf(stream: AsyncIterable<unknown>, meanwhile: () => Promise<unknown>): Promise<unknown> {
  const events = stream[Symbol.asyncIterator]()
  const first = events.next()
  let event: IteratorResult<unknown> | undefined
  while (!event) event = await Promise.race([first, meanwhile().then(pause)])
  await events.return?.()
  return event.value
}

const pause = () => new Promise<undefined>(resolve => void setTimeout(() => resolve(undefined), 100))
