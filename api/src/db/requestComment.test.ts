import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'
import { inRequest } from './requestComment.ts'

const board = await createTestApp()
afterAll(board.close)

const asSeen = async () => {
  const { rows } = await board.db.execute<{ query: string }>(
    sql`select query from pg_stat_activity where pid = pg_backend_pid()`,
  )
  return rows[0]?.query
}

test('an invalid request id never gets into a statement', async () => {
  expect(await inRequest('*/ drop table usuarios --', asSeen)).not.toContain('drop')
})

test('outside of a request, statements stay as they are', async () => {
  expect(await asSeen()).toMatch(/^\s*select query/)
})

// Only PostgreSQL shows its statements to others.
if (process.env['TEST_DATABASE_URL']) {
  test('a statement begins with the id of its request, also in a transaction', async () => {
    expect(await inRequest('gateway-1234', asSeen)).toMatch(/^\/\* gateway-1234 \*\/ select query/)
    const begun = await inRequest('gateway-1235', () =>
      board.db.transaction(async transaction => {
        const { rows } = await transaction.execute<{ query: string }>(
          sql`select query from pg_stat_activity where pid = pg_backend_pid()`,
        )
        return rows[0]?.query
      }),
    )
    expect(begun).toMatch(/^\/\* gateway-1235 \*\/ select query/)
  })

  test('a call leaves its id in the database, also after its body was parsed', async () => {
    const aluno = await board.createAluno()
    await board.db.execute(sql`create table vistos (query text)`)
    await board.db.execute(sql`
      create function ver() returns trigger language plpgsql as $$
      begin insert into vistos values (current_query()); return new; end $$
    `)
    await board.db.execute(sql`create trigger ver after update on usuarios for each row execute function ver()`)
    const headers = { 'x-request-id': 'pedido-com-corpo' }
    const body = { usuario: 'Outro Nome', sobre: 'Oi', ehaluno: true }
    const answer = await board.call(`PUT /users/${aluno.id}`, { as: aluno, headers, body })
    expect(answer.status).toBe(200)
    const { rows } = await board.db.execute<{ query: string }>(sql`select query from vistos`)
    expect(rows.map(({ query }) => query)).toContainEqual(expect.stringMatching(/^\/\* pedido-com-corpo \*\/ update/))
  })
}
