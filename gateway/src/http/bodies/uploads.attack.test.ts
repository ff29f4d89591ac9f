import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { aluna, token } from '../../testing/createTestGateway.ts'
import { instituicao } from '../../testing/instituicao.ts'
import { listen } from '../../testing/listen.ts'
import type { Outgoing, Send } from '../../upstream/transport/send.ts'

const mebibyte = 1024 * 1024
const whole = 11 * mebibyte
const chunk = Buffer.alloc(mebibyte, 'x')
const partHead = Buffer.from('--x\r\ncontent-disposition: form-data; name="0"; filename="a.pdf"\r\n\r\n')

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

/** An upstream that accepts the token `aluna`, and those of `alunos`. */
function createUpstream(alunos: string[] = []) {
  const sent: Outgoing[] = []
  const known = [aluna, ...alunos].map(each => `Bearer ${each}`)
  const send: Send = async outgoing => {
    sent.push(outgoing)
    const isAluno = known.includes(outgoing.headers['authorization'] ?? '')
    const body = isAluno ? { id: 7, usuario: 'Ana' } : { detail: 'Sua sessão expirou. Entre novamente.' }
    return { status: isAluno ? 200 : 401, contentType: 'application/json', body: Buffer.from(JSON.stringify(body)) }
  }
  return { send, sent }
}

async function start(uploads?: Parameters<typeof createApp>[0]['uploads'], alunos?: string[]) {
  const { send, sent } = createUpstream(alunos)
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
    const { port } = await start()
    const first = await beginUpload(port, aluna, 4096)
    await beginUpload(port, aluna, 4096)
    const third = await beginUpload(port, aluna, 4096)
    await third.answered
    expect(third.answer()).toMatch(/^HTTP\/1.1 429.*retry-after: \d+.*TOO_MANY_REQUESTS/is)
    first.socket.destroy()
    await expect
      .poll(
        async () => {
          const next = await beginUpload(port, aluna, 4096)
          return Promise.race([next.answered.then(() => 'refused'), wait(200, 'taken')])
        },
        { timeout: 10_000 },
      )
      .toBe('taken')
  })

  it('end if they stall, and free their place', async () => {
    const { port } = await start({ rate: { bytes: 100, ms: 100 }, perPerson: 1 })
    for (let left = 3; left > 0; left -= 1) {
      const upload = await beginUpload(port, aluna, 4096)
      await upload.answered
      expect(upload.answer()).toContain('HTTP/1.1 408')
    }
  })

  it('are released when their senders disconnect', async () => {
    const { port } = await start({ perPerson: 8, total: 8 })
    const before = held()
    const uploads = await Promise.all(Array.from({ length: 8 }, () => beginUpload(port, aluna)))
    for (const { socket } of uploads) socket.destroy()
    await expect.poll(() => held() - before, { timeout: 20_000 }).toBeLessThan(44)
  })
})

/** A second passes for the gateway in 100 ms: 8 KB in each second are the least. */
const rate = { bytes: 8192, ms: 1000 }

/** Writes so many bytes every 20 ms for as long as the connection is open. */
function trickle(socket: Socket, bytes: number) {
  const timer = setInterval(() => socket.write(Buffer.alloc(bytes, 'x')), 20)
  socket.once('close', () => clearInterval(timer))
}

const operation = ['operations', '{"query":"{ __typename }"}', 'map', '{}']
  .map((text, index) => (index % 2 ? `${text}\r\n` : `--x\r\ncontent-disposition: form-data; name="${text}"\r\n\r\n`))
  .join('')

/** Sends a whole upload of 100 KB, from a person of this address. */
async function upload(port: number, authorization: string, address: string, pause = 0): Promise<number> {
  async function* toBody() {
    yield Buffer.from(operation)
    yield partHead
    for (let left = 10; left > 0; left -= 1) {
      yield Buffer.alloc(10_240, 'x')
      if (pause > 0) await wait(pause)
    }
    yield Buffer.from('\r\n--x--\r\n')
  }
  const sending = request({
    port,
    method: 'POST',
    path: '/graphql',
    headers: {
      authorization: `Bearer ${authorization}`,
      'x-forwarded-for': address,
      'x-graphql-yoga-csrf': '1',
      'content-type': 'multipart/form-data; boundary=x',
    },
  })
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>
  await pipeline(toBody, sending)
  const [response] = await answered
  response.resume()
  return response.statusCode ?? 0
}

describe('bodies that trickle', () => {
  const people = Array.from({ length: 24 }, (_, index) => token({ user_id: 100 + index, is_student: true }))
  const [attackers, honest] = [people.slice(0, 8), people.slice(8)]

  /** Each of the attackers keeps two uploads open, and opens another one when one ends. */
  async function attack(port: number, bytes: number) {
    const refused: string[] = []
    let stopped = false
    const keepOpen = async (authorization: string): Promise<void> => {
      const { socket, answer, answered } = await beginUpload(port, authorization, 2048)
      trickle(socket, bytes)
      void answered.then(() => {
        refused.push(answer())
        if (!stopped) void keepOpen(authorization)
      })
    }
    await Promise.all([...attackers, ...attackers].map(keepOpen))
    return { refused, stop: () => (stopped = true) }
  }

  it.each([
    ['one byte at a time, from the network of all others', 1, '127.0.0.1'],
    ['one byte at a time', 1, '203.0.113.9'],
    ['more than the least', 400, '203.0.113.9'],
  ])('leave room for everybody else: 8 accounts send %s', async (_, bytes, address) => {
    const { port } = await start({ rate }, people)
    const { refused, stop } = await attack(port, bytes)
    await wait(rate.ms / 2)
    const statuses = await Promise.all(honest.map(each => upload(port, each, address)))
    stop()
    expect(statuses).toEqual(honest.map(() => 200))
    expect(refused.length).toBeGreaterThan(0)
    for (const each of refused) expect(each).toMatch(/^HTTP\/1.1 (408|429)/)
  })

  it('may be slow, if there is room', async () => {
    const { port } = await start({ rate }, people)
    expect(await upload(port, aluna, '203.0.113.9', 150)).toBe(200)
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

  it.each(['', 'accept: application/json, text/plain\r\n'])('that trickles is refused %j', async more => {
    const { port } = await start({ rate })
    const socket = connect(port, '127.0.0.1')
    closers.push(() => socket.destroy())
    const head = `POST /graphql HTTP/1.1\r\nhost: localhost\r\n${more}content-type: application/json\r\n`
    socket.write(`${head}content-length: 4096\r\n\r\n{"query":"`)
    trickle(socket, 1)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 408.*BAD_USER_INPUT/s)
    await new Promise(resolve => socket.on('error', () => {}).once('close', resolve))
  })

  it('that nobody reads is not read for longer', async () => {
    const { port } = await start({ rate })
    const socket = connect(port, '127.0.0.1')
    closers.push(() => socket.destroy())
    socket.write('POST /nowhere HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4096\r\n\r\n')
    trickle(socket, 1)
    await new Promise(resolve => socket.on('error', () => {}).once('close', resolve))
  })
})
