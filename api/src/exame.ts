import { randomUUID } from 'node:crypto'
import type { Settings } from './config.ts'
import type { Db } from './db/connection.ts'
import { verifySmtp } from './mail/smtp.ts'
import { BucketError, createBucket } from './storage/bucket.ts'
import { readSaude } from './administracao/saude.ts'
import type { Parte } from './administracao/saude.ts'

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const examineSmtp = async ({ smtpUrl, smtpRequireTls }: Settings): Promise<Parte[]> => {
  if (smtpUrl === null) return []
  const answer = await verifySmtp(smtpUrl, smtpRequireTls).then(() => null, reasonOf)
  return [{ parte: 'smtp', bem: answer === null, detalhe: answer ?? 'O servidor aceita mensagens.' }]
}

/** A file that is not there proves that the bucket responds to the key of FILES_URL. */
const examineBucket = async ({ filesUrl }: Settings): Promise<Parte[]> => {
  if (filesUrl === null) return []
  const answer = await createBucket(filesUrl)
    .get(`exame-${randomUUID()}`)
    .then(
      () => null,
      (error: unknown) => (error instanceof BucketError && error.code === 'ausente' ? null : reasonOf(error)),
    )
  return [{ parte: 'arquivos', bem: answer === null, detalhe: answer ?? 'O bucket responde.' }]
}

/** How the parts of the board are, for `npm run doctor`: as the overview says it, and the servers that it does not ask. */
export const examine = async (db: Db, settings: Settings): Promise<Parte[]> => {
  const parts = await Promise.all([readSaude({ db, settings }), examineSmtp(settings), examineBucket(settings)])
  return parts.flat()
}
