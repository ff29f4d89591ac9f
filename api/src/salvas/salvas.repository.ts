import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { vagasSalvas } from '../db/schema/salvas.ts'
import { vagas } from '../db/schema.ts'
import { abertaEm } from '../prazos/vagasAbertas.ts'

/** As many as a person can save. Simultaneous requests may exceed it by as many as they are. */
export const mostSalvas = 500

/** The vagas that a student saved, last saved first. */
export const findSalvas = (db: Db, usuarioId: number): Promise<Array<{ vaga_id: number }>> =>
  db
    .select({ vaga_id: vagasSalvas.vagaId })
    .from(vagasSalvas)
    .where(eq(vagasSalvas.usuarioId, usuarioId))
    .orderBy(desc(vagasSalvas.criadoEm), desc(vagasSalvas.vagaId))

/** Saves a published vaga, unless it is saved or the student has as many as they can. */
export const insertSalva = async (
  db: Db,
  usuarioId: number,
  vagaId: number,
): Promise<'salva' | 'inexistente' | 'cheia'> => {
  const propria = sql`usuario_id = ${usuarioId}::int`
  const { rows } = await db.execute<{ existe: boolean; salva: boolean }>(sql`
    with vaga as (select id from vagas where id = ${vagaId}::int and not rascunho and status_oculto is null),
    antes as (select vaga_id from vagas_salvas where ${propria}),
    nova as (
      insert into vagas_salvas (usuario_id, vaga_id)
      select ${usuarioId}::int, id from vaga where (select count(*) from antes) < ${mostSalvas}::int
      on conflict do nothing returning vaga_id
    )
    -- Without a row in nova there may be one that was saved at the same moment.
    select exists (select from vaga) as existe, exists (select from nova)
      or (select count(*) < ${mostSalvas}::int or bool_or(vaga_id = ${vagaId}::int) from antes) as salva
  `)
  const [{ existe, salva } = { existe: false, salva: false }] = rows
  if (!existe) return 'inexistente'
  return salva ? 'salva' : 'cheia'
}

export const deleteSalva = async (db: Db, usuarioId: number, vagaId: number): Promise<void> =>
  void (await db.delete(vagasSalvas).where(and(eq(vagasSalvas.usuarioId, usuarioId), eq(vagasSalvas.vagaId, vagaId))))

/** People reminded per transaction. */
const lot = 500

type Lembrete = { usuarioId: number; vagaId: number; titulo: string; prazo: string }

/**
 * Marks the next saved vagas with a near deadline as reminded, to which the student did not apply, and resolves them. One
 * that was saved within the last hour needs no reminder yet. Concurrent processes take different ones.
 */
export const takeLembretes = async (db: Db, hoje: string): Promise<Lembrete[]> => {
  const { rows } = await db.execute<Lembrete>(sql`
    with devidas as (
      select s.usuario_id, s.vaga_id, ${vagas.titulo}, ${vagas.prazo}
      from ${vagas} join vagas_salvas s on s.vaga_id = ${vagas.id}
      where ${abertaEm(hoje)} and ${vagas.prazo} <= ${hoje}::date + 3
        and s.lembrada_em is null and s.criado_em <= now() - interval '1 hour'
        and not exists (select from candidaturas c where c.vaga_id = s.vaga_id and c.candidato_id = s.usuario_id)
      order by s.vaga_id, s.usuario_id limit ${lot}
      for key share of ${vagas} skip locked for update of s skip locked
    )
    update vagas_salvas s set lembrada_em = now() from devidas d
    where s.usuario_id = d.usuario_id and s.vaga_id = d.vaga_id
    returning s.usuario_id as "usuarioId", s.vaga_id as "vagaId", d.titulo, d.prazo::text
  `)
  return rows
}
