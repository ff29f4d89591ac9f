import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { local, session } from '../storage.ts'
import { clearStored, storedKeys } from './storedKeys.ts'

const folder = path.join(import.meta.dirname, '..')

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => /(?<!\.test)\.tsx?$/.test(file) && !/__generated__|testing\//.test(file))
  .map(file => readFileSync(path.join(folder, file), 'utf8'))

const all = sources.join('\n')

/** The beginning of the key that a source names so. */
const toKey = (name: string, source: string): string[] => {
  const declaration = new RegExp(`const ${name} = (?:\\(.*\\) => )?['\`]([^'\`$]+)`)
  const key = (declaration.exec(source) ?? declaration.exec(all))?.[1]
  return key === undefined ? [name] : [key]
}

const namesIn = (source: string, call: RegExp) => [...source.matchAll(call)].map(([, name = '']) => name)

/** Every key that a source writes. The forms of a registration name their drafts. */
const written = sources.flatMap(source => [
  ...namesIn(source, /\b(?:local|session|localStorage|sessionStorage)\.setItem\((\w+)/g).flatMap(name =>
    toKey(name, source),
  ),
  ...namesIn(source, /\brascunhoIn\(local, `\$\{(\w+)/g).flatMap(name => toKey(name, source)),
  ...namesIn(source, /\brascunhoDeCadastro\('(\w+)'/g),
])

test('lists every key that the sources write, and no other', () => {
  expect([...new Set(written)].toSorted()).toEqual(Object.keys(storedKeys).toSorted())
})

test('signing out removes what is personal from the browser and the tab', () => {
  for (const key of Object.keys(storedKeys)) for (const storage of [local, session]) storage.setItem(`${key}x`, '1')
  clearStored()
  const kept = [
    'aprovacoesVistas:x',
    'atualizado-emx',
    'candidatos:atalhosx',
    'candidatos:colunas:x',
    'conviteDeHistoricoDispensado:x',
    'salvasNaConta:x',
    'temax',
    'vagasSalvas:x',
  ]
  expect(local.keys().toSorted()).toEqual(kept)
  expect(session.keys().toSorted()).toEqual(kept)
})
