import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail, MailSender } from './mailSender.ts'

export type SentMail = Mail & { id: string; sentAt: string }

const indexOf = (folder: string) => join(folder, 'index.jsonl')

/**
 * Where no SMTP server is set: every mail becomes a file, <id>.eml, with a line in index.jsonl, for the owner of the
 * folder alone. `onMail` hears of each.
 */
export const createOutbox = (folder: string, from: string, onMail: (mail: Mail) => void): MailSender => {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    send: async mail => {
      const { to, subject, text, html } = mail
      const { message } = await transport.sendMail({ to: { name: '', address: to }, subject, text, html })
      const sent: SentMail = { ...mail, id: randomUUID(), sentAt: new Date().toISOString() }
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, `${sent.id}.eml`), message, { mode: 0o600 })
      await appendFile(indexOf(folder), `${JSON.stringify(sent)}\n`, { mode: 0o600 })
      onMail(mail)
    },
    close: () => transport.close(),
  }
}

/** The newest hundred mails of an outbox, newest first; none when nothing was ever sent. */
export const readOutbox = async (folder: string): Promise<SentMail[]> => {
  const index = await readFile(indexOf(folder), 'utf8').catch(() => '')
  return index
    .split('\n')
    .filter(line => line !== '')
    .slice(-100)
    .toReversed()
    .map(line => JSON.parse(line) as SentMail)
}

/**
 * Takes the mails of before then out of an outbox; resolves how many. A mail that comes in the same instant keeps its
 * file, and may miss in the index.
 */
export const forgetMails = async (folder: string, before: Date): Promise<number> => {
  const lines = (await readFile(indexOf(folder), 'utf8').catch(() => '')).split('\n').filter(line => line !== '')
  const isOld = (line: string) => new Date((JSON.parse(line) as SentMail).sentAt) < before
  const old = lines.filter(isOld)
  if (old.length === 0) return 0
  for (const line of old) await rm(join(folder, `${(JSON.parse(line) as SentMail).id}.eml`), { force: true })
  const draft = `${indexOf(folder)}.${process.pid}`
  const rest = lines.filter(line => !isOld(line)).map(line => `${line}\n`)
  await writeFile(draft, rest.join(''), { mode: 0o600 })
  await rename(draft, indexOf(folder))
  return old.length
}
