import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAffected } from './affected.mjs'

const tests = {
  'api/src/vagas/vagas.test.ts': "import { app } from '../app.ts'",
  'api/src/vagas/limites/limites.test.ts': "import { limites } from './limites.ts'",
  'api/src/rede/rede.test.ts': "import { toVaga } from '../vagas/vagas.ts'",
  'web/src/vagas/vagas.test.ts': '',
  'gateway/src/http/connections.test.ts': "import { capConnections } from '@board/http/connections'",
}

await test('tests beside a changed file and tests that import it are affected', () => {
  const found = ['api/src/vagas/vagas.test.ts', 'api/src/rede/rede.test.ts']
  assert.deepEqual(findAffected(['api/src/vagas/vagas.ts'], tests), found)
})

await test('tests that import a changed file of the shared package are affected', () => {
  assert.deepEqual(findAffected(['http/connections.js'], tests), ['gateway/src/http/connections.test.ts'])
})

await test('a changed test is affected', () => {
  const [file] = Object.keys(tests)
  assert.deepEqual(findAffected([file], { [file]: '' }), [file])
})

await test('a change without tests affects none', () => {
  assert.deepEqual(findAffected(['docs/rest.md'], tests), [])
})
