import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createUploadSlots } from '@board/http/uploadSlots'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { afterAll, afterEach, expect, test } from 'vitest'
import { decorateSessao } from '../autenticacao/autenticacao.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { readUpload } from './upload.ts'

const board = await createTestApp()
await board.app.listen({ port: 0, host: '127.0.0.1' })
afterAll(board.close)
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

const portOf = ({ server }: typeof board.app) => (server.address() as AddressInfo).port

/** Starts an upload of 10 MB that does not end; `first` resolves the status, or null if none arrives for a while. */
const beginUpload = async (port: number, path: string, authorization = '', header = '') => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
  const head = ['host: localhost', 'content-type: multipart/form-data; boundary=x', 'content-length: 10000000']
  const bearer = authorization && `authorization: Bearer ${authorization}`
  const headers = [...head, bearer, header].filter(each => each !== '')
  socket.write(`POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
  socket.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n')
  const status = once(socket, 'data').then(([data]) => Number(String(data).split(' ')[1]))
  status.catch(() => {})
  return { socket, status, soon: () => Promise.race([status, wait(300, null)]) }
}

test('uploads that do not end are not refused at once, and two of one person are read at a time', async () => {
  const port = portOf(board.app)
  expect(await (await beginUpload(port, '/historicos/upload')).status).toBe(401)
  const token = await board.tokenOf(await board.createAluno())
  const first = await beginUpload(port, '/historicos/upload', token)
  expect(await first.soon()).toBeNull()
  const second = await beginUpload(port, '/historicos/upload', token)
  expect(await second.soon()).toBeNull()
  const third = await beginUpload(port, '/historicos/upload', token)
  expect(await third.status).toBe(429)
  first.socket.destroy()
  const next = async () => (await beginUpload(port, '/historicos/upload', token)).soon()
  await expect.poll(next, { timeout: 10_000 }).toBeNull()
})

/** Accepts uploads of everybody; the header `person` names who sends, and X-Forwarded-For from where. */
const listen = async (options: Partial<Parameters<typeof readUpload>[1]>) => {
  const app = Fastify({ trustProxy: true })
  decorateSessao(app)
  await app.register(multipart)
  app.post('/', async request => {
    const usuarioId = Number(request.headers['person'] ?? 1)
    request.sessao = {
      usuarioId,
      papeis: ['aluno'],
      aConfirmar: false,
      recusado: false,
      fatorEm: null,
      documentosAte: 0,
      jti: 'x',
      expiraEm: new Date(),
    }
    return { bytes: (await readUpload(request, { maxBytes: 10_000_000, tooLarge: 'x', ...options })).length }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

test('an upload that stalls is refused, and frees its place', async () => {
  const app = await listen({ rate: { bytes: 100, ms: 100 } })
  for (let left = 5; left > 0; left -= 1) expect(await (await beginUpload(portOf(app), '/')).status).toBe(408)
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

test.each([
  ['one byte at a time, from the network of all others', 1, '127.0.0.1'],
  ['one byte at a time', 1, '203.0.113.9'],
  ['more than the least', 400, '203.0.113.9'],
])('eight accounts do not keep others from uploading: they send %s', async (_, bytes, address) => {
  const rate = { bytes: 8192, ms: 1000 }
  const slots = createUploadSlots({ perPerson: 2, total: 16, patience: 400, slow: (8 * rate.bytes) / rate.ms })
  const app = await listen({ rate, slots })
  const refused: number[] = []
  let stopped = false
  const keepOpen = async (person: number): Promise<void> => {
    const { socket, status } = await beginUpload(portOf(app), '/', '', `person: ${person}`)
    const timer = setInterval(() => socket.write(Buffer.alloc(bytes, 'x')), 20)
    socket.once('close', () => clearInterval(timer))
    socket.on('error', () => {})
    void status.then(code => {
      refused.push(code)
      socket.destroy()
      if (!stopped) void keepOpen(person)
    })
  }
  await Promise.all(Array.from({ length: 16 }, (_each, index) => keepOpen(1 + (index % 8))))
  await wait(rate.ms / 2)
  const honest = Array.from({ length: 16 }, async (_each, index) => {
    const body = new FormData()
    body.append('file', new Blob([Buffer.alloc(100_000)]), 'a.pdf')
    const headers = { person: String(100 + index), 'x-forwarded-for': address }
    return fetch(`http://127.0.0.1:${portOf(app)}/`, { method: 'POST', headers, body }).then(answer => answer.status)
  })
  expect(await Promise.all(honest)).toEqual(honest.map(() => 200))
  stopped = true
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.filter(code => code !== 408 && code !== 429)).toEqual([])
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})
