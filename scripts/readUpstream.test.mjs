import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { test } from 'node:test'
import { baseCalls, readUpstream, signIn } from './readUpstream.mjs'

const payload = Buffer.from(JSON.stringify({ user_id: 7 })).toString('base64url')
const token = `e.${payload}.s`
const bodies = {}
const asked = []
const server = createServer((request, response) => {
  asked.push(`${request.url} ${request.headers.authorization ?? ''}`)
  const body = bodies[request.url]
  response.writeHead(body === undefined ? 404 : 200).end(typeof body === 'string' ? body : JSON.stringify(body))
})
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
server.unref()
const url = `http://127.0.0.1:${server.address().port}/`

const findingsOf = async (path, body) => {
  bodies[path] = body
  const { findings } = await readUpstream(url, token)
  return findings.filter(finding => !finding.endsWith('status 404'))
}

await test('a response of the contract has no differences', async () => {
  assert.deepEqual(await findingsOf('/vagas/tipo', [{ id: 1, nome: 'Monitoria' }]), [])
})

await test('misspelt, unknown and missing fields are named with their place, once for all rows', async () => {
  const tipo = { codigo: 1, nomes: 'Monitoria' }
  assert.deepEqual(await findingsOf('/vagas/tipo', [tipo, tipo]), [
    'GET /vagas/tipo: []: has codigo, unknown',
    'GET /vagas/tipo: []: has nomes, perhaps for nome',
    'GET /vagas/tipo: []: lacks id',
  ])
  bodies['/vagas/tipo'] = []
})

await test('a field within a list of a map is compared, and the names of the map are data', async () => {
  assert.deepEqual(
    await findingsOf('/interesses/', { Saúde: [{ id: 1, nome: 'Ética' }], Artes: [{ id: 2, name: 'x' }] }),
    ['GET /interesses: Artes[]: has name, perhaps for nome'],
  )
  delete bodies['/interesses/']
})

await test('a body that is not JSON is a difference', async () => {
  assert.deepEqual(await findingsOf('/departamentos/', '<html>'), ['GET /departamentos: the body is not JSON'])
  delete bodies['/departamentos/']
})

await test('a missing base call is a difference, a missing extension is only not compared', async () => {
  const { findings, unread } = await readUpstream(url, token)
  assert.ok(findings.includes('GET /vagas: status 404'))
  assert.ok(unread.includes('GET /salvas: status 404'))
  assert.ok(unread.includes('GET /vagas/{id}: no id is known'))
})

await test('calls with ids are read for the first row of a list, with the token', async () => {
  bodies['/vagas'] = { vagas: [{ id: 12 }] }
  bodies['/vagas/12/candidatos'] = [{ id: 31 }]
  asked.length = 0
  await readUpstream(url, token)
  for (const path of ['/users/7', '/vagas/12', '/candidaturas/31/anotacoes']) {
    assert.ok(asked.includes(`${path} Bearer ${token}`))
  }
})

await test('signs in by e-mail and password', async () => {
  bodies['/users/login'] = { access_token: token }
  assert.equal(await signIn(url, 'ana@puc.example', 'segredo'), token)
  bodies['/users/login'] = { detail: 'não' }
  await assert.rejects(signIn(url, 'ana@puc.example', 'segredo'), /without an access_token/)
})

await test('the base calls are those of docs/rest-contract.md', () => {
  const text = readFileSync(new URL('../docs/rest-contract.md', import.meta.url), 'utf8')
  const [, base] = text.split(/^## Base calls.*$|^### Shapes.*$/m)
  const calls = [...base.matchAll(/^\| GET (\S+)/gm)].map(([, path]) => path.replace(/\/$/, ''))
  assert.deepEqual(new Set(calls), baseCalls)
})
