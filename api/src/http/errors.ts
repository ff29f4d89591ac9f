import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { BucketError } from '../storage/bucket.ts'
import { databaseErrorOf, errorCodeOf } from '../db/errorCode.ts'
import { CodedRefusal, Gone, Refusal, Suspensa } from './refusal.ts'
import type { Problema } from './refusal.ts'
import { logAccess } from './logAccess.ts'

/** Every error response but a 409 or 422 (REST contract). */
export const erroSchema = z.object({
  detail: z.string().describe('A sentence in Portuguese'),
  codigo: z
    .enum(['segundo_fator'])
    .optional()
    .describe('Extension: `segundo_fator` of a 403 if the session of an administrator has no second factor'),
})

/** A 409 or 422: one sentence, or one for each field of the request that is invalid or in conflict. */
export const erroDeCamposSchema = z.object({
  detail: z.union([
    z.string(),
    z.array(z.object({ loc: z.array(z.union([z.string(), z.int()])), msg: z.string(), type: z.string() })),
  ]),
})

/** A 423. */
export const erroDeSuspensaoSchema = erroSchema.extend({
  contestacao: z
    .string()
    .nullable()
    .describe('The token of POST /moderacao/contestacoes; null if its owner cannot object, or not any more'),
})

type Erro = z.infer<typeof erroDeCamposSchema>

/** Requests that Fastify refuses before a handler runs. */
const sentences: Record<number, string> = {
  400: 'A requisição não pôde ser lida.',
  404: 'Recurso não encontrado.',
  413: 'O conteúdo enviado é grande demais.',
  415: 'O tipo do conteúdo enviado não é aceito.',
  422: 'O texto tem um caractere que não é aceito.',
  503: 'Serviço indisponível no momento. Tente novamente em instantes.',
}

const parts = { body: 'body', querystring: 'query', params: 'path', headers: 'header' }

type FieldError = { instancePath: string; keyword: string; message?: string | undefined }

/** What a schema refuses. */
export const toProblemas = (error: { validation: FieldError[]; validationContext?: string | undefined }): Problema[] =>
  error.validation.map(({ instancePath, keyword, message }) => ({
    loc: [parts[error.validationContext as keyof typeof parts] ?? 'body', ...instancePath.split('/').filter(Boolean)],
    msg: message ?? 'Valor inválido.',
    type: keyword,
  }))

const toRefusalBody = (refusal: Refusal): Erro & { codigo?: CodedRefusal['codigo'] } => ({
  detail: refusal.problemas.length === 0 ? refusal.message : [...refusal.problemas],
  ...(refusal instanceof CodedRefusal && { codigo: refusal.codigo }),
})

/** Errors of pg and PGlite for a lost server: the request is fine, and a retry may succeed. */
const isDatabaseAway = (error: Error): boolean => {
  const { message } = databaseErrorOf(error) as Error
  return (
    /^(08|57P|53300|ECONN|ENOTFOUND|EPIPE)/.test(errorCodeOf(error)) ||
    /^timeout exceeded|terminated|read timeout|not queryable/i.test(message)
  )
}

/** PostgreSQL ended the transaction at each try, because of others: it changed nothing. */
const isEnded = (error: Error): boolean => /^(40001|40P01)$/.test(errorCodeOf(error))

/**
 * Somebody deleted what the request writes to, between a check and the write: a foreign key refused it, or the row that
 * was to be returned is no longer there.
 */
const isGone = (error: Error): boolean => error instanceof Gone || errorCodeOf(error) === '23503'

/** NUL: JSON can contain it and PostgreSQL cannot store it. */
const isNulCharacter = (error: Error): boolean => errorCodeOf(error) === '22021'

/** The client disconnected before its body had arrived, or was disconnected because it was too slow. */
const isBodyMissing = (error: Error, { raw }: FastifyRequest): boolean => error === raw.errored

const statusOf = (error: FastifyError): number => {
  if (isDatabaseAway(error) || isEnded(error) || error instanceof BucketError) return 503
  if (isGone(error)) return 404
  if (isNulCharacter(error)) return 422
  const status = error.statusCode ?? 500
  return status >= 400 && status < 600 ? status : 500
}

const answer = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  if (hasZodFastifySchemaValidationErrors(error)) return reply.code(422).send({ detail: toProblemas(error) })
  if (error instanceof Refusal) {
    logAccess(request, 'refused', { status: error.statusCode })
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
    const contestacao = error instanceof Suspensa ? { contestacao: error.contestacao } : {}
    return reply.code(error.statusCode).send({ ...toRefusalBody(error), ...contestacao })
  }
  if (isBodyMissing(error, request)) {
    logAccess(request, 'body not received')
    return reply.code(400).send({ detail: sentences[400] })
  }
  const status = statusOf(error)
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  return reply
    .code(status)
    .send({ detail: sentences[status] ?? (status < 500 ? sentences[400] : 'Erro interno. Tente novamente.') })
}

/** A path that cannot be decoded or is too long reaches neither the error handler nor the hook that sets headers. */
export const refuseUrl = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
  reply.header('x-content-type-options', 'nosniff').code(400).send({ detail: sentences[400] })
}

/** Every error response is `{detail}`; the details of a failure go only to the log. */
export const handleErrors = (app: FastifyInstance) => {
  app.setErrorHandler(answer)
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: sentences[404] }))
}
