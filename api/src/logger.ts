import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyServerOptions } from 'fastify'

const secrets = [
  'password',
  'new_password',
  'senha',
  'token',
  'access_token',
  'authorization',
  'carta_motivacao',
  'conteudo',
]

/** JSON lines on stdout. What a person wrote or may not be known never gets into them, three levels deep. */
export const loggerOptions = (level: string) => ({
  level,
  redact: {
    paths: secrets.flatMap(key => [key, `*.${key}`, `*.*.${key}`, `*.*.*.${key}`]),
    censor: '[oculto]',
  },
})

/** The gateway's request id where it is a sane one, so that both logs can be read together. */
export const requestId: FastifyServerOptions['genReqId'] = (request: Pick<IncomingMessage, 'headers'>) => {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
