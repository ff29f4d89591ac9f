import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { quickStart } from '../testing/quickStart.ts'
import { toFile } from './testing/createImportacao.ts'

const people = fileURLToPath(new URL('../people.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'people-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = async (...args: string[]) => {
  const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data') }
  const child = spawn(process.execPath, [...quickStart, '--import', 'tsx', people, ...args], { env })
  const [[code], printed, complaint] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
  return { code: code as number, printed, complaint }
}

test('npm run people previews and imports a file, and writes the refused lines beside it', async () => {
  const file = join(folder, 'pessoas.csv')
  writeFileSync(file, toFile('007;Ana;ana@aluno.example;aluno;;;;', '8;;bia@aluno.example;aluno;;;;'))
  const counts = '2 lines: 1 new, 0 changed (0 suspended), 0 the same, 1 refused'
  const previa = await run('import', '--previa', file)
  expect(previa).toMatchObject({ code: 0, complaint: '' })
  expect(previa.printed).toContain(`Nothing was written. It would be ${counts}\n`)
  expect((await run('import', file)).printed).toBe(
    `${counts}\nThe refused lines with their reasons: ${file}.recusadas.csv\n${counts}\n`,
  )
  expect(readFileSync(`${file}.recusadas.csv`, 'utf8')).toContain('"3";"nome: O nome é obrigatório.";"8"')
  expect((await run('import', file)).printed).toContain('0 new, 0 changed (0 suspended), 1 the same, 1 refused\n')
})

test('npm run people says in one line what is wrong', async () => {
  const file = join(folder, 'vazio.csv')
  writeFileSync(file, '')
  expect(await run('import', file)).toEqual({ code: 1, printed: '', complaint: 'O arquivo está vazio.\n' })
  expect((await run('export', file)).complaint).toMatch(/^Usage: npm run people -- import .*\n/)
})

test('npm run people says whose data a table holds, and whose accounts ended', async () => {
  const file = join(folder, 'afetadas.csv')
  writeFileSync(file, toFile('009;Eva;eva@aluno.example;aluno;;;;'))
  await run('import', file)
  const { code, printed } = await run('affected', 'usuarios')
  expect(code).toBe(0)
  expect(printed).toMatch(/^\d+;Eva;eva@aluno\.example$/m)
  expect(printed).toMatch(/\d+ people\n$/)
  const gone = join(folder, 'gone')
  expect((await run('gone', gone)).printed).toBe('0 people\n')
  expect((await run('forget', gone)).printed).toBe('0 accounts ended\n')
  expect((await run('affected', 'locais')).complaint).toMatch(/^locais is no table with data of people\./)
})
