import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { fileResponse } from '../arquivos/upload.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal } from '../http/refusal.ts'
import { findChaveDoRetrato } from '../storage/retratos.ts'
import type { Variante } from '../storage/retratos.ts'
import { isVista } from '../autenticacao/vistaDoRetrato.ts'

const operation = operationsOf('usuarios')

const avatarParams = z.object({ arquivo: z.string().regex(/^[0-9a-f]{16,64}\.webp$/) })

const copias = { 48: 48, 96: 96, 192: 192 } as const

const avatarQuery = z.object({
  largura: z.enum(['48', '96', '192']).optional(),
  vista: z
    .string()
    .max(100)
    .optional()
    .describe('The signature with which a response names a portrait that may be hidden'),
})

const reading = operation(null, {
  operationId: 'readRetrato',
  summary: 'Reads a portrait',
  description:
    'A portrait, named by the `avatar` of a person; `largura` selects a copy of that width in pixels. 404 for one that moderators hid, without its signature.',
  params: avatarParams,
  querystring: avatarQuery,
  response: { 200: fileResponse('The portrait', 'image/webp') },
})

/** Bytes of cached portraits. A copy for a list has about 3 kB. */
const mostCached = 32 * 1024 * 1024
/** Milliseconds until a portrait that was removed or hidden disappears from this cache. */
const cachedFor = 60_000

type Pedido = Variante & { veOcultos: boolean }
type Servido = { chave: string; bytes: Buffer }

/**
 * Portraits are public, because an `<img>` sends no token. A name is never reused, so a response is valid for ever.
 * Recent ones are cached: a page of candidates does not cost a query per face. One that moderators hid needs a signature.
 */
export const avataresRoutes: FastifyPluginAsyncZod = async app => {
  const { db, fileStore, settings } = app
  const read = async ({ veOcultos, ...variante }: Pedido): Promise<Servido | undefined> => {
    const chave = await findChaveDoRetrato(db, variante, veOcultos)
    const bytes = chave && (await fileStore.get(db, chave))
    return bytes ? { chave, bytes } : undefined
  }
  const cache = new LRUCache<string, Servido, Pedido>({
    maxSize: mostCached,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
    ttl: cachedFor,
    fetchMethod: (_key, _stale, { context }) => read(context),
  })

  app.get('/avatares/:arquivo', { ...reading, logLevel: 'warn' }, async (request, reply) => {
    const nome = request.params.arquivo.replace('.webp', '')
    const largura = request.query.largura ? copias[request.query.largura] : 512
    const veOcultos = isVista(settings.jwtSecret, nome, request.query.vista)
    const found = await cache.fetch(`${nome} ${largura} ${veOcultos}`, { context: { nome, largura, veOcultos } })
    if (!found) throw new Refusal(404, 'Imagem não encontrada.')
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', veOcultos ? 'private, max-age=600' : 'public, max-age=31536000, immutable')
      .header('etag', `"${found.chave}"`)
      .send(found.bytes)
  })
}
