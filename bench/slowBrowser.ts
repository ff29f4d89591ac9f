import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { chromium } from '@playwright/test'
import { startGateway } from '../e2e/stack.ts'

/** Work of the main thread in ms. `task` includes the others. */
export type Work = { script: number; style: number; layout: number; task: number }

/** An upstream with the responses of `answers` by path, computed from query and body if one is a function. */
export async function startUpstream(answers: Record<string, unknown>) {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://upstream')
    const given = answers[`${request.method} ${request.url}`] ?? answers[`${request.method} ${pathname}`]
    const found = typeof given === 'function' ? given(searchParams, body && JSON.parse(body)) : given
    response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(found ?? { detail: 'Não há.' }))
  }
  const upstream = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const stop = () => void upstream.close()
  return { url: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`, stop }
}

/** A page of the site at `baseURL` with the session of a token, on a processor `slowdown` times slower. */
export async function openSlowPage(baseURL: string, token: string, slowdown = 4) {
  const executablePath = process.env['CHROMIUM']
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } })
  // A busy machine is even slower.
  page.setDefaultTimeout(120_000)
  await page.goto('/health')
  await page.evaluate(kept => localStorage.setItem('token', kept), token)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, devtools, close: () => browser.close() }
}

/** A slow page for a professor, over the built gateway and the upstream of `answers`. */
export async function openSlowBrowser(answers: Record<string, unknown>, slowdown?: number) {
  const upstream = await startUpstream(answers)
  const gateway = await startGateway(upstream.url)
  const { page, devtools, close: closePage } = await openSlowPage(gateway.url, tokenOfProfessor, slowdown)
  // Processor time, which a busy machine hardly changes.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })

  const read = async (): Promise<Work> => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const of = (name: string) => 1000 * (metrics.find(metric => metric.name === name)?.value ?? Number.NaN)
    return {
      script: of('ScriptDuration'),
      style: of('RecalcStyleDuration'),
      layout: of('LayoutDuration'),
      task: of('TaskDuration'),
    }
  }
  /** The work from the start of the step until its result is painted. */
  const workOf = async (step: () => Promise<unknown>): Promise<Work> => {
    const before = await read()
    await step()
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))
    const after = await read()
    const spent = (what: keyof Work) => after[what] - before[what]
    return { script: spent('script'), style: spent('style'), layout: spent('layout'), task: spent('task') }
  }
  const close = async () => {
    await closePage()
    await gateway.stop()
    upstream.stop()
  }
  return { page, workOf, close }
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** User 9. Neither the gateway nor this upstream checks signatures. */
export const tokenOfProfessor = [
  part({ alg: 'HS256' }),
  part({ user_id: 9, is_student: false, exp: 4e9 }),
  'none',
].join('.')

/** The median, rounded to this many decimals. */
export function median(values: number[], decimals = 1): number {
  const sorted = values.toSorted((one, other) => one - other)
  return +(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN).toFixed(decimals)
}
