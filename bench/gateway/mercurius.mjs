import { readdirSync, readFileSync } from 'node:fs'
import Fastify from 'fastify'
import mercurius from 'mercurius'
import { createContext, schema } from './schema.mjs'

/*
 * Mercurius, set up for speed as its documentation says: compiled operations, and trusted documents as in the gateway.
 */

const documents = new URL('documents/', import.meta.url)
const persistedQueries = Object.fromEntries(
  readdirSync(documents).map(file => [file.replace('.graphql', ''), readFileSync(new URL(file, documents), 'utf8')]),
)

const app = Fastify()
await app.register(mercurius, {
  schema,
  jit: 1,
  persistedQueries,
  onlyPersisted: true,
  context: request => createContext(request.headers.authorization),
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
