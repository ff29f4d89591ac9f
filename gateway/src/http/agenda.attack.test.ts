import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { aluna } from '../testing/createTestGateway.ts'
import { instituicao } from '../testing/instituicao.ts'
import { listen } from '../testing/listen.ts'
import type { Incoming, Outgoing } from '../upstream/transport/send.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map(close => close()))
})

const calendario = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
const token = 'a-token_of-43-characters-that-nobody-guesses'
const found: Incoming = {
  status: 200,
  contentType: 'text/calendar; charset=utf-8',
  etag: 'W/"one"',
  body: Buffer.from(calendario),
}

async function open(answer: Partial<Incoming> = {}) {
  const sent: Outgoing[] = []
  let log = ''
  const send = async (outgoing: Outgoing) => {
    sent.push(outgoing)
    return { ...found, ...answer }
  }
  const logger = pino({ level: 'trace' }, { write: (line: string) => void (log += line) })
  const { listener } = createApp({ send, instituicao, logger, isStopping: () => false })
  const { url, close } = await listen(listener)
  closers.push(close)
  const get = (search = `?token=${token}`, init: RequestInit = {}) => fetch(`${url}/agenda.ics${search}`, init)
  return { url, get, sent, logged: () => log }
}

it('passes the calendar on, whatever is accepted, without compression and without a session', async () => {
  const { get, sent } = await open()
  const headers = { accept: 'application/json', 'accept-encoding': 'gzip, br', authorization: `Bearer ${aluna}` }
  const response = await get(undefined, { headers })
  expect(await response.text()).toBe(calendario)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-length': String(calendario.length),
    'cache-control': 'private, no-cache, no-transform',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    etag: 'W/"one"',
  })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(sent).toMatchObject([{ method: 'GET', path: `/agenda.ics?token=${token}` }])
  expect(sent[0]?.headers['authorization']).toBeUndefined()
})

it('gives a HEAD the headers of the GET', async () => {
  const { get } = await open()
  const [whole, head] = [await get(), await get(undefined, { method: 'HEAD' })]
  const headersOf = ({ headers }: Response) =>
    Object.fromEntries(
      [...headers].filter(([name]) => !['date', 'x-request-id', 'connection', 'keep-alive'].includes(name)),
    )
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(headersOf(head)).toEqual(headersOf(whole))
})

it('says that it has not changed', async () => {
  const { get, sent } = await open({ status: 304, body: Buffer.from('') })
  const response = await get(undefined, { headers: { 'if-none-match': 'W/"one"' } })
  expect([response.status, response.headers.get('etag')]).toEqual([304, 'W/"one"'])
  expect(sent[0]?.headers['if-none-match']).toBe('W/"one"')
})

it.each([
  [{ status: 404 }, 404],
  [{ status: 422 }, 404],
  [{ status: 429, retryAfter: '60' }, 429],
  [{ status: 401 }, 502],
  [{ status: 503 }, 502],
  [{ contentType: 'text/html' }, 502],
  [{ contentType: 'application/json' }, 502],
])('passes nothing else on: %o', async (answer, status) => {
  const response = await (await open(answer)).get()
  expect([response.status, await response.text()]).toEqual([status, ''])
  expect(response.headers.get('retry-after')).toBe('retryAfter' in answer ? '60' : null)
})

it.each(['', '?token=', '?token=a%2Fb', '?token=a%26x=1', `?token=${'x'.repeat(201)}`])(
  'calls nobody for what is no token: %s',
  async search => {
    const { get, sent } = await open()
    expect([(await get(search)).status, sent]).toEqual([404, []])
  },
)

it('changes nothing with another method', async () => {
  const { get, sent } = await open()
  for (const method of ['POST', 'PUT', 'DELETE']) await get(undefined, { method })
  expect(sent).toEqual([])
})

it('logs no token', async () => {
  const { get, logged } = await open()
  await get()
  await get(undefined, { method: 'HEAD' })
  await expect.poll(logged).toContain('"path":"/agenda.ics"')
  expect(logged()).not.toContain(token)
})

it('robots, as those of calendars, may read it', async () => {
  const { url } = await open()
  const closed = [...(await (await fetch(`${url}/robots.txt`)).text()).matchAll(/^Disallow: (.*)$/gm)]
  expect(closed.length).toBeGreaterThan(0)
  for (const [, path = ''] of closed) expect('/agenda.ics'.startsWith(path)).toBe(false)
})
