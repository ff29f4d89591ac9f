/** A mail ready to go: both bodies say the same, and `link` is the one thing that it asks the person to open. */
export type Mail = { to: string; subject: string; text: string; html: string; link: string }

export type MailSender = {
  /** Resolves when the mail is in other hands. @throws when it is not; it will be tried again */
  send: (mail: Mail) => Promise<void>
  close: () => void
}
