import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { emailsGuardados } from '../db/schema/apoio.ts'
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

const mailsOfPage = 100

/** Which mails of an outbox to read. `busca`: a part of address, subject or text; `pagina` counts from 1. */
export type Leitura = { busca?: string | undefined; pagina: number }

/** One page of an outbox, newest first, and how many mails there are in all. */
export const readOutbox = async (db: Db, { busca, pagina }: Leitura) => {
  const { to, subject, text } = emailsGuardados
  const achados = busca && sql`strpos(lower(concat_ws(' ', ${to}, ${subject}, ${text})), lower(${busca}::text)) > 0`
  const where = and(achados || undefined)
  const mails = await db
    .select()
    .from(emailsGuardados)
    .where(where)
    .orderBy(desc(emailsGuardados.sentAt), desc(emailsGuardados.id))
    .limit(mailsOfPage)
    .offset((pagina - 1) * mailsOfPage)
  const total = await db.$count(emailsGuardados, where)
  return { mails, total, paginas: Math.max(1, Math.ceil(total / mailsOfPage)) }
}

export type Outbox = Awaited<ReturnType<typeof readOutbox>>

export const findMail = async (db: Db, id: string): Promise<SentMail | null> => {
  const [found] = await db.select().from(emailsGuardados).where(eq(emailsGuardados.id, id))
  return found ?? null
}
