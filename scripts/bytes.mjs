/** Compares the script files and compressed bytes of each page with the budgets. */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from './run.mjs'

const KiB = 1024
/** KiB of script of the first pages of a visit and of all others, of styles, and of the font. */
const budget = { first: 178.5, other: 199.5, css: 8, font: 25 }

/** Script files of a first visit: those of the start, and of the page with all that it imports. */
const files = { first: 5, other: 8 }

const firstPages = ['InicioPage', 'InicioDoAlunoPage', 'InicioDoProfessorPage', 'VagasPage']

const dist = path.join(root, 'web/dist')
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'))
const size = new Map()

function kibibytes(files) {
  for (const file of files) {
    if (!size.has(file)) size.set(file, brotliCompressSync(readFileSync(path.join(dist, file))).length)
  }
  return [...files].reduce((sum, file) => sum + size.get(file), 0) / KiB
}

/** The files of one chunk and of everything that it imports statically. */
function closure(key, found = { js: new Set(), css: new Set(), seen: new Set() }) {
  if (found.seen.has(key)) return found
  found.seen.add(key)
  const chunk = manifest[key]
  found.js.add(chunk.file)
  for (const file of chunk.css ?? []) found.css.add(file)
  for (const other of chunk.imports ?? []) closure(other, found)
  return found
}

const entry = closure(Object.keys(manifest).find(key => manifest[key].isEntry))
const union = (...sets) => new Set(sets.flatMap(set => [...set]))

const pages = Object.keys(manifest)
  .filter(key => manifest[key].name?.endsWith('Page'))
  .map(key => ({ name: manifest[key].name, files: closure(key) }))

const rows = []
const measure = (name, value, limit, decimals = 1) =>
  rows.push({ name, value: value.toFixed(decimals), limit, broken: value > limit })

for (const page of pages) {
  const { name } = page
  const script = union(entry.js, page.files.js)
  const kind = firstPages.includes(name) ? 'first' : 'other'
  measure(`${name}, script`, kibibytes(script), budget[kind])
  measure(`${name}, script files`, script.size, files[kind], 0)
  measure(`${name}, css`, kibibytes(union(entry.css, page.files.css)), budget.css)
}

const fonts = readdirSync(path.join(dist, 'assets')).filter(file => file.endsWith('.woff2'))
for (const font of fonts) measure(font, readFileSync(path.join(dist, 'assets', font)).length / KiB, budget.font)
measure('fonts', fonts.length, 1, 0)
// A budget for a page that does not exist fails.
for (const name of firstPages) if (!pages.some(page => page.name === name)) measure(`no ${name}`, 1, 0, 0)

const width = Math.max(...rows.map(row => row.name.length))
for (const { name, value, limit, broken } of rows) {
  console.log(
    `${name.padEnd(width)}  ${value.padStart(6)} of ${String(limit).padStart(3)}${broken ? '  TOO MUCH' : ''}`,
  )
}
if (rows.some(row => row.broken)) process.exitCode = 1
