import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { binaries, providePostgres } from './postgres.mjs'
import { fail } from './run.mjs'
import { setUp } from './setup.mjs'
import { complaintOf, finish, hasFailed, step } from './steps.mjs'

/**
 * `npm run drill`: dumps a board, restores it into a new database, and compares every row, files included.
 * With DATABASE_URL it dumps that board, which may be in use. Otherwise it dumps the demo board. The copy is in a temporary
 * PostgreSQL server of this machine. If all is well, it writes one line into the audit of the dumped board, which
 * `npm run doctor` and the overview read.
 */
const server = await providePostgres()
if (!server) fail('There is no PostgreSQL here, and none may be installed (TEST_DATABASE_URL).')
const folder = mkdtempSync(path.join(tmpdir(), 'drill-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const databaseOf = name => Object.assign(new URL(server.url), { pathname: name }).href
const [demo, copy] = [`drill_demo_${process.pid}`, `drill_copy_${process.pid}`]
const source = process.env.DATABASE_URL || databaseOf(demo)
const dump = path.join(folder, 'board.dump')

/** Not as an argument, because other users of this machine would see the password. */
function envOf(url) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  return {
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? 'prefer',
    PGTZ: 'UTC',
  }
}

const tool = name => path.join(binaries() ?? '', name)
const must = (name, args, url) => complaintOf(tool(name), args, { env: envOf(url) })
const psql = (sql, url) => must('psql', ['-v', 'ON_ERROR_STOP=1', '-qc', sql], url)

/** One line for each table: its name, how many rows, and a hash over all of them. */
const digests = `
  select format('select %L, count(*), md5(string_agg(md5(t::text), '''' order by md5(t::text))) from %I.%I t;',
    schemaname || '.' || tablename, schemaname, tablename)
  from pg_tables where schemaname in ('public', 'drizzle') order by 1 \\gexec`
const numbers = `
  select format('select %L, last_value, is_called from %I.%I;', sequencename, schemaname, sequencename)
  from pg_sequences where schemaname in ('public', 'drizzle') order by 1 \\gexec`

/** A psql session that is open until `end`. A statement resolves the lines that it prints. */
function openSession(url) {
  const child = spawn(tool('psql'), ['-qAtX', '-v', 'ON_ERROR_STOP=1'], { env: { ...process.env, ...envOf(url) } })
  let said = ''
  child.stderr.on('data', chunk => (said += chunk))
  // Why it ended is in what it said.
  child.stdin.on('error', () => {})
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    async ask(sql) {
      child.stdin.write(`${sql}\n\\echo --end--\n`)
      const answer = []
      for (;;) {
        const { value, done } = await lines.next()
        if (done) throw new Error(said || 'psql ended by itself')
        if (value === '--end--') return answer
        answer.push(value)
      }
    },
    end: () => child.stdin.end('\\q\n'),
  }
}

const readBoard = async session => [...(await session.ask(digests)), ...(await session.ask(numbers))]

/** Counts portraits and PDFs: all, those in the bucket, and those whose bytes do not match their hash. */
const files = `
  select count(*), count(*) filter (where bytes is null),
    count(*) filter (where encode(sha256(bytes), 'hex') <> chave)
  from arquivos;`

/** The lines that are in only one of the two. */
function differences(before, after) {
  const [left, right] = [new Set(before), new Set(after)]
  const only = (lines, others, sign) => lines.filter(line => !others.has(line)).map(line => `${sign} ${line}`)
  return [...only(before, right, '-'), ...only(after, left, '+')].join('\n')
}

async function makeDemo() {
  await setUp()
  const env = {
    DATABASE_URL: source,
    DATA_DIR: path.join(folder, 'data'),
    JWT_SECRET: createHash('sha256').update(folder).digest('hex'),
  }
  return (
    (await psql(`create database ${demo}`, server.url)) || complaintOf(process.execPath, ['api/dist/seed.js'], { env })
  )
}

if (!process.env.DATABASE_URL) await step('a demo board', makeDemo)
const session = openSession(source)
const before = { rows: [] }
await step('dump', async () => {
  await session.ask('begin isolation level repeatable read read only;')
  const [snapshot] = await session.ask('select pg_export_snapshot();')
  before.rows = await readBoard(session)
  return must('pg_dump', ['-Fc', '--no-owner', `--snapshot=${snapshot}`, '-f', dump], source)
})
session.end()
await step('restore', async () => {
  const created = await psql(`create database ${copy}`, server.url)
  return created || must('pg_restore', ['--exit-on-error', '--no-owner', '-d', copy, dump], databaseOf(copy))
})
let filesOfCopy = []
await step(`rows and sequences (${before.rows.length} tables and sequences)`, async () => {
  const restored = openSession(databaseOf(copy))
  const after = await readBoard(restored)
  filesOfCopy = await restored.ask(files)
  restored.end()
  return before.rows.length === 0 ? 'nothing was read' : differences(before.rows, after)
})
const [total, inBucket, wrong] = (filesOfCopy[0] ?? '').split('|').map(Number)
await step(`files (${total}, of which ${inBucket} are in the bucket and not in the dump)`, () =>
  wrong === 0 ? '' : `${wrong} do not have the hash that they are kept under`,
)
await step('a change of one row would be seen', async () => {
  await psql(`update departamentos set name = name || '.' where id = 1`, databaseOf(copy))
  const changed = openSession(databaseOf(copy))
  const after = await readBoard(changed)
  changed.end()
  return differences(before.rows, after) === '' ? 'it was not' : ''
})

if (!hasFailed()) {
  await step('the board knows of this drill', () =>
    psql(`insert into auditoria (acao) values ('ensaiou_restauracao')`, source),
  )
}

for (const name of [demo, copy]) await psql(`drop database if exists ${name} with (force)`, server.url)
await server.stop()
finish()
