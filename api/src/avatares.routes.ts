import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { erroSchema } from './errors.ts'
import { Refusal } from './refusal.ts'
import { pathOfRetrato } from './retratos.ts'

/** The digits of a hash: no separator, no dot but the last, so that the path cannot leave the folder. */
const avatarParams = z.object({ arquivo: z.string().regex(/^[0-9a-f]{16,64}\.webp$/) })

const copias = { 48: 48, 96: 96, 192: 192 } as const

const avatarQuery = z.object({ largura: z.enum(['48', '96', '192']).optional() })

const findFile = async (path: string) => {
  const file = await stat(path).catch(() => null)
  return file?.isFile() ? { path, size: file.size } : null
}

/**
 * The portraits of DATA_DIR/avatares, for everybody: an `<img>` sends no token. A name is the hash of what it
 * holds, so an answer is good for ever.
 * A portrait of before there were copies is its own copy.
 */
export const avataresRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/avatares/:arquivo',
    {
      logLevel: 'warn',
      schema: {
        description: 'A portrait, as the `avatar` of a person names it; `largura` asks for a copy so many pixels wide.',
        params: avatarParams,
        querystring: avatarQuery,
        response: { 200: z.any().describe('image/webp'), 404: erroSchema },
      },
    },
    async (request, reply) => {
      const { dataDir } = app.settings
      const { arquivo } = request.params
      const { largura } = request.query
      const copia = largura ? await findFile(pathOfRetrato(dataDir, arquivo, copias[largura])) : null
      const file = copia ?? (await findFile(pathOfRetrato(dataDir, arquivo)))
      if (!file) throw new Refusal(404, 'Imagem não encontrada.')
      reply
        .header('content-type', 'image/webp')
        .header('content-length', file.size)
        .header('cache-control', 'public, max-age=31536000, immutable')
      return reply.send(createReadStream(file.path))
    },
  )
}
