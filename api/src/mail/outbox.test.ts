import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'
import type { TestApp } from '../testing/createTestApp.ts'
import { readOutbox } from './outbox.ts'

const email = 'rita@puc.example'
let board: TestApp
let app: TestApp['app']
let log = ''

/** The API as it starts without SMTP_URL. */
const build = ({ production = false } = {}) => {
  const settings = { ...board.settings, production, logLevel: 'warn' }
  return buildApp({ db: board.db, settings, maxEventLoopDelay: 0, logStream: { write: line => (log += line) } })
}

beforeAll(async () => {
  board = await createTestApp()
  app = await build()
  const payload = { usuario: 'Rita <3', email, password: senha, ehaluno: true }
  await app.inject({ method: 'POST', url: '/users', payload })
  await app.mailQueue.drain()
})
afterAll(async () => {
  await app.close()
  await board.close()
})

const get = async (url: string) => {
  const { statusCode, headers, body } = await app.inject(url)
  return { statusCode, headers, body }
}

describe('the outbox', () => {
  test('is the same page on every process', async () => {
    const other = await build()
    expect((await other.inject('/_dev/mail')).body).toBe((await get('/_dev/mail')).body)
    expect((await get('/_dev/mail')).body).toContain('Para rita@puc.example')
    await other.close()
  })

  test('lists the mails, and shows one in a sandboxed frame, with its link', async () => {
    const list = await get('/_dev/mail')
    expect(list.headers['content-type']).toBe('text/html; charset=utf-8')
    const [, path = ''] = /href="(\/_dev\/mail\/[\w-]+)"/.exec(list.body) ?? []
    const { body, headers } = await get(path)
    const [, link = ''] = /Link: <a href="([^"]+)"/.exec(body) ?? []
    expect(link).toMatch(/^https:\/\/vagas\.puc\.example\/verify-email\?token=[\w-]+$/)
    expect(body).toContain(
      '<iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;!doc',
    )
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    const token = new URL(link).searchParams.get('token')
    const verified = await app.inject({ method: 'POST', url: '/auth/verify-email', payload: { token } })
    expect(verified.statusCode).toBe(200)
  })

  test('returns 404 for an unknown mail, and refuses other host names', async () => {
    expect((await get('/_dev/mail/0b7d1c52-9a4e-4a47-8f6a-0d0f3a1c2b3d')).statusCode).toBe(404)
    expect((await get('/_dev/mail/..%2fjwt-secret')).statusCode).toBe(422)
  })

  test('logs the link of each mail', () => {
    expect(log).toContain('https://vagas.puc.example/verify-email?token=')
  })

  test('with PRODUCTION is no page, and logs no link', async () => {
    log = ''
    const production = await build({ production: true })
    await production.inject({ method: 'POST', url: '/auth/forgot-password', payload: { email } })
    await production.mailQueue.drain()
    expect(await readOutbox(board.db)).toHaveLength(2)
    expect((await production.inject('/_dev/mail')).statusCode).toBe(404)
    expect(log).not.toContain('token=')
    await production.close()
  })

  test('is empty if nothing was sent', async () => {
    const other = await createTestApp()
    expect((await other.app.inject('/_dev/mail')).body).toContain('Nenhum e-mail enviado ainda.')
    await other.close()
  })
})
