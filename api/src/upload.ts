import type { FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Refusal } from './refusal.ts'

/**
 * The one file of a multipart request, its field `file`. No more than `maxBytes` of it is ever kept; neither its name
 * nor its type is believed, and neither is looked at.
 * @throws Refusal 413 with `tooLarge`, 415 for another kind of body, 422 without a file.
 */
export const readUpload = async (
  request: FastifyRequest,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: string },
): Promise<Buffer> => {
  if (!request.isMultipart()) throw new Refusal(415, 'Envie o arquivo como multipart/form-data.')
  const part = await request.file({
    limits: { fileSize: maxBytes, files: 1, fields: 5, parts: 6 },
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

/** For routes that read their body as a file: everything else of a request is validated. */
export const uploadValidator: typeof validatorCompiler = route =>
  route.httpPart === 'body' ? value => ({ value }) : validatorCompiler(route)

/** For the OpenAPI document alone. */
export const fileBody = z.object({ file: z.any().meta({ type: 'string', format: 'binary' }) })
