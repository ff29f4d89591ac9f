import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { saveRetrato } from '../storage/retratos.ts'
import type { Retrato } from '../storage/retratos.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp } from '../testing/createTestApp.ts'
import { toRetrato } from '../testing/toRetrato.ts'

const nome = '0a'.repeat(16)
const arquivo = `${nome}.webp`
let board: TestApp

const save = (como: string, retrato: Retrato) => saveRetrato(board.db, board.app.fileStore, como, retrato)

beforeAll(async () => {
  board = await createTestApp()
  const copias = { 192: Buffer.from('a copy of 192'), 96: Buffer.from('a copy of 96'), 48: Buffer.from('a copy of 48') }
  await save(nome, { 512: Buffer.from('a portrait'), ...copias })
})
afterAll(() => board.close())

it('sends a portrait to everybody, to be cached for ever', async () => {
  const response = await board.app.inject(`/avatares/${arquivo}`)
  expect(response.statusCode).toBe(200)
  expect(response.body).toBe('a portrait')
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '10',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
})

it.each(['48', '96', '192'])('sends a copy %s pixels wide', async largura => {
  expect((await board.app.inject(`/avatares/${arquivo}?largura=${largura}`)).body).toBe(`a copy of ${largura}`)
})

it.each(['512', '47', '99999', '-48', '48.5', '048', '1e9', '', '../96', '48&largura=96'])(
  'has no copy of another size: %j',
  async largura => {
    const response = await board.app.inject(`/avatares/${arquivo}?largura=${largura}`)
    expect(response.statusCode).toBe(422)
  },
)

it('returns 404 for an unknown portrait', async () => {
  const { status, body } = await board.call(`GET /avatares/${'0b'.repeat(16)}.webp`)
  expect([status, body]).toEqual([404, { detail: 'Imagem não encontrada.' }])
})

it.each([
  '',
  '..%2fabcdefabcdefabcdef.webp',
  '../abcdefabcdefabcdef.webp',
  '..%5cjwt-secret',
  '%00.webp',
  arquivo.toUpperCase(),
  arquivo.replace('.webp', '.48.webp'),
])('asks the database for no name that is none: %j', async name => {
  const select = vi.spyOn(board.db, 'select')
  const response = await board.app.inject(`/avatares/${name}`)
  expect(response.statusCode).toBeGreaterThanOrEqual(400)
  expect(select).not.toHaveBeenCalled()
  select.mockRestore()
})

it('reads a page of forty once, in two queries each, and then from memory', async () => {
  const nomes = Array.from({ length: 40 }, (_, index) => `${'0d'.repeat(15)}${index + 10}`)
  for (const each of nomes) await save(each, toRetrato(`the portrait of ${each}`))
  const select = vi.spyOn(board.db, 'select')
  const look = () => Promise.all(nomes.map(each => board.app.inject(`/avatares/${each}.webp?largura=48`)))
  await look()
  expect(select).toHaveBeenCalledTimes(80)
  const again = await look()
  expect(again.map(({ body }) => body)).toEqual(nomes.map(each => `the portrait of ${each}`))
  expect(select).toHaveBeenCalledTimes(80)
  select.mockRestore()
})

it('is read once for concurrent requests', async () => {
  const muitos = '0e'.repeat(16)
  await save(muitos, toRetrato('asked for by many'))
  const select = vi.spyOn(board.db, 'select')
  await Promise.all(Array.from({ length: 10 }, () => board.app.inject(`/avatares/${muitos}.webp`)))
  expect(select).toHaveBeenCalledTimes(2)
  select.mockRestore()
})
