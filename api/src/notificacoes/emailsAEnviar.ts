import { eq, inArray, sql } from 'drizzle-orm'
import type { CartaDeAcesso, CartaDeEntrevista, CartaDeFator } from '../db/schema/apoio.ts'
import type { Db } from '../db/connection.ts'
import { emailsAEnviar } from '../db/schema/apoio.ts'
import type { tiposDeEmail } from '../db/schema/apoio.ts'
import { toIntArray } from '../db/toIntArray.ts'
import { dueAgain, wantsNaHora } from './avisosAEnviar.ts'

/** The mails that are requested by address. */
export type TipoDeEmail = Exclude<(typeof tiposDeEmail)[number], 'etapa' | 'entrevista' | 'convite'>

/**
 * Queues a mail to an address, whether or not it has an account. `email` in lower case; `usuarioId` for one of several
 * registrations.
 */
export const enqueueEmail = async (db: Db, tipo: TipoDeEmail, email: string, usuarioId?: number): Promise<void> => {
  await db.insert(emailsAEnviar).values({ tipo, email, usuarioId })
}

/** Queues a mail about a change of the second factor. `email` in lower case. */
export const enqueueEmailDeFator = async (db: Db, email: string, fator: CartaDeFator): Promise<void> => {
  await db.insert(emailsAEnviar).values({ tipo: 'convite', email, fator })
}

/** Queues a mail about a sign-in. `email` in lower case. */
export const enqueueEmailDeAcesso = async (db: Db, email: string, acesso: CartaDeAcesso): Promise<void> => {
  await db.insert(emailsAEnviar).values({ tipo: 'convite', email, acesso })
}

/** Queues the mail to somebody suspended that orders a copy of their data. `email` in lower case. */
export const enqueueEmailDeCopia = async (db: Db, email: string): Promise<void> => {
  await db.insert(emailsAEnviar).values({ tipo: 'convite', email, copia: 'pedir' })
}

/** Queues a mail to each student who sees one of these changes of stage. `finaliza`: the selection ends with them. */
export const enqueueEmailsDeEtapa = async (db: Db, mudancaIds: readonly number[], finaliza: boolean): Promise<void> => {
  if (mudancaIds.length === 0) return
  await db.execute(sql`
    insert into emails_a_enviar (tipo, email, usuario_id, mudanca_id, finaliza)
    select 'etapa', lower(u.email), u.id, m.id, ${finaliza}::boolean
    from mudancas_de_etapa m
    join candidaturas c on c.id = m.candidatura_id
    join usuarios u on u.id = c.candidato_id
    where m.id = any(${toIntArray(mudancaIds)}) and ${wantsNaHora(sql`u.id`, 'etapa')}
    order by m.id
  `)
}

/** Queues a mail about an interview to each of these students. */
export const enqueueEmailsDeEntrevista = async (
  db: Db,
  usuarioIds: readonly number[],
  carta: CartaDeEntrevista,
): Promise<void> => {
  if (usuarioIds.length === 0) return
  await db.execute(sql`
    insert into emails_a_enviar (tipo, email, usuario_id, entrevista)
    select 'entrevista', lower(email), id, ${JSON.stringify(carta)}::jsonb
    from usuarios u where id = any(${toIntArray(usuarioIds)}) and ${wantsNaHora(sql`u.id`, 'entrevista')}
    order by id
  `)
}

/** Queues a mail to an invited address, whether or not it has an account. `email` in lower case. */
export const enqueueEmailDeConvite = async (db: Db, email: string, conviteId: number): Promise<void> => {
  await db.insert(emailsAEnviar).values({ tipo: 'convite', email, conviteId })
}

export type EmailAEnviar = typeof emailsAEnviar.$inferSelect

/**
 * Takes the next mail that is due, if any. Mails with a code come before results, which may be hundreds. Concurrent
 * processes take different ones.
 */
export const takeEmail = (db: Db): Promise<EmailAEnviar[]> => {
  const due = sql`(select id from ${emailsAEnviar} where proxima_em <= now() order by tipo in ('etapa', 'entrevista', 'convite'), id limit 1 for update skip locked)`
  return db.update(emailsAEnviar).set(dueAgain(emailsAEnviar)).where(eq(emailsAEnviar.id, due)).returning()
}

/** Deletes what was sent or given up. */
export const deleteEmails = async (db: Db, tomados: readonly EmailAEnviar[]): Promise<void> => {
  const ids = tomados.map(({ id }) => id)
  await db.delete(emailsAEnviar).where(inArray(emailsAEnviar.id, ids))
}
