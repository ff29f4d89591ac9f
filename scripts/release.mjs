import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateRelay } from './generators.mjs'
import { releasedCommitFile } from './releasedApi.mjs'
import { isRelease, planRelease } from './releases.mjs'
import { fail, root, run } from './run.mjs'
import { install } from './setup.mjs'

/** `npm run release`: records the documents and the schema of the next deployment. Commit the files that it writes. */
const folder = path.join(root, 'gateway/releases')
const read = file => JSON.parse(readFileSync(file, 'utf8'))
const write = (name, text) => writeFileSync(path.join(folder, name), text)
const toText = value => `${JSON.stringify(value, null, 2)}\n`

try {
  await install(what => console.log(`${what}…`))
  await generateRelay()
} catch (error) {
  fail(error.message)
}
mkdirSync(folder, { recursive: true })
const names = readdirSync(folder).filter(isRelease)
const files = Object.fromEntries(names.map(name => [name, read(path.join(folder, name))]))
const current = read(path.join(root, 'gateway/persistedQueries.json'))
const planned = planRelease(files, current, new Date().toISOString().slice(0, 10))

for (const name of names.filter(name => !planned[name])) rmSync(path.join(folder, name))
for (const [name, documents] of Object.entries(planned)) write(name, toText(documents))
write('schema.graphql', readFileSync(path.join(root, 'schema.graphql'), 'utf8'))
write('breaks.json', toText([]))

for (const name of names.filter(name => !planned[name])) console.log(`gateway/releases/${name} is gone`)
for (const [name, documents] of Object.entries(planned)) {
  console.log(`gateway/releases/${name}: ${Object.keys(documents).length} documents${files[name] ? '' : ', new'}`)
}

// The tests of this API run against the schema of what comes after it (releasedApi.mjs).
const changed = await run('git', ['status', '--porcelain', 'api', 'http', 'institutions'])
const head = await run('git', ['rev-parse', 'HEAD'])
if (changed.code === 0 && changed.output === '') writeFileSync(releasedCommitFile, head.output)
else
  console.log(
    'gateway/releases/commit stays: api/ or http/ has changes that are not committed. Commit them, and run this again.',
  )
