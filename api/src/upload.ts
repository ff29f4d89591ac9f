import type { FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sessaoOf } from './autenticacao.ts'
import { Refusal } from './refusal.ts'

type UploadOptions = {
  maxBytes: number
  tooLarge: string
  /** Milliseconds without a byte after which the upload ends. */
  silence?: number
}

const perPerson = 2
const total = 16

/** Who is sending at the moment, once for each upload. */
const people: number[] = []

/**
 * The one file of a multipart request, its field `file`. No more than `maxBytes` of it is ever kept; neither its name
 * nor its type is believed, and neither is looked at.
 * @throws Refusal 408 when nothing comes any more, 413 with `tooLarge`, 415 for another kind of body, 422 without a
 * file, 429 beside too many others.
 */
export const readUpload = async (request: FastifyRequest, options: UploadOptions): Promise<Buffer> => {
  const { usuarioId } = sessaoOf(request)
  if (!request.isMultipart()) throw new Refusal(415, 'Envie o arquivo como multipart/form-data.')
  if (people.filter(each => each === usuarioId).length >= perPerson) {
    throw new Refusal(429, 'Você já tem envios em andamento. Aguarde um deles terminar.', 5)
  }
  if (people.length >= total) {
    throw new Refusal(429, 'Há muitos envios ao mesmo tempo. Tente de novo em instantes.', 5)
  }
  people.push(usuarioId)
  try {
    return await refuseSilence(request, options.silence ?? 10_000, readFile(request, options))
  } finally {
    people.splice(people.indexOf(usuarioId), 1)
  }
}

const readFile = async (request: FastifyRequest, { maxBytes, tooLarge }: UploadOptions): Promise<Buffer> => {
  const part = await request.file({
    limits: { fileSize: maxBytes, files: 1, fields: 5, parts: 6, fieldNameSize: 100, fieldSize: 1024, headerPairs: 20 },
    throwFileSizeLimit: false,
  })
  if (part?.fieldname !== 'file') {
    part?.file.resume()
    throw new Refusal(422, 'Escolha um arquivo.')
  }
  const refused = new Refusal(413, tooLarge)
  // At once: left alone, the file ends when all of it has come. What still comes is thrown away.
  part.file.once('limit', () => {
    request.raw.unpipe().resume()
    part.file.destroy(refused)
  })
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(chunk)
  // The limit was in the last chunk, and the end before the refusal.
  if (part.file.truncated) throw refused
  return Buffer.concat(chunks)
}

/** What `reading` resolves to, unless nothing comes any more. It must have begun: a listener makes the body flow. */
const refuseSilence = async (request: FastifyRequest, silence: number, reading: Promise<Buffer>): Promise<Buffer> => {
  let timer: NodeJS.Timeout | undefined
  const stalled = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      request.raw.unpipe().resume()
      reject(new Refusal(408, 'O envio parou no meio. Tente de novo.'))
    }, silence)
  })
  request.raw.on('data', () => timer?.refresh())
  try {
    return await Promise.race([reading, stalled])
  } finally {
    clearTimeout(timer)
  }
}

/** A PDF says so within its first kilobyte, whatever its name. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024).includes('%PDF-')

/** For routes that read their body as a file: everything else of a request is validated. */
export const uploadValidator: typeof validatorCompiler = route =>
  route.httpPart === 'body' ? value => ({ value }) : validatorCompiler(route)

/** For the OpenAPI document alone. */
export const fileBody = z.object({ file: z.any().meta({ type: 'string', format: 'binary' }) })
