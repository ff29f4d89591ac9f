import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './freePort.mjs'
import { root } from './run.mjs'

/* deploy/ without a container engine: what the image holds is laid out in a folder, and its programs run there. */

const read = file => readFileSync(path.join(root, 'deploy', file), 'utf8')
const final =
  read('Containerfile')
    .split(/^FROM /m)
    .at(-1) ?? ''

/** The copies of the second stage: each source, of the checkout in /mural or of the packages in /api, and where it goes. */
const copies = [...final.matchAll(/^COPY --from=build (.+) (\S+)$/gm)].flatMap(([, sources = '', to = '']) =>
  sources.split(' ').map(source => ({ source, to: to.endsWith('/') ? path.join(to, path.basename(source)) : to })),
)

/** The runtime packages of the API alone, as `pnpm deploy --prod` leaves them in /api. */
function linkPackages(folder) {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'api/package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    symlinkSync(path.join(root, 'api/node_modules', name), path.join(folder, name))
  }
}

function layOut(t) {
  const folder = mkdtempSync(path.join(tmpdir(), 'image-'))
  t.after(() => rmSync(folder, { recursive: true, maxRetries: 3 }))
  for (const { source, to } of copies) {
    const target = path.join(folder, to)
    if (source === '/api/node_modules') linkPackages(target)
    else cpSync(path.join(root, source.slice(7)), target, { recursive: true })
  }
  return folder
}

/** Starts a program of the image; resolves once it is ready. */
async function start(t, cwd, program, port, env) {
  const child = spawn(process.execPath, [program], { cwd, env: { PATH: process.env.PATH, ...env }, stdio: 'pipe' })
  t.after(() => child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    const response = await fetch(`${url}/ready`).catch(() => null)
    if (response?.ok) return url
    assert.equal(child.exitCode, null, said)
    await wait(200)
  }
}

await test('each source of the image is in a built checkout', () => {
  assert.ok(copies.length > 5)
  const files = copies.filter(({ source }) => source.startsWith('/mural/')).map(({ source }) => source.slice(7))
  assert.deepEqual(
    files.filter(file => !existsSync(path.join(root, file))),
    [],
  )
})

await test('the programs and commands of the image run with no file but its own', async t => {
  const image = layOut(t)
  const [apiPort, port] = [await freePort(), await freePort()]
  const data = { DATA_DIR: path.join(image, 'data') }
  const { scripts } = JSON.parse(read('package.json'))
  for (const command of Object.values(scripts)) assert.ok(existsSync(path.join(image, command.split(' ')[1])), command)
  const run = (file, env) => promisify(execFile)(process.execPath, [file], { cwd: image, env })
  await run('api/dist/migrate.js', data)
  const api = await start(t, image, 'api/dist/server.js', apiPort, { ...data, API_PORT: String(apiPort) })
  const gateway = await start(t, image, 'gateway/dist/server.js', port, { PORT: String(port), UPSTREAM_URL: api })
  const page = await (await fetch(`${gateway}/`)).text()
  const [script] = /assets\/index-[\w-]+\.js/.exec(page) ?? []
  assert.equal((await fetch(`${gateway}/${script}`)).status, 200)
  const [documentId] = Object.keys(JSON.parse(readFileSync(path.join(root, 'gateway/persistedQueries.json'), 'utf8')))
  const headers = { 'content-type': 'application/json' }
  const asked = await fetch(`${gateway}/graphql`, { method: 'POST', headers, body: JSON.stringify({ documentId }) })
  assert.doesNotMatch(await asked.text(), /UNKNOWN_DOCUMENT/)
})

await test('the compose file runs programs of the image, mounts files of deploy/, and sets settings that exist', () => {
  const compose = read('compose.yaml')
  const programs = [...compose.matchAll(/command: \[node, (\S+)\]/g)].map(([, file]) => file)
  const [, ofImage] = /^CMD \["node", "([^"]+)"\]/m.exec(final) ?? []
  assert.ok(programs.length > 0)
  for (const file of [...programs, ofImage]) assert.ok(existsSync(path.join(root, file)), file)
  const mounted = [...compose.matchAll(/\.\/([\w.]+\.cfg):/g)].map(([, file]) => file)
  assert.deepEqual(mounted, ['haproxy.compose.cfg'])
  for (const file of mounted) assert.ok(existsSync(path.join(root, 'deploy', file)), file)
  const documented = readFileSync(path.join(root, 'docs/settings.md'), 'utf8')
  const settings = new Set([...compose.matchAll(/^ {4}([A-Z][A-Z_]+): /gm)].map(([, name]) => name))
  assert.ok(settings.size > 10)
  for (const name of settings) assert.ok(documented.includes(`\`${name}\``), name)
})
