/** The one door to the gateway: one POST per operation, aborted when nobody listens any more. */
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
import type { Leitor } from './leitura.ts'
import { comLeitura } from './semConexao.ts'
import { json, toBody, toHeaders } from './operation.ts'
import { withoutFailed } from './withoutFailed.ts'

export type NetworkSettings = {
  /** Bearer token of the session that the environment is for; null for a visitor. */
  token: string | null
  /** The token that was sent is refused: the session is over. */
  onUnauthenticated: () => void
  /** The gateway knows the document of an operation no more, or not yet: this build is not the one that is deployed. */
  onUnknownDocument?: () => void
  /** Whose pages are kept for when there is no connection; without one none are. */
  leitor?: Leitor | null
  /** The server is busy: the request waits for its turn, and is sent again. */
  onOverloaded?: () => void
  fetch?: typeof fetch
  /** The gateway ends an operation after 8 s; past this many milliseconds the way to it is broken. A file gets longer. */
  timeout?: number
  /**
   * Milliseconds before a request is sent again that was not executed, given how many times it was already, and how many
   * seconds the gateway says to wait.
   */
  pause?: (retries: number, retryAfter: number) => number
  /** What arrives by itself; without it there are no subscriptions. */
  subscribe?: SubscribeFunction
}

type GraphQLBody = {
  data?: Record<string, unknown> | null
  errors?: WireError[]
}

/** The gateway reads a request for up to 120 s, and then has its 8 s. */
const timeToUpload = 132_000

/**
 * Nothing was executed, so that a mutation may be sent again as it is: during a rolling release the next request may
 * reach a gateway that knows the document, and a busy server may have room.
 */
const mostRetries: Partial<Record<FailureCode, number>> = { UNKNOWN_DOCUMENT: 2, OVERLOADED: 3 }

/**
 * Half a second, then one and a half. What the gateway says is longer, the more so the oftener, and by chance up to half
 * more: not all come back at the same time.
 */
const growing = (retries: number, retryAfter: number) =>
  retryAfter > 0 ? retryAfter * 1000 * (retries + 1) * (1 + Math.random() / 2) : 500 * 3 ** retries

/** The metadata of a query that does without data where a part of it failed. */
export const inteira = { inteira: true }

/** The metadata of a query without which there is no page: the page's boundary says that its document is unknown. */
export const daPagina = { daPagina: true }

/** The metadata of a mutation that is sent though the page is being left. Its input is small: browsers take 64 KB. */
export const aoSair = { aoSair: true }

/** Pages of a list too (usePaginationFragment): fail the whole page, since one missing edge would lose the others. */
const isInteira = ({ name }: RequestParameters, metadata: Record<string, unknown>) =>
  metadata['inteira'] === true || name.endsWith('PaginationQuery')

/**
 * Relay's network over POST /graphql. Errors it ends with are `RequestFailure`, unless somebody unsubscribed.
 * A mutation's `uploadables` travel as multipart; each is named by its path in the variables: `{ 'input.arquivo': file }`.
 */
export function createNetwork(settings: NetworkSettings) {
  return Network.create(
    (params, variables, { metadata }, uploadables) =>
      Observable.create<GraphQLResponse>(sink => {
        const abort = new AbortController()
        const operation = toBody(params.id, variables, withoutFiles)
        const asked = { params, operation, uploadables: uploadables ?? null, metadata: metadata ?? {} }
        const answer = request(settings, asked, abort.signal)
        const { leitor } = settings
        ;(leitor ? comLeitura(leitor, params, metadata, answer) : answer).then(
          body => {
            sink.next(body)
            sink.complete()
          },
          (error: Error) => {
            if (abort.signal.aborted) return
            sink.error(error)
            // After whoever asked has said that it failed: this is what helps.
            const isUnknown = failureCode(error) === 'UNKNOWN_DOCUMENT'
            if (isUnknown && !asked.metadata['daPagina']) settings.onUnknownDocument?.()
          },
        )
        return () => abort.abort()
      }),
    settings.subscribe,
  )
}

type Asked = {
  params: RequestParameters
  /** As JSON, without files. */
  operation: string
  uploadables: UploadableMap | null
  metadata: Record<string, unknown>
}

async function request(settings: NetworkSettings, asked: Asked, signal: AbortSignal): Promise<GraphQLResponse> {
  const { token, onUnauthenticated } = settings
  const body = await send(settings, asked, signal)
  // Without a token it is a visitor who asked too much, or a login that was refused: no session ends.
  if (token && has(body, 'UNAUTHENTICATED')) onUnauthenticated()
  if (isEmpty(body) || (isInteira(asked.params, asked.metadata) && body.errors)) {
    const [error] = body.errors ?? []
    throw toFailure(error ?? { message: 'neither data nor errors' })
  }
  // Partial data goes through: @throwOnFieldError and @catch meet the errors where they matter.
  return (asked.params.operationKind === 'mutation' ? withoutFailed(body) : body) as GraphQLResponse
}

/** Sends again what was not executed. What the HTML of the page sent already is the first of these requests. */
async function send(settings: NetworkSettings, asked: Asked, signal: AbortSignal): Promise<GraphQLBody> {
  const { timeout = asked.uploadables ? timeToUpload : 12_000, pause = growing } = settings
  let late = AbortSignal.timeout(timeout)
  const early = takeEarly(asked.operation, settings.token)
  let body = early && (await receive(early, AbortSignal.any([signal, late])))
  for (let retries = 0; ; retries += 1) {
    signal.throwIfAborted()
    body ??= await sendOnce(settings, asked, signal, late)
    const failure = notExecuted(body)
    if (!failure || retries >= (mostRetries[failure.code] ?? 0)) return body
    if (failure.code === 'OVERLOADED') settings.onOverloaded?.()
    body = null
    await new Promise(resolve => setTimeout(resolve, pause(retries, failure.retryAfter)))
    late = AbortSignal.timeout(timeout)
  }
}

async function sendOnce(
  { token, fetch: post = fetch }: NetworkSettings,
  { operation, uploadables, metadata }: Asked,
  signal: AbortSignal,
  late: AbortSignal,
): Promise<GraphQLBody> {
  const response = await post('/graphql', {
    method: 'POST',
    headers: { ...toHeaders(token), ...(uploadables ? fromOwnPage : json) },
    body: uploadables ? toForm(operation, uploadables) : operation,
    keepalive: metadata['aoSair'] === true,
    signal: AbortSignal.any([signal, late]),
  }).catch(() => {
    throw late.aborted ? new RequestFailure('TIMEOUT', 'no answer in time') : new RequestFailure('OFFLINE', 'no answer')
  })
  return readBody(response)
}

/** What the HTML of the page sent early; null where that failed. */
async function receive({ response, abort }: EarlyRequest, signal: AbortSignal): Promise<GraphQLBody | null> {
  const end = () => abort.abort()
  signal.addEventListener('abort', end, { once: true })
  return response.then(readBody).catch(() => null)
}

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

/** The JSON of an answer of any status; a page of a proxy, or a cut body, is BAD_RESPONSE. */
async function readBody(response: Response): Promise<GraphQLBody> {
  const body: unknown = await response.json().catch(() => null)
  if (!isGraphQLBody(body)) throw new RequestFailure('BAD_RESPONSE', `status ${response.status}, not GraphQL`)
  return body
}

function has({ errors }: GraphQLBody, code: FailureCode): boolean {
  return errors?.some(error => error.extensions?.code === code) ?? false
}

/** Why nothing at all came of a request, and a mutation was not begun; else null. */
function notExecuted(body: GraphQLBody): RequestFailure | null {
  const error = body.errors?.find(({ extensions }) => (extensions?.code as FailureCode) in mostRetries)
  return error && isEmpty(body) ? toFailure(error) : null
}

/** No data; or errors, and every root field null: nothing came, and the code says more than a hole would. */
function isEmpty({ data, errors }: GraphQLBody): boolean {
  return !data || (errors !== undefined && Object.values(data).every(value => value === null))
}

function isGraphQLBody(body: unknown): body is GraphQLBody {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body)
}
