import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { SettingsError, loadSettings } from './config.ts'
import type { Settings } from './config.ts'
import { openDatabase, queryTimeout } from './db/connection.ts'
import { DataDirInUse } from './db/lock.ts'
import { migrate } from './db/migrate.ts'
import { refuseDemonstracao } from './db/seed/demonstracao.ts'
import { seedIfEmpty } from './db/seed/seed.ts'

const start = async (settings: Settings) => {
  let app: Awaited<ReturnType<typeof buildApp>> | undefined
  const onError = (error: Error) => app?.log.error({ err: error }, 'a database connection was lost')
  let connection = await openDatabase(settings, onError)
  try {
    await migrate(connection.db)
    if (settings.production) await refuseDemonstracao(connection.db)
    await seedIfEmpty(connection.db, { ...settings, hoje: new Date() })
    if (settings.databaseUrl) {
      // What migrates and seeds may take its time; requests may not.
      await connection.close()
      connection = await openDatabase(settings, onError, queryTimeout)
    }
    // PGlite has no autovacuum: without it, deep pages of the list come to read every vaga.
    if (!settings.databaseUrl) await connection.db.execute('vacuum analyze')
    app = await buildApp({ ...connection, settings })
    await app.listen({ host: settings.apiHost, port: settings.apiPort })
  } catch (error) {
    await connection.close()
    throw error
  }
  return { app, connection }
}

/** What an operator can mend gets one line that says how; anything else its stack. */
const explain = (error: unknown, settings: Settings | undefined): string => {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof SettingsError || error instanceof DataDirInUse) return error.message
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause ? cause.code : undefined
  if (code === 'EADDRNOTAVAIL') return `API_HOST ${settings?.apiHost} is no address of this machine`
  if (code === 'EADDRINUSE') return `API_PORT ${settings?.apiPort} is taken by another program`
  const unreachable = code !== undefined || /timeout/.test(cause.message)
  if (settings?.databaseUrl && unreachable)
    return `The database of DATABASE_URL cannot be used: ${cause.message || String(code)}`
  return error.stack ?? error.message
}

let settings: Settings | undefined
try {
  settings = loadSettings(process.env)
  const { app, connection } = await start(settings)
  closeWithGrace({ delay: 10_000, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping after an error nobody caught')
    await app.close()
    await connection.close()
  })
} catch (error) {
  process.stderr.write(`${explain(error, settings)}\n`)
  process.exit(1)
}
