import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { fileResponse } from '../arquivos/upload.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal } from '../http/refusal.ts'
import { findChaveDoRetrato } from '../storage/retratos.ts'
import type { Largura } from '../storage/retratos.ts'

const operation = operationsOf('usuarios')

const avatarParams = z.object({ arquivo: z.string().regex(/^[0-9a-f]{16,64}\.webp$/) })

const copias = { 48: 48, 96: 96, 192: 192 } as const

const avatarQuery = z.object({ largura: z.enum(['48', '96', '192']).optional() })

/** Bytes of cached portraits. A copy for a list has about 3 kB. */
const mostCached = 32 * 1024 * 1024
/** Milliseconds until a removed portrait disappears from this cache. */
const cachedFor = 60_000

type Variant = { nome: string; largura: Largura }
type Servido = { chave: string; bytes: Buffer }

/**
 * Portraits are public, because an `<img>` sends no token. A name is never reused, so a response is valid for ever.
 * Recent ones are cached: a page of candidates does not cost a query per face.
 */
export const avataresRoutes: FastifyPluginAsyncZod = async app => {
  const { db, fileStore } = app
  const read = async ({ nome, largura }: Variant): Promise<Servido | undefined> => {
    const chave = await findChaveDoRetrato(db, nome, largura)
    const bytes = chave && (await fileStore.get(db, chave))
    return bytes ? { chave, bytes } : undefined
  }
  const cache = new LRUCache<string, Servido, Variant>({
    maxSize: mostCached,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
    ttl: cachedFor,
    fetchMethod: (_key, _stale, { context }) => read(context),
  })

  app.get(
    '/avatares/:arquivo',
    {
      ...operation(null, {
        operationId: 'readRetrato',
        summary: 'Reads a portrait',
        description: 'A portrait, named by the `avatar` of a person; `largura` selects a copy of that width in pixels.',
        params: avatarParams,
        querystring: avatarQuery,
        response: { 200: fileResponse('The portrait', 'image/webp') },
      }),
      logLevel: 'warn',
    },
    async (request, reply) => {
      const nome = request.params.arquivo.replace('.webp', '')
      const largura = request.query.largura ? copias[request.query.largura] : 512
      const found = await cache.fetch(`${nome} ${largura}`, { context: { nome, largura } })
      if (!found) throw new Refusal(404, 'Imagem não encontrada.')
      return reply
        .header('content-type', 'image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', `"${found.chave}"`)
        .send(found.bytes)
    },
  )
}
