import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createGateway } from '../../gateway.ts'
import { aluna, globalId } from '../../testing/createTestGateway.ts'
import { instituicao } from '../../testing/instituicao.ts'
import { Cancellation } from './cancellation.ts'
import { createPool } from './pool.ts'
import { toChunks } from './send.ts'

/* Faults on real sockets. */

const head = (length: number | string) =>
  `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`
const usuario = JSON.stringify({ id: 7, usuario: 'Ana' })
const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'

const closers: (() => unknown)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map(close => close()))
})

/** An upstream that handles each request as `behave` says. */
async function createUpstream(behave: (socket: Socket, asked: number) => void) {
  let asked = 0
  const sockets = new Set<Socket>()
  const server: Server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {}).on('data', () => behave(socket, (asked += 1)))
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  closers.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked }
}

/** Milliseconds for an upstream that makes the gateway wait. */
const impatient = { connect: 100, headers: 150, body: 150, operation: 800 }
/** For all others: a busy machine must not turn their faults into time-outs. */
const patient = { connect: 5000, headers: 5000, body: 5000, operation: 10_000 }

async function ask(url: string, { operation, ...limits } = patient, query = '{ viewer { usuario { nome } } }') {
  const pool = createPool(url, limits)
  closers.push(() => pool.close())
  const gateway = createGateway({ send: pool.send, instituicao, limits: { operation, backoff: 0, bytes: 5000 } })
  const response = await gateway.fetch('http://gateway/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${aluna}` },
    body: JSON.stringify({ query }),
  })
  const { data, errors }: { data: unknown; errors?: { extensions: { code: string } }[] } = await response.json()
  return { data, codes: errors?.map(error => error.extensions.code) }
}

const limitsFor = (code: string) => (code === 'UPSTREAM_TIMEOUT' ? impatient : patient)

const drip = (socket: Socket) => {
  socket.write(head(1000))
  const timer = setInterval(() => socket.write('{'), 20)
  socket.on('close', () => clearInterval(timer))
}

const faults: [kind: string, behave: (socket: Socket) => void, code: string, asked: number][] = [
  ['closes without a word', socket => socket.end(), 'UPSTREAM_UNAVAILABLE', 3],
  ['resets the connection', socket => socket.resetAndDestroy(), 'UPSTREAM_UNAVAILABLE', 3],
  ['says nothing', () => {}, 'UPSTREAM_TIMEOUT', 1],
  ['stops within the headers', socket => socket.write('HTTP/1.1 200 OK\r\ncontent-'), 'UPSTREAM_TIMEOUT', 1],
  ['stops before the body', socket => socket.write(head(100)), 'UPSTREAM_TIMEOUT', 1],
  ['stops within the body', socket => socket.write(`${head(100)}{"id":`), 'UPSTREAM_TIMEOUT', 1],
  ['drips byte by byte for ever', drip, 'UPSTREAM_TIMEOUT', 1],
  [
    'resets within the body',
    socket => socket.write(`${head(100)}{"id":`, () => socket.resetAndDestroy()),
    'UPSTREAM_UNAVAILABLE',
    1,
  ],
  ['ends before the announced length', socket => socket.end(`${head(100)}${usuario}`), 'UPSTREAM_UNAVAILABLE', 1],
  ['ends within a chunk', socket => socket.end(`${chunked}10\r\n{"id":`), 'UPSTREAM_UNAVAILABLE', 1],
  ['sends chunks without a length', socket => socket.write(`${chunked}xyz\r\n`), 'UPSTREAM_UNAVAILABLE', 1],
  ['does not speak HTTP', socket => socket.write('SSH-2.0-OpenSSH_9.2\r\n'), 'UPSTREAM_UNAVAILABLE', 1],
  ['speaks invalid HTTP', socket => socket.write('HTTP/9.9 what\r\n\r\n'), 'UPSTREAM_UNAVAILABLE', 1],
  [
    'sends headers without end',
    socket => socket.write(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}`),
    'UPSTREAM_UNAVAILABLE',
    1,
  ],
  ['announces more than fits', socket => socket.write(head(50_000_000)), 'UPSTREAM_TIMEOUT', 1],
  ['sends more than fits', socket => socket.write(head(6000) + '"'.padEnd(6000, 'x')), 'UPSTREAM_CONTRACT', 1],
  [
    'redirects',
    socket => socket.end('HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n'),
    'UPSTREAM_CONTRACT',
    1,
  ],
  ['answers 204', socket => socket.end('HTTP/1.1 204 No Content\r\n\r\n'), 'UPSTREAM_CONTRACT', 1],
]

describe('an upstream that', () => {
  it('responds in pieces is understood', async () => {
    const { url } = await createUpstream(socket => {
      socket.write(head(usuario.length) + usuario.slice(0, 5))
      setImmediate(() => socket.write(usuario.slice(5)))
    })
    expect((await ask(url)).data).toEqual({ viewer: { usuario: { nome: 'Ana' } } })
  })

  it('responds slowly but steadily is understood', async () => {
    const { url } = await createUpstream(socket => {
      socket.write(head(usuario.length))
      for (const [index, piece] of (usuario.match(/.{1,4}/g) ?? []).entries()) {
        setTimeout(() => socket.write(piece), (index + 1) * 100)
      }
    })
    expect((await ask(url, { ...patient, body: 400 })).codes).toBeUndefined()
  })

  it.each(faults)('%s fails with its code, after only useful retries', async (_, behave, code, tries) => {
    const { url, asked } = await createUpstream(behave)
    expect((await ask(url, limitsFor(code))).codes).toEqual([code])
    expect(asked()).toBe(tries)
  })

  it.each(faults)('%s never gets a write twice', async (_, behave, code) => {
    const { url, asked } = await createUpstream(behave)
    const document = `mutation { enviarMensagem(input: { para: "${globalId('Pessoa', '8')}", conteudo: "Oi" }) { ... on EnviarMensagemSuccess { mensagemEdge { cursor } } } }`
    const { codes } = await ask(url, limitsFor(code), document)
    expect(codes).toEqual([code])
    expect(asked()).toBe(1)
  })

  it('is not there fails with UPSTREAM_UNAVAILABLE', async () => {
    expect((await ask('http://127.0.0.1:1')).codes).toEqual(['UPSTREAM_UNAVAILABLE'])
  })

  it('recovers at the second attempt is understood', async () => {
    const { url } = await createUpstream((socket, asked) => {
      if (asked === 1) socket.resetAndDestroy()
      else socket.write(head(usuario.length) + usuario)
    })
    expect((await ask(url)).data).toEqual({ viewer: { usuario: { nome: 'Ana' } } })
  })

  it('has a base path is called below it', async () => {
    let line: string | undefined
    const server = createHttpServer((request, response) => {
      line = request.url
      response.end(usuario)
    }).listen(0, '127.0.0.1')
    await new Promise(resolve => server.once('listening', resolve))
    closers.push(() => server.close())
    await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}/base/`)
    expect(line).toBe('/base/users/7')
  })
})

describe('the queue', () => {
  it('refuses at once what does not fit', async () => {
    const { url } = await createUpstream(() => {})
    const pool = createPool(url, { connections: 1, queue: 1 })
    closers.push(() => pool.close())
    const cancellation = new Cancellation()
    const call = { method: 'GET', path: '/', headers: {}, cancellation, most: 1000 }
    const waiting = [pool.send(call), pool.send(call)]
    await expect(pool.send(call)).rejects.toMatchObject({ kind: 'overloaded' })
    cancellation.cancel('client-gone')
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})

describe('overload', () => {
  it('refuses a call that gets no connection in time, and frees its slot', async () => {
    const sockets: Socket[] = []
    const { url, asked } = await createUpstream(socket => sockets.push(socket))
    const pool = createPool(url, { connections: 1, queue: 2, waiting: 20 })
    closers.push(() => pool.close())
    const call = { method: 'GET', path: '/', headers: {}, cancellation: new Cancellation(), most: 1000 }
    const first = pool.send(call)
    for (let turn = 0; turn < 5; turn += 1) {
      await expect(pool.send(call)).rejects.toMatchObject({ kind: 'overloaded', retryAfter: expect.any(Number) })
    }
    expect(asked()).toBe(1)
    sockets[0]?.write(`${head(2)}{}`)
    expect((await first).status).toBe(200)
    const next = pool.send(call)
    await expect.poll(() => sockets.length, { timeout: 10_000 }).toBe(2)
    sockets[1]?.write(`${head(2)}{}`)
    expect((await next).status).toBe(200)
  })

  it('of the API is reported with Retry-After, is not retried, and does not open the breaker', async () => {
    const busy = 'HTTP/1.1 503 Busy\r\nx-shed: 1\r\nretry-after: 4\r\ncontent-length: 2\r\n\r\n{}'
    let isBusy = true
    const { url, asked } = await createUpstream(socket => {
      socket.write(isBusy ? busy : `${head(usuario.length)}${usuario}`)
    })
    const pool = createPool(url)
    closers.push(() => pool.close())
    const gateway = createGateway({ send: pool.send, instituicao })
    const viewer = async () => {
      const response = await gateway.fetch('http://gateway/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${aluna}` },
        body: JSON.stringify({ query: '{ viewer { usuario { nome } } }' }),
      })
      return response.json() as Promise<{ errors?: object[] }>
    }
    for (let turn = 0; turn < 40; turn += 1) {
      expect((await viewer()).errors).toMatchObject([
        {
          message: 'Muita gente está usando o mural agora. Tente de novo em instantes.',
          extensions: { code: 'OVERLOADED', retryAfter: 4 },
        },
      ])
    }
    expect(asked()).toBe(40)
    isBusy = false
    expect((await viewer()).errors).toBeUndefined()
  })
})

describe('a stream of events', () => {
  it('outlives the time-out of a response, and ends when the upstream falls silent', async () => {
    const { url } = await createUpstream(socket => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n: beat\n\n')
    })
    const pool = createPool(url, { body: 1, silence: 20 })
    closers.push(() => pool.close())
    const cancellation = new Cancellation()
    const incoming = await pool.send({ method: 'GET', path: '/eventos', headers: {}, cancellation, endless: true })
    const heard: string[] = []
    const read = async () => {
      for await (const chunk of toChunks(incoming)) heard.push(String(chunk))
    }
    await expect(read()).rejects.toMatchObject({ code: 'UND_ERR_BODY_TIMEOUT' })
    expect(heard).toEqual([': beat\n\n'])
  })
  it.each([
    ['eventos-perdidos: true\r\n', true],
    ['eventos-perdidos: false\r\n', false],
    ['', undefined],
  ])('knows from its header %j whether events were missed', async (header, missed) => {
    const { url } = await createUpstream(socket => {
      socket.write(`HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n${header}\r\n: beat\n\n`)
    })
    const pool = createPool(url)
    closers.push(() => pool.close())
    const cancellation = new Cancellation()
    const incoming = await pool.send({ method: 'GET', path: '/eventos', headers: {}, cancellation, endless: true })
    cancellation.cancel('client-gone')
    expect(incoming.missed).toBe(missed)
  })

  it('has a connection of its own, up to `streams`; the next begins when one ends', async () => {
    const { url, asked } = await createUpstream(socket => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n: beat\n\n')
    })
    const pool = createPool(url, { streams: 2 })
    closers.push(() => pool.close())
    const cancellations = [new Cancellation(), new Cancellation(), new Cancellation()]
    const open = cancellations.map(cancellation =>
      pool.send({ method: 'GET', path: '/eventos', headers: {}, cancellation, endless: true }),
    )
    await Promise.all(open.slice(0, 2))
    expect(asked()).toBe(2)
    cancellations[0]?.cancel('client-gone')
    await open[2]
    expect(asked()).toBe(3)
  })
})
