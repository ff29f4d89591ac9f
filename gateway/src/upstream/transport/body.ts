import { transcode } from 'node:buffer'
import { toText, UpstreamFailure } from '../failure.ts'
import type { Refusal } from '../failure.ts'
import { Misfit, list, object, readBody, text, tryRead } from '../wire/fields.ts'
import type { Read } from '../wire/fields.ts'
import { tooLarge } from './send.ts'
import { toProblem, toSentence } from './sentences.ts'
import type { Incoming } from './send.ts'

const refusalBytes = 65_536
/** They refuse the file of an upload, for its size or its type. Their `detail` is one sentence, which names no field. */
const fileStatuses = new Set([413, 415])
/** What `loc` begins with. */
const parts = new Set(['body', 'header', 'path', 'query'])

/**
 * Parses the body with `read`. Throws 'contract' with the path of the first field that does not fit. Calls `report`
 * once if lists left rows out.
 */
export function readJson<T>(
  incoming: Incoming,
  read: Read<T>,
  bytes: number,
  report: (puladas: Misfit[]) => void,
): T | Promise<T> {
  const body = readWhole(incoming, bytes)
  return body instanceof Promise ? body.then(whole => toValue(whole, read, report)) : toValue(body, read, report)
}

function toValue<T>(body: Buffer, read: Read<T>, report: (puladas: Misfit[]) => void): T {
  const json = body.length === 0 ? null : parseJson(body)
  try {
    const { value, puladas } = readBody(json, read)
    if (puladas.length > 0) report(puladas)
    return value
  } catch (error) {
    throw error instanceof Misfit ? new UpstreamFailure('contract', error.toString()) : error
  }
}

/** The API's refusal. Never throws for an unreadable body, since the status already tells the outcome. */
export async function readRefusal(incoming: Incoming): Promise<Refusal> {
  const reasons = tryRead(await tryParse(incoming), toReasons)
  const { mensagem, campos, contestacao = null, codigo } = reasons ?? { mensagem: null, campos: [] }
  const ofFile = mensagem !== null && campos.length === 0 && fileStatuses.has(incoming.status)
  const { status } = incoming
  const refusal = { refused: true, status, mensagem, campos: ofFile ? [{ campo: 'file', mensagem }] : campos } as const
  if (status === 423) return { ...refusal, contestacao }
  return codigo ? { ...refusal, codigo } : refusal
}

type Reasons = Pick<Refusal, 'mensagem' | 'campos' | 'contestacao'> & { codigo?: string | undefined }

/** `detail` is one sentence, or a list with one per field. */
function toReasons(body: unknown): Reasons {
  const row = object(body)
  const { detail } = row
  const codigo = text(row, 'codigo') ?? undefined
  if (typeof detail === 'string')
    return { mensagem: toSentence(detail), campos: [], contestacao: text(row, 'contestacao'), codigo }
  const campos = list(row, 'detail', toCampo)
  return { mensagem: toSentence(toText(campos.map(campo => campo.mensagem))), campos }
}

function toCampo(body: unknown): Refusal['campos'][number] {
  const row = object(body)
  const loc: unknown[] = Array.isArray(row['loc']) ? row['loc'] : []
  return { campo: toPath(loc.filter(isStep).map(String)), mensagem: toProblem(row) }
}

function isStep(step: unknown): step is string | number {
  return typeof step === 'string' || typeof step === 'number'
}

/** As 'perguntas.0.texto'. A value within a list of values is reported at the list. */
function toPath(loc: string[]): string {
  const steps = parts.has(loc[0] ?? '') ? loc.slice(1) : loc
  const last = steps.findLastIndex(step => !/^\d+$/.test(step))
  return steps.slice(0, last + 1).join('.')
}

/** Throws 'contract' for a body that is too large. */
function readWhole({ body }: Incoming, bytes: number): Buffer | Promise<Buffer> {
  if (!(body instanceof Uint8Array)) return collect(body, bytes)
  if (body.byteLength > bytes) throw tooLarge(bytes)
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength)
}

async function collect(body: AsyncIterable<Uint8Array>, bytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > bytes) throw tooLarge(bytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** From this size on `decode` is faster by way of UTF-16. */
const transcodedBytes = 4096

/**
 * Decodes UTF-8. V8 in Node 20 decodes non-ASCII text at 1.7 ns per byte; by way of UTF-16 it takes a quarter of that,
 * because Node transcodes with SIMD. Malformed text cannot be transcoded and decodes with replacement characters.
 */
export function decode(body: Buffer): string {
  if (body.length < transcodedBytes) return body.toString()
  try {
    return transcode(body, 'utf8', 'utf16le').toString('utf16le')
  } catch {
    return body.toString()
  }
}

function parseJson(body: Buffer): unknown {
  const json = decode(body)
  try {
    // Some servers send a byte order mark.
    return JSON.parse(json.startsWith('\uFEFF') ? json.slice(1) : json)
  } catch (error) {
    throw new UpstreamFailure('contract', `not JSON: ${error instanceof Error ? error.message.slice(0, 80) : ''}`)
  }
}

async function tryParse(incoming: Incoming): Promise<unknown> {
  try {
    return parseJson(await readWhole(incoming, refusalBytes))
  } catch {
    return null
  }
}
