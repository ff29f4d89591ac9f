import { parseArgs } from 'node:util'
import { createAdministrador } from './administracao/createAdministrador.ts'
import { resetSegundoFator } from './administracao/resetSegundoFator.ts'
import { loadSettings } from './config.ts'
import { openDatabase } from './db/connection.ts'
import { DataDirInUse } from './db/lock.ts'
import { migrate } from './db/migrate.ts'

const usage = 'Usage: npm run admin -- create <e-mail> | reset-mfa <e-mail>'

/** `node dist/admin.js create <e-mail>` makes an administrator; `reset-mfa <e-mail>` takes the second factor of an account away. */
const run = async (): Promise<string> => {
  const [command, email, ...more] = parseArgs({ allowPositionals: true }).positionals
  if (!/^(create|reset-mfa)$/.test(command ?? '') || !email || more.length > 0) throw new Error(usage)
  const settings = loadSettings(process.env)
  const { db, close } = await openDatabase(settings)
  try {
    await migrate(db)
    if (command === 'reset-mfa') return await resetSegundoFator(db, email.toLowerCase())
    return await createAdministrador(db, settings, email.toLowerCase())
  } finally {
    await close()
  }
}

/** One line that says what to do, if the operator can do something. */
const explain = (error: unknown): string => {
  if (error instanceof DataDirInUse) return `${error.message}. Stop the board first.`
  if (error instanceof Error) return error.message
  return String(error)
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
