import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { avisosAEnviar } from '../db/schema.avisos.ts'
import type { ModoDeAviso } from '../db/schema.avisos.ts'
import { usuarios } from '../db/schema.ts'
import { regraDe } from './avisos.ts'
import type { TipoDeAviso } from './avisos.ts'

/** The next 18:00 at the university. */
const proximoResumo = sql`(
  (date_trunc('day', now() at time zone 'America/Sao_Paulo' + interval '6 hours') + interval '18 hours')
  at time zone 'America/Sao_Paulo'
)`

/** What a kind, or null for none, is by default, and which ways of it use this queue. */
export const emFila = (tipo: TipoDeAviso | null): { padrao: ModoDeAviso; modos: ModoDeAviso[] } => {
  if (tipo === null) return { padrao: 'no_quadro', modos: [] }
  const { padrao, carta } = regraDe(tipo)
  return { padrao, modos: carta ? ['resumo'] : ['resumo', 'na_hora'] }
}

/**
 * Queues the mails about notifications, within their statement. `gravadas`: the rows `id`, `usuario_id`, `modo` and
 * `tipo` of those to mail. A notification that is renewed is in the queue once.
 */
export const enqueueAvisos = (gravadas: SQL, { mensagemId = null, vagaId = null }: Assunto = {}): SQL => sql`
  insert into avisos_a_enviar (usuario_id, tipo, notificacao_id, mensagem_id, vaga_id, resumo, proxima_em)
  select usuario_id, tipo, id, ${mensagemId}::int, ${vagaId}::int, modo = 'resumo',
    case when modo = 'resumo' then ${proximoResumo} else now() end
  from (${gravadas}) a_enviar
  on conflict (notificacao_id, coalesce(mensagem_id, 0)) do update
  set tipo = excluded.tipo, tentativas = 0, resumo = excluded.resumo, proxima_em = excluded.proxima_em
`

/** The message and the vaga that a mail is about. */
export type Assunto = { mensagemId?: number | null; vagaId?: number | null }

/** Queues the receipt of a candidatura, unless the student wants none. */
export const enqueueRecibo = async (db: Db, usuarioId: number, candidaturaId: number): Promise<void> => {
  await db.execute(sql`
    insert into avisos_a_enviar (usuario_id, tipo, candidatura_id, resumo)
    select ${usuarioId}::int, 'recibo', ${candidaturaId}::int, false
    where not exists (
      select from preferencias_de_aviso where usuario_id = ${usuarioId} and tipo = 'recibo' and modo <> 'na_hora'
    )
  `)
}

export type AvisoAEnviar = typeof avisosAEnviar.$inferSelect

/** Due again 1, 4, 16, 64 minutes later, unless it is deleted: a process that dies while sending loses nothing. */
const tomado = {
  tentativas: sql`${avisosAEnviar.tentativas} + 1`,
  proximaEm: sql`now() + interval '1 minute' * power(4, ${avisosAEnviar.tentativas})`,
}

/** Takes the next notice to mail alone, or null. Concurrent processes take different ones. */
export const takeAviso = async (db: Db): Promise<AvisoAEnviar | null> => {
  const due = sql`(select id from ${avisosAEnviar} where not resumo and proxima_em <= now() order by proxima_em, id limit 1 for update skip locked)`
  const [taken] = await db.update(avisosAEnviar).set(tomado).where(eq(avisosAEnviar.id, due)).returning()
  return taken ?? null
}

/**
 * Takes all notices that are due of the next person with some, within a transaction; null if nobody has any. The lock of
 * the person keeps concurrent processes from dividing one summary.
 */
export const takeResumo = async (transaction: Db): Promise<AvisoAEnviar[] | null> => {
  const devido = and(eq(avisosAEnviar.resumo, true), sql`${avisosAEnviar.proximaEm} <= now()`)
  const [pessoa] = await transaction
    .select({ id: usuarios.id })
    .from(avisosAEnviar)
    .innerJoin(usuarios, eq(usuarios.id, avisosAEnviar.usuarioId))
    .where(devido)
    .orderBy(avisosAEnviar.proximaEm, avisosAEnviar.id)
    .limit(1)
    .for('no key update', { of: usuarios, skipLocked: true })
  if (!pessoa) return null
  return transaction
    .update(avisosAEnviar)
    .set(tomado)
    .where(and(eq(avisosAEnviar.usuarioId, pessoa.id), devido))
    .returning()
}

/** Deletes what was sent or given up. A notice that was renewed since it was taken stays. */
export const deleteAvisos = async (db: Db, tomados: readonly AvisoAEnviar[]): Promise<void> => {
  await db.execute(sql`
    delete from avisos_a_enviar a
    using jsonb_to_recordset(${JSON.stringify(tomados.map(({ id, tentativas }) => ({ id, tentativas })))}::jsonb)
      as tomado(id int, tentativas int)
    where a.id = tomado.id and a.tentativas = tomado.tentativas
  `)
}

/** Whether a person gets a kind of mail at once. */
export const wantsNaHora = (usuarioId: SQL, tipo: TipoDeAviso): SQL => sql`coalesce(
  (select modo from preferencias_de_aviso where usuario_id = ${usuarioId} and tipo = ${tipo}), ${regraDe(tipo).padrao}
) = 'na_hora'`

/** Whether a person gets a mail at once about an invitation. */
export const wantsConvite = async (db: Db, usuarioId: number): Promise<boolean> => {
  const { rows } = await db.execute<{ wants: boolean }>(
    sql`select ${wantsNaHora(sql`${usuarioId}::int`, 'convite')} as wants`,
  )
  return rows[0]?.wants ?? false
}

/** Forgets the mails of these kinds that wait for a person. */
export const forgetAvisos = async (db: Db, usuarioId: number, tipos: readonly TipoDeAviso[]): Promise<void> => {
  await db
    .delete(avisosAEnviar)
    .where(and(eq(avisosAEnviar.usuarioId, usuarioId), inArray(avisosAEnviar.tipo, [...tipos])))
}
