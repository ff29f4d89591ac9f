import { deflateSync } from 'node:zlib'
import { desc, eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { arquivos, retratos } from '../db/schema/arquivos.ts'
import { usuarios } from '../db/schema.ts'
import { saveRetrato } from '../storage/retratos.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { toMultipart } from '../testing/toMultipart.ts'
import { toRetrato } from '../testing/toRetrato.ts'
import { toPng } from './testing/toPng.ts'

let board: TestApp
beforeAll(async () => {
  board = await createTestApp()
})
afterAll(() => board.close())

type Body = { avatar: string; detail: string }

const upload = async (bytes: Buffer, as?: Usuario, id = as?.id) =>
  board.call<Body>(`POST /users/${id}/avatar`, { ...(as && { as }), ...(await toMultipart(bytes)) })

/** Red on the left, blue on the right. */
const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'red' } }, left: 0, top: 0 },
  ])

const nomeOf = (avatar: string) => /[0-9a-f]{32}/.exec(avatar)?.[0] ?? ''
/** The stored files of a portrait, the largest first. */
const keptOf = async (avatar: string) => {
  const kept = await board.db
    .select({ bytes: arquivos.bytes, chave: arquivos.chave })
    .from(retratos)
    .innerJoin(arquivos, eq(arquivos.chave, retratos.chave))
    .where(eq(retratos.nome, nomeOf(avatar)))
    .orderBy(desc(retratos.largura))
  return kept.map(({ bytes, chave }) => ({ chave, bytes: bytes ?? Buffer.alloc(0) }))
}
/** Which of these contents are still stored. */
const leftOf = async (chaves: string[]) => {
  await board.app.fileCleanups.drain()
  return board.db.select({ chave: arquivos.chave }).from(arquivos).where(inArray(arquivos.chave, chaves))
}
const avatarOf = async ({ id }: Usuario) => {
  const [found] = await board.db.select({ avatar: usuarios.avatar }).from(usuarios).where(eq(usuarios.id, id))
  return found?.avatar ?? null
}

describe('a new portrait', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('from %s is a square WebP for everybody', async format => {
    const aluna = await board.createAluno()
    const { status, body } = await upload(await picture().toFormat(format).toBuffer(), aluna)
    expect([status, body.avatar]).toEqual([200, expect.stringMatching(/^\/avatares\/[0-9a-f]{32}\.webp$/)])
    const served = await board.app.inject(body.avatar)
    expect(served.headers['content-type']).toBe('image/webp')
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
    expect((await board.call(`GET /users/${aluna.id}`, { as: aluna })).body).toMatchObject({ avatar: body.avatar })
  })

  test('has copies for lists, each a fraction of its bytes', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 }
    const photo = sharp({ create: { width: 600, height: 600, channels: 3, background: 'white', noise } })
    const { body } = await upload(await photo.png().toBuffer(), await board.createAluno())
    const whole = await board.app.inject(body.avatar)
    for (const largura of [48, 96, 192]) {
      const copy = await board.app.inject(`${body.avatar}?largura=${largura}`)
      expect(await sharp(copy.rawPayload).metadata()).toMatchObject({ format: 'webp', width: largura, height: largura })
      expect(copy.rawPayload.length).toBeLessThan(whole.rawPayload.length / 3)
    }
  })

  test('that one process received is served by another', async () => {
    const settings = { ...board.settings, dataDir: '/of/another/machine' }
    const other = await buildApp({ db: board.db, settings, maxEventLoopDelay: 0 })
    const { avatar } = (await upload(await picture().png().toBuffer(), await board.createAluno())).body
    for (const largura of ['', '?largura=48', '?largura=96', '?largura=192'])
      expect((await other.inject(avatar + largura)).statusCode).toBe(200)
    await other.close()
  })

  test('has a limit per account', async () => {
    const aluna = await board.createAluno()
    for (let sent = 0; sent < 20; sent += 1) expect((await upload(Buffer.from('x'), aluna)).status).toBe(415)
    const refused = await upload(await picture().png().toBuffer(), aluna)
    expect([refused.status, refused.body.detail]).toEqual([429, expect.stringMatching(/Tente novamente em/)])
    expect(await avatarOf(aluna)).toBeNull()
  })

  test('keeps no metadata: place, camera, comments, bytes after its end', async () => {
    const exif = { IFD0: { Make: 'CameraX' }, IFD3: { GPSLatitude: '22/1 54/1 30/1', GPSLatitudeRef: 'S' } }
    const photo = await picture().withExif(exif).withXmp('<x:xmpmeta>segredo</x:xmpmeta>').jpeg().toBuffer()
    expect((await sharp(photo).metadata()).exif?.includes('CameraX')).toBe(true)
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
    const { body } = await upload(polyglot, await board.createAluno())
    const files = await keptOf(body.avatar)
    expect(files).toHaveLength(4)
    const kept = await sharp(files[0]?.bytes).metadata()
    expect([kept.exif, kept.xmp, kept.icc]).toEqual([undefined, undefined, undefined])
    for (const trace of ['CameraX', 'segredo', '<script>', 'PK\u0003\u0004'])
      for (const { bytes } of files) expect(bytes.includes(trace)).toBe(false)
  })

  test('has the orientation of the camera', async () => {
    const turned = await picture().withMetadata({ orientation: 3 }).jpeg().toBuffer()
    const { body } = await upload(turned, await board.createAluno())
    const { data } = await sharp((await keptOf(body.avatar))[0]?.bytes)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeLessThan(100)
    expect(data[2]).toBeGreaterThan(150)
  })

  test('replaces the former one, whose bytes are deleted', async () => {
    const aluna = await board.createAluno()
    const first = (await upload(await picture().tint('lime').png().toBuffer(), aluna)).body.avatar
    const before = (await keptOf(first)).map(({ chave }) => chave)
    const second = (await upload(await picture().negate().png().toBuffer(), aluna)).body.avatar
    expect(second).not.toBe(first)
    expect(before).toHaveLength(4)
    expect(await keptOf(first)).toEqual([])
    expect(await leftOf(before)).toEqual([])
    expect(await keptOf(second)).toHaveLength(4)
  })

  test('leaves a portrait that others share, and bytes that others have too', async () => {
    const nome = 'ab'.repeat(16)
    await saveRetrato(board.db, board.app.fileStore, nome, toRetrato('shared'))
    const avatar = `/avatares/${nome}.webp`
    const [aluna] = [await board.createAluno({ avatar }), await board.createAluno({ avatar })]
    const image = await picture().blur(3).png().toBuffer()
    const { body } = await upload(image, aluna)
    expect(await keptOf(avatar)).toHaveLength(4)
    const other = await upload(image, await board.createAluno())
    const chaves = (await keptOf(body.avatar)).map(({ chave }) => chave)
    await board.call(`DELETE /users/${aluna.id}/avatar`, { as: aluna })
    expect(await leftOf(chaves)).toHaveLength(4)
    expect(await keptOf(other.body.avatar)).toHaveLength(4)
  })
})

describe('refused, saying why, and the portrait stays', () => {
  const invalid = 'Por favor, selecione uma imagem válida.'
  const animated = async () => {
    const frames = [await picture().png().toBuffer(), await picture().negate().png().toBuffer()]
    return sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
  }
  const heic = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'

  test.each([
    ['text', 415, invalid, () => Buffer.from('not an image')],
    ['nothing', 415, invalid, () => Buffer.alloc(0)],
    ['an SVG', 415, invalid, () => Buffer.from(svg)],
    ['a photo of an iPhone', 415, expect.stringContaining('envie a foto como JPEG'), () => heic],
    ['a PDF', 415, invalid, () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['the head of a PNG alone', 415, invalid, async () => (await picture().png().toBuffer()).subarray(0, 20)],
    ['a PNG that breaks off', 415, invalid, async () => (await picture().png().toBuffer()).subarray(0, 90)],
    ['an animation', 422, 'A imagem não pode ser animada.', animated],
    ['20,000 by 20,000 pixels in few bytes', 422, 'A imagem deve ter no máximo 50 megapixels.', bomb],
    ['more than 5 MB', 413, 'A imagem deve ter no máximo 5MB.', () => Buffer.alloc(5 * 1024 * 1024 + 1)],
  ])('%s', async (_what, status, detail, make) => {
    const aluna = await board.createAluno({ avatar: '/avatares/0123456789abcdef.webp' })
    const told = status === 422 ? [{ loc: ['body', 'file'], msg: detail }] : detail
    expect(await upload(await make(), aluna)).toMatchObject({ status, body: { detail: told } })
    expect(await avatarOf(aluna)).toBe('/avatares/0123456789abcdef.webp')
  })
})

/** Black, a bit per pixel: a valid PNG of 400 megapixels in 50 kB. */
function bomb(): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(20_000, 0)
  head.writeUInt32BE(20_000, 4)
  head[8] = 1
  const pixels = deflateSync(Buffer.alloc(20_000 * (1 + 20_000 / 8)))
  return toPng(head, pixels)
}

describe('removing a portrait', () => {
  test('deletes its bytes, and may be repeated', async () => {
    const aluna = await board.createAluno()
    const { avatar } = (await upload(await picture().sharpen().tint('red').png().toBuffer(), aluna)).body
    const chaves = (await keptOf(avatar)).map(({ chave }) => chave)
    for (let time = 0; time < 2; time += 1)
      expect((await board.call(`DELETE /users/${aluna.id}/avatar`, { as: aluna })).status).toBe(204)
    expect(await avatarOf(aluna)).toBeNull()
    expect(await keptOf(avatar)).toEqual([])
    expect(await leftOf(chaves)).toEqual([])
  })
})

test('a portrait is changed and removed by its person only', async () => {
  const [aluna, outra] = [await board.createAluno(), await board.createProfessor()]
  const image = await picture().png().toBuffer()
  expect((await upload(image, outra, aluna.id)).status).toBe(403)
  expect((await upload(image, undefined, aluna.id)).status).toBe(401)
  expect((await board.call(`DELETE /users/${aluna.id}/avatar`, { as: outra })).status).toBe(403)
  expect((await board.call(`DELETE /users/${aluna.id}/avatar`)).status).toBe(401)
  expect((await upload(image, aluna, 0)).status).toBe(422)
})
