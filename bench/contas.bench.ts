import { createTestApp } from '../api/src/testing/createTestApp.ts'

/**
 * Whether response times reveal that an e-mail address has an account: those of the response itself, and of the next
 * request of the same client. Addresses with and without one alternate, each pair from another client address. Prints the
 * ratio of their medians.
 */
const pairs = 200
const bar = { lowest: 0.85, highest: 1.15 }

const board = await createTestApp({}, { send: async () => {}, close: () => {} })
/** Unverified, so that each of the three calls has work to do. */
const known: string[] = []
while (known.length < pairs) known.push((await board.createAluno({ emailVerificadoEm: null })).email)

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

const url = await board.app.listen({ port: 0, host: '127.0.0.1' })
let took = 0
board.app.server.on('request', (_request, response) => {
  const start = performance.now()
  response.on('finish', () => (took = performance.now() - start))
})

type Times = { own: number; next: number }

/**
 * `own`: from the arrival of the request until the response is flushed; the client in this process would measure more.
 * `next`: the request that the client sends at once after it, as the client sees it.
 */
const ask = async (route: string, body: object, turn: number): Promise<Times> => {
  const response = await fetch(url + route, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${turn >> 8}.${turn & 255}.1` },
    body: JSON.stringify(body),
  })
  await response.text()
  const own = took
  if (response.status >= 429) throw new Error(`${route} answered ${response.status}`)
  const start = performance.now()
  await (await fetch(`${url}/departamentos/`)).text()
  const next = performance.now() - start
  // The mail must not count towards the next pair.
  await board.app.mailQueue.drain()
  return { own, next }
}

const measure = async (route: string) => {
  const times: { known: Times[]; unknown: Times[] } = { known: [], unknown: [] }
  for (const [turn, email] of known.entries()) {
    const askAs = async (kind: 'known' | 'unknown', address: string) =>
      times[kind].push(await ask(route, { email: address, password: 'errada' }, turn))
    const order = [() => askAs('known', email), () => askAs('unknown', `ninguem${turn}@puc.example`)]
    for (const next of turn % 2 === 0 ? order : order.toReversed()) await next()
  }
  const compare = (which: keyof Times) => {
    const [one, other] = [times.known, times.unknown].map(all => median(all.map(each => each[which]))) as [
      number,
      number,
    ]
    return { known: +one.toFixed(2), unknown: +other.toFixed(2), ratio: +(one / other).toFixed(3) }
  }
  return { own: compare('own'), next: compare('next') }
}

const report: Record<string, { known: number; unknown: number; ratio: number }> = {}
for (const route of ['/users/login', '/auth/forgot-password', '/auth/resend-verification', '/auth/login-link']) {
  await measure(route)
  const { own, next } = await measure(route)
  report[route] = own
  report[`after ${route}`] = next
}
console.log(`medians of ${pairs} pairs, in ms`)
console.table(report)
const telling = Object.values(report).filter(({ ratio }) => !(ratio >= bar.lowest && ratio <= bar.highest))
if (telling.length > 0) process.exitCode = 1
console.log(telling.length > 0 ? 'The time tells them apart' : 'The time does not tell them apart')
await board.close()
