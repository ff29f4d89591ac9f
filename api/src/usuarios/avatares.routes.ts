import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSelf, requireSessao } from '../autenticacao/autenticacao.ts'
import { fileBody, readUpload, uploadRefusals } from '../arquivos/upload.ts'
import { operationsOf } from '../http/operation.ts'
import { removeAvatar, saveAvatar } from './avatares.repository.ts'
import { createRetratista } from './retrato.ts'
import { usuarioParams } from './usuarios.schemas.ts'

const operation = operationsOf('usuarios')

const largestImage = { maxBytes: 5 * 1024 * 1024, tooLarge: 'A imagem deve ter no máximo 5MB.' }

const change = operation(requireSessao, {
  operationId: 'replaceAvatar',
  summary: 'Changes the own portrait',
  refusals: [403, ...uploadRefusals],
  description:
    "Changes the person's own portrait: JPEG, PNG, WebP, AVIF or a still GIF, at most 5 MB and 50 megapixels, which is redrawn.",
  consumes: ['multipart/form-data'],
  params: usuarioParams,
  body: fileBody,
  response: { 200: z.object({ avatar: z.string().describe('A URL, relative to the API') }) },
})

export const avataresDoUsuarioRoutes: FastifyPluginAsyncZod = async app => {
  const retratista = createRetratista()
  const { db, fileStore, fileCleanups, bucketMoves } = app

  app.post('/users/:id/avatar', change, async request => {
    const { id } = request.params
    requireSelf(request, id)
    const retrato = await retratista.draw(await readUpload(request, largestImage), id)
    const avatar = await saveAvatar(db, fileStore, id, retrato)
    await fileCleanups.wake()
    await bucketMoves?.wake()
    return { avatar }
  })

  app.delete(
    '/users/:id/avatar',
    operation(requireSessao, {
      operationId: 'deleteAvatar',
      summary: 'Removes the own portrait',
      refusals: [403],
      description: "Removes the person's own portrait, if there is one.",
      params: usuarioParams,
      response: { 204: z.undefined() },
    }),
    async (request, reply) => {
      const { id } = request.params
      requireSelf(request, id)
      await removeAvatar(db, id)
      await fileCleanups.wake()
      return reply.code(204).send()
    },
  )
}
