import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { freePort } from './freePort.mjs'

await test('a free port can be listened on, and no outgoing connection is given it', async () => {
  const server = createServer().listen(await freePort(), '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  assert.ok(port < 32_768, `${port}`)
})
