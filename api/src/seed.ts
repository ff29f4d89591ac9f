import { parseArgs } from 'node:util'
import { loadSettings } from './config.ts'
import type { Settings } from './config.ts'
import { openDatabase } from './db/connection.ts'
import type { Db } from './db/connection.ts'
import { migrate } from './db/migrate.ts'
import { removeDemonstracao } from './db/seed/demonstracao.ts'
import { seedIfEmpty } from './db/seed/seed.ts'

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    'if-empty': { type: 'boolean', default: false },
    remove: { type: 'boolean', default: false },
  },
})

const write = async (db: Db, { production }: Settings): Promise<string> => {
  const scale = Number(values.scale)
  if (!Number.isInteger(scale) || scale < 1 || scale > 1000)
    throw new Error('--scale must be a whole number from 1 to 1000')
  if (production) throw new Error('No demo data in PRODUCTION')
  const seeded = await seedIfEmpty(db, { hoje: new Date(), production, scale })
  if (!seeded && !values['if-empty']) throw new Error('The board has data already: reset it first')
  return seeded ? 'Demo data written' : 'The board has data already'
}

const remove = async (db: Db): Promise<string> => {
  const total = await removeDemonstracao(db)
  return total === 0 ? 'There are no demo accounts' : `Removed ${total} demo accounts with all that was theirs`
}

/**
 * `node dist/seed.js [--scale N] [--if-empty]`: fails if there is data, unless --if-empty. `node dist/seed.js
 * --remove`: removes the demo accounts, also with PRODUCTION.
 */
const run = async (): Promise<string> => {
  const settings = loadSettings(process.env)
  const { db, close } = await openDatabase(settings)
  try {
    await migrate(db)
    return await (values.remove ? remove : write)(db, settings)
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
