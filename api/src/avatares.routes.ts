import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { erroSchema } from './errors.ts'
import { Refusal } from './refusal.ts'

/** The digits of a hash: no separator, no dot but the last, so that the path cannot leave the folder. */
const avatarParams = z.object({ arquivo: z.string().regex(/^[0-9a-f]{16,64}\.webp$/) })

/**
 * The portraits of DATA_DIR/avatares, for everybody: an `<img>` sends no token. A name is the hash of what it
 * holds, so an answer is good for ever.
 */
export const avataresRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/avatares/:arquivo',
    {
      logLevel: 'warn',
      schema: {
        description: 'A portrait, as the `avatar` of a person names it.',
        params: avatarParams,
        response: { 200: z.any().describe('image/webp'), 404: erroSchema },
      },
    },
    async (request, reply) => {
      const path = join(app.settings.dataDir, 'avatares', request.params.arquivo)
      const file = await stat(path).catch(() => null)
      if (!file?.isFile()) throw new Refusal(404, 'Imagem não encontrada.')
      reply
        .header('content-type', 'image/webp')
        .header('content-length', file.size)
        .header('cache-control', 'public, max-age=31536000, immutable')
      return reply.send(createReadStream(path))
    },
  )
}
