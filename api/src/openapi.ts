import { writeFileSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/pglite'
import { buildApp } from './app.ts'
import type { Db } from './db/connection.ts'
import { loadInstituicao } from './instituicao.ts'

/** Writes api/openapi.json from the route schemas: `npx tsx src/openapi.ts`. Nothing is asked of a database. */
const app = await buildApp({
  db: drizzle.mock() as unknown as Db,
  settings: {
    apiPort: 0,
    databaseUrl: null,
    dataDir: '',
    jwtSecret: '',
    smtpUrl: null,
    production: false,
    logLevel: 'silent',
    instituicao: loadInstituicao('puc'),
  },
})
await app.ready()
writeFileSync(new URL('../openapi.json', import.meta.url), `${JSON.stringify(app.swagger(), null, 2)}\n`)
await app.close()
