import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { takeTurn } from './db/takeTurn.ts'
import { arquivos, retratos } from './db/schema/arquivos.ts'
import { createOutbox, readOutbox } from './mail/outbox.ts'
import { saveRetrato } from './storage/retratos.ts'
import { createTestApp, senha } from './testing/createTestApp.ts'
import { createVaga } from './testing/createVaga.ts'
import { toRetrato } from './testing/toRetrato.ts'

const board = await createTestApp({ logLevel: 'info' })
afterAll(() => board.close())

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

test('old notificacoes are deleted in lots, and younger ones stay', async () => {
  const aluno = await board.createAluno()
  await notify(aluno.id, 366, 1201)
  const young = await notify(aluno.id, 364)
  await board.app.retention.run()
  expect(await ids('notificacoes')).toEqual(young)
  expect(figures()).toMatchObject({ notificacoes: 1201, cadastros: 0 })
})

test('old unverified registrations are deleted, except authors of a vaga, and accounts stay', async () => {
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

test('portraits of deleted accounts are deleted with their bytes, once they are a day old', async () => {
  const [used, orphan, fresh] = ['a', 'b', 'c'].map(digit => digit.repeat(32)) as [string, string, string]
  await board.createAluno({ avatar: `/avatares/${used}.webp` })
  for (const nome of [used, orphan, fresh]) {
    const retrato = { ...toRetrato(`retrato ${nome}`), 48: Buffer.from(`cópia ${nome}`) }
    await saveRetrato(board.db, board.app.fileStore, nome, retrato)
    if (nome !== fresh) await board.db.execute(sql`update retratos set criado_em = now() - interval '2 days'`)
  }
  await board.db.execute(sql`update retratos set criado_em = now() where nome = ${fresh}`)
  await board.app.retention.run()
  await board.app.fileCleanups.drain()
  const left = await board.db.selectDistinct({ nome: retratos.nome }).from(retratos)
  expect(left.map(({ nome }) => nome).toSorted()).toEqual([used, fresh])
  expect(await board.db.$count(arquivos)).toBe(4)
  expect(figures()).toMatchObject({ arquivos: 4 })
})

test('old mails are deleted from the outbox', async () => {
  const { send } = createOutbox(board.db, () => {})
  for (const subject of ['velho', 'novo'])
    await send({ to: 'a@puc.example', subject, text: 'Oi', html: 'Oi', link: '' })
  await board.db.execute(
    sql`update emails_guardados set enviado_em = now() - interval '91 days' where assunto = 'velho'`,
  )
  await board.app.retention.run()
  expect((await readOutbox(board.db, { pagina: 1 })).mails.map(({ subject }) => subject)).toEqual(['novo'])
  expect(figures()).toMatchObject({ emails: 1 })
})

test('expired tokens of mails and idempotency keys are deleted, and others stay', async () => {
  const { id } = await board.createAluno()
  const old = sql`now() - interval '2 days'`
  for (const nome of ['velha', 'nova']) {
    const email = `${nome}@puc.example`
    await board.call('POST /users', { body: { usuario: 'Rita Prado', email, password: senha, ehaluno: true } })
    await board.mailsTo(email)
    await board.db.execute(sql`
      insert into chaves_de_idempotencia (usuario_id, rota, chave, corpo_hash, resposta)
      values (${id}, 'POST /mensagens', ${nome}, '', '{}')
    `)
  }
  await board.db.execute(sql`
    update tokens_de_email set criado_em = ${old}, expira_em = ${old}
    where usuario_id = (select id from usuarios where email = 'velha@puc.example')
  `)
  await board.db.execute(sql`update chaves_de_idempotencia set criado_em = ${old} where chave = 'velha'`)
  await board.app.retention.run()
  expect(figures()).toMatchObject({ chaves: 1, tokens: 1 })
  const { rows } = await board.db.execute(sql`
    select (select string_agg(chave, ' ') from chaves_de_idempotencia) as chaves,
      (select string_agg(email, ' ') from tokens_de_email t join usuarios u on u.id = t.usuario_id) as tokens
  `)
  expect(rows).toEqual([{ chaves: 'nova', tokens: 'nova@puc.example' }])
})

test('0 days keeps them for ever', async () => {
  const { db, settings } = board
  const keep = { ...settings.keep, notificacoes: 0, cadastros: 0, arquivos: 0, emails: 0 }
  const app = await buildApp({ db, settings: { ...settings, keep, logLevel: 'silent' }, maxEventLoopDelay: 0 })
  const kept = await notify((await board.createAluno()).id, 30_000)
  await app.retention.run()
  expect(await ids('notificacoes')).toEqual(expect.arrayContaining(kept))
  await board.app.retention.run()
  expect(await ids('notificacoes')).not.toEqual(expect.arrayContaining(kept))
  await app.close()
})

// PGlite has one process, and one transaction at a time.
if (process.env['TEST_DATABASE_URL']) {
  test('while one process deletes, another one does not, and its turn comes later', async () => {
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
