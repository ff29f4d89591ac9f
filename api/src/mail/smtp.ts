import { createTransport } from 'nodemailer'
import type { MailSender } from './mailSender.ts'

const patience = 10_000

/** No absence notice answers a mail of the board (RFC 3834, and what Exchange reads). */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** `replyTo`: where answers go, if not to the sender. */
export type Sender = { name: string; address: string; replyTo?: string | undefined }

/**
 * Sends through the SMTP server of SMTP_URL; with `requireTls` only after STARTTLS, which somebody on the way can suppress.
 * A mail can neither read a file nor load an address. */
export const createSmtp = (url: string, { replyTo, ...from }: Sender, requireTls: boolean): MailSender => {
  const transport = createTransport(
    {
      url,
      pool: true,
      requireTLS: requireTls,
      maxConnections: 1,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, ...(replyTo && { replyTo }) },
  )
  return {
    send: async ({ to, subject, text, html, cancelar }) => {
      const headers = {
        ...automatic,
        ...(cancelar && {
          'List-Unsubscribe': `<${cancelar}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      }
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html, headers })
    },
    close: () => transport.close(),
  }
}
