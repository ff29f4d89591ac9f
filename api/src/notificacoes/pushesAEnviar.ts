import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { pushesAEnviar } from '../db/schema/aparelhos.ts'
import { noFuso } from '../fuso.ts'
import type { Aviso } from './avisos.ts'
import { dueAgain } from './avisosAEnviar.ts'

/** As many notifications of a day are sent to the devices of a person; the others are on the board. */
const mostOfDay = 3

/**
 * Queues notifications for the devices that show this kind, or for all if a saved search chose so, within their statement.
 * `gravadas` selects `id`, `usuario_id` and `modo` of those that say something new.
 */
export const enqueuePushes = (gravadas: SQL, tipo: Aviso | null): SQL => sql`
  insert into pushes_a_enviar (usuario_id, notificacao_id, tipo, todos)
  select usuario_id, id, coalesce(${tipo}::text, ''), modo = 'no_aparelho'
  from (${gravadas}) a_mostrar
  where exists (
    select from aparelhos a
    where a.usuario_id = a_mostrar.usuario_id and (modo = 'no_aparelho' or ${tipo}::text = any(a.tipos))
  )
  on conflict (notificacao_id) do update
  set tipo = excluded.tipo, todos = excluded.todos, aparelhos = null, tentativas = 0, proxima_em = excluded.proxima_em
`

export type PushAEnviar = typeof pushesAEnviar.$inferSelect

/** Takes the next notification to send to devices, if any. Concurrent processes take different ones. */
export const takePush = (db: Db): Promise<PushAEnviar[]> => {
  const due = sql`(select id from ${pushesAEnviar} where proxima_em <= now() order by proxima_em, id limit 1 for update skip locked)`
  return db.update(pushesAEnviar).set(dueAgain(pushesAEnviar)).where(eq(pushesAEnviar.id, due)).returning()
}

const isTomado = ({ id, tentativas }: PushAEnviar) =>
  and(eq(pushesAEnviar.id, id), eq(pushesAEnviar.tentativas, tentativas))

/** Deletes what was sent or given up. One that was renewed since it was taken stays. */
export const deletePushes = async (db: Db, tomados: readonly PushAEnviar[]): Promise<void> => {
  for (const tomado of tomados) await db.delete(pushesAEnviar).where(isTomado(tomado))
}

/** The next try is only for these devices. */
export const keepAparelhos = async (db: Db, tomado: PushAEnviar, aparelhos: number[]): Promise<void> =>
  void (await db.update(pushesAEnviar).set({ aparelhos }).where(isTomado(tomado)))

/** Counts one more notification of the day at the university; false if the person has had enough. */
export const countPush = async (db: Db, usuarioId: number): Promise<boolean> => {
  const hoje = sql`${noFuso(sql`now()`)}::date`
  const { rows } = await db.execute(sql`
    insert into pushes_do_dia as d (usuario_id, dia, quantos) values (${usuarioId}, ${hoje}, 1)
    on conflict (usuario_id) do update
    set dia = excluded.dia, quantos = case when d.dia = excluded.dia then d.quantos + 1 else 1 end
    where d.dia <> excluded.dia or d.quantos < ${mostOfDay}
    returning quantos
  `)
  return rows.length > 0
}
