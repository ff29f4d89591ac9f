import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../config.ts'
import type { Db } from '../db/connection.ts'
import type { Instituicao, Viva } from '../instituicao.ts'
import type { MailSender, Remetente } from './mailSender.ts'
import { createOutbox } from './outbox.ts'
import { createSmtp } from './smtp.ts'

/** Warns once, at the start, of settings that would mislead the users of a real board. */
const warn = ({ publicUrl }: Settings, log: FastifyBaseLogger) => {
  if (new URL(publicUrl).hostname === 'localhost') log.warn('PUBLIC_URL is not set: links in mails point to localhost')
}

type Quem = Pick<Instituicao, 'remetente' | 'sigla' | 'dominiosDeAluno'>

/** That of the institution, or one of its students' first domain. */
export const senderOf = ({ remetente, sigla, dominiosDeAluno }: Quem): Remetente => ({
  name: remetente?.nome ?? `${sigla} Oportunidades`,
  address: remetente?.email ?? `nao-responda@${dominiosDeAluno[0]}`,
  replyTo: remetente?.responderPara ?? undefined,
})

/**
 * SMTP if SMTP_URL is set, otherwise the outbox. Only the outbox, and never with PRODUCTION, logs the link of a mail.
 */
export const createMailSender = (db: Db, settings: Settings, instituicao: Viva, log: FastifyBaseLogger): MailSender => {
  const { smtpUrl, smtpRequireTls, production } = settings
  if (production) warn(settings, log)
  if (smtpUrl !== null) {
    return createSmtp(smtpUrl, () => senderOf(instituicao.atual), smtpRequireTls)
  }
  return createOutbox(db, ({ to, subject, link }) => {
    if (!production) log.warn({ to, subject, link }, 'mail is in the outbox: see /_dev/mail')
  })
}
