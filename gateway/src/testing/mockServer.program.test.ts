import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { freePort } from '../../../scripts/freePort.mjs'

const program = fileURLToPath(new URL('mockServer.ts', import.meta.url))

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, LOG_LEVEL: 'info', HOST: '127.0.0.1', ...env },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', chunk => (said.out += chunk))
  child.stderr.on('data', chunk => (said.err += chunk))
  return { child, said, ended: once(child, 'close').then(([code]) => code) }
}

it('serves the examples on its port, and stops at a signal', async () => {
  const PORT = String(await freePort())
  const { child, said, ended } = start({ PORT })
  await Promise.race([once(child.stdout, 'data'), ended])
  expect(said.err).toBe('')
  const response = await fetch(`http://127.0.0.1:${PORT}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{ "query": "{ departamentos { nome } }" }',
  })
  expect(await response.json()).toEqual({ data: { departamentos: [{ nome: 'Informática' }, { nome: 'Física' }] } })
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

it('exits with one line that names an invalid document', async () => {
  const DOCUMENTS_DIR = mkdtempSync(path.join(tmpdir(), 'documents-'))
  writeFileSync(path.join(DOCUMENTS_DIR, 'Vagas.graphql'), 'query Vagas { vagas { nada } }')
  const { said, ended } = start({ PORT: String(await freePort()), DOCUMENTS_DIR })
  expect(await ended).toBe(1)
  expect(said.err).toMatch(/^DOCUMENTS_DIR: Vagas\.graphql: Vagas: .*nada.*\n$/)
})
