import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tierOf } from '../tiers.mjs'
import { complainOfTiers } from './tiers.mjs'

await test('folder and name of a test decide which command runs it', () => {
  assert.equal(tierOf('api/src/vagas/vagas.test.ts'), 'test')
  assert.equal(tierOf('web/src/vagas/VagaPage.test.tsx'), 'test')
  assert.equal(tierOf('http/uploadSlots.test.ts'), 'test')
  assert.equal(tierOf('scripts/checks/tiers.test.mjs'), 'test')
  assert.equal(tierOf('e2e/journeys/student.spec.ts'), 'test')
  assert.equal(tierOf('e2e/student.spec.ts'), 'rest')
  assert.equal(tierOf('e2e/kills/killedApi.spec.ts'), 'rest')
  assert.equal(tierOf('gateway/src/autorizacao.attack.test.ts'), 'rest')
  assert.equal(tierOf('web/src/main.early.matrix.test.ts'), 'rest')
})

await test('a test that no command runs fails with its path', () => {
  assert.equal(complainOfTiers(['api/src/vagas/vagas.test.ts']), '')
  for (const file of ['bench/gateway/peers.test.ts', 'api/src/vagas/vagas.spec.ts', 'e2e/pages/list.spec.ts'])
    assert.match(complainOfTiers([file]), new RegExp(`^No command runs ${file}`))
})
