import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { freePort } from './freePort.mjs'
import { startService } from './services.mjs'

/** A program that says something on both streams before it is ready. */
const program = `console.log('a warning of the start'); console.error('a complaint'); process.send('said'); setInterval(() => {}, 1000)`

await test('what a program says before it is ready reaches the operator once it is', async () => {
  const service = startService({ name: 'API', args: ['-e', program] })
  await once(service.child, 'message')
  const shown = []
  const bothStreams = new Promise(resolve => {
    // What was still in the pipes when all were ready comes after it, and is shown too.
    service.reveal(chunk => {
      shown.push(String(chunk))
      if (shown.length === 2) resolve()
    })
  })
  await Promise.race([bothStreams, new Promise(resolve => setTimeout(resolve, 5000).unref())])
  service.child.kill()
  await service.ended
  assert.deepEqual(new Set(shown), new Set(['a complaint\n', 'a warning of the start\n']))
})

/** Serves /ready with what `handler` does, after `delay` ms; reports that it migrates. */
const server = (port, handler, delay = 0) => `
  process.send({ doing: 'Migrating' })
  setTimeout(() => require('node:http').createServer(${handler}).listen(${port}, '127.0.0.1'), ${delay})`

/** Runs `runServices` in a program of its own, because it ends its process. Resolves { code, said } with each line. */
async function runProgram(services, until) {
  const url = new URL('services.mjs', import.meta.url)
  const source = `
    import { runServices } from ${JSON.stringify(url.href)}
    await runServices(${JSON.stringify(services)}, { say: line => console.log(line), announce: () => console.log('announced') })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      said += chunk
      if (said.includes(until)) child.kill('SIGTERM')
    })
  const [code] = await once(child, 'close')
  return { code, said: said.trim().split('\n') }
}

const at = port => `http://127.0.0.1:${port}/ready`

await test('starts a program when the one before it is ready, and says what it does meanwhile', async () => {
  const [first, second] = [await freePort(), await freePort()]
  const probe = `(_, response) => fetch('${at(first)}').then(({ status }) => response.writeHead(status).end())`
  const { code, said } = await runProgram(
    [
      { name: 'API', args: ['-e', server(first, '(_, response) => response.end()', 500)], ready: at(first) },
      { name: 'gateway', args: ['-e', `console.log('gateway'); ${server(second, probe)}`], ready: at(second) },
    ],
    'announced',
  )
  assert.equal(code, 0)
  // Without the line that says that the gateway is not ready: the API was.
  assert.deepEqual(said.slice(0, 3), ['Migrating…', 'Migrating…', 'announced'])
})

await test('says within seconds that a program runs and is not ready', async () => {
  const port = await freePort()
  const service = { name: 'gateway', args: ['-e', server(port, '(_, response) => response.writeHead(503).end()')] }
  const { said } = await runProgram([{ ...service, ready: at(port) }], 'waiting')
  assert.equal(said.at(-1), `The gateway runs and is not ready (${at(port)} returns 503): waiting…`)
})

await test('a program that refuses to start leaves its own line, and the one after it does not start', async () => {
  const refuses = { name: 'API', args: ['-e', "console.error('PORT is wrong'); process.exit(1)"], ready: at(1) }
  const never = { name: 'gateway', args: ['-e', "console.error('started')"], ready: at(1) }
  assert.deepEqual(await runProgram([refuses, never], 'announced'), { code: 1, said: ['PORT is wrong'] })
})
