import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { instituicao } from '../testing/instituicao.ts'
import { listen } from '../testing/listen.ts'
import { keepAssets } from './assets.ts'

const html = { accept: 'text/html' }

/** A built web app with one asset of its own and one that all builds share. */
function build(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'web-'))
  mkdirSync(path.join(folder, 'assets'))
  const files = {
    'index.html': `<title>${name}</title>`,
    [`assets/${name}-abcd_123.js`]: `code of ${name}`,
    [`assets/${name}-abcd_123.js.br`]: brotliCompressSync(`br of ${name}`),
    [`assets/${name}-abcd_123.js.gz`]: gzipSync(`gzip of ${name}`),
    'assets/both-ABCD-123.css': `css of ${name}`,
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
  return folder
}

describe('two gateways of two builds with one shared folder', () => {
  const [before, after] = [build('before'), build('after')]
  const assetsDir = mkdtempSync(path.join(tmpdir(), 'assets-'))
  const gateways: Awaited<ReturnType<typeof listen>>[] = []

  beforeAll(async () => {
    for (const webFolder of [before, after]) {
      const options = { instituicao, logger: pino({ level: 'silent' }), isStopping: () => false }
      const app = createApp({ ...options, webFolder, assetsDir, send: () => Promise.reject(new Error('no upstream')) })
      gateways.push(await listen(app.listener))
    }
    // The newer one starts, then both restart at once.
    await keepAssets(assetsDir, before)
    await Promise.all([keepAssets(assetsDir, after), keepAssets(assetsDir, before), keepAssets(assetsDir, after)])
  })
  afterAll(() => Promise.all(gateways.map(({ close }) => close())))

  const get = (index: number, route: string, headers: Record<string, string> = { 'accept-encoding': 'identity' }) =>
    fetch(`${gateways[index]?.url}${route}`, { headers })

  it('serve the code of either build as immutable', async () => {
    for (const index of [0, 1]) {
      for (const name of ['before', 'after']) {
        const response = await get(index, `/assets/${name}-abcd_123.js`)
        expect([response.status, await response.text()]).toEqual([200, `code of ${name}`])
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        expect(response.headers.get('content-type')).toMatch(/javascript/)
        expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      }
    }
  })

  it('serve it compressed', async () => {
    for (const index of [0, 1]) {
      for (const encoding of ['br', 'gzip']) {
        const response = await get(index, '/assets/before-abcd_123.js', { 'accept-encoding': encoding })
        expect(response.headers.get('content-encoding')).toBe(encoding)
        expect(await response.text()).toBe(`${encoding} of before`)
      }
    }
  })

  it('prefer their own file, and always serve their own document', async () => {
    for (const [index, name] of ['before', 'after'].entries()) {
      expect(await (await get(index, '/assets/both-ABCD-123.css')).text()).toBe(`css of ${name}`)
      for (const route of ['/', '/vagas', '/index.html'])
        expect(await (await get(index, route, html)).text()).toContain(`<title>${name}</title>`)
    }
  })

  it.each([
    '/assets/gone-abcd_123.js',
    '/assets/leia-me.txt',
    '/assets/secret.js',
    '/assets/before-abcd_123.js.br',
    '/assets/..%2fsecret-abcd_123.js',
    '/assets/%2e%2e%2fsecret-abcd_123.js',
    '/assets/..%5csecret-abcd_123.js',
    '/assets/../secret-abcd_123.js',
    '/assets/sub/before-abcd_123.js',
    '/assets/.half-abcd_123.js.novo',
    '/secret-abcd_123.js',
    '/assets/%00-abcd_123.js',
  ])('do not serve %s', async route => {
    writeFileSync(path.join(assetsDir, 'secret-abcd_123.js'), 'secret')
    for (const name of ['leia-me.txt', 'secret.js', '.half-abcd_123.js.novo'])
      writeFileSync(path.join(assetsDir, 'assets', name), 'secret')
    const response = await get(1, route)
    expect([response.status, await response.text()]).toEqual([404, 'not found'])
  })
})

describe('a build in place under a running gateway', () => {
  const options = { instituicao, logger: pino({ level: 'silent' }), isStopping: () => false }
  const send = () => Promise.reject(new Error('no upstream'))

  it('takes its files away: they are not found, or come from the shared folder', async () => {
    const [webFolder, assetsDir] = [build('alone'), mkdtempSync(path.join(tmpdir(), 'assets-'))]
    await keepAssets(assetsDir, webFolder)
    const [alone, shared] = await Promise.all(
      [{}, { assetsDir }].map(more => listen(createApp({ ...options, ...more, webFolder, send }).listener)),
    )
    rmSync(path.join(webFolder, 'assets'), { recursive: true })
    const read = async (url = '') => (await fetch(`${url}/assets/alone-abcd_123.js`)).text()
    expect([await read(alone?.url), await read(shared?.url)]).toEqual(['not found', 'gzip of alone'])
    await Promise.all([alone?.close(), shared?.close()])
  })

  it('writes a longer or a shorter file under its name: it is served whole', async () => {
    const webFolder = build('icon')
    const icon = path.join(webFolder, 'icon.svg')
    writeFileSync(icon, '<svg/>')
    const { url, close } = await listen(createApp({ ...options, webFolder, send }).listener)
    const read = async () => (await fetch(`${url}/icon.svg`)).text()
    expect(await read()).toBe('<svg/>')
    for (const text of ['<svg><path/></svg>', '<g/>']) {
      writeFileSync(icon, text)
      expect(await read()).toBe(text)
    }
    await close()
  })

  it.each(['/.vite/manifest.json', '/%2evite/manifest.json', '/./.vite/manifest.json'])('hides %s', async route => {
    const webFolder = build('hidden')
    mkdirSync(path.join(webFolder, '.vite'), { recursive: true })
    writeFileSync(path.join(webFolder, '.vite/manifest.json'), '{}')
    const { url, close } = await listen(createApp({ ...options, webFolder, send }).listener)
    expect((await fetch(url + route)).status).toBe(404)
    await close()
  })

  it('takes a file away while it is read: only that response ends', async () => {
    const webFolder = build('half')
    const { url, close } = await listen(createApp({ ...options, webFolder, send }).listener)
    rmSync(path.join(webFolder, 'assets/half-abcd_123.js.br'))
    const read = (encoding: string) =>
      fetch(`${url}/assets/half-abcd_123.js`, { headers: { 'accept-encoding': encoding } })
    await expect(read('br')).rejects.toThrow('fetch failed')
    expect(await (await read('gzip')).text()).toBe('gzip of half')
    await close()
  })
})

describe('the folder', () => {
  it('drops files that no gateway has had for 90 days, and keeps this build’s and unrelated files', async () => {
    const [own, assetsDir] = [build('now'), mkdtempSync(path.join(tmpdir(), 'assets-'))]
    const folder = path.join(assetsDir, 'assets')
    await keepAssets(assetsDir, own)
    const old = ['old-abcd_123.js', 'old-abcd_123.js.br', '.old-abcd_123.js.1.novo', 'leia-me.txt', 'now-abcd_123.js']
    for (const [index, name] of [...old, 'recent-abcd_123.js'].entries()) {
      writeFileSync(path.join(folder, name), 'x')
      const at = new Date(Date.now() - (index < old.length ? 91 : 89) * 24 * 60 * 60 * 1000)
      utimesSync(path.join(folder, name), at, at)
    }
    await keepAssets(assetsDir, own)
    expect(readdirSync(folder).toSorted()).toEqual(
      ['both-ABCD-123.css', 'leia-me.txt', 'now-abcd_123.js', 'now-abcd_123.js.br', 'now-abcd_123.js.gz']
        .concat('recent-abcd_123.js')
        .toSorted(),
    )
  })

  it('holds only complete files, however many gateways copy at once', async () => {
    const [own, assetsDir] = [build('now'), mkdtempSync(path.join(tmpdir(), 'assets-'))]
    await Promise.all(Array.from({ length: 8 }, () => keepAssets(assetsDir, own)))
    const folder = path.join(assetsDir, 'assets')
    expect(readdirSync(folder)).toHaveLength(4)
    for (const name of readdirSync(folder))
      expect(readFileSync(path.join(folder, name))).toEqual(readFileSync(path.join(own, 'assets', name)))
  })

  it('stops the start with one line when it cannot be used', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'assets-')), 'file')
    writeFileSync(file, '')
    await expect(keepAssets(file, build('now'))).rejects.toThrow(`ASSETS_DIR ${file} cannot be used (ENOTDIR).`)
  })
})
