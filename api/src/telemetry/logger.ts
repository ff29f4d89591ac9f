import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyServerOptions } from 'fastify'

const secrets = [
  'password',
  'new_password',
  'senha',
  'token',
  'access_token',
  'device_token',
  'authorization',
  'carta_motivacao',
  'conteudo',
]

/** Only the stack frames: the first lines of a stack repeat the message. */
const framesOf = (stack = '') =>
  stack
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')

/**
 * An error without the values of its query: drizzle writes parameters into its message, and PostgreSQL a row's values
 * into `detail`, letters and password hashes among them.
 */
const serializeError = (error: Error & { query?: unknown }) => {
  const cause: Error & { code?: unknown } = error.cause instanceof Error ? error.cause : error
  const { name, message, code } = cause
  return { type: name, message, code, query: error.query, stack: framesOf(error.stack) }
}

/** JSON lines on stdout, without secrets and what people wrote, up to three levels deep. */
export const loggerOptions = (level: string) => ({
  level,
  serializers: { err: serializeError },
  redact: {
    paths: secrets.flatMap(key => [key, `*.${key}`, `*.*.${key}`, `*.*.*.${key}`]),
    censor: '[oculto]',
  },
})

/** The gateway's request id if it is valid by the gateway's own rule, so that both logs can be joined. */
export const requestId: FastifyServerOptions['genReqId'] = (request: Pick<IncomingMessage, 'headers'>) => {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w.:-]{8,100}$/.test(given) ? given : randomUUID()
}

/** Adds the trace of `traceparent` (W3C Trace Context) to each line of a request that has one. */
export const traceLogger: FastifyServerOptions['childLoggerFactory'] = (logger, bindings, options, { headers }) => {
  const [, traceId] = traceparent.exec(String(headers['traceparent'])) ?? []
  return logger.child(traceId ? { ...bindings, traceId } : bindings, options)
}

const traceparent = /^(?!ff)[\da-f]{2}-((?!0{32})[\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/
