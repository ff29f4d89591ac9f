import { parseArgs } from 'node:util'
import { emitEvento, channel } from '../api/src/eventos/emitEvento.ts'
import type { Evento } from '../api/src/db/schema/apoio.ts'
import type { Db } from '../api/src/db/connection.ts'
import { insertMensagem } from '../api/src/mensagens/mensagens.repository.ts'
import { createTestApp } from '../api/src/testing/createTestApp.ts'
import type { Usuario } from '../api/src/testing/createTestApp.ts'
import { createVaga } from '../api/src/testing/createVaga.ts'
import { providePostgres } from '../scripts/postgres.mjs'

/**
 * Throughput of 16 writers compared to one, on PostgreSQL: changes of vagas, and messages with their live events. Uses the
 * server of TEST_DATABASE_URL, or a temporary one without fsync; with fsync the ratio is higher.
 */
const bar = 3
const many = 16
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '4' } } })
const milliseconds = Number(values.seconds) * 1000

const postgres = await providePostgres()
if (!postgres) throw new Error('There is no PostgreSQL here.')
process.env['TEST_DATABASE_URL'] = postgres.url
const board = await createTestApp()
await board.app.listen({ port: 0, host: '127.0.0.1' })

/** Writes per second of this many concurrent writers. */
const measure = async (writers: number, write: (writer: number) => Promise<unknown>): Promise<number> => {
  const until = performance.now() + milliseconds
  let written = 0
  const work = async (_: unknown, writer: number) => {
    while (performance.now() < until) {
      await write(writer)
      written += 1
    }
  }
  await Promise.all(Array.from({ length: writers }, work))
  return Math.round((written * 1000) / milliseconds)
}

const professora = await board.createProfessor()
const dela: number[] = []
while (dela.length < many) {
  const { id } = await createVaga(board.db, { autorId: professora.id, departamentoId: dela.length + 1 })
  dela.push(id)
}
let turn = 0
const change = (writer: number) =>
  board.db.execute(`update vagas set titulo = 'Monitoria ${(turn += 1)}' where id = ${dela[writer]}`)

const people: Array<[Usuario, Usuario]> = []
while (people.length < many) people.push([await board.createAluno(), await board.createProfessor()])
const pairOf = (writer: number) => {
  const [as, para] = people[writer] ?? []
  if (!as || !para) throw new Error('nobody writes')
  return { as, para }
}
const send = async (writer: number) => {
  const { as, para } = pairOf(writer)
  const body = { destinatario_id: para.id, conteudo: `mensagem ${(turn += 1)}` }
  const { status } = await board.call('POST /mensagens', { as, body })
  if (status !== 201) throw new Error(`status ${status}`)
}

/** The transaction of a message, with the notification by `tell`. */
const write = (tell: (transaction: Db, aviso: Evento) => Promise<unknown>) => (writer: number) =>
  board.db.transaction(async transaction => {
    const { as, para } = pairOf(writer)
    const nova = { remetenteId: as.id, destinatarioId: para.id, conteudo: `mensagem ${(turn += 1)}` }
    const { id } = await insertMensagem(transaction, nova)
    await tell(transaction, { tipo: 'mensagem', itens: [[para.id, id]] })
  })
const notify = (transaction: Db, aviso: Evento) =>
  transaction.execute(`select pg_notify('${channel}', '${JSON.stringify(aviso)}')`)

const works: Record<string, (writer: number) => Promise<unknown>> = {
  'changes of vagas': change,
  'transactions of messages': write(emitEvento),
  'the same with a NOTIFY in each, as before': write(notify),
  'messages through one API': send,
}
/** The last two are baselines: the former design, and the throughput of one Node process. */
const measured = Object.keys(works).slice(0, 2)
const rows: Record<string, { 'one, /s': number; '16, /s': number; ratio: number }> = {}
for (const [name, work] of Object.entries(works)) {
  await measure(many, work)
  const [one, all] = [await measure(1, work), await measure(many, work)]
  rows[name] = { 'one, /s': one, '16, /s': all, ratio: +(all / one).toFixed(2) }
}
console.table(rows)
const low = measured.filter(name => !((rows[name]?.ratio ?? 0) >= bar))
if (low.length > 0) process.exitCode = 1
console.log(low.length > 0 ? `Below ${bar} times one: ${low.join(', ')}` : `At least ${bar} times one`)
await board.close()
await postgres.stop()
