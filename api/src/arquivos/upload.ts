import type { FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sessaoOf } from '../autenticacao/autenticacao.ts'
import { Refusal } from '../http/refusal.ts'

type UploadOptions = {
  maxBytes: number
  tooLarge: string
  /** Milliseconds without a byte after which the upload is refused. */
  silence?: number
}

const perPerson = 2
const total = 16

/** The people who are uploading, once per upload. */
const people: number[] = []

/**
 * The one file of a multipart request, in its field `file`. At most `maxBytes` are kept in memory. Its name and its
 * type are ignored.
 * @throws Refusal 408 if the upload stalls, 413 with `tooLarge`, 415 for another content type, 422 without a file, 429
 * beside too many other uploads
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
  const refusal = new Refusal(413, tooLarge)
  // Refuse at once: by default the stream ends only after the whole file has arrived. The rest is discarded.
  part.file.once('limit', () => {
    request.raw.unpipe().resume()
    part.file.destroy(refusal)
  })
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(chunk)
  // The last chunk may exceed the limit, so that the stream ends before it is destroyed.
  if (part.file.truncated) throw refusal
  return Buffer.concat(chunks)
}

/**
 * Resolves `reading`, unless the request stalls. `reading` must have begun, because a 'data' listener starts the flow.
 */
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

/** A PDF has its marker within the first kilobyte, whatever its name. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024).includes('%PDF-')

/** For routes that read their body as a file: the body is not validated, everything else is. */
export const uploadValidator: typeof validatorCompiler = route =>
  route.httpPart === 'body' ? value => ({ value }) : validatorCompiler(route)

/** Only for the OpenAPI document. */
export const fileBody = z.object({ file: z.any().meta({ type: 'string', format: 'binary' }) })
