import { once } from 'node:events'
import { mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { filePaths } from '../filePaths.ts'
import { testLimits } from '../testing/createTestGateway.ts'
import { instituicao } from '../testing/instituicao.ts'
import { reply, scriptUpstream } from '../testing/scriptUpstream.ts'
import type { Script } from '../testing/scriptUpstream.ts'

const webFolder = mkdtempSync(path.join(tmpdir(), 'public-'))
mkdirSync(path.join(webFolder, 'pages'))
const built = (name: string) =>
  `<!doctype html><html lang="pt-BR"><head><meta name="description" content="O mural." /><title>Mural</title>
<script>start()</script></head><body>${name}</body></html>`
for (const name of ['index', 'landing', 'professor', 'vaga'])
  writeFileSync(path.join(webFolder, `${name}.html`), built(name))
const table = [
  { path: '/', file: 'landing.html', isPublic: true },
  { path: '/professor', file: 'professor.html', isPublic: true },
  { path: '/vaga/:codigo', file: 'vaga.html', isPublic: true },
]
writeFileSync(path.join(webFolder, 'pages.json'), JSON.stringify(table))

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function start(script: Script) {
  const { send, calls, sent } = scriptUpstream(script)
  const logger = pino({ level: 'silent' })
  const publicUrl = 'https://vagas.puc.example'
  const app = createApp({
    send,
    instituicao,
    logger,
    publicUrl,
    isStopping: () => false,
    webFolder,
    limits: testLimits,
  })
  const server = createServer(app.listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close().closeAllConnections())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = async (route: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url + route, { headers: { accept: 'text/html', ...headers } })
    return { status: response.status, headers: response.headers, html: await response.text() }
  }
  return { get, calls, sent }
}

const call = 'GET /publico/vagas/12'
const vaga = {
  id: 12,
  titulo: 'Monitoria de Óptica',
  descricao: 'Ajudar nas aulas.\n\nTrês horas por semana.',
  prazo: '2099-12-31',
  criado_em: '2026-03-09T14:00:00Z',
  tipo: { id: 1, nome: 'Monitoria' },
  department: { id: 3, name: 'Física' },
  location: { id: 1, name: 'PUC' },
  remuneracao: 600,
  desconto: null,
  horas_complementares: null,
}

const dataOf = (html: string) => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)
}

const kinds = ['monitoria', 'iniciacao-cientifica', 'estagio', 'bolsa', 'empresa-jr', 'laboratorio']

const propertiesOf = (html: string) =>
  Object.fromEntries([...html.matchAll(/<meta property="([^"]*)" content="([^"]*)">/g)].map(([, ...pair]) => pair))

/** As built, with the preview of the board: what the vaga says is not in it. */
function expectGeneralPreview(html: string) {
  expect(propertiesOf(html)).toMatchObject({
    'og:title': 'Mural Acadêmico · UT',
    'og:url': 'https://vagas.puc.example/',
    'og:image': 'https://vagas.puc.example/previas/geral.png',
  })
  const own = /\n?<meta property=[^>]*>|<meta name="twitter[^>]*>\n/g
  expect(html.replaceAll(own, '').replaceAll(/\s/g, '')).toBe(built('vaga').replaceAll(/\s/g, ''))
}

describe('the page of a vaga', () => {
  it('has its title, link preview, canonical address and structured data in its HTML', async () => {
    const { get, sent } = await start({ [call]: vaga })
    const { status, html, headers } = await get('/vaga/12', { authorization: 'Bearer x' })
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/html;charset=utf-8',
      'no-cache',
    ])
    expect(html).toContain('<title>Monitoria de Óptica · Mural Acadêmico</title>')
    const description = 'Física, inscrições até 31/12/2099. Ajudar nas aulas. Três horas por semana.'
    expect(html).toContain(`<meta name="description" content="${description}">`)
    expect(propertiesOf(html)).toEqual({
      'og:type': 'website',
      'og:site_name': `Mural Acadêmico · ${instituicao.nome}`,
      'og:locale': 'pt_BR',
      'og:title': 'Monitoria de Óptica',
      'og:description': description,
      'og:url': 'https://vagas.puc.example/vaga/12',
      'og:image': 'https://vagas.puc.example/previas/monitoria.png',
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
    })
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(html).toContain('<link rel="canonical" href="https://vagas.puc.example/vaga/12">')
    expect(html.match(/<title>|name="description"/g)).toHaveLength(2)
    expect(dataOf(html)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Monitoria de Óptica',
      description: '<p>Ajudar nas aulas.</p><p>Três horas por semana.</p>',
      url: 'https://vagas.puc.example/vaga/12',
      identifier: { '@type': 'PropertyValue', name: 'UT', value: '12' },
      datePosted: '2026-03-09T14:00:00.000Z',
      validThrough: '2099-12-31T23:59:59-03:00',
      employmentType: 'PART_TIME',
      hiringOrganization: {
        '@type': 'CollegeOrUniversity',
        name: instituicao.nome,
        department: { '@type': 'Organization', name: 'Física' },
      },
      jobLocation: {
        '@type': 'Place',
        name: 'PUC',
        address: { '@type': 'PostalAddress', streetAddress: 'PUC', addressCountry: 'BR' },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'BRL',
        value: { '@type': 'QuantitativeValue', value: 600, unitText: 'MONTH' },
      },
    })
    expect(sent[0]?.headers['authorization']).toBeUndefined()
  })

  it('has a picture for each of the six kinds, and the general one for others', async () => {
    const names = ['Monitoria', 'Iniciação Científica', 'Estágio', 'Bolsa', 'Empresa Júnior', 'Laboratório', 'Extensão']
    const pictures = []
    for (const [index, nome] of names.entries()) {
      const { get } = await start({ [call]: { ...vaga, tipo: { id: index + 1, nome } } })
      const { 'og:image': picture } = propertiesOf((await get('/vaga/12')).html)
      pictures.push(path.basename(picture ?? ''))
    }
    expect(pictures).toEqual([...kinds, 'geral'].map(name => `${name}.png`))
    for (const name of [...kinds, 'geral']) {
      const png = readFileSync(path.join(filePaths.web, `../public/previas/${name}.png`))
      expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
      expect(png.length).toBeLessThan(200_000)
    }
  })

  it('runs only its built scripts', async () => {
    const { get } = await start({ [call]: vaga })
    const { headers } = await get('/vaga/12')
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/)
  })

  it('is revalidated, and compressed for who accepts that', async () => {
    const { get } = await start({ [call]: { ...vaga, descricao: 'Ajudar nas aulas. '.repeat(200) } })
    const { headers, html } = await get('/vaga/12', { 'accept-encoding': 'br' })
    expect(headers.get('content-encoding')).toBe('br')
    expect(html).toContain('og:title')
    expect((await get('/vaga/12', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
  })

  it('says that a remote one may be done anywhere', async () => {
    const { get } = await start({ [call]: { ...vaga, location: { id: 1, name: 'Remoto' } } })
    const data = dataOf((await get('/vaga/12/')).html)
    expect([data.jobLocationType, data.jobLocation]).toEqual(['TELECOMMUTE', undefined])
  })

  it.each([
    '</title><script>alert(1)</script>',
    '</script><script>alert(1)</script>',
    '<!--<script>',
    `" onload="alert(1)" '`,
    '$& $` $1 &lt;',
    '👩‍🔬 \u2028',
    '\\u003c/script\\u003e',
  ])('keeps the title %j a text', async titulo => {
    const { get } = await start({ [call]: { ...vaga, titulo, descricao: titulo } })
    const { html } = await get('/vaga/12')
    expect(dataOf(html).title).toBe(titulo)
    const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? []
    expect(title).not.toMatch(/[<>"']/)
    expect(unescape(title)).toBe(`${titulo} · Mural Acadêmico`)
    // Of the document's two scripts, one is its own, and one is data.
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html.match(/<\/script/g)).toHaveLength(2)
    expect(html).not.toContain('<!--')
    expect(html.match(/<meta [^>]*>/g)?.filter(tag => (tag.match(/"/g) ?? []).length !== 4)).toEqual([])
  })

  it.each([
    ['is not public', '/vaga/12', { [call]: reply(404, { detail: 'Não.' }) }, [call]],
    ['has no address', '/vaga/doze', {}, []],
    ['has an address of no id', '/vaga/12%2F..', {}, []],
  ])('that %s is 404, without an upstream’s word', async (_, route, script, calls) => {
    const started = await start(script)
    const { status, html } = await started.get(route)
    expect(status).toBe(404)
    expectGeneralPreview(html)
    expect(started.calls).toEqual(calls)
  })

  it('that cannot be read is the page that tries again, which crawlers do not keep', async () => {
    const { get } = await start({ [call]: reply(500) })
    const { status, html } = await get('/vaga/12')
    expect(status).toBe(503)
    expectGeneralPreview(html)
  })
})

describe('the landing page', () => {
  const mural = { total: 1, por_tipo: [], vagas: [vaga] }

  it('leaves room for vagas if they are public, with one call a minute', async () => {
    const { get, calls } = await start({ 'GET /publico/mural': mural })
    expect((await get('/')).html).toContain('<html data-mural lang="pt-BR">')
    expect((await get('/')).status).toBe(200)
    expect((await get('/professor')).html).toContain('<html data-mural lang="pt-BR">')
    expect(calls).toEqual(['GET /publico/mural'])
  })

  it('has its vagas in the sitemap, and says when they cannot be read', async () => {
    const { get } = await start({ 'GET /publico/mural': { ...mural, abertas: [{ id: 12 }, { id: 13 }] } })
    expect((await get('/sitemap.xml')).html.match(/vaga\/\d+/g)).toEqual(['vaga/12', 'vaga/13'])
    const closed = await start({ 'GET /publico/mural': reply(404) })
    expect((await closed.get('/sitemap.xml')).html.match(/<loc>.*?<\/loc>/g)).toHaveLength(2)
    const failing = await start({ 'GET /publico/mural': reply(500) })
    expect((await failing.get('/sitemap.xml')).status).toBe(503)
  })

  it.each([reply(404), reply(500), { total: 0, por_tipo: [], vagas: [] }])('is as built otherwise', async answer => {
    const { get } = await start({ 'GET /publico/mural': answer })
    expect((await get('/')).html).toBe(built('landing'))
  })

  it('does not wait for an upstream that is slow', async () => {
    const { get } = await start({ 'GET /publico/mural': () => new Promise(() => {}) })
    expect((await get('/')).html).toBe(built('landing'))
  })
})

const unescape = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
