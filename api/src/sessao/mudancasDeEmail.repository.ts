import { and, eq, gt, gte, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { lockUsuario } from '../db/lockUsuario.ts'
import { emailsAEnviar } from '../db/schema/apoio.ts'
import { mudancasDeEmail as mudancas } from '../db/schema/mudancasDeEmail.ts'
import { usuarios } from '../db/schema.ts'
import { spendTokensDeEmail } from './tokensDeEmail.ts'

const umDia = sql`interval '1 day'`

/** A change that waits for the press on its link. */
const emEspera = and(
  isNull(mudancas.confirmadaEm),
  isNull(mudancas.encerradaEm),
  gt(mudancas.pedidaEm, sql`now() - ${umDia}`),
)

/** A change that its former address can undo. */
const reversivel = and(isNull(mudancas.encerradaEm), gt(mudancas.confirmadaEm, sql`now() - 7 * ${umDia}`))

/** The present address of a person, and the one that waits. */
export const findEmail = async (db: Db, usuarioId: number) => {
  const [found] = await db
    .select({
      email: sql<string>`lower(${usuarios.email})`,
      ehaluno: usuarios.ehaluno,
      para: mudancas.para,
      expiraEm: sql<Date | null>`${mudancas.pedidaEm} + ${umDia}`.mapWith(mudancas.pedidaEm),
    })
    .from(usuarios)
    .leftJoin(mudancas, and(eq(mudancas.usuarioId, usuarios.id), emEspera))
    .where(eq(usuarios.id, usuarioId))
  if (!found) throw new Error(`the account ${usuarioId} of a session is gone`)
  return found
}

/** Cancels the change that waits, if there is one. Needs a transaction. */
export const cancelMudanca = async (transaction: Db, usuarioId: number): Promise<boolean> => {
  const cancelled = await transaction
    .update(mudancas)
    .set({ encerradaEm: sql`now()` })
    .where(and(eq(mudancas.usuarioId, usuarioId), isNull(mudancas.confirmadaEm), isNull(mudancas.encerradaEm)))
    .returning({ id: mudancas.id })
  return cancelled.length > 0
}

const enqueueCarta = (transaction: Db, email: string, mudancaDeEmailId: number) =>
  transaction.insert(emailsAEnviar).values({ tipo: 'convite', email, mudancaDeEmailId })

/** Asks for a change in place of the one that waits, and queues the mail to the new address. Needs a transaction. */
export const insertMudanca = async (transaction: Db, usuarioId: number, para: string): Promise<void> => {
  await lockUsuario(transaction, usuarioId)
  await cancelMudanca(transaction, usuarioId)
  const { email: de } = await findEmail(transaction, usuarioId)
  const [made] = await transaction.insert(mudancas).values({ usuarioId, de, para }).returning({ id: mudancas.id })
  if (made) await enqueueCarta(transaction, para, made.id)
}

/** Whether an address is kept for somebody who can still undo that another one replaced it. */
export const isReservado = async (db: Db, email: string, exceto: number | null): Promise<boolean> =>
  (await db.$count(
    mudancas,
    and(eq(mudancas.de, email), reversivel, exceto ? ne(mudancas.usuarioId, exceto) : undefined),
  )) > 0

/** Whether an address has another account, or a registration that a mail of the last hour verifies. */
const isDeOutro = (email: SQL, usuarioId: SQL): SQL<boolean> => sql`exists (
  select from usuarios o where lower(o.email) = ${email} and o.id <> ${usuarioId} and (
    o.email_verificado_em is not null or o.criado_em > now() - interval '1 hour' or exists (
      select from tokens_de_email t where t.usuario_id = o.id and t.criado_em > now() - interval '1 hour'
    )
  )
)`

/**
 * What the mail about a change says: to the new address (`confirma`) or the former one. Null if there is nothing to say any
 * more. `ocupado`: the new address is another account's, or of a registration that a mail still verifies.
 */
export const findCarta = async (db: Db, id: number, email: string) => {
  const [found] = await db
    .select({
      usuario: usuarios.usuario,
      ehaluno: usuarios.ehaluno,
      usuarioId: mudancas.usuarioId,
      para: mudancas.para,
      confirma: sql<boolean>`${mudancas.confirmadaEm} is null`,
      deOutro: isDeOutro(sql`${mudancas.para}`, sql`${mudancas.usuarioId}`),
    })
    .from(mudancas)
    .innerJoin(usuarios, eq(usuarios.id, mudancas.usuarioId))
    .where(
      and(
        eq(mudancas.id, id),
        sql`case when ${emEspera} then ${mudancas.para} when ${reversivel} then ${mudancas.de} end = ${email}`,
      ),
    )
  if (!found) return null
  const { usuarioId, deOutro, ...carta } = found
  return { ...carta, ocupado: deOutro || (await isReservado(db, carta.para, usuarioId)) }
}

/** The change of a link, with its account locked; null if the link does not work. Needs a transaction. */
const lockMudanca = async (transaction: Db, id: number, works: SQL | undefined) => {
  const dono = transaction.select({ id: mudancas.usuarioId }).from(mudancas).where(eq(mudancas.id, id))
  const [conta] = await transaction
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(and(eq(usuarios.id, sql`(${dono})`), isNotNull(usuarios.emailVerificadoEm)))
    .for('update')
  if (!conta) return null
  const [mudanca] = await transaction
    .select()
    .from(mudancas)
    .where(and(eq(mudancas.id, id), works))
  return mudanca ?? null
}

/** Lets the account have another address, with what waits for it there. Links that went to the former one end. */
const writeEmail = async (transaction: Db, usuarioId: number, { de, para }: { de: string; para: string }) => {
  await transaction
    .delete(usuarios)
    .where(and(eq(sql`lower(${usuarios.email})`, para), isNull(usuarios.emailVerificadoEm)))
  await transaction.update(usuarios).set({ email: para }).where(eq(usuarios.id, usuarioId))
  await spendTokensDeEmail(transaction, usuarioId)
  await transaction
    .update(emailsAEnviar)
    .set({ email: para })
    .where(and(eq(emailsAEnviar.usuarioId, usuarioId), eq(emailsAEnviar.email, de)))
  await transaction.execute(sql`
    update gestores g set email = ${para} where g.email = ${de} and g.aceito_em is null
      and not exists (select from gestores o where o.vaga_id = g.vaga_id and o.email = ${para})
  `)
}

/** Whether somebody else has the address by now. */
const isTomado = async (transaction: Db, email: string, usuarioId: number): Promise<boolean> => {
  const deOutro = and(
    eq(sql`lower(${usuarios.email})`, email),
    ne(usuarios.id, usuarioId),
    isNotNull(usuarios.emailVerificadoEm),
  )
  return (await transaction.$count(usuarios, deOutro)) > 0 || isReservado(transaction, email, usuarioId)
}

type Feita = { usuarioId: number; de: string; para: string }

/**
 * Confirms a change, deletes registrations of the new address, as a verification does, and queues the mail to the former
 * one. Null if the link does not work; 'tomado' if the address is another account's by now. Needs a transaction.
 */
export const confirmMudanca = async (transaction: Db, id: number): Promise<Feita | 'tomado' | null> => {
  const mudanca = await lockMudanca(transaction, id, emEspera)
  if (!mudanca) return null
  const { usuarioId, de, para } = mudanca
  if (await isTomado(transaction, para, usuarioId)) return 'tomado'
  await writeEmail(transaction, usuarioId, { de, para })
  await transaction
    .update(mudancas)
    .set({ confirmadaEm: sql`now()` })
    .where(eq(mudancas.id, id))
  await enqueueCarta(transaction, de, id)
  return { usuarioId, de, para }
}

/**
 * Gives the account the address back that it had before a change, whichever it has now, and ends this change and those after
 * it: earlier ones can still be undone, so the oldest address wins. Whoever changed it knew the password, so it does not
 * count any more. Results as above. Needs a transaction.
 */
export const undoMudanca = async (transaction: Db, id: number): Promise<Feita | 'tomado' | null> => {
  const mudanca = await lockMudanca(transaction, id, reversivel)
  if (!mudanca) return null
  const { usuarioId, de: para } = mudanca
  if (await isTomado(transaction, para, usuarioId)) return 'tomado'
  const { email: de } = await findEmail(transaction, usuarioId)
  await writeEmail(transaction, usuarioId, { de, para })
  await transaction.update(usuarios).set({ senhaHash: null }).where(eq(usuarios.id, usuarioId))
  await transaction
    .update(mudancas)
    .set({ encerradaEm: sql`now()` })
    .where(and(eq(mudancas.usuarioId, usuarioId), gte(mudancas.id, id), isNull(mudancas.encerradaEm)))
  return { usuarioId, de, para }
}

/** Deletes some changes that can neither be confirmed nor undone any more, and resolves how many. */
export const deleteMudancas = async (db: Db, lot: number): Promise<number> => {
  const { rows } = await db.execute(sql`
    delete from mudancas_de_email where id in (
      select id from mudancas_de_email where pedida_em < now() - interval '9 days' limit ${lot} for update skip locked
    ) returning 1
  `)
  return rows.length
}
