import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { aluna } from '../testing/createTestGateway.ts'
import { instituicao } from '../testing/instituicao.ts'
import { listen } from '../testing/listen.ts'
import type { Outgoing } from '../upstream/transport/send.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map(close => close()))
})

/** Downloads a file that the upstream sends with this type. */
async function download(contentType: string, headers: Record<string, string> = { authorization: `Bearer ${aluna}` }) {
  const sent: Outgoing[] = []
  const send = async (outgoing: Outgoing) => {
    sent.push(outgoing)
    return { status: 200, contentType, body: Buffer.from('%PDF-1.7 <script>alert(1)</script>') }
  }
  const { listener } = createApp({ send, instituicao, logger: pino({ level: 'silent' }), isStopping: () => false })
  const { url, close } = await listen(listener)
  closers.push(close)
  return { response: await fetch(`${url}/arquivos/31`, { headers }), sent }
}

it('a PDF of a candidatura is only downloaded, and nobody guesses another type', async () => {
  const { response } = await download('application/pdf')
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="candidatura-31.pdf"',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
})

it.each(['text/html', 'application/pdfx', 'application/octet-stream'])('%s is not passed on', async contentType => {
  const { response } = await download(contentType)
  expect([response.status, await response.text()]).toEqual([404, ''])
})

it('nobody downloads without a token', async () => {
  const { response, sent } = await download('application/pdf', {})
  expect([response.status, sent]).toEqual([401, []])
})
