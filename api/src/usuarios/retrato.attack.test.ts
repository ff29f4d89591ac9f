import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDeflate } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, senha } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { toMultipart } from '../testing/toMultipart.ts'
import { startDesenho } from './retrato.ts'
import { toPng } from './testing/toPng.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'bombas-'))
let board: TestApp
beforeAll(async () => {
  board = await createTestApp({ dataDir })
})
afterAll(async () => {
  await board.close()
  rmSync(dataDir, { recursive: true })
})

/** Programs that draw, beside sign-ins: 2 to 9 s each, and over 30 s on two cores with a load of 22. */
const patient = { timeout: 120_000 }

const mega = 1024 * 1024
const invalid = 'Por favor, selecione uma imagem válida.'
const tooHeavy = 'Esta imagem é pesada demais. Salve-a como JPEG ou em um tamanho menor.'
const tooLarge = 'A imagem deve ter no máximo 50 megapixels.'

const upload = async (bytes: Buffer, as: Usuario) =>
  board.call<{ detail?: string }>(`POST /users/${as.id}/avatar`, { as, ...(await toMultipart(bytes)) })

type Png = { width: number; height: number; depth: number; colour: 0 | 6; interlaced?: boolean; rows?: number }

/** So many zeros, deflated piece by piece, without the whole raster in this process. */
const deflateZeros = async (bytes: number): Promise<Buffer> => {
  const deflate = createDeflate({ level: 9 })
  const chunks: Buffer[] = []
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk))
  const zeros = Buffer.alloc(mega)
  for (let left = bytes; left > 0; left -= zeros.length) {
    if (!deflate.write(zeros.subarray(0, Math.min(left, zeros.length)))) await once(deflate, 'drain')
  }
  deflate.end()
  await once(deflate, 'end')
  return Buffer.concat(chunks)
}

/** A black or transparent PNG, valid except for `rows`, which sets the number of its rows. */
const png = async ({ width, height, depth, colour, interlaced = false, rows = height }: Png): Promise<Buffer> => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8)
  const row = 1 + Math.ceil((width * depth * (colour === 6 ? 4 : 1)) / 8)
  // Each row of the seven passes has a filter byte.
  const pixels = await deflateZeros(rows * row + (interlaced ? rows : 0))
  return toPng(head, pixels)
}

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** What somebody who signs in experiences, and memory and processes, during `attack`. */
const beside = async (attack: () => Promise<unknown>, neighbour: Usuario) => {
  const signIn = async () => {
    const begun = performance.now()
    const body = { email: neighbour.email, password: senha }
    expect((await board.call('POST /users/login', { body })).status).toBe(200)
    return performance.now() - begun
  }
  const quiet: number[] = []
  while (quiet.length < 9) quiet.push(await signIn())
  const before = process.memoryUsage.rss()
  let [most, processes] = [0, 0]
  const over = new AbortController()
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss() - before)
    processes = Math.max(processes, process.getActiveResourcesInfo().filter(name => name === 'ProcessWrap').length)
  }, 5)
  const attacked = attack().finally(() => over.abort())
  const during: number[] = []
  while (!over.signal.aborted || during.length < 9) during.push(await signIn())
  clearInterval(looking)
  await attacked
  return { slower: Math.max(...during) / median(quiet), mostMb: most / mega, processes }
}

test('sixteen portraits of 392 MB each from one account affect only that account', patient, async () => {
  const bomb = await png({ width: 7000, height: 7000, depth: 16, colour: 6, interlaced: true })
  expect(bomb.length).toBeLessThan(0.5 * mega)
  const [attacker, neighbour] = [await board.createAluno(), await board.createAluno()]
  let answers: Awaited<ReturnType<typeof upload>>[] = []
  const seen = await beside(async () => {
    answers = await Promise.all(Array.from({ length: 16 }, () => upload(bomb, attacker)))
  }, neighbour)
  const refused = answers.toSorted((one, other) => one.status - other.status)
  expect(refused[0]).toMatchObject({ status: 422, body: { detail: [{ msg: tooHeavy }] } })
  for (const { status, body, headers } of refused.slice(1)) {
    expect([status, headers['retry-after'], body.detail]).toEqual([
      429,
      '5',
      expect.stringMatching(/^(Sua última|Você já tem envios)/),
    ])
  }
  // One such raster has 374 MB, all of them 6 GB.
  expect(seen.mostMb).toBeLessThan(300)
  expect(seen.slower).toBeLessThan(50)
  expect(seen.processes).toBe(1)
})

test('portraits of maximum size from twelve accounts at once are drawn two at a time', patient, async () => {
  const large = await png({ width: 7000, height: 7000, depth: 8, colour: 6, interlaced: true })
  const people = await Promise.all(Array.from({ length: 12 }, () => board.createAluno()))
  let answers: Awaited<ReturnType<typeof upload>>[] = []
  const seen = await beside(
    async () => {
      answers = await Promise.all(people.map(person => upload(large, person)))
    },
    await board.createAluno(),
  )
  // How many are drawn in time depends on the machine.
  for (const { status } of answers) expect([200, 422, 429]).toContain(status)
  const sentences = answers.filter(({ status }) => status === 429).map(({ body }) => body.detail)
  expect(sentences.length).toBeGreaterThanOrEqual(6)
  expect(new Set(sentences)).toEqual(
    new Set(['Muitas imagens estão sendo preparadas agora. Tente novamente em instantes.']),
  )
  expect(seen.processes).toBe(2)
  expect(seen.mostMb).toBeLessThan(300)
  expect(seen.slower).toBeLessThan(50)
})

describe('refused, saying why:', () => {
  const still = sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } })
  const gif = (frames: number, width = 1, height = 1) => {
    const screen = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
    const frame = Buffer.from('!\xf9\x04\0\x01\0\0\0,\0\0\0\0\0\0\0\0\0\x02\x02D\x01\0', 'latin1')
    for (const [bytes, at] of [[screen, 6] as const, [frame, 13] as const]) {
      bytes.writeUInt16LE(width, at)
      bytes.writeUInt16LE(height, at + 2)
    }
    return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
  }
  /** The header declares another size than the data has. */
  const lying = async () => {
    const jpeg = await still.clone().jpeg().toBuffer()
    jpeg.writeUInt16BE(65_500, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5)
    jpeg.writeUInt16BE(65_500, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 7)
    return jpeg
  }

  test.each([
    [
      'a bit for each of 3,600 megapixels',
      422,
      tooLarge,
      () => png({ width: 60_000, height: 60_000, depth: 1, colour: 0, rows: 600 }),
    ],
    ['a JPEG that says it has 4,290 megapixels', 422, tooLarge, lying],
    ['a GIF of one frame on a screen of 4,290 megapixels', 422, tooLarge, () => gif(1, 65_535, 65_535)],
    ['an animation of 10,000 frames', 422, 'A imagem não pode ser animada.', () => gif(10_000)],
    [
      '48 megapixels of AVIF in 1 kB, decoded 900 MB',
      422,
      tooHeavy,
      () => readFileSync(new URL('testing/48-megapixels.avif', import.meta.url)),
    ],
    ['half a JPEG', 415, invalid, async () => (await still.clone().jpeg().toBuffer()).subarray(0, 400)],
    [
      'SVG behind the head of a PNG',
      415,
      invalid,
      () => Buffer.from('\x89PNG\r\n\x1a\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'latin1'),
    ],
    [
      'SVG with entities that grow',
      415,
      invalid,
      () => Buffer.from('<!DOCTYPE svg [<!ENTITY a "a"><!ENTITY b "&a;&a;">]><svg>&b;</svg>'),
    ],
  ] as const)('%s', async (_what, status, detail, make) => {
    const before = process.memoryUsage.rss()
    const bytes = await make()
    const told = status === 422 ? [{ loc: ['body', 'file'], msg: detail }] : detail
    expect(await upload(bytes, await board.createAluno())).toMatchObject({ status, body: { detail: told } })
    expect((process.memoryUsage.rss() - before) / mega).toBeLessThan(200)
  })

  test('a PNG with 400 MB behind a header of 40 kB is drawn in the size of its header, or not at all', async () => {
    const bytes = await png({ width: 100, height: 100, depth: 8, colour: 6, rows: 1_000_000 })
    const before = process.memoryUsage.rss()
    expect([200, 415]).toContain((await upload(bytes, await board.createAluno())).status)
    expect((process.memoryUsage.rss() - before) / mega).toBeLessThan(100)
  })
})

test('a photograph of 48 megapixels is accepted, and fits into memory also if it is progressive', patient, async () => {
  const photo = sharp({ create: { width: 8064, height: 6048, channels: 3, background: '#c05a14' } })
  expect((await upload(await photo.clone().jpeg().toBuffer(), await board.createAluno())).status).toBe(200)
  const progressive = await photo.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
  // Not through a request, because its duration depends on the machine. The process ends itself after a time.
  const child = startDesenho()
  await once(child, 'message')
  child.send(progressive)
  const webp = expect.any(Uint8Array)
  expect(await once(child, 'message')).toEqual([{ retrato: { 512: webp, 192: webp, 96: webp, 48: webp } }, undefined])
  child.kill('SIGKILL')
})
