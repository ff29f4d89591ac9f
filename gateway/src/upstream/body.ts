import * as z from 'zod'
import { UpstreamFailure } from './failure.ts'
import type { Incoming } from './pool.ts'

/** The API's reasons for a refusal (rest-contract.md, `detail`). */
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

const wireRefusal = z.object({
  detail: z.union([
    z.string(),
    z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])).optional(), msg: z.string() })),
  ]),
})

/** The body as the schema reads it. Throws 'contract' for anything else, with the path of the first odd field. */
export async function readJson<T>(incoming: Incoming, schema: z.ZodType<T>, bytes: number): Promise<T> {
  const written = await readText(incoming.body, bytes)
  const parsed = schema.safeParse(parseJson(written))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new UpstreamFailure('contract', `${issue?.path.join('.') || '(body)'}: ${issue?.message}`)
}

/** Why the API refused; never throws for a body that cannot be read, since the status already says what matters. */
export async function readRefusal(incoming: Incoming): Promise<Refusal> {
  const { status } = incoming
  const parsed = wireRefusal.safeParse(
    await readText(incoming.body, refusalBytes)
      .then(parseJson)
      .catch(() => null),
  )
  if (!parsed.success) return { refused: true, status, mensagem: null, campos: [] }
  const { detail } = parsed.data
  if (typeof detail === 'string') return { refused: true, status, mensagem: readable(detail), campos: [] }
  const campos = detail.map(({ loc = [], msg }) => ({
    campo: String(loc.at(-1) ?? ''),
    mensagem: msg.slice(0, longestSentence),
  }))
  return { refused: true, status, mensagem: readable(campos.map(campo => campo.mensagem).join(' ')), campos }
}

function readable(sentence: string): string | null {
  return sentence.trim().slice(0, longestSentence) || null
}

async function readText(body: AsyncIterable<Uint8Array>, bytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > bytes) throw new UpstreamFailure('contract', `the body is larger than ${bytes} bytes`)
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch (error) {
    throw new UpstreamFailure('contract', `not JSON: ${error instanceof Error ? error.message.slice(0, 80) : ''}`)
  }
}
