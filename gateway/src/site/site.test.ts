import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { pageOf, readPages } from './site.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
const names = ['index', 'landing', 'vaga', 'nova', 'perfil']
for (const name of names) writeFileSync(path.join(folder, `${name}.html`), name)
const table = [
  { path: '/', file: 'landing.html' },
  { path: '/vagas/:codigo', file: 'vaga.html' },
  { path: '/vagas/nova', file: 'nova.html' },
  { path: '/perfil/:codigo?', file: 'perfil.html' },
]
writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(table))

it.each([
  ['/', 'landing'],
  ['/vagas/7', 'vaga'],
  ['/vagas/7/', 'vaga'],
  ['/vagas/nova', 'nova'],
  ['/Vagas/Nova//', 'nova'],
  ['/perfil', 'perfil'],
  ['/perfil/7', 'perfil'],
  ['/perfil/7/8', 'index'],
  ['/vagas', 'index'],
])('serves at %s the document %s, ranked like the router’s routes', (pathname, name) => {
  expect(pageOf(readPages(folder), pathname)?.html).toBe(name)
})

it('names the fewest characters of a password in each document', () => {
  const built = mkdtempSync(path.join(tmpdir(), 'site-'))
  const html = '<html data-senha-minima="{{SENHA_MINIMA}}"><p>Pelo menos {{SENHA_MINIMA}} caracteres.'
  writeFileSync(path.join(built, 'index.html'), html)
  const [page] = readPages(built, 10)
  expect(page?.html).toBe('<html data-senha-minima="10"><p>Pelo menos 10 caracteres.')
})

it('has no documents without a build', () => {
  expect(readPages(mkdtempSync(path.join(tmpdir(), 'site-')))).toEqual([])
})
