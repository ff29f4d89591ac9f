import { loadSettings } from './config.ts'
import { openDatabase } from './db/connection.ts'
import { reasonOf } from './db/errorCode.ts'
import { DataDirInUse } from './db/lock.ts'
import { migrate } from './db/migrate.ts'

/** The application_name of each connection, unless the operator sets another one. */
process.env['PGAPPNAME'] ??= 'mural-migrate'

/** `node dist/migrate.js`: migrates the database of the settings, before any API process starts. */
const run = async (): Promise<string> => {
  const { db, close } = await openDatabase(loadSettings(process.env))
  try {
    const total = await migrate(db, { say: line => process.stdout.write(`${line}\n`) })
    return total === 0 ? 'The database has every migration already' : `Ran ${total} migrations`
  } finally {
    await close()
  }
}

/** One line that says what to do, if the operator can do something. */
const explain = (error: unknown): string => {
  if (error instanceof DataDirInUse) return `${error.message}. Stop the board first.`
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}\n${reasonOf(error)}` : error.message
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
