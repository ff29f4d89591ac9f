import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { fileBody, fileResponse, readUpload, uploadRefusals } from '../arquivos/upload.ts'
import { requireAdministrador, sessaoOf } from '../autenticacao/autenticacao.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal } from '../http/refusal.ts'
import { findLogo, saveLogo } from './instituicao.repository.ts'
import { maisBytes, toLogo } from './logo.ts'

const operation = operationsOf('instituicao')

const largest = { maxBytes: maisBytes, tooLarge: 'O logo deve ter no máximo 200 KB.' }

/** Of an SVG that is opened by itself. */
const politica = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const reading = operation(null, {
  operationId: 'readLogo',
  summary: 'Reads the logo of the institution',
  description: 'Extension: the picture that an administrator sent. Its URL changes with it.',
  querystring: z.object({ v: z.string().max(20).optional() }),
  refusals: [404],
  response: { 200: fileResponse('The logo', 'image/*') },
})

const sending = operation(requireAdministrador, {
  operationId: 'replaceLogo',
  summary: 'Changes the logo of the institution',
  refusals: uploadRefusals,
  description: 'A PNG, JPEG, WebP or an SVG without scripts and references, at most 200 KB. A line of the audit.',
  consumes: ['multipart/form-data'],
  body: fileBody,
  response: { 204: z.undefined() },
})

const removal = operation(requireAdministrador, {
  operationId: 'deleteLogo',
  summary: 'Removes the logo of the institution',
  description: 'Removes it, if there is one. A line of the audit.',
  response: { 204: z.undefined() },
})

export const logoRoutes: FastifyPluginAsyncZod = async app => {
  const { db, instituicao } = app

  app.get('/instituicao/logo', { ...reading, logLevel: 'warn' }, async (_, reply) => {
    const logo = await findLogo(db)
    if (!logo) throw new Refusal(404, 'Não há logo.')
    return reply
      .header('content-type', logo.tipo)
      .header('content-security-policy', politica)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(logo.bytes)
  })

  app.put('/admin/instituicao/logo', sending, async (request, reply) => {
    const logo = await toLogo(await readUpload(request, largest))
    await saveLogo(db, sessaoOf(request).usuarioId, logo)
    instituicao.expire()
    return reply.code(204).send()
  })

  app.delete('/admin/instituicao/logo', removal, async (request, reply) => {
    await saveLogo(db, sessaoOf(request).usuarioId, null)
    instituicao.expire()
    return reply.code(204).send()
  })
}
