import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestApp, senha } from '../testing/createTestApp.ts'
import type { Remetente } from './mailSender.ts'
import { createSmtp } from './smtp.ts'

type Received = { from: string; to: string[]; source: string }

const received: Received[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, session, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const { mailFrom, rcptTo } = session.envelope
      const source = Buffer.concat(chunks).toString()
      received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), source })
      done()
    })
  },
})
const listening = once(server.listen(0, '127.0.0.1'), 'listening')
afterAll(() => new Promise<void>(resolve => server.close(() => resolve())))

const puc = { name: 'PUC Oportunidades', address: 'nao-responda@puc.example' }

const connect = async (requireTls = false, sender: Remetente = puc) => {
  await listening
  const { port } = server.server.address() as AddressInfo
  return createSmtp(`smtp://127.0.0.1:${port}`, () => sender, requireTls)
}

/** One body of a multipart mail, decoded. */
const partOf = (source: string, type: string): string => {
  const part = source.split(/^--.*$/m).find(piece => piece.includes(`Content-Type: ${type}`)) ?? ''
  const body = part.slice(part.search(/\r?\n\r?\n/)).trim()
  if (/Transfer-Encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString()
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

describe('a mail through SMTP', () => {
  test('is answered where the sender says', async () => {
    const smtp = await connect(false, { ...puc, replyTo: 'atendimento@puc.example' })
    await smtp.send({ to: 'ana@puc.example', subject: 'Olá', text: 'Olá', html: '<p>Olá</p>', link: '' })
    smtp.close()
    expect(received.at(-1)?.source).toMatch(/^Reply-To: atendimento@puc.example/m)
  })

  test('arrives as text and as HTML, with its accents, from the university', async () => {
    const smtp = await connect()
    const mail = { subject: 'Confirmação', text: 'Olá, Conceição!', html: '<p>Olá, Conceição!</p>', link: '' }
    await smtp.send({ ...mail, to: 'conceicao@puc.example' })
    smtp.close()
    const last = received.at(-1)
    expect(last).toMatchObject({ from: 'nao-responda@puc.example', to: ['conceicao@puc.example'] })
    const { source } = last ?? expect.fail('no mail')
    expect(source).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(source).toMatch(/^From: PUC Oportunidades <nao-responda@puc.example>/m)
    expect(source).toMatch(/^Auto-Submitted: auto-generated/m)
    expect(source).toMatch(/^X-Auto-Response-Suppress: All/m)
    expect(partOf(source, 'text/plain')).toBe('Olá, Conceição!')
    expect(partOf(source, 'text/html')).toBe('<p>Olá, Conceição!</p>')
  })

  test('is not sent without TLS, if TLS is required', async () => {
    const smtp = await connect(true)
    const before = received.length
    const mail = { to: 'conceicao@puc.example', subject: 'x', text: 'x', html: 'x', link: '' }
    await expect(smtp.send(mail)).rejects.toThrow()
    smtp.close()
    expect(received).toHaveLength(before)
  })

  test('that its reader may stop has the headers of RFC 8058, and any other has none', async () => {
    const smtp = await connect()
    const mail = { to: 'leitora@puc.example', subject: 'x', text: 'x', html: 'x', link: '' }
    const cancelar = 'https://vagas.puc.example/avisos/cancelar?token=42.etapa.0123456789abcdef0123456789abcdef'
    await smtp.send({ ...mail, cancelar })
    await smtp.send(mail)
    smtp.close()
    const [stoppable = '', other = ''] = received.slice(-2).map(({ source }) => source.replace(/\r?\n[\t ]+/g, ' '))
    expect(stoppable).toContain(`List-Unsubscribe: <${cancelar}>`)
    expect(stoppable).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(other).not.toContain('List-Unsubscribe')
  })

  test('has exactly one recipient, whatever the address contains', async () => {
    const smtp = await connect()
    const before = received.length
    const mail = { subject: 'x', text: 'x', html: 'x', link: '' }
    await smtp.send({ ...mail, to: 'a@puc.example, b@puc.example' }).catch(() => {})
    await smtp.send({ ...mail, to: 'a@puc.example\r\nBcc: c@puc.example' }).catch(() => {})
    smtp.close()
    for (const { to, source } of received.slice(before)) {
      expect(to).toHaveLength(1)
      expect(source).not.toMatch(/^Bcc:/m)
    }
  })

  test('has the code that verifies its registration', async () => {
    const board = await createTestApp({}, await connect())
    const email = 'rita@puc.example'
    await board.call('POST /users', { body: { usuario: 'Rita', email, password: senha, ehaluno: true } })
    await board.app.mailQueue.drain()
    const { source } = received.find(({ to }) => to[0] === email) ?? expect.fail('no mail')
    const codigo = /\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/.exec(partOf(source, 'text/plain'))?.[0]
    expect((await board.call('POST /auth/verify-email', { body: { token: codigo } })).status).toBe(200)
    await board.close()
  })
})
