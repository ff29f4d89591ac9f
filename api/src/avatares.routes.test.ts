import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from './testing/createTestApp.ts'
import type { TestApp } from './testing/createTestApp.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'avatares-'))
const arquivo = `${'0a'.repeat(16)}.webp`
let board: TestApp

beforeAll(async () => {
  mkdirSync(join(dataDir, 'avatares'))
  writeFileSync(join(dataDir, 'avatares', arquivo), 'a portrait')
  writeFileSync(join(dataDir, 'abcdefabcdefabcdef.webp'), 'not for the public')
  board = await createTestApp({ dataDir })
})

afterAll(async () => {
  await board.close()
  rmSync(dataDir, { recursive: true })
})

it('sends a portrait to anybody, to be kept for ever', async () => {
  const response = await board.app.inject(`/avatares/${arquivo}`)
  expect(response.statusCode).toBe(200)
  expect(response.body).toBe('a portrait')
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

it.each(['48', '96', '192'])('sends a copy %s pixels wide, and the portrait where it has none', async largura => {
  const antigo = `${'0c'.repeat(16)}.webp`
  writeFileSync(join(dataDir, 'avatares', antigo), 'a portrait of before')
  writeFileSync(join(dataDir, 'avatares', arquivo.replace('.webp', `.${largura}.webp`)), `a copy of ${largura}`)
  const bodyOf = async (name: string) => (await board.app.inject(`/avatares/${name}?largura=${largura}`)).body
  expect(await bodyOf(arquivo)).toBe(`a copy of ${largura}`)
  expect(await bodyOf(antigo)).toBe('a portrait of before')
})

it.each(['512', '47', '99999', '-48', '48.5', '048', '1e9', '', '../96', '48&largura=96'])(
  'makes no copy of another size: %j',
  async largura => {
    const response = await board.app.inject(`/avatares/${arquivo}?largura=${largura}`)
    expect(response.statusCode).toBe(422)
  },
)

it('does not know a portrait that is not there', async () => {
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
])('neither lists the folder nor leaves it: %j', async name => {
  const response = await board.app.inject(`/avatares/${name}`)
  expect(response.statusCode).toBeGreaterThanOrEqual(400)
  expect(response.body).not.toContain('not for the public')
})
