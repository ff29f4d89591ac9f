import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
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
const beginUpload = async (port: number, path: string, authorization = '') => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
  const head = ['host: localhost', 'content-type: multipart/form-data; boundary=x', 'content-length: 10000000']
  const headers = [...head, ...(authorization ? [`authorization: Bearer ${authorization}`] : [])]
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
  await expect.poll(async () => (await beginUpload(port, '/historicos/upload', token)).soon()).toBeNull()
})

test('an upload that stalls is refused, and frees its place', async () => {
  const app = Fastify()
  decorateSessao(app)
  await app.register(multipart)
  app.post('/', async request => {
    request.sessao = { usuarioId: 1, ehaluno: true, aConfirmar: false, jti: 'x', expiraEm: new Date() }
    return readUpload(request, { maxBytes: 10_000_000, tooLarge: 'x', silence: 100 })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  for (let left = 5; left > 0; left -= 1) expect(await (await beginUpload(portOf(app), '/')).status).toBe(408)
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})
