import { transcode } from 'node:buffer'
import { UpstreamFailure } from './failure.ts'
import { tooLarge } from './pool.ts'
import type { Incoming } from './pool.ts'
import { Misfit, list, object, readBody, requiredText, tryRead } from './wire.ts'
import type { Read } from './wire.ts'

/** The API's reasons for a refusal (`detail` of an error body). */
export interface Refusal {
  refused: true
  status: number
  /** Its sentence; null when there is none that a person could read. */
  mensagem: string | null
  /** Per field, as the wire names it; empty when it names none. */
  campos: { campo: string; mensagem: string }[]
}

const longestSentence = 500
const refusalBytes = 65_536

/**
 * The body as `read` returns it. Throws 'contract' with the path of the first odd field for a body that does not fit.
 * `report` is called once when lists left rows out.
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
  const json = parseJson(body)
  try {
    const { value, puladas } = readBody(json, read)
    if (puladas.length > 0) report(puladas)
    return value
  } catch (error) {
    throw error instanceof Misfit ? new UpstreamFailure('contract', error.toString()) : error
  }
}

/** Why the API refused; never throws for a body that cannot be read, since the status already tells the outcome. */
export async function readRefusal(incoming: Incoming): Promise<Refusal> {
  const reasons = tryRead(await tryParse(incoming), toReasons)
  return { refused: true, status: incoming.status, ...(reasons ?? { mensagem: null, campos: [] }) }
}

type Reasons = Pick<Refusal, 'mensagem' | 'campos'>

/** `detail` is one sentence, or a list with one per field. */
function toReasons(body: unknown): Reasons {
  const row = object(body)
  const { detail } = row
  if (typeof detail === 'string') return { mensagem: readable(detail), campos: [] }
  const campos = list(row, 'detail', toCampo)
  return { mensagem: readable(campos.map(campo => campo.mensagem).join(' ')), campos }
}

function toCampo(body: unknown): Refusal['campos'][number] {
  const row = object(body)
  const campo: unknown = Array.isArray(row['loc']) ? row['loc'].at(-1) : null
  return {
    campo: typeof campo === 'string' || typeof campo === 'number' ? String(campo) : '',
    mensagem: requiredText(row, 'msg').slice(0, longestSentence),
  }
}

function readable(sentence: string): string | null {
  return sentence.trim().slice(0, longestSentence) || null
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

/** Bytes from which the detour of `decode` is the shorter way. */
const transcodedBytes = 4096

/**
 * The text of UTF-8. V8 in Node 20 decodes what is not ASCII at 1.7 ns a byte; by UTF-16 it takes a quarter of that,
 * because Node transcodes with SIMD. Malformed text, which cannot be transcoded, is decoded with replacement characters.
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
  const text = decode(body)
  try {
    // Some servers begin with a byte order mark.
    return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
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
