import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  openAsBlob,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { connectPglite, connectPostgres, createPglite } from '../db/connection.ts'
import type { Connection } from '../db/connection.ts'
import { migrate } from '../db/migrate.ts'
import { migrationsFolder } from '../db/understood.ts'
import { keepBeginning, returnToBeginning } from './beginning.ts'

const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))

/** A hash of the migrations, the way they are run and this file, so that nothing stale is ever reused. */
const migrationsKey = (): string => {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)))
  }
  for (const file of ['../db/migrate.ts', './beginning.ts', import.meta.url])
    hash.update(readFileSync(new URL(file, import.meta.url)))
  return hash.digest('hex').slice(0, 16)
}

/** Two thirds of the size: nobody creates a database in a PGlite. */
const dropTemplates = async (client: PGlite): Promise<void> => {
  await client.exec(`update pg_database set datistemplate = false where datname like 'template_'`)
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`)
  // A checkpoint, so that nothing is left to recover at the start.
  await client.exec('checkpoint')
}

/** A migrated PGlite as a file, 28 MB: loading it is four times as fast as creating one. Older files are deleted. */
const migratedImage = async (): Promise<string> => {
  const path = join(cache, `migrated-${migrationsKey()}.tar`)
  if (existsSync(path)) return path
  const client = await createPglite()
  await migrate(connectPglite(client).db)
  await client.exec(keepBeginning)
  await dropTemplates(client)
  const image = await client.dumpDataDir('none')
  await client.close()
  mkdirSync(cache, { recursive: true })
  const older = readdirSync(cache).filter(name => /^migrated-\w+\.tar$/.test(name) && join(cache, name) !== path)
  for (const name of older) rmSync(join(cache, name), { force: true })
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, Buffer.from(await image.arrayBuffer()))
  renameSync(draft, path)
  return path
}

/** Databases that earlier test files of this process have left. Emptying one takes a fifth of loading one. */
const left: PGlite[] = []

const freshPglite = async (): Promise<Connection> => {
  const client = left.pop() ?? (await createPglite({ loadDataDir: await openAsBlob(await migratedImage()) }))
  // An open one keeps a process alive: vitest ends its workers, a benchmark ends by itself.
  const isReusable = async () => 'VITEST_WORKER_ID' in process.env && (await returnToBeginning(client))
  const leave = async () => ((await isReusable()) ? void left.push(client) : await client.close())
  return { ...connectPglite(client), close: leave }
}

const rethrow = (error: Error) => {
  throw error
}

const databaseOf = (server: string, database: string): string => {
  const url = new URL(server)
  url.pathname = database
  return url.href
}

/** Runs alone on the server, because test files start concurrently and share one template. */
const alone = async (server: string, work: (client: pg.Client) => Promise<void>) => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(7014733)')
    await work(client)
  } finally {
    await client.end()
  }
}

const ensureTemplate = async (server: string, client: pg.Client, template: string) => {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
  if (rowCount) return
  const draft = `${template}_draft`
  await client.query(`drop database if exists ${draft} with (force)`)
  await client.query(`create database ${draft}`)
  const connection = connectPostgres(databaseOf(server, draft), rethrow)
  await migrate(connection.db)
  await connection.close()
  await client.query(`alter database ${draft} rename to ${template}`)
}

const freshPostgres = async (server: string): Promise<Connection> => {
  const template = `board_${migrationsKey()}`
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await alone(server, async client => {
    await ensureTemplate(server, client, template)
    await client.query(`create database ${database} template ${template}`)
    await client.query(`alter database ${database} set timezone = 'UTC'`)
  })
  const connection = connectPostgres(databaseOf(server, database), rethrow)
  // Without force: PostgreSQL waits for sessions that are ending, and force would kill them while the pool closes.
  const drop = () => alone(server, async client => void (await client.query(`drop database ${database}`)))
  return { ...connection, close: () => connection.close().then(drop) }
}

/**
 * A migrated database without people or vagas, deleted by `close`: on the server of TEST_DATABASE_URL if that is set,
 * otherwise a PGlite in memory.
 */
export const freshDatabase = (): Promise<Connection> => {
  const server = process.env['TEST_DATABASE_URL']
  return server ? freshPostgres(server) : freshPglite()
}
