/** What a browser has to fetch for each page: how many files, and their bytes as they are sent, against the budgets. */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from './run.mjs'

const KiB = 1024
const budget = { landing: 185, list: 200, further: 25, css: 12, font: 25 }

/** Script files of a first visit: those of the start, and of the page with all that it imports. */
const files = {
  CadastroDoProfessorPage: 13,
  CadastroPage: 16,
  CandidaturasPage: 13,
  ConversasPage: 12,
  EsqueciASenhaPage: 8,
  ImportarHistoricoPage: 5,
  InicioDoProfessorPage: 6,
  InicioPage: 6,
  LoginDoProfessorPage: 10,
  LoginPage: 10,
  MinhaVagaPage: 18,
  MinhasVagasPage: 11,
  NotificacoesPage: 9,
  NovaVagaPage: 13,
  PerfilDoProfessorPage: 11,
  PerfilPage: 11,
  RedePage: 7,
  RedefinirSenhaPage: 10,
  VagaPage: 16,
  VagasPage: 14,
  VerificarEmailPage: 14,
}

const landingPage = /^src\/inicio\/[^/]*Page\.tsx$/
const listPage = 'src/vagas/VagasPage.tsx'

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
const without = (set, other) => new Set([...set].filter(file => !other.has(file)))

const pages = Object.keys(manifest)
  .filter(key => key.endsWith('Page.tsx'))
  .map(key => ({ key, files: closure(key) }))
const landings = pages.filter(page => landingPage.test(page.key))
const whole = page => kibibytes(union(entry.js, page.files.js))
const landing = landings.toSorted((a, b) => whole(b) - whole(a))[0]
const known = union(entry.js, landing?.files.js ?? [])

const rows = []
const measure = (name, value, limit, decimals = 1) =>
  rows.push({ name, value: value.toFixed(decimals), limit, broken: value > limit })

for (const page of pages) {
  const name = path.basename(page.key, '.tsx')
  if (landings.includes(page)) measure(`${name}, whole`, whole(page), budget.landing)
  else if (page.key === listPage) measure(`${name}, whole`, whole(page), budget.list)
  else measure(`${name}, beyond the landing`, kibibytes(without(page.files.js, known)), budget.further)
  // A page that is not in the table gets its number there.
  measure(`${name}, script files`, union(entry.js, page.files.js).size, files[name] ?? 0, 0)
  measure(`${name}, css`, kibibytes(union(entry.css, page.files.css)), budget.css)
}

const fonts = readdirSync(path.join(dist, 'assets')).filter(file => file.endsWith('.woff2'))
for (const font of fonts) measure(font, readFileSync(path.join(dist, 'assets', font)).length / KiB, budget.font)
measure('fonts', fonts.length, 1, 0)
// A budget that measures nothing is not kept.
if (!landing || !pages.some(page => page.key === listPage)) measure('landing or list not in the manifest', 1, 0, 0)

const width = Math.max(...rows.map(row => row.name.length))
for (const { name, value, limit, broken } of rows) {
  console.log(
    `${name.padEnd(width)}  ${value.padStart(6)} of ${String(limit).padStart(3)}${broken ? '  TOO MUCH' : ''}`,
  )
}
if (rows.some(row => row.broken)) process.exitCode = 1
