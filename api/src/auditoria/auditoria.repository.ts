import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { noFuso } from '../fuso.ts'
import type { Janela } from '../http/listRoute.ts'
import type { FiltrosDaAuditoria, LinhaDaAuditoria } from './auditoria.schemas.ts'

/** A name as the audit shows it: an id without an account is somebody who is gone. */
const nomeDe = (id: 'ator_id' | 'pessoa_id') => sql`
  case when a.${sql.raw(id)} is null then null
  else coalesce((select u.usuario from usuarios u where u.id = a.${sql.raw(id)}), 'pessoa removida ' || a.${sql.raw(id)}) end`

const inicioDe = (dia: SQL) => noFuso(sql`${dia}::timestamp`)

const toJson = (column: 'antes' | 'depois') => sql`a.${sql.raw(column)}::text`

/** The lines, the newest first. Days are those of the university. */
export const findAuditoria = async (
  db: Db,
  { acao, pessoa, ator, de, ate }: FiltrosDaAuditoria,
  { apos, limit }: Janela,
): Promise<LinhaDaAuditoria[]> => {
  const { rows } = await db.execute<Omit<LinhaDaAuditoria, 'em'> & { em: string | Date }>(sql`
    select a.id, a.em, a.acao, a.ator_id, ${nomeDe('ator_id')} as ator, a.pessoa_id, ${nomeDe('pessoa_id')} as pessoa,
      a.objeto, ${toJson('antes')} as antes, ${toJson('depois')} as depois, a.motivo
    from auditoria a
    where (${apos}::int is null or a.id < ${apos}::int)
      and (${acao ?? null}::text is null or a.acao = ${acao ?? null}::text)
      and (${pessoa ?? null}::int is null or a.pessoa_id = ${pessoa ?? null}::int)
      and (${ator ?? null}::int is null or a.ator_id = ${ator ?? null}::int)
      and (${de ?? null}::date is null or a.em >= ${inicioDe(sql`${de ?? null}::date`)})
      and (${ate ?? null}::date is null or a.em < ${inicioDe(sql`(${ate ?? null}::date + 1)`)})
    order by a.id desc limit ${limit}
  `)
  return rows.map(row => ({ ...row, em: new Date(row.em).toISOString() }))
}
