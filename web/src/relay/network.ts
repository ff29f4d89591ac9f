/** The network layer: one POST per operation, aborted when it is unsubscribed. */
import {
  type GraphQLResponse,
  Network,
  Observable,
  type RequestParameters,
  type SubscribeFunction,
  type UploadableMap,
} from 'relay-runtime'
import { type EarlyRequest, takeEarly } from './earlyRequests.ts'
import { type FailureCode, failureCode, RequestFailure, toFailure, type WireError } from './failure.ts'
import type { OfflineSession } from './offline/offlineCopy.ts'
import { withOfflineCopy } from './offline/withOfflineCopy.ts'
import { json, toBody, toHeaders } from './operation.ts'
import { backOff, isBackground, isRetried } from './retries.ts'
import { noteTime } from './serverClock.ts'
import { withoutFailed } from './withoutFailed.ts'

export type NetworkSettings = {
  /** Bearer token of the session that the environment is for; null for a visitor. */
  token: string | null
  /** The token was refused: the session has expired. */
  onUnauthenticated: () => void
  /** A page needs that privacy notice and terms are accepted first. */
  onAcceptanceRequired?: () => void
  /** The gateway does not know the document of an operation: another build than this one is deployed. */
  onUnknownDocument?: () => void
  /** A mutation was executed. `announced`: other tabs are to be told of it. */
  onMutated?: (announced: boolean) => void
  /** Whose pages are kept for when there is no connection; null or absent keeps none. */
  offlineSession?: OfflineSession | null
  /** The server is overloaded, and a request that somebody waits for will be retried. */
  onOverloaded?: () => void
  fetch?: typeof fetch
  /** Milliseconds. The gateway limits an operation to 8 s, so a longer one means a broken connection. Uploads get more. */
  timeout?: number
  /** Milliseconds before a retry, given the number of earlier retries and the failure. */
  pause?: (retries: number, failure: RequestFailure) => number
  /** Runs subscriptions; without it there are none. */
  subscribe?: SubscribeFunction
}

type GraphQLBody = {
  data?: Record<string, unknown> | null
  errors?: WireError[]
}

/** The gateway reads a request for up to 120 s, and then has 8 s to execute it. */
const timeToUpload = 132_000

/** The metadata of a query that fails if any of its fields failed. */
export const allOrNothing = { allOrNothing: true }

/** The metadata of a page's query: its boundary shows that the document is unknown. */
export const pageQuery = { pageQuery: true }

/** The metadata of a mutation that is sent even while the page unloads. Its input is small: browsers allow 64 KB. */
export const keepalive = { keepalive: true }

/** The metadata of a mutation of which other tabs are not told. */
export const unannounced = { unannounced: true }

/** Also for a window of a list (usePaginationFragment): one missing edge would lose the others. */
const isAllOrNothing = ({ name }: RequestParameters, metadata: Record<string, unknown>) =>
  metadata['allOrNothing'] === true || name.endsWith('PaginationQuery')

/**
 * Relay's network over POST /graphql. Fails with a `RequestFailure`. The `uploadables` of a mutation are sent as
 * multipart; each key is a path in the variables: `{ 'input.arquivo': file }`.
 */
export function createNetwork(settings: NetworkSettings) {
  return Network.create(
    (params, variables, { metadata }, uploadables) =>
      Observable.create<GraphQLResponse>(sink => {
        const abort = new AbortController()
        const operation = toBody(params.id, variables, withoutFiles)
        const outgoing = { params, operation, uploadables: uploadables ?? null, metadata: metadata ?? {} }
        const response = request(settings, outgoing, abort.signal)
        const { offlineSession } = settings
        ;(offlineSession ? withOfflineCopy(offlineSession, params, metadata, response) : response).then(
          body => {
            sink.next(body)
            sink.complete()
            if (params.operationKind === 'mutation') settings.onMutated?.(outgoing.metadata['unannounced'] !== true)
          },
          (error: Error) => {
            if (abort.signal.aborted) return
            sink.error(error)
            // Last, so that the notice of a new version appears after the message of the error handlers.
            const isUnknown = failureCode(error) === 'UNKNOWN_DOCUMENT'
            if (isUnknown && !outgoing.metadata['pageQuery']) settings.onUnknownDocument?.()
          },
        )
        return () => abort.abort()
      }),
    settings.subscribe,
  )
}

type OutgoingRequest = {
  params: RequestParameters
  /** As JSON, without files. */
  operation: string
  uploadables: UploadableMap | null
  metadata: Record<string, unknown>
}

/** Sends a request, again after a failure that `isRetried`. An early request of the HTML counts as the first attempt. */
async function request(
  settings: NetworkSettings,
  outgoing: OutgoingRequest,
  signal: AbortSignal,
): Promise<GraphQLResponse> {
  const { timeout = outgoing.uploadables ? timeToUpload : 12_000, pause = backOff, onOverloaded } = settings
  let late = AbortSignal.timeout(timeout)
  const early = takeEarly(outgoing.operation, settings.token)
  let body = early && (await receive(early, AbortSignal.any([signal, late])))
  for (let retries = 0; ; retries += 1) {
    try {
      signal.throwIfAborted()
      body ??= await sendOnce(settings, outgoing, signal, late)
      return toResponse(settings, outgoing, body)
    } catch (error) {
      if (!(error instanceof RequestFailure) || !isRetried(error.code, retries, outgoing.metadata)) throw error
      if (error.code === 'OVERLOADED' && !isBackground(outgoing.metadata)) onOverloaded?.()
      await new Promise(resolve => setTimeout(resolve, pause(retries, error)))
    }
    body = null
    late = AbortSignal.timeout(timeout)
  }
}

/** Throws the failure of a body without data, or of any field of one that must be whole. */
function toResponse(
  { token, onUnauthenticated, onAcceptanceRequired }: NetworkSettings,
  { params, metadata }: OutgoingRequest,
  body: GraphQLBody,
): GraphQLResponse {
  // Without a token it is a visitor's request or a refused login: no session ends.
  if (token && has(body, 'UNAUTHENTICATED')) onUnauthenticated()
  // Not for a mutation: what was typed stays on the page.
  if (metadata['pageQuery'] && has(body, 'ACCEPTANCE_REQUIRED')) onAcceptanceRequired?.()
  if (isEmpty(body) || (isAllOrNothing(params, metadata) && body.errors)) {
    const [error] = body.errors ?? []
    throw toFailure(error ?? { message: 'neither data nor errors' })
  }
  // Partial data is returned: @throwOnFieldError and @catch handle the errors.
  return (params.operationKind === 'mutation' ? withoutFailed(body) : body) as GraphQLResponse
}

async function sendOnce(
  { token, fetch: post = fetch }: NetworkSettings,
  { operation, uploadables, metadata }: OutgoingRequest,
  signal: AbortSignal,
  late: AbortSignal,
): Promise<GraphQLBody> {
  const response = await post('/graphql', {
    method: 'POST',
    headers: { ...toHeaders(token), ...(uploadables ? fromOwnPage : json) },
    body: uploadables ? toForm(operation, uploadables) : operation,
    keepalive: metadata['keepalive'] === true,
    signal: AbortSignal.any([signal, late]),
  }).catch(() => {
    throw late.aborted ? new RequestFailure('TIMEOUT', 'no answer in time') : new RequestFailure('OFFLINE', 'no answer')
  })
  return readBody(response)
}

/** The response to an early request; null if it failed. */
async function receive({ response, abort }: EarlyRequest, signal: AbortSignal): Promise<GraphQLBody | null> {
  const end = () => abort.abort()
  signal.addEventListener('abort', end, { once: true })
  return response.then(readBody).catch(() => null)
}

/** The browser sets the content type with the boundary. The gateway requires a header that a foreign page cannot send. */
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

/** The JSON of a response of any status. A proxy's HTML or a truncated body is BAD_RESPONSE. */
async function readBody(response: Response): Promise<GraphQLBody> {
  noteTime(response.headers)
  const body: unknown = await response.json().catch(() => null)
  if (!isGraphQLBody(body)) throw new RequestFailure('BAD_RESPONSE', `status ${response.status}, not GraphQL`)
  return body
}

function has({ errors }: GraphQLBody, code: FailureCode): boolean {
  return errors?.some(error => error.extensions?.code === code) ?? false
}

/** Whether there is no data, or only null root fields with errors. The error's code then tells more than the nulls. */
function isEmpty({ data, errors }: GraphQLBody): boolean {
  return !data || (errors !== undefined && Object.values(data).every(value => value === null))
}

function isGraphQLBody(body: unknown): body is GraphQLBody {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body)
}
