import { writeFileSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/pglite'
import { buildApp } from './app.ts'
import { loadInstituicao } from './instituicao.ts'

/** Writes api/openapi.json from the route schemas: `npx tsx src/openapi.ts`. Nothing is asked of a database. */
const app = await buildApp({
  db: drizzle.mock(),
  settings: {
    apiHost: '127.0.0.1',
    apiPort: 0,
    maxConnections: 1,
    maxConnectionsPerAddress: 1,
    trustedProxies: [],
    databaseUrl: null,
    redisUrl: null,
    listenDatabaseUrl: null,
    databasePoolSize: 2,
    filesUrl: null,
    dataDir: '',
    jwtSecret: '',
    publicUrl: '',
    smtpUrl: null,
    production: false,
    migrate: true,
    keep: { notificacoes: 365, cadastros: 30, arquivos: 1, emails: 90 },
    metricsPort: null,
    tracing: false,
    logLevel: 'silent',
    instituicao: loadInstituicao('puc'),
  },
})
await app.ready()
writeFileSync(new URL('../openapi.json', import.meta.url), `${JSON.stringify(app.swagger(), null, 2)}\n`)
await app.close()
