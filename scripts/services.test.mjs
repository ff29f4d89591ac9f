import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
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
