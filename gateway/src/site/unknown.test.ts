import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { instituicao } from '../testing/instituicao.ts'

const webFolder = mkdtempSync(path.join(tmpdir(), 'unknown-'))
writeFileSync(path.join(webFolder, 'index.html'), '<title>not found</title>')
writeFileSync(path.join(webFolder, 'landing.html'), '<title>board</title>')
writeFileSync(path.join(webFolder, 'vaga.html'), '<title>vaga</title>')
const table = [
  { path: '/', file: 'landing.html', isPublic: true },
  { path: '/vagas/:codigo', file: 'vaga.html', isPublic: false },
]
writeFileSync(path.join(webFolder, 'pages.json'), JSON.stringify(table))

// An upstream without public vagas.
const send = async () => ({ status: 404, contentType: 'text/plain', body: Buffer.from('') })
const logger = pino({ level: 'silent' })
const publicUrl = 'https://vagas.puc.example'
const app = createApp({ send, instituicao, logger, publicUrl, isStopping: () => false, webFolder })
const server = createServer(app.listener).listen(0, '127.0.0.1')
await once(server, 'listening')
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close().closeAllConnections())

const html = { accept: 'text/html,application/xhtml+xml' }

it.each(['/vagas', '/vagas/12/13', '/no-such-page', '/index.html', '/landing.html', '/landing'])(
  'responds at %s, where the router has no page, with 404 and the page for unknown paths',
  async route => {
    const response = await fetch(url + route, { headers: html })
    expect([response.status, await response.text()]).toEqual([404, '<title>not found</title>'])
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const known = { ...html, 'if-none-match': response.headers.get('etag') ?? '' }
    expect((await fetch(url + route, { headers: known })).status).toBe(404)
  },
)

it('revalidates a page of the router with 304', async () => {
  const { status, headers } = await fetch(`${url}/vagas/12`, { headers: html })
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache'])
  const known = { ...html, 'if-none-match': headers.get('etag') ?? '' }
  expect((await fetch(`${url}/vagas/12`, { headers: known })).status).toBe(304)
})

it('lists the public pages for crawlers', async () => {
  const robots = await fetch(`${url}/robots.txt`)
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await robots.text()).toContain('Disallow: /vagas\n')
  const sitemap = await fetch(`${url}/sitemap.xml`)
  expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect((await sitemap.text()).match(/<loc>.*<\/loc>/g)).toEqual([`<loc>${publicUrl}/</loc>`])
})
