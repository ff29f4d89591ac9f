import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { casos, decisoes } from '../db/schema/moderacao.ts'
import { vagas } from '../db/schema.ts'
import { emitVaga } from '../eventos/emitEvento.ts'
import { lockGestao } from '../gestores/gestao.ts'

/* A vaga that moderators hid is 'encerrada' in the database, as a draft is, and goes back to the status that it had. */

/** Does nothing to one that is hidden. */
export const ocultarVaga = async (db: Db, id: number): Promise<void> => {
  await lockGestao(db, id, 'update')
  await db.execute(sql`
    update vagas set status_oculto = status, status = 'encerrada' where id = ${id} and status_oculto is null
  `)
  await emitVaga(db, id)
}

/** Undoes `ocultarVaga`. */
export const mostrarVaga = async (db: Db, id: number): Promise<void> => {
  await lockGestao(db, id, 'update')
  await db.execute(sql`
    update vagas set status = status_oculto, status_oculto = null where id = ${id} and status_oculto is not null
  `)
  await emitVaga(db, id)
}

/** Why moderators hid a vaga; null if they did not. `caso`: for its managers. */
export const findOcultacao = async (
  db: Db,
  vagaId: number,
  gerida: boolean,
): Promise<{ motivo: string; caso: number | null } | null> => {
  const isOculta = and(eq(vagas.id, vagaId), isNotNull(vagas.statusOculto))
  if ((await db.$count(vagas, isOculta)) === 0) return null
  const [found] = await db
    .select({ motivo: decisoes.motivo, caso: casos.id })
    .from(casos)
    .innerJoin(decisoes, and(eq(decisoes.casoId, casos.id), eq(decisoes.ato, 'ocultar')))
    .where(and(eq(casos.tipo, 'vaga'), eq(casos.objetoId, vagaId)))
    .orderBy(desc(decisoes.id))
    .limit(1)
  return found ? { motivo: found.motivo, caso: gerida ? found.caso : null } : null
}
