import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { checkDocuments } from './documents.mjs'

async function complaintsOf(...texts) {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'))
  const kept = texts.map(text => [createHash('sha256').update(text.trim()).digest('hex'), text])
  writeFileSync(path.join(folder, '2026-01-01.json'), JSON.stringify(Object.fromEntries(kept)))
  writeFileSync(path.join(folder, 'breaks.json'), '[]')
  const complaint = await checkDocuments(folder)
  rmSync(folder, { recursive: true })
  return complaint
}

await test('kept documents that fit pass', async () => {
  assert.equal(await complaintsOf('query A { instituicao { sigla } }', 'query B { departamentos { nome } }'), '')
})

await test('each of the others is named with its file, its operation and the reason', async () => {
  const complaints = await complaintsOf(
    'query Gone { instituicao { lema } }',
    'query Slow { ... @defer { instituicao { sigla } } }',
    'query Many { departamentos @stream { nome } }',
    'query Edited { instituicao { sigla } } ',
  )
  assert.deepEqual(
    complaints.trim().split('\n').toSorted(),
    [
      '2026-01-01.json: Edited: The text was changed by hand: its id is another.',
      '2026-01-01.json: Gone: Cannot query field "lema" on type "Instituicao". (line 1)',
      '2026-01-01.json: Many: The gateway does not execute @stream. (line 1)',
      '2026-01-01.json: Slow: The gateway does not execute @defer. (line 1)',
    ].map(line => `gateway/releases/${line}`),
  )
})
