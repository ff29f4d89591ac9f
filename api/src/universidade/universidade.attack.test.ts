import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { createNavegador, createUniversidade } from '../provedor/testing/createUniversidade.ts'
import { createTestApp } from '../testing/createTestApp.ts'

const ana = { name: 'Ana Prado', email: 'ana.prado@puc.example', email_verified: true, papel: 'aluno' }
const universidade = await createUniversidade({ publicUrl: 'https://vagas.puc.example', pessoas: { ana } })
const board = await createTestApp({ oidc: universidade.oidc, logLevel: 'info' })

afterAll(async () => {
  await board.close()
  await universidade.close()
})
afterEach(() => {
  universidade.heal()
  vi.useRealTimers()
})

const begin = async () =>
  (await board.call<{ url: string; transacao: string }>('POST /auth/universidade/inicio', { body: {} })).body

const finish = (transacao: string, resposta: string) =>
  board.call<{ detail: string }>('POST /auth/universidade/entrada', { body: { transacao, resposta } })

const enter = async () => {
  const { url, transacao } = await begin()
  return finish(transacao, await createNavegador().go(url, 'ana'))
}

const refused = { status: 401, body: { detail: 'A universidade não confirmou a sua entrada. Tente de novo.' } }
const now = () => Math.floor(Date.now() / 1000)

test('accepts what the provider sends', async () => {
  expect((await enter()).status).toBe(200)
})

test.each([
  ['nonce', { nonce: 'another' }],
  ['issuer', { iss: 'https://evil.example' }],
  ['audience', { aud: 'another-board' }],
  ['authorized party', { aud: ['mural', 'another-board'], azp: 'another-board' }],
  ['end, two minutes ago', { exp: now() - 120, iat: now() - 3600 }],
])('refuses an ID token with a wrong %s', async (_, claims) => {
  universidade.forge(given => ({ ...given, ...claims }))
  expect(await enter()).toMatchObject(refused)
})

test('refuses an ID token that another key signed', async () => {
  await universidade.signWithAnother()
  expect(await enter()).toMatchObject(refused)
})

test.each([-60, 60])('accepts a clock that is off by %d seconds', async off => {
  universidade.forge(given => ({ ...given, iat: now() + off, nbf: now() + off, exp: now() + off + 30 }))
  expect((await enter()).status).toBe(200)
})

test('accepts the keys after a rotation, without a restart', async () => {
  expect((await enter()).status).toBe(200)
  await universidade.rotate()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  expect((await enter()).status).toBe(200)
})

test('refuses a replayed answer, by its transaction and by its code', async () => {
  const [one, other] = [await begin(), await begin()]
  const resposta = await createNavegador().go(one.url, 'ana')
  expect((await finish(one.transacao, resposta)).status).toBe(200)
  expect((await finish(one.transacao, resposta)).status).toBe(400)
  const params = new URLSearchParams(resposta)
  params.set('state', new URL(other.url).searchParams.get('state') ?? '')
  expect(await finish(other.transacao, params.toString())).toMatchObject(refused)
})

test('refuses the answer of another browser: its transaction has another state', async () => {
  const [mine, other] = [await begin(), await begin()]
  const resposta = await createNavegador().go(other.url, 'ana')
  expect(await finish(mine.transacao, resposta)).toMatchObject(refused)
})

test('refuses a transaction after ten minutes, one that is changed, and what was sealed as something else', async () => {
  const { url, transacao } = await begin()
  const resposta = await createNavegador().go(url, 'ana')
  const linked = await board.call('POST /auth/universidade/vinculo', { body: { vinculo: transacao, password: 'x' } })
  expect(linked.status).toBe(400)
  expect((await finish(`${transacao.slice(0, -4)}AAAA`, resposta)).status).toBe(400)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  expect((await finish(transacao, resposta)).status).toBe(400)
})

test('says so if the provider refuses, without its words', async () => {
  const { url, transacao } = await begin()
  const state = new URL(url).searchParams.get('state')
  const resposta = `error=access_denied&error_description=<b>evil</b>&state=${state}&iss=${universidade.issuer}`
  expect(await finish(transacao, resposta)).toMatchObject(refused)
})

test('says so while the provider is down, and works once it is back', async () => {
  const { url, transacao } = await begin()
  const resposta = await createNavegador().go(url, 'ana')
  universidade.goDown()
  const down = await finish(transacao, resposta)
  expect(down).toMatchObject({
    status: 409,
    body: { detail: 'A entrada da universidade não está respondendo. Tente de novo em alguns minutos.' },
  })
  universidade.heal()
  expect((await enter()).status).toBe(200)
})

test('a board that starts while the provider is down begins no sign-in, and does once it is back', async () => {
  const late = await createTestApp({ oidc: universidade.oidc })
  const start = () => late.call('POST /auth/universidade/inicio', { body: {} })
  universidade.goDown()
  expect((await start()).status).toBe(409)
  universidade.heal()
  expect((await start()).status).toBe(200)
  await late.close()
})

test('logs neither codes nor tokens', async () => {
  const { url, transacao } = await begin()
  const resposta = await createNavegador().go(url, 'ana')
  await finish(transacao, resposta)
  const code = new URLSearchParams(resposta).get('code') ?? ''
  expect(board.logged()).toContain('/auth/universidade/entrada')
  expect(board.logged()).not.toContain(code)
  expect(board.logged()).not.toContain(transacao)
})
