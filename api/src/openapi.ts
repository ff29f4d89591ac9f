import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import { buildApp } from './app.ts'
import { loadSettings } from './config.ts'

/** Writes api/openapi.json from the route schemas, without a database query: `npx tsx src/openapi.ts`. */
const dataDir = mkdtempSync(join(tmpdir(), 'openapi-'))
const app = await buildApp({
  db: drizzle.mock(),
  settings: loadSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', INSTITUTION: 'puc' }),
})
await app.ready()
writeFileSync(new URL('../openapi.json', import.meta.url), `${JSON.stringify(app.swagger(), null, 2)}\n`)
await app.close()
rmSync(dataDir, { recursive: true })
