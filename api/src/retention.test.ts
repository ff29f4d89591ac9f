import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { takeTurn } from './db/retention.ts'
import { createOutbox, readOutbox } from './mail/outbox.ts'
import { createTestApp } from './testing/createTestApp.ts'
import { createVaga } from './testing/createVaga.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'board-'))
const board = await createTestApp({ dataDir, logLevel: 'info' })
afterAll(async () => {
  await board.close()
  rmSync(dataDir, { recursive: true })
})

const ids = async (table: 'notificacoes' | 'usuarios') => {
  const { rows } = await board.db.execute<{ id: number }>(sql`select id from ${sql.identifier(table)} order by id`)
  return rows.map(({ id }) => id)
}

const notify = async (usuarioId: number, days: number, total = 1) => {
  const { rows } = await board.db.execute<{ id: number }>(sql`
    insert into notificacoes (usuario_id, tipo, icone, titulo, descricao, criado_em)
    select ${usuarioId}::int, 'oportunidade', 'calendar', 'Título', 'Descrição', now() - make_interval(days => ${days})
    from generate_series(1, ${total}) returning id
  `)
  return rows.map(({ id }) => id)
}

/** The figures of the last run. */
const figures = (): Record<string, unknown> => {
  const line = board
    .logged()
    .split('\n')
    .findLast(each => each.includes('"msg":"retention"'))
  return JSON.parse(line ?? '{}') as Record<string, unknown>
}

test('old notifications go in lots, and younger ones stay', async () => {
  const aluno = await board.createAluno()
  await notify(aluno.id, 366, 1201)
  const young = await notify(aluno.id, 364)
  await board.app.retention.run()
  expect(await ids('notificacoes')).toEqual(young)
  expect(figures()).toMatchObject({ notificacoes: 1201, cadastros: 0 })
})

test('registrations that nobody verified go, but for who has a vaga, and accounts stay', async () => {
  const criadoEm = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  const account = await board.createAluno({ criadoEm })
  const late = await board.createAluno({ criadoEm, emailVerificadoEm: null })
  const recent = await board.createAluno({ emailVerificadoEm: null })
  const author = await board.createProfessor({ criadoEm, emailVerificadoEm: null })
  await createVaga(board.db, { autorId: author.id })
  await board.app.retention.run()
  const left = await ids('usuarios')
  expect(left).toEqual(expect.arrayContaining([account.id, recent.id, author.id]))
  expect(left).not.toContain(late.id)
  expect(figures()).toMatchObject({ cadastros: 1 })
})

test('portraits that nobody has go with their copies, once they are a day old, and no other file does', async () => {
  const folder = join(dataDir, 'avatares')
  mkdirSync(folder)
  const write = (name: string, days: number) => {
    writeFileSync(join(folder, name), 'x')
    const at = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    utimesSync(join(folder, name), at, at)
  }
  const [used, orphan, fresh] = ['a', 'b', 'c'].map(digit => digit.repeat(32)) as [string, string, string]
  await board.createAluno({ avatar: `/avatares/${used}.webp` })
  for (const name of [used, orphan]) for (const file of [`${name}.webp`, `${name}.48.webp`]) write(file, 2)
  write(`${fresh}.webp`, 0)
  // What an upload leaves that broke off between its copies.
  write(`${'d'.repeat(32)}.96.webp`, 2)
  write(`${'d'.repeat(32)}.192.webp.novo`, 2)
  write('leia-me.txt', 2)
  await board.app.retention.run()
  expect(readdirSync(folder).toSorted()).toEqual([`${used}.48.webp`, `${used}.webp`, `${fresh}.webp`, 'leia-me.txt'])
  expect(figures()).toMatchObject({ arquivos: 2 })
})

test('old mails leave the outbox, their file and their line', async () => {
  const folder = join(dataDir, 'outbox')
  const { send, close } = createOutbox(folder, 'de@puc.example', () => {})
  for (const subject of ['velho', 'novo'])
    await send({ to: 'a@puc.example', subject, text: 'Oi', html: 'Oi', link: '' })
  close()
  const index = join(folder, 'index.jsonl')
  const [old, ...rest] = readFileSync(index, 'utf8').split('\n')
  const { id, ...mail } = JSON.parse(old ?? '') as { id: string }
  const sentAt = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000).toISOString()
  writeFileSync(index, [JSON.stringify({ ...mail, id, sentAt }), ...rest].join('\n'))
  await board.app.retention.run()
  expect((await readOutbox(folder)).map(({ subject }) => subject)).toEqual(['novo'])
  expect(existsSync(join(folder, `${id}.eml`))).toBe(false)
  expect(readdirSync(folder)).toHaveLength(2)
  expect(figures()).toMatchObject({ emails: 1 })
})

test('0 days keep for ever', async () => {
  const { db, settings } = board
  const keep = { notificacoes: 0, cadastros: 0, arquivos: 0, emails: 0 }
  const app = await buildApp({ db, settings: { ...settings, keep, logLevel: 'silent' }, maxEventLoopDelay: 0 })
  const kept = await notify((await board.createAluno()).id, 30_000)
  await app.retention.run()
  expect(await ids('notificacoes')).toEqual(expect.arrayContaining(kept))
  await board.app.retention.run()
  expect(await ids('notificacoes')).not.toEqual(expect.arrayContaining(kept))
  await app.close()
})

// PGlite has one process, and with it one transaction at a time.
if (process.env['TEST_DATABASE_URL']) {
  test('while one process forgets, another one does not, and its turn comes later', async () => {
    const old = await notify((await board.createAluno()).id, 400)
    await takeTurn(board.db, async () => {
      await board.app.retention.run()
      expect(figures()).toMatchObject({ notificacoes: 0 })
    })
    expect(await ids('notificacoes')).toEqual(expect.arrayContaining(old))
    await board.app.retention.run()
    expect(await ids('notificacoes')).not.toEqual(expect.arrayContaining(old))
  })
}
