import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { aluna, token } from '../testing/createTestGateway.ts'
import { instituicao } from '../testing/instituicao.ts'
import { listen } from '../testing/listen.ts'
import type { Outgoing, Send } from '../upstream/transport/send.ts'

const mebibyte = 1024 * 1024
const whole = 11 * mebibyte
const chunk = Buffer.alloc(mebibyte, 'x')
const partHead = Buffer.from('--x\r\ncontent-disposition: form-data; name="0"; filename="a.pdf"\r\n\r\n')

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

/** An upstream that accepts only the token `aluna`. */
function createUpstream() {
  const sent: Outgoing[] = []
  const send: Send = async outgoing => {
    sent.push(outgoing)
    const isAluna = outgoing.headers['authorization'] === `Bearer ${aluna}`
    const body = isAluna ? { id: 7, usuario: 'Ana' } : { detail: 'Sua sessão expirou. Entre novamente.' }
    return { status: isAluna ? 200 : 401, contentType: 'application/json', body: Buffer.from(JSON.stringify(body)) }
  }
  return { send, sent }
}

async function start(uploads?: Parameters<typeof createApp>[0]['uploads']) {
  const { send, sent } = createUpstream()
  const logger = pino({ level: 'silent' })
  const app = createApp({ send, instituicao, logger, isStopping: () => false, uploads, webFolder: '/nowhere' })
  const { url, close } = await listen(app.listener)
  closers.push(close)
  return { port: Number(new URL(url).port), sent }
}

const headOf = (authorization: string | undefined, length: number | null) =>
  [
    'POST /graphql HTTP/1.1',
    'host: localhost',
    'x-graphql-yoga-csrf: 1',
    'content-type: multipart/form-data; boundary=x',
    length === null ? 'transfer-encoding: chunked' : `content-length: ${length}`,
    ...(authorization ? [`authorization: Bearer ${authorization}`] : []),
    '\r\n',
  ].join('\r\n')

interface Upload {
  socket: Socket
  /** What was received so far. */
  answer: () => string
  /** Resolves when a byte was received or the connection closed. */
  answered: Promise<unknown>
}

/** Sends 11 MB except for the last kilobyte, and leaves the connection open. */
async function beginUpload(port: number, authorization?: string, size = whole): Promise<Upload> {
  const socket = connect(port, '127.0.0.1')
  closers.push(() => socket.destroy())
  let said = ''
  const answered = new Promise(resolve => {
    socket.on('data', data => resolve((said += data.toString())))
    socket.on('close', resolve)
  })
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(headOf(authorization, whole))
  socket.write(partHead)
  for (let left = size - partHead.length - 1024; left > 0; left -= chunk.length) {
    const room = socket.write(chunk.subarray(0, Math.min(left, chunk.length)))
    // A server that stops reading blocks the writes: that counts as refused.
    if (!room) await Promise.race([once(socket, 'drain'), answered, wait(1000)])
  }
  return { socket, answer: () => said, answered }
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function held() {
  collectGarbage()
  return process.memoryUsage().arrayBuffers / mebibyte
}

describe('bodies that never end', () => {
  it('are refused at once without a session: 80 of 11 MB hold no memory', async () => {
    const { port, sent } = await start()
    const before = held()
    const uploads = await Promise.all(Array.from({ length: 80 }, () => beginUpload(port)))
    const mebibytes = held() - before
    // A client that keeps sending may be cut off before it reads the refusal.
    await Promise.all(uploads.map(({ answered }) => answered))
    expect(mebibytes).toBeLessThan(200)
    const polite = await beginUpload(port, undefined, 4096)
    await polite.answered
    expect(polite.answer()).toMatch(/^HTTP\/1.1 401.*UNAUTHENTICATED/s)
    expect(sent).toEqual([])
  })

  it('are refused with a forged token', async () => {
    const { port, sent } = await start()
    const forged = Array.from({ length: 20 }, (_, index) => token({ user_id: 100 + index, is_student: true }))
    const uploads = await Promise.all(forged.map(each => beginUpload(port, each, 4096)))
    await Promise.all(uploads.map(({ answered }) => answered))
    expect(uploads.filter(({ answer }) => /^HTTP\/1.1 401.*UNAUTHENTICATED/s.test(answer()))).toHaveLength(20)
    expect(sent.map(({ method }) => method)).toEqual(Array.from({ length: 20 }, () => 'GET'))
  })

  it('are two at a time per person, and others have room when one disconnects', async () => {
    const { port } = await start({ silence: 60_000 })
    const first = await beginUpload(port, aluna, 4096)
    await beginUpload(port, aluna, 4096)
    const third = await beginUpload(port, aluna, 4096)
    await third.answered
    expect(third.answer()).toMatch(/^HTTP\/1.1 429.*retry-after: \d+.*TOO_MANY_REQUESTS/is)
    first.socket.destroy()
    await expect
      .poll(async () => {
        const next = await beginUpload(port, aluna, 4096)
        return Promise.race([next.answered.then(() => 'refused'), wait(200, 'taken')])
      })
      .toBe('taken')
  })

  it('are capped over all people together', async () => {
    const { port } = await start({ total: 1, silence: 60_000 })
    await beginUpload(port, aluna, 4096)
    const second = await beginUpload(port, aluna, 4096)
    await second.answered
    expect(second.answer()).toContain('HTTP/1.1 429')
  })

  it('end after a silence and free their slot', async () => {
    const { port } = await start({ silence: 100, perPerson: 1 })
    for (let left = 3; left > 0; left -= 1) {
      const upload = await beginUpload(port, aluna, 4096)
      await upload.answered
      expect(upload.answer()).toContain('HTTP/1.1 408')
    }
  })

  it('are released when their senders disconnect', async () => {
    const { port } = await start({ perPerson: 8, total: 8, silence: 60_000 })
    const before = held()
    const uploads = await Promise.all(Array.from({ length: 8 }, () => beginUpload(port, aluna)))
    for (const { socket } of uploads) socket.destroy()
    await expect.poll(() => held() - before, { timeout: 20_000 }).toBeLessThan(44)
  })
})

describe('a body of many parts', () => {
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

  it.each([
    ['more fields than the request has', part('operations', '{}') + part('map', '{}') + part('more', 'x')],
    ['a field that is too long', part('operations', 'x'.repeat(200_000))],
  ])('is refused with %s', async (_, parts) => {
    const { port } = await start()
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${aluna}`,
        'x-graphql-yoga-csrf': '1',
        'content-type': 'multipart/form-data; boundary=x',
      },
      body: `${parts}--x--\r\n`,
    })
    expect(response.status).toBe(400)
    expect(JSON.stringify(await response.json())).toContain('The body cannot be read.')
  })
})

describe('a JSON body', () => {
  it('above 128 KB is refused before it is received, by the trusted path and by Yoga', async () => {
    const { port } = await start()
    for (const more of ['', 'accept: application/json, text/plain\r\n']) {
      const socket = connect(port, '127.0.0.1')
      closers.push(() => socket.destroy())
      const head = `POST /graphql HTTP/1.1\r\nhost: localhost\r\n${more}content-type: application/json\r\n`
      socket.write(`${head}content-length: ${mebibyte}\r\n\r\n{"documentId":"x","variables":{"x":"`)
      const [answer] = await once(socket, 'data')
      expect(String(answer)).toContain('HTTP/1.1 413')
    }
  })
})
