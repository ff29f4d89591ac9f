import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'

const board = await createTestApp({ logLevel: 'debug' })
// Node looks for slow requests every five seconds.
Object.assign(board.app.server, { requestTimeout: 300, headersTimeout: 200 })
await board.app.listen({ port: 0, host: '127.0.0.1' })
afterAll(board.close)

let token = ''
beforeAll(async () => {
  token = await board.tokenOf(await board.createAluno())
})

/** A request with the beginning of its body, and the line of the log that tells that the body is read. */
type Request = { head: string; body: string; line: string }
const json = (): Request => ({
  head: 'POST /users/login HTTP/1.1\r\ncontent-type: application/json',
  body: '{"email":',
  line: 'incoming request',
})
const upload = (): Request => ({
  head: `POST /historicos/upload HTTP/1.1\r\ncontent-type: multipart/form-data; boundary=x\r\nauthorization: Bearer ${token}`,
  body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n',
  line: 'starting multipart parsing',
})

/** Sends the beginning of a body of 10 kB, and waits until it is read. */
const begin = async ({ head, body, line }: Request): Promise<Socket> => {
  const { port } = board.app.server.address() as AddressInfo
  const before = count(line)
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.resume().write(`${head}\r\nhost: localhost\r\ncontent-length: 10000\r\n\r\n${body}`)
  await expect.poll(() => count(line)).toBe(before + 1)
  return socket
}

const lines = () => {
  const written = board.logged().trim().split('\n')
  return written.map((line): { level: number; msg: string } => JSON.parse(line))
}
const count = (msg: string) => lines().filter(line => line.msg === msg).length
const info = 30

test.each([
  ['a JSON body', json],
  ['an upload', upload],
])('%s whose client disconnects is no error in the log', async (_what, request) => {
  const before = count('body not received')
  const socket = await begin(request())
  socket.destroy()
  await expect.poll(() => count('body not received')).toBe(before + 1)
  expect(lines().filter(({ level }) => level > info)).toEqual([])
})

test('bodies that come too slowly are refused, and are no error in the log', async () => {
  const before = count('body not received')
  const sockets = [await begin(json()), await begin(upload())]
  await Promise.all(sockets.map(socket => once(socket, 'close')))
  await expect.poll(() => count('body not received')).toBe(before + 2)
  expect(lines().filter(({ level }) => level > info)).toEqual([])
}, 20_000)
