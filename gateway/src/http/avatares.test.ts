import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { aluna } from '../testing/createTestGateway.ts'
import { instituicao } from '../testing/instituicao.ts'
import { listen } from '../testing/listen.ts'
import type { Incoming, Outgoing, Send } from '../upstream/transport/send.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map(close => close()))
})

async function start(send: Send): Promise<string> {
  const { listener } = createApp({ send, instituicao, logger: pino({ level: 'silent' }), isStopping: () => false })
  const { url, close } = await listen(listener)
  closers.push(close)
  return url
}

function answer(status: number, contentType: string, body: string | Uint8Array = ''): Incoming {
  async function* chunks() {
    yield Buffer.from(body)
  }
  return { status, contentType, body: chunks() }
}

it('come from the upstream at the requested width, without the person’s token', async () => {
  const sent: Outgoing[] = []
  const url = await start(async outgoing => {
    sent.push(outgoing)
    return answer(200, 'image/webp', 'pixels')
  })
  const headers = { authorization: `Bearer ${aluna}`, cookie: 'a=b' }
  const response = await fetch(`${url}/avatares/7.webp?v=2`, { headers })
  expect(await response.text()).toBe('pixels')
  expect(response.headers.get('content-type')).toBe('image/webp')
  await fetch(`${url}/avatares/~/media/7.png`, { headers })
  await fetch(`${url}/avatares/0a1b2c3d4e5f6071.webp?largura=48`, { headers })
  expect(sent.map(({ path }) => path)).toEqual([
    '/avatares/7.webp?v=2',
    '/media/7.png',
    '/avatares/0a1b2c3d4e5f6071.webp?largura=48',
  ])
  for (const each of sent) expect(each.headers).toEqual({ accept: 'image/*', 'x-forwarded-for': '127.0.0.1' })
})

it.each([
  ['is no image', answer(200, 'text/html', '<script>')],
  ['may contain scripts', answer(200, 'image/svg+xml', '<svg/>')],
  ['is missing', answer(404, 'image/png')],
  ['is a refusal of the size', answer(422, 'application/json', '{}')],
])('are refused if the response %s', async (_, incoming) => {
  const url = await start(async () => incoming)
  expect((await fetch(`${url}/avatares/x`)).status).toBe(404)
})

it('break off above 5 MB, and return 502 when the upstream fails', async () => {
  const url = await start(async () => answer(200, 'image/png', new Uint8Array(5 * 1024 * 1024 + 1)))
  await expect(fetch(`${url}/avatares/x`).then(response => response.arrayBuffer())).rejects.toThrow()
  const failing = await start(() => Promise.reject(new Error('reset')))
  expect((await fetch(`${failing}/avatares/x`)).status).toBe(502)
})
