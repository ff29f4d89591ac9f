import { createTestApp } from '../api/src/testing/createTestApp.ts'

/**
 * Whether response times reveal that an e-mail address has an account. Addresses with and without one alternate, each pair
 * from another client address. Prints the ratio of their medians.
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

/** From the arrival of the request until the response is flushed. The client in this process would measure more. */
const ask = async (route: string, body: object, turn: number): Promise<number> => {
  const response = await fetch(url + route, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${turn >> 8}.${turn & 255}.1` },
    body: JSON.stringify(body),
  })
  await response.text()
  if (response.status >= 429) throw new Error(`${route} answered ${response.status}`)
  // Work after the response must not count towards the next one.
  await board.app.mailQueue.drain()
  return took
}

const measure = async (route: string) => {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (const [turn, email] of known.entries()) {
    const askAs = async (kind: 'known' | 'unknown', address: string) =>
      times[kind].push(await ask(route, { email: address, password: 'errada' }, turn))
    const order = [() => askAs('known', email), () => askAs('unknown', `ninguem${turn}@puc.example`)]
    for (const next of turn % 2 === 0 ? order : order.toReversed()) await next()
  }
  const [one, other] = [median(times.known), median(times.unknown)]
  return { known: +one.toFixed(2), unknown: +other.toFixed(2), ratio: +(one / other).toFixed(3) }
}

const report: Record<string, Awaited<ReturnType<typeof measure>>> = {}
for (const route of ['/users/login', '/auth/forgot-password', '/auth/resend-verification']) {
  await measure(route)
  report[route] = await measure(route)
}
console.log(`medians of ${pairs} pairs, in ms`)
console.table(report)
const telling = Object.values(report).filter(({ ratio }) => !(ratio >= bar.lowest && ratio <= bar.highest))
if (telling.length > 0) process.exitCode = 1
console.log(telling.length > 0 ? 'The time tells them apart' : 'The time does not tell them apart')
await board.close()
