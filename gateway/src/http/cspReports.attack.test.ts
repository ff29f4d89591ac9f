import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { instituicao } from '../testing/instituicao.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function start(cspReports: boolean) {
  const lines: Record<string, unknown>[] = []
  const logger = pino({ level: 'warn' }, { write: line => void lines.push(JSON.parse(line)) })
  const send = async () => ({ status: 200, contentType: 'text/html', body: Buffer.from('') })
  const app = createApp({ send, instituicao, logger, isStopping: () => false, webFolder: '/nowhere', cspReports })
  const server = createServer(app.listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const report = (body: string) =>
    fetch(`${url}/csp-reports`, { method: 'POST', body, headers: { 'content-type': 'application/csp-report' } })
  return { url, lines, report }
}

const violation = {
  'document-uri': 'https://vagas.puc.example/verify-email?token=segredo',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/x.js?token=segredo',
  'source-file': 'https://vagas.puc.example/assets/main.js',
  'line-number': 7,
}

it('logs what a policy blocked, without a query', async () => {
  const { url, lines, report } = await start(true)
  const { headers } = await fetch(url, { headers: { accept: 'text/html' } })
  expect(headers.get('content-security-policy')).toContain('report-uri /csp-reports')
  expect((await report(JSON.stringify({ 'csp-report': violation }))).status).toBe(204)
  expect(lines).toMatchObject([
    {
      page: '/verify-email',
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      source: '/assets/main.js',
      line: 7,
    },
  ])
})

it('does not log bodies that are no report or too long, and logs at most thirty a minute', async () => {
  const { lines, report } = await start(true)
  for (const body of [
    '{',
    '[]',
    '{"csp-report":{"document-uri":7}}',
    JSON.stringify({ 'csp-report': 'x'.repeat(9000) }),
  ])
    expect((await report(body)).status).toBe(400)
  expect(lines).toEqual([])
  for (let time = 0; time < 40; time += 1) await report(JSON.stringify({ 'csp-report': violation }))
  expect(lines).toHaveLength(30)
})

it('requests no reports, and accepts none, without the setting', async () => {
  const { url, lines, report } = await start(false)
  const { headers } = await fetch(url, { headers: { accept: 'text/html' } })
  expect(headers.get('content-security-policy')).not.toContain('report')
  expect((await report(JSON.stringify({ 'csp-report': violation }))).status).not.toBe(204)
  expect(lines).toEqual([])
})
