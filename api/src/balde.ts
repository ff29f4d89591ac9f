import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'

/** Why a bucket did not do what was asked: `recusado` by its rules, or too late, or with other bytes than were kept. */
type Falha = 'recusado' | 'ausente' | 'indisponivel' | 'demorou' | 'estragado'

/** The message has no secret. */
export class BaldeError extends Error {
  readonly code: Falha

  constructor(code: Falha, why: string) {
    super(`bucket: ${code} (${why})`)
    this.code = code
  }
}

/** An S3-compatible bucket: bytes under their sha256. Each call ends in time. @throws BaldeError */
export type Balde = {
  guardar: (chave: string, bytes: Buffer) => Promise<void>
  ler: (chave: string) => Promise<Buffer>
  apagar: (chave: string) => Promise<void>
}

const falhaOf = (status: number): Falha => {
  if (status === 404) return 'ausente'
  return status >= 500 || status === 429 ? 'indisponivel' : 'recusado'
}

const toBaldeError = (error: unknown): BaldeError => {
  if (error instanceof BaldeError) return error
  const { name, message, cause } = error as Error
  if (name === 'TimeoutError') return new BaldeError('demorou', message)
  return new BaldeError('indisponivel', cause instanceof Error ? cause.message : message)
}

/** @throws TypeError */
const readUrl = (filesUrl: string) => {
  const { username, password, host, pathname, searchParams } = new URL(filesUrl)
  return {
    address: `${searchParams.get('tls') === 'off' ? 'http' : 'https'}://${host}${pathname.replace(/\/$/, '')}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
  }
}

/** `s3://key:secret@host:port/bucket?region=…&tls=off`. Milliseconds for a call with its body. */
export const createBalde = (filesUrl: string, deadline = 10_000): Balde => {
  const { address, ...keys } = readUrl(filesUrl)
  // What fails is tried again by whoever wanted it, or at the next look.
  const client = new AwsClient({ ...keys, service: 's3', retries: 0 })
  const ask = async (chave: string, init: RequestInit): Promise<Buffer> => {
    try {
      const signal = AbortSignal.timeout(deadline)
      const response = await client.fetch(`${address}/${chave}`, { ...init, redirect: 'manual', signal })
      const bytes = Buffer.from(await response.arrayBuffer())
      if (response.ok) return bytes
      throw new BaldeError(falhaOf(response.status), `status ${response.status}`)
    } catch (error) {
      throw toBaldeError(error)
    }
  }
  return {
    guardar: async (chave, bytes) => {
      // The bucket compares it with what arrives.
      const headers = { 'x-amz-content-sha256': chave, 'content-type': 'application/octet-stream' }
      await ask(chave, { method: 'PUT', body: new Uint8Array(bytes), headers })
    },
    ler: async chave => {
      const bytes = await ask(chave, { method: 'GET' })
      if (createHash('sha256').update(bytes).digest('hex') === chave) return bytes
      throw new BaldeError('estragado', `${bytes.length} bytes`)
    },
    apagar: async chave => {
      await ask(chave, { method: 'DELETE' }).catch((error: unknown) => {
        if (!(error instanceof BaldeError && error.code === 'ausente')) throw error
      })
    },
  }
}
