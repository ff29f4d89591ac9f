import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'
import { toMultipart } from '../testing/toMultipart.ts'
import { toLogo } from './logo.ts'

const board = await createTestApp()
afterAll(board.close)
const administradora = await board.createAdministrador()

const desenho = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"/></svg>'
const raster = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#0f5a55' } })

const enviar = async (bytes: Buffer) =>
  board.call('PUT /admin/instituicao/logo', { as: administradora, ...(await toMultipart(bytes)) })
const urlDoLogo = async () => (await board.call<{ logo: string | null }>('GET /instituicao')).body.logo
const ler = (url: string) => board.app.inject(url)

describe('the logo', () => {
  test('has a URL of its own after each change, and none without a logo', async () => {
    expect(await urlDoLogo()).toBeNull()
    expect((await ler('/instituicao/logo')).statusCode).toBe(404)
    expect((await enviar(await raster(64).png().toBuffer())).status).toBe(204)
    const first = await urlDoLogo()
    expect(await enviar(Buffer.from(desenho))).toMatchObject({ status: 204 })
    const second = await urlDoLogo()
    expect([first, second]).toEqual(['/instituicao/logo?v=2', '/instituicao/logo?v=3'])
    await board.call('DELETE /admin/instituicao/logo', { as: administradora })
    expect(await urlDoLogo()).toBeNull()
  })

  test('is served as what it is, and an SVG that is opened by itself can do nothing', async () => {
    await enviar(Buffer.from(desenho))
    const { headers, body } = await ler('/instituicao/logo')
    expect(body).toBe(desenho)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  test('is audited', async () => {
    await enviar(await raster(64).webp().toBuffer())
    const { body } = await board.call<{ itens: object[] }>('GET /admin/auditoria?acao=mudou_logo&limit=1', {
      as: administradora,
    })
    expect(body.itens[0]).toMatchObject({ depois: expect.stringContaining('"image/webp"') })
  })

  test('has at most 200 KB', async () => {
    expect(await enviar(Buffer.alloc(210 * 1024))).toMatchObject({ status: 413 })
  })
})

describe('a file as a logo', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('may be a %s', async format => {
    expect(await toLogo(await raster(32).toFormat(format).toBuffer())).toMatchObject({ tipo: `image/${format}` })
  })

  test.each([
    ['with a declaration and a comment', `<?xml version="1.0"?><!-- Generator: x --><!-- y -->${desenho}`],
    ['with a gradient of its own', desenho.replace('<rect', '<rect fill="url(#a)"')],
    ['with a style', desenho.replace('<rect', '<style>rect{fill:#0f5a55}</style><rect')],
  ])('may be an SVG %s', async (_, svg) => {
    expect(await toLogo(Buffer.from(svg))).toMatchObject({ tipo: 'image/svg+xml' })
  })

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script with a prefix', '<svg:script/>'],
    ['a handler', '<rect onload="alert(1)"/>'],
    ['a handler right after a value', '<rect id="a"onclick="alert(1)"/>'],
    ['foreign content', '<foreignObject/>'],
    ['a link', '<a href="#x"/>'],
    ['a reference to another file', '<use href="https://x.example/a.svg#b"/>'],
    ['a reference by the old name', "<use xlink:href='//x.example/a#b'/>"],
    ['an address in a style', '<rect style="fill:url(https://x.example/a)"/>'],
    ['an import', '<style>@import "https://x.example/a.css";</style>'],
    ['a picture in it', '<image href="data:image/png;base64,AAAA"/>'],
    ['an escaped word', '<rect style="fill:\\75rl(https://x.example)"/>'],
    ['an entity', '<text>&x;</text>'],
    ['a character reference', '<use href="&#104;ttps://x.example"/>'],
    ['an animation', '<set attributeName="href"/>'],
  ])('may not be an SVG with %s', async (_, inside) => {
    const svg = desenho.replace('<rect', `${inside}<rect`)
    await expect(toLogo(Buffer.from(svg))).rejects.toMatchObject({ statusCode: 415 })
  })

  test.each([
    ['a doctype with entities', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${desenho}`)],
    ['a page', Buffer.from('<html><svg></svg></html>')],
    ['a text', Buffer.from('logo')],
    ['nothing', Buffer.alloc(0)],
  ])('may not be %s', async (_, bytes) => {
    await expect(toLogo(bytes)).rejects.toMatchObject({ statusCode: 415 })
  })

  test.each([
    ['too small', raster(16).png()],
    ['too large', raster(2100).png()],
    ['of another kind', raster(64).gif()],
  ])('may not be a picture that is %s', async (_, image) => {
    await expect(toLogo(await image.toBuffer())).rejects.toMatchObject({ statusCode: 415 })
  })
})
