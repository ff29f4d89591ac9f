import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import type { pushesAEnviar } from '../db/schema/aparelhos.ts'
import type { emailsAEnviar } from '../db/schema/apoio.ts'
import { avisosAEnviar } from '../db/schema/avisos.ts'
import type { ModoDeAviso } from '../db/schema/avisos.ts'
import { usuarios } from '../db/schema.ts'
import { noFuso } from '../fuso.ts'
import { decisao, regraDe } from './avisos.ts'
import type { Aviso, TipoDeAviso } from './avisos.ts'

/** The next 18:00 at the university. */
const toProximoResumo = () =>
  noFuso(sql`(date_trunc('day', ${noFuso(sql`now()`)} + interval '6 hours') + interval '18 hours')`)

/** The default way of a kind of event, and its ways that are mailed by this queue; for null only the board. */
export const waysOf = (tipo: Aviso | null): { padrao: ModoDeAviso; modos: ModoDeAviso[] } => {
  if (tipo === null) return { padrao: 'no_quadro', modos: [] }
  if (tipo === decisao) return { padrao: 'na_hora', modos: ['na_hora'] }
  const { padrao, carta } = regraDe(tipo)
  return { padrao, modos: carta ? ['resumo'] : ['resumo', 'na_hora'] }
}

/**
 * Queues the mails about notifications, within their statement. `gravadas` selects `id`, `usuario_id`, `modo`,
 * `tipo` and `busca_id` of those to mail. A notification that is renewed stays in the queue once.
 */
export const enqueueAvisos = (gravadas: SQL, { mensagemId = null, vagaId = null }: Assunto = {}): SQL => sql`
  insert into avisos_a_enviar (usuario_id, tipo, notificacao_id, mensagem_id, vaga_id, busca_id, resumo, proxima_em)
  select usuario_id, tipo, id, ${mensagemId}::int, ${vagaId}::int, busca_id, modo = 'resumo',
    case when modo = 'resumo' then ${toProximoResumo()} else now() end
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

/** Sets when a row that is taken is due again, unless it is deleted: 1, 4, 16, 64 minutes later. */
export const dueAgain = ({ tentativas }: typeof avisosAEnviar | typeof emailsAEnviar | typeof pushesAEnviar) => ({
  tentativas: sql`${tentativas} + 1`,
  proximaEm: sql`now() + interval '1 minute' * power(4, ${tentativas})`,
})

/** Takes the next notice to mail alone, if any. Concurrent processes take different ones. */
export const takeAviso = (db: Db): Promise<AvisoAEnviar[]> => {
  const due = sql`(select id from ${avisosAEnviar} where not resumo and proxima_em <= now() order by proxima_em, id limit 1 for update skip locked)`
  return db.update(avisosAEnviar).set(dueAgain(avisosAEnviar)).where(eq(avisosAEnviar.id, due)).returning()
}

/**
 * Takes all due notices of the next person who has any, within a transaction. The person is locked, so that concurrent
 * processes do not divide one summary.
 */
export const takeResumo = async (transaction: Db): Promise<AvisoAEnviar[]> => {
  const devido = and(eq(avisosAEnviar.resumo, true), sql`${avisosAEnviar.proximaEm} <= now()`)
  const [pessoa] = await transaction
    .select({ id: usuarios.id })
    .from(avisosAEnviar)
    .innerJoin(usuarios, eq(usuarios.id, avisosAEnviar.usuarioId))
    .where(devido)
    .orderBy(avisosAEnviar.proximaEm, avisosAEnviar.id)
    .limit(1)
    .for('no key update', { of: usuarios, skipLocked: true })
  if (!pessoa) return []
  return transaction
    .update(avisosAEnviar)
    .set(dueAgain(avisosAEnviar))
    .where(and(eq(avisosAEnviar.usuarioId, pessoa.id), devido))
    .returning()
}

/** Makes all summaries due now. Resolves how many people have one. */
export const advanceResumos = async (db: Db): Promise<number> => {
  const adiantados = await db
    .update(avisosAEnviar)
    .set({ proximaEm: sql`now()` })
    .where(eq(avisosAEnviar.resumo, true))
    .returning({ usuarioId: avisosAEnviar.usuarioId })
  return new Set(adiantados.map(({ usuarioId }) => usuarioId)).size
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

/** Deletes the queued mails of these kinds to a person, besides those of saved searches, which have a way of their own. */
export const forgetAvisos = async (db: Db, usuarioId: number, tipos: readonly TipoDeAviso[]): Promise<void> => {
  await db
    .delete(avisosAEnviar)
    .where(
      and(
        eq(avisosAEnviar.usuarioId, usuarioId),
        inArray(avisosAEnviar.tipo, [...tipos]),
        isNull(avisosAEnviar.buscaId),
      ),
    )
}
