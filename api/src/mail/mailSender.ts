/** A finished mail: both bodies say the same, and `link` is the one thing that the person should open. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  link: string
  /** The address at which its reader stops mails of this kind, by one press (RFC 8058). */
  cancelar?: string
}

export type MailSender = {
  /** Resolves when the mail was accepted. @throws if it was not; the queue retries */
  send: (mail: Mail) => Promise<void>
  close: () => void
}
