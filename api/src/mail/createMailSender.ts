import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../config.ts'
import type { MailSender } from './mailSender.ts'
import { createOutbox } from './outbox.ts'
import { createSmtp } from './smtp.ts'

export const outboxOf = ({ dataDir }: Settings): string => join(dataDir, 'outbox')

/** SMTP where SMTP_URL is set, else the outbox. Only then, and never in PRODUCTION, a mail's link gets into the log. */
export const createMailSender = (settings: Settings, log: FastifyBaseLogger): MailSender => {
  const { smtpUrl, production, instituicao } = settings
  const from = `"${instituicao.sigla} Oportunidades" <nao-responda@${instituicao.dominiosDeAluno[0]}>`
  if (smtpUrl !== null) return createSmtp(smtpUrl, from)
  return createOutbox(outboxOf(settings), from, ({ to, subject, link }) => {
    if (!production) log.warn({ to, subject, link }, 'a mail is in the outbox: see /_dev/mail')
  })
}
