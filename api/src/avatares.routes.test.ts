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
])('neither lists the folder nor leaves it: %j', async name => {
  const response = await board.app.inject(`/avatares/${name}`)
  expect(response.statusCode).toBeGreaterThanOrEqual(400)
  expect(response.body).not.toContain('not for the public')
})
