import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { freePort } from './freePort.mjs'
import { describeSite, readSettings } from './settings.mjs'

/** What an expression of settings.mjs prints on stderr, and its seconds, in a program of its own: it may end its process. */
async function complaintOf(expression, options = {}) {
  const url = new URL('settings.mjs', import.meta.url)
  const source = `import * as settings from ${JSON.stringify(url.href)}; await settings.${expression}`
  const begin = performance.now()
  const stdio = ['ignore', 'ignore', 'pipe']
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio, ...options })
  const complaint = await text(child.stderr)
  assert.ok(performance.now() - begin < 5000)
  return complaint
}

async function listen(handler) {
  const server = createServer(handler).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: server.address().port, close: () => (server.closeAllConnections(), server.close()) }
}

await test('a port that no server can use is refused in one line', async () => {
  const server = await listen(() => {})
  assert.equal(
    await complaintOf(`mustBeUsable('PORT', ${server.port})`),
    `PORT ${server.port} is taken by another program. Set PORT to another port.\n`,
  )
  server.close()
  assert.equal(
    await complaintOf(`mustBeUsable('PORT', 6000)`),
    'PORT 6000 is blocked by browsers. Set PORT to another port.\n',
  )
  assert.equal(await complaintOf(`mustBeUsable('PORT', ${await freePort()})`), '')
})

await test('an upstream that refuses, hangs or fails is reported in one line within five seconds, without its password', async () => {
  const port = await freePort()
  const end = '. Start it first, or correct UPSTREAM_URL.\n'
  assert.equal(
    await complaintOf(`mustBeReady('http://ana:secret@127.0.0.1:${port}/api/')`),
    `UPSTREAM_URL http://127.0.0.1:${port}/api is not ready: ECONNREFUSED${end}`,
  )
  const hanging = await listen(() => {})
  assert.equal(
    await complaintOf(`mustBeReady('http://127.0.0.1:${hanging.port}')`),
    `UPSTREAM_URL http://127.0.0.1:${hanging.port} is not ready: no response within 3 s${end}`,
  )
  hanging.close()
  const failing = await listen((_, response) => response.writeHead(503).end())
  assert.match(await complaintOf(`mustBeReady('http://127.0.0.1:${failing.port}')`), /is not ready: status 503\. /)
  failing.close()
})

await test('an upstream without /ready is ready, as for the gateway', async () => {
  const server = await listen((_, response) => response.writeHead(404).end())
  assert.equal(await complaintOf(`mustBeReady('http://127.0.0.1:${server.port}')`), '')
  server.close()
})

await test('demo accounts are announced where the API seeds them', () => {
  const seeds = env => readSettings(env).seeds
  assert.equal(seeds({}), true)
  assert.equal(seeds({ SEED: 'none' }), false)
  assert.equal(seeds({ DATABASE_URL: 'postgres://127.0.0.1/board' }), false)
  assert.equal(seeds({ DATABASE_URL: 'postgres://127.0.0.1/board', SEED: 'demo' }), true)
  assert.equal(seeds({ PRODUCTION: '1' }), false)
  assert.equal(seeds({ UPSTREAM_URL: 'http://127.0.0.1:3001' }), false)
})

await test('the addresses of a site have no GraphiQL with PRODUCTION', () => {
  const board = { host: '127.0.0.1', port: 3000, production: false, mails: true }
  assert.equal(
    describeSite('Board', board),
    `  Board      http://localhost:3000
  GraphiQL   http://localhost:3000/graphql
  Mails      http://localhost:3000/_dev/mail`,
  )
  assert.equal(describeSite('Mock', { host: '::1', port: 3000, production: true }), '  Mock       http://[::1]:3000')
})
