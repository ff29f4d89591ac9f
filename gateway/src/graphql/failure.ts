import { GraphQLError } from 'graphql'
import { toText, UpstreamFailure } from '../upstream/failure.ts'
import type { FailureKind, Refusal } from '../upstream/failure.ts'

/** Every error code of this API. */
export type Code =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'SECOND_FACTOR_REQUIRED'
  | 'ACCEPTANCE_REQUIRED'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'UNKNOWN_DOCUMENT'
  | 'TOO_MANY_REQUESTS'
  | 'TOO_MANY_CALLS'
  | 'OVERLOADED'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_CONTRACT'
  | 'INTERNAL_SERVER_ERROR'

const sentences: Record<Code, string> = {
  UNAUTHENTICATED: 'Entre na sua conta para continuar.',
  FORBIDDEN: 'Sua conta não tem permissão para isto.',
  SECOND_FACTOR_REQUIRED: 'Ative a verificação em duas etapas para usar a administração.',
  ACCEPTANCE_REQUIRED: 'Leia o aviso de privacidade e aceite os termos de uso para continuar.',
  NOT_FOUND: 'Não encontramos o que você procura.',
  BAD_USER_INPUT: 'Há algo errado nos dados enviados.',
  UNKNOWN_DOCUMENT: 'O servidor não conhece este documento.',
  TOO_MANY_REQUESTS: 'Muitas tentativas. Aguarde um pouco e tente de novo.',
  TOO_MANY_CALLS: 'Este pedido busca coisas demais de uma vez. Peça menos.',
  OVERLOADED: 'Muita gente está usando o mural agora. Tente de novo em instantes.',
  UPSTREAM_UNAVAILABLE: 'O servidor da universidade está indisponível. Tente de novo em instantes.',
  UPSTREAM_TIMEOUT: 'O servidor da universidade demorou demais para responder. Tente de novo.',
  UPSTREAM_CONTRACT: 'O servidor da universidade deu uma resposta que não entendemos.',
  INTERNAL_SERVER_ERROR: 'Algo deu errado do nosso lado. Tente de novo.',
}

const codes: Record<FailureKind, Code> = {
  unauthenticated: 'UNAUTHENTICATED',
  forbidden: 'FORBIDDEN',
  'second-factor': 'SECOND_FACTOR_REQUIRED',
  acceptance: 'ACCEPTANCE_REQUIRED',
  'not-found': 'NOT_FOUND',
  unsupported: 'UPSTREAM_CONTRACT',
  refused: 'BAD_USER_INPUT',
  'too-many': 'TOO_MANY_REQUESTS',
  'too-many-calls': 'TOO_MANY_CALLS',
  overloaded: 'OVERLOADED',
  unavailable: 'UPSTREAM_UNAVAILABLE',
  timeout: 'UPSTREAM_TIMEOUT',
  contract: 'UPSTREAM_CONTRACT',
}

/** Only for these the API's own sentence is forwarded. */
const tellsWhy = new Set<Code>(['BAD_USER_INPUT', 'TOO_MANY_REQUESTS'])

export function toError(code: Code, message = sentences[code]): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

/** For an upstream that sends Retry-After without a reason. */
function toWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `Muitas tentativas. Tente de novo em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`
}

/**
 * Yoga's mask. A failure of the upstream becomes a code with a fixed sentence, a GraphQLError is kept, and everything
 * else is a bug whose details are hidden.
 */
export function maskError(error: unknown): GraphQLError {
  const original = error instanceof GraphQLError ? error.originalError : error
  const position = error instanceof GraphQLError ? { nodes: error.nodes ?? null, path: error.path ?? null } : {}
  if (original instanceof UpstreamFailure) {
    const code = codes[original.kind]
    const { detail, retryAfter } = original
    const message =
      (tellsWhy.has(code) && detail) ||
      (code === 'TOO_MANY_REQUESTS' && retryAfter > 0 ? toWait(retryAfter) : sentences[code])
    return new GraphQLError(message, { ...position, extensions: { code, ...(retryAfter > 0 && { retryAfter }) } })
  }
  if (error instanceof GraphQLError && (!original || original instanceof GraphQLError)) return error
  return new GraphQLError(sentences.INTERNAL_SERVER_ERROR, {
    ...position,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  })
}

/** Failures of the upstream are logged elsewhere. */
export function isBug(error: unknown): boolean {
  return !(error instanceof GraphQLError && error.originalError instanceof UpstreamFailure)
}

const known = new Set<unknown>(Object.keys(sentences))

/** Whether a message is one of ours. graphql-js names types and fields in its own, also around a scalar's message. */
function isOurs({ message, originalError, extensions }: GraphQLError): boolean {
  return known.has(extensions['code']) && (originalError?.message ?? message) === message
}

/**
 * Maps codes of parsing, validation, coercion and HTTP to the closed list. In production no message tells the schema: it
 * is a sentence of ours.
 */
export function closeCode(error: GraphQLError, production: boolean): GraphQLError {
  if (isOurs(error)) return error
  const { http, code } = error.extensions
  const { nodes, source, positions, path } = error
  const position = { nodes: nodes ?? null, source: source ?? null, positions: positions ?? null, path: path ?? null }
  const message = production ? sentences.BAD_USER_INPUT : error.message
  const extensions = { code: known.has(code) ? code : 'BAD_USER_INPUT', ...(http ? { http } : {}) }
  return new GraphQLError(message, { ...position, extensions })
}

/** The code of an error that `closeCode` returned. */
export function codeOf(error: GraphQLError): Code {
  return error.extensions['code'] as Code
}

export interface EntradaInvalida {
  __typename: 'EntradaInvalida'
  mensagem: string
  campos: { campo: string; mensagem: string }[]
}

/**
 * The wire's path of each field of an input; '' if the field is the whole body. Exhaustive, so that a new field without a
 * name does not compile.
 */
export type WireNames<Input> = Record<keyof Input, string>

/**
 * The API's refusal as a member of a result union, with the field names of the input. What is below a field keeps the
 * wire's path, except for the names in `below`; an unknown field is left out: a form shows its sentence above the button.
 */
export function toEntradaInvalida<Input extends object>(
  refusal: Refusal,
  names: WireNames<Input>,
  below: Record<string, string> = {},
): EntradaInvalida {
  const wireNames = Object.entries<string>(names)
  const campos = refusal.campos.flatMap(({ campo, mensagem }) => {
    const isIn = (wire: string) => campo === wire || campo.startsWith(`${wire}.`)
    const [name, wire] = wireNames.find(([, each]) => isIn(each)) ?? ['', '']
    const steps = campo.slice(wire.length).split('.')
    const path = name + steps.map(step => below[step] ?? step).join('.')
    return path === '' ? [] : { campo: path, mensagem }
  })
  return { __typename: 'EntradaInvalida', mensagem: toMensagem(refusal), campos }
}

/**
 * A refusal that names no field, because its status can only be about one: the wire's name of this field. Any other
 * refusal stays as it is.
 */
export function atField(refusal: Refusal, statuses: number[], campo: string): Refusal {
  const { status, campos, mensagem } = refusal
  if (campos.length > 0 || mensagem === null || !statuses.includes(status)) return refusal
  return { ...refusal, campos: [{ campo, mensagem }] }
}

/** The API's sentence, or ours if it has none. */
export function toMensagem(refusal: Refusal, otherwise = sentences.BAD_USER_INPUT): string {
  return refusal.mensagem ?? otherwise
}

export type Check = [campo: string, holds: boolean, mensagem: string]

/** The failed checks by field; null if every check holds. */
export function findInvalid(checks: Check[]): EntradaInvalida | null {
  const campos = checks.filter(([, holds]) => !holds).map(([campo, , mensagem]) => ({ campo, mensagem }))
  if (campos.length === 0) return null
  return { __typename: 'EntradaInvalida', mensagem: toText(campos.map(({ mensagem }) => mensagem)), campos }
}
