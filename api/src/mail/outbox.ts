import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { emailsGuardados } from '../db/schema.apoio.ts'
import type { Mail, MailSender } from './mailSender.ts'

export type SentMail = typeof emailsGuardados.$inferSelect

/** Without an SMTP server every mail is stored in the database, for all processes. `onMail` gets each. */
export const createOutbox = (db: Db, onMail: (mail: Mail) => void): MailSender => ({
  send: async mail => {
    await db.insert(emailsGuardados).values(mail)
    onMail(mail)
  },
  close: () => {},
})

/** The newest hundred mails of an outbox, newest first. */
export const readOutbox = (db: Db): Promise<SentMail[]> =>
  db.select().from(emailsGuardados).orderBy(desc(emailsGuardados.sentAt)).limit(100)

export const findMail = async (db: Db, id: string): Promise<SentMail | null> => {
  const [found] = await db.select().from(emailsGuardados).where(eq(emailsGuardados.id, id))
  return found ?? null
}

/** Deletes one lot of the mails older than `days`, and resolves how many. */
export const deleteMails = async (db: Db, days: number, lot: number): Promise<number> => {
  const { rows } = await db.execute(sql`
    delete from emails_guardados where id in (
      select id from emails_guardados where enviado_em < now() - make_interval(days => ${days})
      order by enviado_em limit ${lot} for update skip locked
    ) returning id
  `)
  return rows.length
}
