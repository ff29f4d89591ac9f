import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { instituicao } from '../testing/instituicao.ts'
import { listen } from '../testing/listen.ts'
import type { Instituicao } from '../upstream/models/instituicao.ts'

const webFolder = mkdtempSync(path.join(tmpdir(), 'dress-'))
writeFileSync(path.join(webFolder, 'index.html'), '<html lang="pt-BR"><head><title>Mural</title></head></html>')
writeFileSync(path.join(webFolder, 'page.html'), '<html lang="pt-BR"><head><title>Mural</title></head></html>')
writeFileSync(path.join(webFolder, 'pages.json'), JSON.stringify([{ path: '/vagas', file: 'page.html' }]))

async function open() {
  const state: { agora: Instituicao } = { agora: instituicao }
  const app = createApp({
    instituicao,
    instituicaoDeAgora: () => state.agora,
    logger: pino({ level: 'silent' }),
    isStopping: () => false,
    send: async ({ path: asked }) => ({
      status: asked === '/instituicao/logo' ? 200 : 404,
      contentType: 'image/svg+xml',
      body: Buffer.from('<svg/>'),
    }),
    webFolder,
  })
  const { url, close } = await listen(app.listener)
  const read = async (route = '/vagas') => {
    const response = await fetch(url + route, { headers: { accept: 'text/html' } })
    return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? '', response }
  }
  return { state, read, close }
}

it('leaves documents as they were built while nothing of them was changed', async () => {
  const { read, close } = await open()
  expect((await read()).html).toBe('<html lang="pt-BR"><head><title>Mural</title></head></html>')
  await close()
})

it('gives the next document the accent for both themes, allowed by its policy', async () => {
  const { state, read, close } = await open()
  const before = await read()
  state.agora = { ...instituicao, cor: '#7a1f5c' }
  const { html, policy } = await read()
  expect(html).toMatch(
    /<style data-instituicao>:root:root\{--tz0:#7a1f5c;.*\[data-tema="escuro"\]\{--tz0:#\w{6};.*\}\}<\/style><\/head>/,
  )
  expect(policy).not.toBe(before.policy)
  expect(policy).toMatch(/style-src 'self' 'sha256-/)
  await close()
})

it('hides the mark of the specification, and names the logo', async () => {
  const { state, read, close } = await open()
  state.agora = { ...instituicao, marcaMvp: false, logo: '/instituicao/logo?v=2', sigla: 'U"T' }
  const { html } = await read()
  expect(html).toContain('[data-mvp]{display:none}')
  expect(html).toContain('<html data-logo="/instituicao/logo?v=2" data-sigla="U&quot;T" lang="pt-BR">')
  await close()
})

it('tells the next document and response how far the university is ahead of UTC', async () => {
  const { state, read, close } = await open()
  const ask = () => read('/graphql?query={__typename}')
  expect((await ask()).response.headers.get('x-fuso')).toBe('-180')
  state.agora = { ...instituicao, fuso: 'America/Rio_Branco', primeirosMeses: [2, 8], logo: '/instituicao/logo?v=2' }
  expect((await read()).html).toMatch(/^<html data-fuso="-300" data-periodos="2,8" data-logo=/)
  expect((await ask()).response.headers.get('x-fuso')).toBe('-300')
  expect((await ask()).response.headers.get('x-periodos')).toBe('2,8')
  await close()
})

it('serves the logo with a policy that lets an SVG do nothing', async () => {
  const { read, close } = await open()
  const { html, policy, response } = await read('/instituicao/logo?v=2')
  expect([html, response.headers.get('x-content-type-options')]).toEqual(['<svg/>', 'nosniff'])
  expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
  await close()
})
