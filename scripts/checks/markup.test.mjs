import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { bin, run } from '../run.mjs'

const safe = [
  '<p>Nada muda.</p>',
  '<p>{nome}</p>',
  '<p>{`${n} vagas`}</p>',
  '<p>Leia <b>isto</b>.</p>',
  '<p><Icon />{`Oi, ${nome}`}</p>',
  '<p>Oi{aberta ? <b>!</b> : null}</p>',
  '<p>{aberta ? <b>a</b> : null}<span>texto</span></p>',
]
const unsafe = [
  '<p>{n} vagas</p>',
  '<p>Olá, {nome}</p>',
  '<p>{aberta ? <b>a</b> : null} texto</p>',
  '<p>{aberta ? <b>a</b> : null}{children}</p>',
  '<p>{itens.map(item => <b key={item} />)}texto</p>',
  '<p><Icon />{aberta ? "Fechar" : "Abrir"}</p>',
  '<p><Icon />{aberta && "aberta"}</p>',
]

/** The lines of the code that the rule reports. */
async function report(lines) {
  const folder = mkdtempSync(path.join(tmpdir(), 'markup-'))
  const config = path.join(folder, 'oxlint.json')
  const plugin = { name: 'markup', specifier: path.join(import.meta.dirname, 'markup.mjs') }
  const rules = { 'markup/text-stands-alone': 'error' }
  writeFileSync(config, JSON.stringify({ jsPlugins: [plugin], categories: { correctness: 'off' }, rules }))
  writeFileSync(
    path.join(folder, 'Code.tsx'),
    lines.map((line, index) => `export const a${index} = ${line}`).join('\n'),
  )
  const { output } = await run(bin('oxlint'), ['--config', config, '--format', 'unix', folder])
  rmSync(folder, { recursive: true })
  const found = new Set([...output.matchAll(/Code\.tsx:(\d+):/g)].map(([, line]) => Number(line) - 1))
  return lines.filter((_, index) => found.has(index))
}

await test('text that stands alone, or beside what does not change, is accepted', async () => {
  assert.deepEqual(await report(safe), [])
})

await test('text beside what may come and go, or cut into several nodes, is reported', async () => {
  assert.deepEqual(await report(unsafe), unsafe)
})
