import { slowest, watchBody } from '@board/http/bodyRate'
import type { Rate } from '@board/http/bodyRate'
import { createUploadSlots } from '@board/http/uploadSlots'
import type { Slot, UploadSlots } from '@board/http/uploadSlots'
import type { FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sessaoOf } from '../autenticacao/autenticacao.ts'
import { networkKeyOf } from '../http/networkKey.ts'
import { Refusal, invalidField } from '../http/refusal.ts'

type UploadOptions = {
  maxBytes: number
  tooLarge: string
  /** The least that must arrive of the body. Default: `slowest`. */
  rate?: Rate
  /** Default: the slots of this process. */
  slots?: UploadSlots
}

/** An upload that is eight times as fast as the slowest keeps its slot. */
const processSlots = createUploadSlots({
  perPerson: 2,
  total: 16,
  patience: 4000,
  slow: (8 * slowest.bytes) / slowest.ms,
})

const full = () => new Refusal(429, 'Há muitos envios ao mesmo tempo. Tente de novo em instantes.', 5)

/**
 * The one file of a multipart request, in its field `file`. At most `maxBytes` are kept in memory. Its name and its
 * type are ignored.
 * @throws Refusal 408 if the upload is too slow, 413 with `tooLarge`, 415 for another content type, 422 without a file,
 * 429 beside too many other uploads
 */
export const readUpload = async (request: FastifyRequest, options: UploadOptions): Promise<Buffer> => {
  if (!isMultipart(request)) throw new Refusal(415, 'Envie o arquivo como multipart/form-data.')
  const { slots = processSlots } = options
  const slot = await slots.take(String(sessaoOf(request).usuarioId), networkKeyOf(request))
  if (slot === 'own') throw new Refusal(429, 'Você já tem envios em andamento. Aguarde um deles terminar.', 5)
  if (slot === 'full') throw full()
  try {
    return await readInTime(request, slot, options)
  } finally {
    slots.release(slot)
  }
}

/** Without a boundary there are no parts to read. */
const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\s*;.*\bboundary=./i.test(headers['content-type'] ?? '')

const readFile = async (request: FastifyRequest, { maxBytes, tooLarge }: UploadOptions): Promise<Buffer> => {
  const part = await request.file({
    limits: { fileSize: maxBytes, files: 1, fields: 5, parts: 6, fieldNameSize: 100, fieldSize: 1024, headerPairs: 20 },
    throwFileSizeLimit: false,
  })
  if (part?.fieldname !== 'file') {
    part?.file.resume()
    throw invalidField('file', 'Escolha um arquivo.')
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

/** Reads the file, unless it is too slow or has to give its slot to another one. */
const readInTime = async (request: FastifyRequest, slot: Slot, options: UploadOptions): Promise<Buffer> => {
  const { raw } = request
  let refuse = (_refusal: Refusal) => {}
  const refused = new Promise<never>((_resolve, reject) => {
    refuse = refusal => {
      raw.unpipe().resume()
      reject(refusal)
    }
  })
  const tooSlow = () => refuse(new Refusal(408, 'O envio parou ou ficou lento demais. Tente de novo.'))
  const watch = watchBody(raw, options.rate ?? slowest, tooSlow)
  slot.arriving = { rate: watch.rate, giveUp: () => refuse(full()) }
  try {
    return await Promise.race([readFile(request, options), refused])
  } finally {
    watch.stop()
    slot.arriving = null
  }
}

/** A PDF has its marker within the first kilobyte, whatever its name. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024).includes('%PDF-')

/** For routes that read their body as a file: the body is not validated, everything else is. */
export const uploadValidator: typeof validatorCompiler = route =>
  route.httpPart === 'body' ? value => ({ value }) : validatorCompiler(route)

const bytes = z.any().meta({ type: 'string', format: 'binary' })

/** Only for the OpenAPI document. */
export const fileBody = z.object({ file: bytes })

/** A response that is a file of this type. */
export const fileResponse = (description: string, type: string) => ({
  description,
  content: { [type]: { schema: bytes } },
})

/** What `readUpload` refuses with, and the 429 of a child process that is busy. */
export const uploadRefusals = [408, 413, 415, 422, 429]
