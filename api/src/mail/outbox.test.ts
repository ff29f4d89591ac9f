import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { emailsGuardados } from '../db/schema/apoio.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'
import type { TestApp } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
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
    expect(await readOutbox(board.db, { pagina: 1 })).toMatchObject({ total: 2 })
    expect((await production.inject('/_dev/mail')).statusCode).toBe(404)
    expect((await production.inject({ method: 'POST', url: '/_dev/mail/resumos' })).statusCode).toBe(404)
    expect(log).not.toContain('token=')
    await production.close()
  })

  test('is empty if nothing was sent', async () => {
    const other = await createTestApp()
    expect((await other.app.inject('/_dev/mail')).body).toContain('Nenhum e-mail enviado ainda.')
    await other.close()
  })
})

describe('the list of the outbox', () => {
  const withMails = async (total: number) => {
    const other = await createTestApp()
    const mails = Array.from({ length: total }, (_, index) => ({
      to: `aluna${index}@puc.example`,
      subject: `Assunto ${index}`,
      text: index === 7 ? 'Traga 100% da_lista <b>' : 'Olá!',
      html: '<p>Olá!</p>',
      link: 'https://vagas.puc.example/',
      sentAt: new Date(1_790_000_000_000 + index * 1000),
    }))
    await other.db.insert(emailsGuardados).values(mails)
    const read = async (query = '') => {
      const { statusCode, body } = await other.app.inject(`/_dev/mail${query}`)
      const subjects = [...body.matchAll(/<li><a[^>]*>([^<]+)/g)].map(([, subject]) => subject)
      return { statusCode, body, subjects }
    }
    return { ...other, read }
  }

  test('pages beyond a hundred mails, newest first', async () => {
    const { read, close } = await withMails(230)
    const [first, last] = [await read(), await read('?pagina=3')]
    expect([first.subjects.length, first.subjects[0], first.subjects[99]]).toEqual([100, 'Assunto 229', 'Assunto 130'])
    expect(first.body).toContain('<a href="/_dev/mail?pagina=2">Mais antigos</a>')
    expect(first.body).not.toContain('Mais novos')
    expect([last.subjects.length, last.subjects[29]]).toEqual([30, 'Assunto 0'])
    expect(last.body).toContain('<a href="/_dev/mail?pagina=2">Mais novos</a>')
    expect(last.body).not.toContain('Mais antigos')
    expect((await read('?pagina=4')).body).toContain('Esta página não tem e-mails.')
    await close()
  })

  test('finds address, subject and text as they are written, and keeps the search on the next page', async () => {
    const { read, close } = await withMails(130)
    expect((await read('?busca=ALUNA12@puc')).subjects).toEqual(['Assunto 12'])
    expect((await read('?busca=assunto%20129')).subjects).toEqual(['Assunto 129'])
    expect((await read(`?busca=${encodeURIComponent('100% da_lista <b>')}`)).subjects).toEqual(['Assunto 7'])
    const all = await read('?busca=%20Assunto%20')
    expect(all.body).toContain('<a href="/_dev/mail?busca=Assunto&amp;pagina=2">Mais antigos</a>')
    expect(all.body).toContain('130 e-mails')
    const none = await read(`?busca=${encodeURIComponent('"><script>')}`)
    expect(none.body).toContain('Nenhum e-mail com “&quot;&gt;&lt;script&gt;”.')
    expect(none.body).toContain('value="&quot;&gt;&lt;script&gt;"')
    for (const query of [`?busca=${'x'.repeat(201)}`, '?pagina=0', '?pagina=um']) {
      expect((await read(query)).statusCode).toBe(422)
    }
    await close()
  })

  test('sends the summaries at once that go at 18:00 otherwise, and only for this page', async () => {
    const other = await createTestApp()
    const professora = await other.createProfessor()
    const vaga = await createVaga(other.db, { autorId: professora.id, titulo: 'Óptica' })
    const aluna = await other.createAluno()
    const press = (headers: Record<string, string> = {}) => {
      const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers }
      return other.app.inject({ method: 'POST', url: '/_dev/mail/resumos', headers: form, payload: '' })
    }
    expect((await press()).body).toContain('Nenhum resumo espera.')
    await other.call(`POST /candidaturas/vaga/${vaga.id}`, { as: aluna })
    const resumos = async () =>
      (await other.mailsTo(professora.email)).filter(({ subject }) => subject === 'O seu resumo do dia')
    expect(await resumos()).toEqual([])
    expect((await press({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(404)
    expect((await press({ host: 'evil.example' })).statusCode).toBe(404)
    expect(await resumos()).toEqual([])
    const { statusCode, body } = await press({ 'sec-fetch-site': 'same-origin' })
    expect(statusCode).toBe(200)
    expect(body).toContain('1 pessoa tinha um resumo à espera')
    expect(await resumos()).toHaveLength(1)
    await other.close()
  })
})
