import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { retratos } from '../db/schema.arquivos.ts'
import { importRetratos } from './pastaDeRetratos.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp } from '../testing/createTestApp.ts'
import { toMultipart } from '../testing/toMultipart.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'board-'))
let board: TestApp
beforeAll(async () => {
  board = await createTestApp()
})
afterAll(async () => {
  await board.close()
  rmSync(dataDir, { recursive: true })
})

const importar = () => importRetratos(board.db, board.app.fileStore, dataDir)

test('the folder of an earlier release is imported once, by two processes at once, and stays as it is', async () => {
  const folder = join(dataDir, 'avatares')
  mkdirSync(folder)
  const nomes = Array.from({ length: 60 }, (_, index) => `${'ab'.repeat(10)}${index + 10}`)
  for (const nome of nomes) {
    await board.createAluno({ avatar: `/avatares/${nome}.webp` })
    for (const end of ['', '.192', '.96', '.48']) writeFileSync(join(folder, `${nome}${end}.webp`), `${nome}${end}`)
  }
  // One of an older release without copies, one whose account was deleted, one whose file is missing, and one that is
  // no portrait.
  const [antigo, orfao, perdido] = ['ac', 'ad', 'ae'].map(each => each.repeat(10))
  for (const nome of [antigo, perdido]) await board.createAluno({ avatar: `/avatares/${nome}.webp` })
  for (const name of [`${antigo}.webp`, `${orfao}.webp`, 'leia-me.txt']) writeFileSync(join(folder, name), name)
  const before = readdirSync(folder)

  const [one, other] = await Promise.all([importar(), importar()])
  expect(one + other).toBe(61)
  expect(await importar()).toBe(0)
  expect(await board.db.$count(retratos)).toBe(60 * 4 + 1)
  expect(readdirSync(folder)).toEqual(before)

  const bodyOf = async (url: string) => (await board.app.inject(url)).body
  for (const nome of nomes) {
    expect(await bodyOf(`/avatares/${nome}.webp`)).toBe(nome)
    expect(await bodyOf(`/avatares/${nome}.webp?largura=96`)).toBe(`${nome}.96`)
  }
  expect(await bodyOf(`/avatares/${antigo}.webp?largura=48`)).toBe(`${antigo}.webp`)
  expect((await board.app.inject(`/avatares/${orfao}.webp`)).statusCode).toBe(404)
})

test('without a folder nothing happens', async () => {
  expect(await importRetratos(board.db, board.app.fileStore, join(dataDir, 'none'))).toBe(0)
})

test('a portrait that one process received is served by the other, 40 of 40', async () => {
  const settings = { ...board.settings, dataDir: join(dataDir, 'of-another-machine') }
  const other = await buildApp({ db: board.db, settings, maxEventLoopDelay: 0 })
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  for (const [taking, serving] of [
    [board.app, other],
    [other, board.app],
  ] as const) {
    const aluna = await board.createAluno()
    const { body: payload, headers } = await toMultipart(png)
    const url = `/users/${aluna.id}/avatar`
    const authorization = `Bearer ${await board.tokenOf(aluna)}`
    const made = await taking.inject({ method: 'POST', url, payload, headers: { ...headers, authorization } })
    const { avatar } = made.json<{ avatar: string }>()
    const seen = []
    for (const largura of ['', '?largura=48', '?largura=96', '?largura=192'])
      for (let time = 0; time < 10; time += 1) seen.push((await serving.inject(avatar + largura)).statusCode)
    expect(seen).toEqual(Array.from({ length: 40 }, () => 200))
  }
  await other.close()
})
