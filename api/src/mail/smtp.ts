import { createTransport } from 'nodemailer'
import type { MailSender, Remetente } from './mailSender.ts'

const patience = 10_000

/** No absence notice answers a mail of the board (RFC 3834, and what Exchange reads). */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

const careful = {
  connectionTimeout: patience,
  greetingTimeout: patience,
  socketTimeout: patience,
  disableFileAccess: true,
  disableUrlAccess: true,
}

/** Connects to the server of SMTP_URL, and signs in if the address says how. @throws Error with the server's answer */
export const verifySmtp = async (url: string, requireTls: boolean): Promise<void> => {
  const transport = createTransport({ url, requireTLS: requireTls, ...careful })
  await transport.verify()
}

/**
 * Sends through the SMTP server of SMTP_URL; with `requireTls` only after STARTTLS, which somebody on the way can suppress.
 * A mail can neither read a file nor load an address. `sender`: who sends it now.
 */
export const createSmtp = (url: string, sender: () => Remetente, requireTls: boolean): MailSender => {
  const transport = createTransport({ url, pool: true, requireTLS: requireTls, maxConnections: 1, ...careful })
  return {
    send: async ({ to, subject, text, html, cancelar, de = sender() }) => {
      const { replyTo, ...from } = de
      const headers = {
        ...automatic,
        ...(cancelar && {
          'List-Unsubscribe': `<${cancelar}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      }
      const mail = { from, ...(replyTo && { replyTo }), to: { name: '', address: to }, subject, text, html, headers }
      const { response } = await transport.sendMail(mail)
      return response
    },
    close: () => transport.close(),
  }
}
