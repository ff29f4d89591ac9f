import type { IncomingMessage, ServerResponse } from 'node:http'
import { symbols } from 'pino'
import type { Logger } from 'pino'
import type { ClientRequest } from './clientRequest.ts'

/** Where pino writes. `minLength` is how much it collects before it does; only pino's own destination has it. */
interface Destination {
  minLength?: number
  write(lines: string): void
  flushSync?(): void
}

/** Milliseconds that a line may wait for others. */
const longestWait = 100

/**
 * Writes one line for each request, as pino would. Pino takes 4 µs for it, as long as a small operation may cost beside
 * its calls. Undefined where the level of the log leaves these lines out.
 */
export function createRequestLog(logger: Logger) {
  if (!logger.isLevelEnabled('info')) return undefined
  const { [symbols.streamSym]: destination } = logger as unknown as Record<symbol, Destination>
  const write = destination && createCollector(destination)
  return (request: IncomingMessage, { statusCode }: ServerResponse, client: ClientRequest, milliseconds: number) =>
    write?.(toLine(request, statusCode, client, milliseconds))
}

/** Passes lines on in lots, where the destination collects them anyway. */
function createCollector(destination: Destination): (line: string) => void {
  const { minLength = 0 } = destination
  if (minLength === 0) return line => destination.write(line)
  let held = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (held !== '') destination.write(held)
    held = ''
  }
  process.once('exit', () => {
    flush()
    destination.flushSync?.()
  })
  return line => {
    held += line
    if (held.length >= minLength) flush()
    else timer ??= setTimeout(flush, longestWait).unref()
  }
}

/**
 * What JSON.stringify would write, in half the time. The id, the method and the operation are of letters that need no
 * escape; the operation is null where none was executed.
 */
function toLine(
  { method = '', url = '/' }: IncomingMessage,
  status: number,
  { id, operation, upstream }: ClientRequest,
  milliseconds: number,
): string {
  const name = operation === null ? 'null' : `"${operation}"`
  const path = url === '/graphql' ? '"/graphql"' : JSON.stringify(toPath(url))
  return (
    `{"level":30,"time":${Date.now()},"program":"gateway","requestId":"${id}","method":"${method}","path":${path},` +
    `"status":${status},"milliseconds":${Math.round(milliseconds)},"operation":${name},"calls":${upstream.calls},` +
    `"upstream":${Math.round(upstream.milliseconds)},"msg":"request"}\n`
  )
}

/** Without the query, which may hold secrets. */
export function toPath(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}
