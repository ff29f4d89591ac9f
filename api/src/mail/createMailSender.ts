import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../config.ts'
import type { Db } from '../db/connection.ts'
import type { MailSender } from './mailSender.ts'
import { createOutbox } from './outbox.ts'
import { createSmtp } from './smtp.ts'

/** What would lead people of a real board astray is said once, at the start. */
const warn = ({ publicUrl }: Settings, log: FastifyBaseLogger) => {
  if (new URL(publicUrl).hostname === 'localhost') log.warn('PUBLIC_URL is not set: links in mails lead to localhost')
}

/** SMTP where SMTP_URL is set, else the outbox. Only then, and never in PRODUCTION, a mail's link gets into the log. */
export const createMailSender = (db: Db, settings: Settings, log: FastifyBaseLogger): MailSender => {
  const { smtpUrl, production, instituicao } = settings
  if (production) warn(settings, log)
  if (smtpUrl !== null) {
    const from = `"${instituicao.sigla} Oportunidades" <nao-responda@${instituicao.dominiosDeAluno[0]}>`
    return createSmtp(smtpUrl, from)
  }
  return createOutbox(db, ({ to, subject, link }) => {
    if (!production) log.warn({ to, subject, link }, 'a mail is in the outbox: see /_dev/mail')
  })
}
