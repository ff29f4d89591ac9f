import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { SettingsError, loadSettings } from './config.ts'
import type { Settings } from './config.ts'
import { openDatabase, queryTimeout } from './db/connection.ts'
import { CreateError, createBoard } from './db/createBoard.ts'
import { reasonOf } from './db/errorCode.ts'
import { DataDirInUse } from './db/lock.ts'
import { migrate } from './db/migrate.ts'
import { refuseDemonstracao } from './db/seed/demonstracao.ts'
import { isEmpty } from './db/seed/isEmpty.ts'
import { Misfit, readMisfit } from './db/understood.ts'
import { writeListas } from './listas.ts'

/** The application_name of each connection, unless the operator sets another one. */
process.env['PGAPPNAME'] ??= 'mural-api'

/** Metrics and traces, each loaded only if its setting is on. */
const watchersOf = async ({ metricsPort, tracing }: Settings) => [
  ...(tracing ? [(await import('./telemetry/tracing.ts')).trace] : []),
  ...(metricsPort === null ? [] : [(await import('./telemetry/metrics.ts')).measure(metricsPort)]),
]

const start = async (settings: Settings) => {
  let app: Awaited<ReturnType<typeof buildApp>> | undefined
  const onError = (error: Error) => app?.log.error({ err: error }, 'a database connection was lost')
  if (!settings.databaseUrl && settings.migrate) await createBoard(settings)
  let connection = await openDatabase(settings, onError)
  try {
    if (settings.migrate) await migrate(connection.db, { say: line => process.stderr.write(`${line}\n`) })
    const misfit = await readMisfit(connection.db)
    if (misfit) throw new Misfit(misfit)
    await writeListas(connection.db, settings.instituicao)
    if (settings.production) await refuseDemonstracao(connection.db)
    if (settings.seed && (await isEmpty(connection.db))) {
      // The demo data and the library that draws the portraits take 23 MB.
      const { seedIfEmpty } = await import('./db/seed/seed.ts')
      await seedIfEmpty(connection.db, { ...settings, hoje: new Date() })
    }
    if (settings.databaseUrl) {
      // Migrating and seeding may be slow; requests may not.
      await connection.close()
      connection = await openDatabase(settings, onError, queryTimeout)
    }
    // PGlite has no autovacuum: without a vacuum, deep pages of the list scan every vaga.
    if (!settings.databaseUrl) await connection.db.execute('vacuum analyze')
    app = await buildApp({ ...connection, settings, watchers: await watchersOf(settings) })
    await app.listen({ host: settings.apiHost, port: settings.apiPort })
  } catch (error) {
    await connection.close()
    throw error
  }
  return { app, connection }
}

const isExplained = (error: Error) =>
  [SettingsError, Misfit, CreateError, DataDirInUse].some(kind => error instanceof kind)

/** Errors that an operator can fix get one line that says how; others their stack. */
const explain = (error: unknown, settings: Settings | undefined): string => {
  if (!(error instanceof Error)) return String(error)
  if (isExplained(error)) return error.message
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause ? cause.code : undefined
  if (code === 'EADDRNOTAVAIL') return `API_HOST ${settings?.apiHost} is no address of this machine`
  if (code === 'EADDRINUSE') return `API_PORT ${settings?.apiPort} is taken by another program`
  if (code === 'EACCES' && 'syscall' in cause && cause.syscall === 'listen')
    return `API_PORT ${settings?.apiPort} may not be used by this user: ports below 1024 usually need root`
  const unreachable = code !== undefined || /timeout/.test(cause.message)
  if (settings?.databaseUrl && unreachable)
    return `The database of DATABASE_URL cannot be used: ${reasonOf(error) || String(code)}`
  return error.stack ?? error.message
}

let settings: Settings | undefined
try {
  settings = loadSettings(process.env)
  const { app, connection } = await start(settings)
  closeWithGrace({ delay: 10_000, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping after an uncaught error')
    await app.close()
    await connection.close()
  })
} catch (error) {
  process.stderr.write(`${explain(error, settings)}\n`)
  process.exit(1)
}
