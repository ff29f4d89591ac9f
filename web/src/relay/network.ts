/** The one door to the gateway: one POST per operation, aborted when nobody listens any more. */
import {
  type GraphQLResponse,
  Network,
  Observable,
  type RequestParameters,
  type SubscribeFunction,
  type UploadableMap,
  type Variables,
} from 'relay-runtime'
import { RequestFailure, toFailureCode } from './failure.ts'

export type NetworkSettings = {
  /** Bearer token of the session that the environment is for; null for a visitor. */
  token: string | null
  /** The token that was sent is refused: the session is over. */
  onUnauthenticated: () => void
  fetch?: typeof fetch
  /** The gateway ends an operation after 8 s; past this many milliseconds the way to it is broken. A file gets longer. */
  timeout?: number
  /** What arrives by itself; without it there are no subscriptions. */
  subscribe?: SubscribeFunction
}

type GraphQLBody = {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions?: { code?: unknown } }[]
}

/** The gateway reads a request for up to 120 s, and then has its 8 s. */
const timeToUpload = 132_000

/** The metadata of a query that does without data where a part of it failed. */
export const inteira = { inteira: true }

/** More of a list as well (usePaginationFragment): a window with a hole in it would take those along that are there. */
const isInteira = ({ name }: RequestParameters, metadata: Record<string, unknown> | null | undefined) =>
  metadata?.['inteira'] === true || name.endsWith('PaginationQuery')

/**
 * Relay's network over POST /graphql. Errors it ends with are `RequestFailure`, unless somebody unsubscribed.
 * A mutation's `uploadables` travel as multipart; each is named by its path in the variables: `{ 'input.arquivo': file }`.
 */
export function createNetwork(settings: NetworkSettings) {
  return Network.create(
    (params, variables, { metadata }, uploadables) =>
      Observable.create<GraphQLResponse>(sink => {
        const abort = new AbortController()
        request(settings, params, variables, uploadables ?? null, abort.signal, isInteira(params, metadata)).then(
          body => {
            sink.next(body)
            sink.complete()
          },
          (error: Error) => {
            if (!abort.signal.aborted) sink.error(error)
          },
        )
        return () => abort.abort()
      }),
    settings.subscribe,
  )
}

async function request(
  settings: NetworkSettings,
  params: RequestParameters,
  variables: Variables,
  uploadables: UploadableMap | null,
  signal: AbortSignal,
  inteira: boolean,
): Promise<GraphQLResponse> {
  const { token, onUnauthenticated, fetch: send = fetch, timeout = uploadables ? timeToUpload : 12_000 } = settings
  const late = AbortSignal.timeout(timeout)
  const operation = JSON.stringify(
    params.id ? { documentId: params.id, variables } : { query: params.text, variables },
    withoutFiles,
  )
  const response = await send('/graphql', {
    method: 'POST',
    headers: { ...headers(token), ...(uploadables ? fromOwnPage : json) },
    body: uploadables ? toForm(operation, uploadables) : operation,
    signal: AbortSignal.any([signal, late]),
  }).catch(() => {
    throw late.aborted ? new RequestFailure('TIMEOUT', 'no answer in time') : new RequestFailure('OFFLINE', 'no answer')
  })
  const body = await readBody(response)
  // Without a token it is a visitor who asked too much, or a login that was refused: no session ends.
  if (token && body.errors?.some(error => error.extensions?.code === 'UNAUTHENTICATED')) onUnauthenticated()
  if (isEmpty(body) || (inteira && body.errors)) {
    const [error] = body.errors ?? []
    throw new RequestFailure(toFailureCode(error?.extensions?.code), error?.message ?? 'neither data nor errors')
  }
  // Partial data goes through: @throwOnFieldError and @catch meet the errors where they matter.
  return body as GraphQLResponse
}

const json = { 'content-type': 'application/json' }

/** The form says its own type, with its boundary; the gateway wants a header that a foreign page cannot send. */
const fromOwnPage = { 'x-graphql-yoga-csrf': '1' }

const withoutFiles = (_: string, value: unknown) => (value instanceof Blob ? null : value)

/** GraphQL multipart request specification. */
function toForm(operation: string, uploadables: UploadableMap): FormData {
  const files = Object.entries(uploadables)
  const form = new FormData()
  form.append('operations', operation)
  form.append('map', JSON.stringify(Object.fromEntries(files.map(([path], index) => [index, [`variables.${path}`]]))))
  for (const [index, [, file]] of files.entries()) form.append(String(index), file)
  return form
}

function headers(token: string | null): Record<string, string> {
  return {
    accept: 'application/graphql-response+json, application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
}

/** The JSON of an answer of any status; a page of a proxy, or a cut body, is BAD_RESPONSE. */
async function readBody(response: Response): Promise<GraphQLBody> {
  const body: unknown = await response.json().catch(() => null)
  if (!isGraphQLBody(body)) throw new RequestFailure('BAD_RESPONSE', `status ${response.status}, not GraphQL`)
  return body
}

/** No data; or errors, and every root field null: nothing came, and the code says more than a hole would. */
function isEmpty({ data, errors }: GraphQLBody): boolean {
  return !data || (errors !== undefined && Object.values(data).every(value => value === null))
}

function isGraphQLBody(body: unknown): body is GraphQLBody {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body)
}
