import { parseArgs } from 'node:util'
import { loadSettings } from './config.ts'
import { openDatabase } from './db/connection.ts'
import { migrate } from './db/migrate.ts'
import { seedIfEmpty } from './db/seed/seed.ts'

const { values } = parseArgs({
  options: { scale: { type: 'string', default: '1' }, 'if-empty': { type: 'boolean', default: false } },
})

/** `node dist/seed.js [--scale N] [--if-empty]`: an error where there is data already, unless --if-empty. */
const run = async (): Promise<string> => {
  const scale = Number(values.scale)
  if (!Number.isInteger(scale) || scale < 1 || scale > 1000)
    throw new Error('--scale must be a whole number from 1 to 1000')
  const settings = loadSettings(process.env)
  if (settings.production) throw new Error('No demo data in PRODUCTION')
  const { db, close } = await openDatabase(settings)
  try {
    await migrate(db)
    const seeded = await seedIfEmpty(db, { hoje: new Date(), dataDir: settings.dataDir, production: false, scale })
    if (!seeded && !values['if-empty']) throw new Error('The board has data already: reset it first')
    return seeded ? 'Demo data written' : 'The board has data already'
  } finally {
    await close()
  }
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
