import { randomUUID } from 'node:crypto'
import { BucketError, createBucket } from '../storage/bucket.ts'
import { createProvedor } from '../provedor/provedor.ts'
import type { Oidc } from '../provedor/settings.ts'
import { verifySmtp } from '../mail/smtp.ts'
import { bem } from './estado.ts'
import type { Estado } from './estado.ts'

export const lookAtSmtp = async (smtpUrl: string, requireTls: boolean): Promise<Estado> => {
  await verifySmtp(smtpUrl, requireTls)
  return bem('O servidor aceita mensagens.')
}

/** A file that is not there proves that the bucket responds to the key of FILES_URL. */
export const lookAtArquivos = async (filesUrl: string): Promise<Estado> => {
  try {
    await createBucket(filesUrl).get(`exame-${randomUUID()}`)
  } catch (error) {
    if (!(error instanceof BucketError && error.code === 'ausente')) throw error
  }
  return bem('O bucket responde.')
}

/** Its discovery, as at a sign-in. */
export const lookAtUniversidade = async (oidc: Oidc, publicUrl: string): Promise<Estado> => {
  const { end_session_endpoint: saida } = await createProvedor(oidc, publicUrl).discover()
  const detalhe = `${oidc.issuer} responde.`
  return bem(
    saida === undefined ? `${detalhe} Não oferece saída: quem sai do mural continua na universidade.` : detalhe,
  )
}

/** The client is loaded only if REDIS_URL is set. */
export const lookAtContagens = async (redisUrl: string): Promise<Estado> => {
  const { Redis } = await import('ioredis')
  const client = new Redis(redisUrl, { lazyConnect: true, connectTimeout: 2000, retryStrategy: () => null })
  // The command rejects with it.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.ping()
    return bem('O servidor de REDIS_URL responde.')
  } finally {
    client.disconnect()
  }
}
