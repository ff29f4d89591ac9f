import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'

let board: TestApp
let port: number
const open = new Set<Socket>()
beforeAll(async () => {
  board = await createTestApp()
  port = Number(new URL(await board.app.listen({ port: 0, host: '127.0.0.1' })).port)
  const ana = await board.createAluno()
  // The LISTEN connection is ready a moment after the port is.
  await vi.waitFor(async () => {
    const socket = await ask(ana)
    const status = await statusOf(socket)
    socket.destroy()
    expect(status).toBe(200)
  }, 10_000)
})
afterAll(async () => {
  for (const socket of open) socket.destroy()
  await board.close()
})

/** Requests for a stream, written to one socket at once. */
const ask = async (as: Usuario, count = 1): Promise<Socket> => {
  const authorization = `Bearer ${await board.tokenOf(as)}`
  const socket = connect(port, '127.0.0.1')
  open.add(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(`GET /eventos HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization}\r\n\r\n`.repeat(count))
  return socket
}

const statusOf = async (socket: Socket): Promise<number> => {
  const [head] = (await once(socket, 'data')) as [Buffer]
  return Number(head.toString('latin1').split(' ')[1])
}

/** All ten places are free, and not one more. */
const expectAllFree = async (as: Usuario) => {
  const statuses = []
  const sockets = []
  for (let count = 0; count < 11; count += 1) {
    const socket = await ask(as)
    sockets.push(socket)
    statuses.push(await statusOf(socket))
  }
  for (const socket of sockets) socket.destroy()
  expect(statuses).toEqual([...Array(10).fill(200), 429])
}

/** Waits until the server has seen all of them close. */
const settled = () =>
  vi.waitFor(async () => {
    const connections = await new Promise((resolve, reject) => {
      board.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
    })
    expect(connections).toBe(0)
  }, 10_000)

/** Disconnects while the token is checked, each a little later than the one before. */
test('300 clients that disconnect while their token is checked leave all places free', async () => {
  await settled()
  const ana = await board.createAluno()
  await Promise.all(
    Array.from({ length: 300 }, async (_, at) => {
      const socket = await ask(ana)
      for (let turn = 0; turn < at % 30; turn += 1) await new Promise(setImmediate)
      socket.destroy()
    }),
  )
  await settled()
  await expectAllFree(ana)
})

test('300 requests on one connection take no more places than others, and free them all', async () => {
  await settled()
  const ana = await board.createAluno()
  const socket = await ask(ana, 300)
  // Which ten of them get a place depends on the order of the database's responses.
  expect([200, 429]).toContain(await statusOf(socket))
  expect(await statusOf(await ask(await board.createAluno()))).toBe(200)
  for (const each of open) each.destroy()
  await settled()
  await expectAllFree(ana)
})
