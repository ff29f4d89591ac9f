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
import { buildApp } from './app.ts'
import { arquivos } from './db/schema.arquivos.ts'
import { saveRetrato } from './retratos.ts'
import { createTestApp } from './testing/createTestApp.ts'
import type { TestApp } from './testing/createTestApp.ts'
import { createBalde } from './balde.ts'

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

/** Answers everything in one way, and says where. */
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

/** As the documentation of AWS computes it, of what arrived: the `authorization` that the request must have. */
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

  test('gives back what it was given, until it is taken away', async () => {
    const balde = createBalde(urlOf())
    await balde.guardar(chave, bytes)
    await balde.guardar(chave, bytes)
    expect(await balde.ler(chave)).toEqual(bytes)
    await balde.apagar(chave)
    await balde.apagar(chave)
    await expect(balde.ler(chave)).rejects.toMatchObject({ code: 'ausente' })
  })

  test('takes no other key and no other bucket, and the message shows none', async () => {
    const refused = createBalde(urlOf({ keys: 'another-key:S3RVER' })).guardar(chave, bytes)
    await expect(refused).rejects.toMatchObject({ code: 'recusado', message: 'bucket: recusado (status 403)' })
    const none = createBalde(urlOf({ bucket: 'another' })).guardar(chave, bytes)
    await expect(none).rejects.toMatchObject({ code: 'ausente' })
  })

  // The server above knows keys, and does not compute signatures of version 4.
  test('is asked by requests whose signature is right, also of a secret with slashes', async () => {
    const { at, close } = await stub((request, response) => {
      void buffer(request).then(body => {
        const right = request.headers.authorization === sign(request, body, 'secret/with+signs')
        response.writeHead(right ? 200 : 403).end(request.method === 'GET' ? bytes : '')
      })
    })
    const balde = createBalde(urlOf({ keys: `key:${encodeURIComponent('secret/with+signs')}`, at }))
    await balde.guardar(chave, bytes)
    expect(await balde.ler(chave)).toEqual(bytes)
    await balde.apagar(chave)
    const other = createBalde(urlOf({ keys: 'key:another', at }))
    await expect(other.ler(chave)).rejects.toMatchObject({ code: 'recusado' })
    close()
  })

  test.each([
    [503, 'indisponivel'],
    [500, 'indisponivel'],
    [429, 'indisponivel'],
    [403, 'recusado'],
    [404, 'ausente'],
    [301, 'recusado'],
  ])('that answers %s is %s, after one try', async (status, code) => {
    let tries = 0
    const { at, close } = await stub((_request, response) => {
      tries += 1
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('<Error/>')
    })
    await expect(createBalde(urlOf({ at })).ler(chave)).rejects.toMatchObject({ code })
    expect(tries).toBe(1)
    close()
  })

  test('that says nothing, or stops in the middle, is given up', async () => {
    const silent = await stub(() => {})
    const slow = await stub((_request, response) => {
      response.writeHead(200).write('PDF ')
    })
    for (const { at } of [silent, slow])
      await expect(createBalde(urlOf({ at }), 200).ler(chave)).rejects.toMatchObject({ code: 'demorou' })
    for (const { close } of [silent, slow]) close()
  })

  test('that is not there, breaks off or gives other bytes is said to be so', async () => {
    const broken = await stub(
      (_request, response) => void response.writeHead(200).write('PDF', () => response.destroy()),
    )
    const wrong = await stub((_request, response) => void response.end('other bytes'))
    await expect(createBalde(urlOf({ at: broken.at })).ler(chave)).rejects.toMatchObject({ code: 'indisponivel' })
    await expect(createBalde(urlOf({ at: wrong.at })).ler(chave)).rejects.toMatchObject({ code: 'estragado' })
    const { at, close } = await stub(() => {})
    close()
    await expect(createBalde(urlOf({ at })).ler(chave)).rejects.toMatchObject({ code: 'indisponivel' })
    for (const each of [broken, wrong]) each.close()
  })
})

describe('files of a board with a bucket', () => {
  const save = async (text: string, app = board.app) => {
    const nome = chaveOf(Buffer.from(text)).slice(0, 32)
    await saveRetrato(board.db, app.armazem, nome, { 512: Buffer.from(text) })
    return { url: `/avatares/${nome}.webp`, chave: chaveOf(Buffer.from(text)) }
  }
  const inDatabase = () => board.db.$count(arquivos, isNotNull(arquivos.bytes))

  test('are served before they are in the bucket and afterwards, by every process', async () => {
    const { url, chave } = await save('um retrato')
    expect((await board.app.inject(url)).body).toBe('um retrato')
    await board.app.transportes?.drain()
    expect(await inDatabase()).toBe(0)
    expect(await createBalde(urlOf()).ler(chave)).toEqual(Buffer.from('um retrato'))
    const other = await buildApp({ db: board.db, settings: board.settings, maxEventLoopDelay: 0 })
    expect((await other.inject(url)).body).toBe('um retrato')
    await other.close()
  })

  test('that were kept in the database before there was a bucket move there', async () => {
    const settings = { ...board.settings, filesUrl: null }
    const before = await buildApp({ db: board.db, settings, maxEventLoopDelay: 0 })
    const { chave } = await save('de antes', before)
    expect(before.transportes).toBeNull()
    await before.close()
    await board.app.transportes?.drain()
    expect(await createBalde(urlOf()).ler(chave)).toEqual(Buffer.from('de antes'))
  })

  test('leave the bucket when nobody has them', async () => {
    const { chave } = await save('de ninguém')
    await board.app.transportes?.drain()
    await board.app.limpezas.drain()
    expect(await createBalde(urlOf()).ler(chave)).toEqual(Buffer.from('de ninguém'))
    await board.db.execute(sql`delete from retratos where chave = ${chave}`)
    await board.db
      .update(arquivos)
      .set({ conferirEm: sql`now()` })
      .where(eq(arquivos.chave, chave))
    await board.app.limpezas.drain()
    await expect(createBalde(urlOf()).ler(chave)).rejects.toMatchObject({ code: 'ausente' })
  })

  test('wait in the database while the bucket is away; what is in it is 503, with a line in the log', async () => {
    const { url } = await save('no balde')
    await board.app.transportes?.drain()
    const { at, close } = await stub((_request, response) => void response.writeHead(503).end())
    let log = ''
    const away = await buildApp({
      db: board.db,
      settings: { ...board.settings, filesUrl: urlOf({ at }) },
      logStream: { write: line => void (log += line) },
      maxEventLoopDelay: 0,
    })
    const novo = await save('ainda não', away)
    await away.transportes?.drain()
    expect(await inDatabase()).toBe(1)
    expect((await away.inject(novo.url)).body).toBe('ainda não')
    expect((await away.inject(url)).json()).toEqual({
      detail: 'Serviço indisponível no momento. Tente novamente em instantes.',
    })
    expect(log).toContain('files wait to be taken to the bucket')
    expect(log).toContain('"code":"indisponivel"')
    await away.close()
    close()
    await board.app.transportes?.drain()
    expect(await inDatabase()).toBe(0)
  })
})
