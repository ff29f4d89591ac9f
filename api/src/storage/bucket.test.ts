import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq, isNotNull, sql } from 'drizzle-orm'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { arquivos } from '../db/schema/arquivos.ts'
import { saveRetrato } from './retratos.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp } from '../testing/createTestApp.ts'
import { toRetrato } from '../testing/toRetrato.ts'
import { createBucket } from './bucket.ts'

const directory = mkdtempSync(join(tmpdir(), 's3-'))
const store = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name: 'mural' }],
})
let port = 0
let board: TestApp

const urlOf = ({ keys = 'S3RVER:S3RVER', at = port, bucket = 'mural' } = {}) =>
  `s3://${keys}@127.0.0.1:${at}/${bucket}?region=us-east-1&tls=off`
const chaveOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

beforeAll(async () => {
  port = (await store.run()).port
  board = await createTestApp({ filesUrl: urlOf(), logLevel: 'error' })
})
afterAll(async () => {
  await board.close()
  await store.close()
  rmSync(directory, { recursive: true })
})

/** Gives every request the same response; resolves its address. */
const stub = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    at: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Computes the `authorization` that the received request must have, as the documentation of AWS says. */
const sign = ({ method, url = '', headers }: IncomingMessage, body: Buffer, secret: string): string => {
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const [, scope = '', names = ''] =
    /Credential=key\/(\S+), SignedHeaders=(\S+),/.exec(headers.authorization ?? '') ?? []
  const given = names.split(';').map(name => `${name}:${String(headers[name])}\n`)
  const hash = headers['x-amz-content-sha256']
  const payload = hash === 'UNSIGNED-PAYLOAD' ? hash : chaveOf(body)
  const canonical = [method, url, '', given.join(''), names, payload].join('\n')
  const toSign = `AWS4-HMAC-SHA256\n${String(headers['x-amz-date'])}\n${scope}\n${chaveOf(Buffer.from(canonical))}`
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`)
  const signature = hmac(key, toSign).toString('hex')
  return `AWS4-HMAC-SHA256 Credential=key/${scope}, SignedHeaders=${names}, Signature=${signature}`
}

describe('a bucket', () => {
  const bytes = Buffer.from('PDF '.repeat(1000))
  const chave = chaveOf(bytes)

  test('returns what it stored, until it is deleted', async () => {
    const bucket = createBucket(urlOf())
    await bucket.put(chave, bytes)
    await bucket.put(chave, bytes)
    expect(await bucket.get(chave)).toEqual(bytes)
    await bucket.delete(chave)
    await bucket.delete(chave)
    await expect(bucket.get(chave)).rejects.toMatchObject({ code: 'ausente' })
  })

  test('refuses another key and another bucket, with a message that shows neither', async () => {
    const refused = createBucket(urlOf({ keys: 'another-key:S3RVER' })).put(chave, bytes)
    await expect(refused).rejects.toMatchObject({ code: 'recusado', message: 'bucket: recusado (status 403)' })
    const none = createBucket(urlOf({ bucket: 'another' })).put(chave, bytes)
    await expect(none).rejects.toMatchObject({ code: 'ausente' })
  })

  // The server above checks keys, but no signatures of version 4.
  test('gets requests with a correct signature, also for a secret with slashes', async () => {
    const { at, close } = await stub((request, response) => {
      void buffer(request).then(body => {
        const right = request.headers.authorization === sign(request, body, 'secret/with+signs')
        response.writeHead(right ? 200 : 403).end(request.method === 'GET' ? bytes : '')
      })
    })
    const bucket = createBucket(urlOf({ keys: `key:${encodeURIComponent('secret/with+signs')}`, at }))
    await bucket.put(chave, bytes)
    expect(await bucket.get(chave)).toEqual(bytes)
    await bucket.delete(chave)
    const other = createBucket(urlOf({ keys: 'key:another', at }))
    await expect(other.get(chave)).rejects.toMatchObject({ code: 'recusado' })
    close()
  })

  test.each([
    [503, 'indisponivel'],
    [500, 'indisponivel'],
    [429, 'indisponivel'],
    [403, 'recusado'],
    [404, 'ausente'],
    [301, 'recusado'],
  ])('that responds %s is %s, after one try', async (status, code) => {
    let tries = 0
    const { at, close } = await stub((_request, response) => {
      tries += 1
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('<Error/>')
    })
    await expect(createBucket(urlOf({ at })).get(chave)).rejects.toMatchObject({ code })
    expect(tries).toBe(1)
    close()
  })

  test('that does not respond, or stops halfway, times out', async () => {
    const silent = await stub(() => {})
    const slow = await stub((_request, response) => {
      response.writeHead(200).write('PDF ')
    })
    for (const { at } of [silent, slow])
      await expect(createBucket(urlOf({ at }), 200).get(chave)).rejects.toMatchObject({ code: 'demorou' })
    for (const { close } of [silent, slow]) close()
  })

  test('that is unreachable, breaks off or returns other bytes is reported as such', async () => {
    const broken = await stub(
      (_request, response) => void response.writeHead(200).write('PDF', () => response.destroy()),
    )
    const wrong = await stub((_request, response) => void response.end('other bytes'))
    await expect(createBucket(urlOf({ at: broken.at })).get(chave)).rejects.toMatchObject({ code: 'indisponivel' })
    await expect(createBucket(urlOf({ at: wrong.at })).get(chave)).rejects.toMatchObject({ code: 'estragado' })
    const { at, close } = await stub(() => {})
    close()
    await expect(createBucket(urlOf({ at })).get(chave)).rejects.toMatchObject({ code: 'indisponivel' })
    for (const each of [broken, wrong]) each.close()
  })
})

describe('files of a board with a bucket', () => {
  const save = async (text: string, app = board.app) => {
    const nome = chaveOf(Buffer.from(text)).slice(0, 32)
    await saveRetrato(board.db, app.fileStore, nome, toRetrato(text))
    return { url: `/avatares/${nome}.webp`, chave: chaveOf(Buffer.from(text)) }
  }
  const inDatabase = () => board.db.$count(arquivos, isNotNull(arquivos.bytes))

  test('are served before and after they move to the bucket, by every process', async () => {
    const { url, chave } = await save('um retrato')
    expect((await board.app.inject(url)).body).toBe('um retrato')
    await board.app.bucketMoves?.drain()
    expect(await inDatabase()).toBe(0)
    expect(await createBucket(urlOf()).get(chave)).toEqual(Buffer.from('um retrato'))
    const other = await buildApp({ db: board.db, settings: board.settings, maxEventLoopDelay: 0 })
    expect((await other.inject(url)).body).toBe('um retrato')
    await other.close()
  })

  test('that were stored in the database before there was a bucket move there', async () => {
    const settings = { ...board.settings, filesUrl: null }
    const before = await buildApp({ db: board.db, settings, maxEventLoopDelay: 0 })
    const { chave } = await save('de antes', before)
    expect(before.bucketMoves).toBeNull()
    await before.close()
    await board.app.bucketMoves?.drain()
    expect(await createBucket(urlOf()).get(chave)).toEqual(Buffer.from('de antes'))
  })

  test('are deleted from the bucket when nobody uses them', async () => {
    const { chave } = await save('de ninguém')
    await board.app.bucketMoves?.drain()
    await board.app.fileCleanups.drain()
    expect(await createBucket(urlOf()).get(chave)).toEqual(Buffer.from('de ninguém'))
    await board.db.execute(sql`delete from retratos where chave = ${chave}`)
    await board.db
      .update(arquivos)
      .set({ conferirEm: sql`now()` })
      .where(eq(arquivos.chave, chave))
    await board.app.fileCleanups.drain()
    await expect(createBucket(urlOf()).get(chave)).rejects.toMatchObject({ code: 'ausente' })
  })

  test('wait in the database while the bucket is away; what is in the bucket is 503, with a line in the log', async () => {
    const { url } = await save('no bucket')
    await board.app.bucketMoves?.drain()
    const { at, close } = await stub((_request, response) => void response.writeHead(503).end())
    let log = ''
    const away = await buildApp({
      db: board.db,
      settings: { ...board.settings, filesUrl: urlOf({ at }) },
      logStream: { write: line => void (log += line) },
      maxEventLoopDelay: 0,
    })
    const novo = await save('ainda não', away)
    await away.bucketMoves?.drain()
    expect(await inDatabase()).toBe(1)
    expect((await away.inject(novo.url)).body).toBe('ainda não')
    expect((await away.inject(url)).json()).toEqual({
      detail: 'Serviço indisponível no momento. Tente novamente em instantes.',
    })
    expect(log).toContain('files could not be moved to the bucket')
    expect(log).toContain('"code":"indisponivel"')
    await away.close()
    close()
    await board.app.bucketMoves?.drain()
    expect(await inDatabase()).toBe(0)
  })
})
