/** A finished mail: both bodies say the same, and `link` is the one thing that the person should open. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  link: string
  /** The address at which its reader stops mails of this kind, by one press (RFC 8058). */
  cancelar?: string
  /** Default: the institution's. */
  de?: Remetente
}

/** `replyTo`: where answers go, if not to the sender. */
export type Remetente = { name: string; address: string; replyTo?: string | undefined }

export type MailSender = {
  /** Resolves when the mail was accepted, with the server's answer. @throws if it was not; the queue retries */
  send: (mail: Mail) => Promise<string | void>
  close: () => void
}
