import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../../../scripts/freePort.mjs'
import { createFileStore } from '../../storage/fileStore.ts'
import { saveRetrato } from '../../storage/retratos.ts'
import { createVaga } from '../../testing/createVaga.ts'
import { freshDatabase } from '../../testing/freshDatabase.ts'
import { quickStart } from '../../testing/quickStart.ts'
import { toRetrato } from '../../testing/toRetrato.ts'
import { retratos } from '../schema/arquivos.ts'
import { mensagens } from '../schema/rede.ts'
import { candidaturas, usuarios, vagas } from '../schema.ts'
import { refuseDemonstracao, removeDemonstracao } from './demonstracao.ts'

const folder = mkdtempSync(join(tmpdir(), 'board-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Seeding writes some 10,000 rows and draws 150 portraits. */
const timeout = 240_000
const line =
  'PRODUCTION is set, and this board has 150 demo accounts, whose password is public. Remove them: npm run seed -- --remove'

/** Runs a program of the API to its end; a server that listens is stopped. */
const run = async (program: string, env: Record<string, string>, ...args: string[]) => {
  const path = fileURLToPath(new URL(`../../${program}`, import.meta.url))
  const child = spawn(process.execPath, [...quickStart, '--import', 'tsx', path, ...args], {
    env: { PATH: process.env['PATH'], API_PORT: String(await freePort()), ...env },
  })
  let listened = false
  child.stdout.on('data', chunk => {
    if (listened || !String(chunk).includes('listening')) return
    listened = true
    child.kill('SIGTERM')
  })
  const complaint = text(child.stderr)
  const [code] = await once(child, 'close')
  return { code, listened, complaint: await complaint }
}

// A data folder has PGlite, also where the other tests use a server.
if (!process.env['TEST_DATABASE_URL'])
  test(
    'a seeded data folder does not start with PRODUCTION until its demo accounts are removed',
    async () => {
      const env = { DATA_DIR: join(folder, 'seeded') }
      const production = { ...env, PRODUCTION: 'on', SMTP_URL: 'smtp://127.0.0.1:9' }
      expect(await run('seed.ts', env)).toMatchObject({ code: 0 })
      expect(await run('server.ts', production)).toEqual({ code: 1, listened: false, complaint: `${line}\n` })
      expect(await run('seed.ts', production, '--remove')).toMatchObject({ code: 0, complaint: '' })
      expect(await run('server.ts', production)).toEqual({ code: 0, listened: true, complaint: '' })
    },
    timeout,
  )

test('removing them deletes all that was theirs, and keeps everybody else', async () => {
  const { db, close } = await freshDatabase()
  const nomes = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb']
  for (const nome of nomes) await saveRetrato(db, createFileStore(null), nome, toRetrato('retrato'))
  const conta = async (usuario: string, fields: Partial<typeof usuarios.$inferInsert>) => {
    const email = `${usuario}@puc.example`
    const values = { usuario, email, senhaHash: usuario, ehaluno: true, emailVerificadoEm: new Date(), ...fields }
    const [created] = await db.insert(usuarios).values(values).returning()
    return created?.id ?? 0
  }
  const [rita, rui] = [await conta('rita', { avatar: `/avatares/${nomes[0]}.webp` }), await conta('rui', {})]
  const demo = { demonstracao: true, senhaHash: 'demo' }
  const [ana, leo] = [await conta('ana', { ...demo, avatar: `/avatares/${nomes[1]}.webp` }), await conta('leo', demo)]
  const [doRui, doLeo] = [await createVaga(db, { autorId: rui }), await createVaga(db, { autorId: leo })]
  await db.insert(candidaturas).values([
    { vagaId: doRui.id, candidatoId: rita },
    { vagaId: doRui.id, candidatoId: ana },
    { vagaId: doLeo.id, candidatoId: rita },
  ])
  await db.insert(mensagens).values([
    { remetenteId: rita, destinatarioId: rui, conteudo: 'Oi' },
    { remetenteId: rita, destinatarioId: ana, conteudo: 'Oi' },
    { remetenteId: leo, destinatarioId: rita, conteudo: 'Oi' },
  ])

  await expect(refuseDemonstracao(db)).rejects.toThrow('2 demo accounts')
  expect(await removeDemonstracao(db)).toBe(2)
  await refuseDemonstracao(db)

  expect((await db.select().from(usuarios)).map(({ id }) => id)).toEqual([rita, rui])
  expect((await db.select().from(vagas)).map(({ id }) => id)).toEqual([doRui.id])
  expect((await db.select().from(candidaturas)).map(({ candidatoId }) => candidatoId)).toEqual([rita])
  expect((await db.select().from(mensagens)).map(({ destinatarioId }) => destinatarioId)).toEqual([rui])
  expect((await db.selectDistinct({ nome: retratos.nome }).from(retratos)).map(({ nome }) => nome)).toEqual([nomes[0]])
  expect(await removeDemonstracao(db)).toBe(0)
  await close()
})
