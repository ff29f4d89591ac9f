import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'

/** Why a call to the bucket failed: `recusado` by the bucket, too late, or with other bytes than were stored. */
type Falha = 'recusado' | 'ausente' | 'indisponivel' | 'demorou' | 'estragado'

/** The message contains no secret. */
export class BucketError extends Error {
  readonly code: Falha

  constructor(code: Falha, why: string) {
    super(`bucket: ${code} (${why})`)
    this.code = code
  }
}

/** An S3-compatible bucket: bytes under their sha256. Each call has a time limit. @throws BucketError */
export type Bucket = {
  put: (chave: string, bytes: Buffer) => Promise<void>
  get: (chave: string) => Promise<Buffer>
  delete: (chave: string) => Promise<void>
}

const falhaOf = (status: number): Falha => {
  if (status === 404) return 'ausente'
  return status >= 500 || status === 429 ? 'indisponivel' : 'recusado'
}

const toBucketError = (error: unknown): BucketError => {
  if (error instanceof BucketError) return error
  const { name, message, cause } = error as Error
  if (name === 'TimeoutError') return new BucketError('demorou', message)
  return new BucketError('indisponivel', cause instanceof Error ? cause.message : message)
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

/** `s3://key:secret@host:port/bucket?region=…&tls=off`. `timeoutMs` is the limit of a call with its body. */
export const createBucket = (filesUrl: string, deadline = 10_000): Bucket => {
  const { address, ...keys } = readUrl(filesUrl)
  // No retry here: the caller retries, or the queue does.
  const client = new AwsClient({ ...keys, service: 's3', retries: 0 })
  const ask = async (chave: string, init: RequestInit): Promise<Buffer> => {
    try {
      const signal = AbortSignal.timeout(deadline)
      const response = await client.fetch(`${address}/${chave}`, { ...init, redirect: 'manual', signal })
      const bytes = Buffer.from(await response.arrayBuffer())
      if (response.ok) return bytes
      throw new BucketError(falhaOf(response.status), `status ${response.status}`)
    } catch (error) {
      throw toBucketError(error)
    }
  }
  return {
    put: async (chave, bytes) => {
      // The bucket compares this hash with the bytes that arrive.
      const headers = { 'x-amz-content-sha256': chave, 'content-type': 'application/octet-stream' }
      await ask(chave, { method: 'PUT', body: new Uint8Array(bytes), headers })
    },
    get: async chave => {
      const bytes = await ask(chave, { method: 'GET' })
      if (createHash('sha256').update(bytes).digest('hex') === chave) return bytes
      throw new BucketError('estragado', `${bytes.length} bytes`)
    },
    delete: async chave => {
      await ask(chave, { method: 'DELETE' }).catch((error: unknown) => {
        if (!(error instanceof BucketError && error.code === 'ausente')) throw error
      })
    },
  }
}
