import { watch } from 'node:fs'
import path from 'node:path'
// Not by name: on a Node without styleText the import itself would fail, before the check of the version.
import util from 'node:util'
import { generateClientTypes, generateRelay, generateResolverTypes } from './generators.mjs'
import { fail, root } from './run.mjs'
import { anyEnd, startService, stopAll, stopSignal } from './services.mjs'
import { mustBeReady, mustBeUsable, readSettings, toOrigin } from './settings.mjs'
import { install } from './setup.mjs'

const at = (...parts) => path.join(root, ...parts)
const webPort = Number(process.env.WEB_PORT || 5173)
const settings = readSettings()
await mustBeUsable('PORT', settings.port)
if (settings.upstream) await mustBeReady(settings.upstream)
else await mustBeUsable('API_PORT', settings.apiPort)
await mustBeUsable('WEB_PORT', webPort)
await install(what => console.log(`${what}…`)).catch(error => fail(error.message))

const colours = { api: 'green', gateway: 'magenta', web: 'cyan', relay: 'yellow' }

function say(name, text) {
  for (const line of String(text).split('\n').filter(Boolean))
    console.log(`${util.styleText(colours[name], name.padEnd(8))} ${line}`)
}

/** Relay's own watch mode needs watchman, which few machines have. */
function watchSources() {
  let queue = Promise.resolve()
  const due = new Set()
  const soon = job => {
    if (due.has(job)) return
    due.add(job)
    queue = queue.then(() => {
      due.delete(job)
      return job().catch(error => say('relay', error.message))
    })
  }
  watch(at('web/src'), { recursive: true }, (_, file) => {
    if (/\.tsx?$/.test(file) && !file.includes('__generated__') && !file.endsWith('.css.ts')) soon(generateRelay)
  })
  watch(root, (_, file) => {
    if (file === 'schema.graphql')
      for (const job of [generateResolverTypes, generateClientTypes, generateRelay]) soon(job)
  })
  for (const job of [generateResolverTypes, generateRelay]) soon(job)
  return queue
}

const tsxWatch = (workspace, ...included) => ({
  name: workspace,
  cwd: at(workspace),
  args: [
    at(workspace, 'node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    ...included.map(file => `--include=${file}`),
    'src/server.ts',
  ],
})

const api = {
  ...tsxWatch('api'),
  env: {
    DATA_DIR: path.resolve(root, process.env.DATA_DIR || '.data'),
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${webPort}`,
  },
}
const upstream = settings.upstream ?? `http://127.0.0.1:${settings.apiPort}`
const gateway = {
  ...tsxWatch('gateway', './persistedQueries.json', '../schema.graphql'),
  env: {
    UPSTREAM_URL: upstream,
    ...(process.env.DOCUMENTS_DIR && { DOCUMENTS_DIR: path.resolve(root, process.env.DOCUMENTS_DIR) }),
  },
}
const web = {
  name: 'web',
  cwd: at('web'),
  args: [at('web/node_modules/vite/bin/vite.js'), '--port', String(webPort), '--strictPort', '--clearScreen', 'false'],
  env: { GATEWAY: toOrigin(settings.host, settings.port) },
}

await watchSources()
const running = (settings.upstream ? [gateway, web] : [api, gateway, web]).map(startService)
for (const service of running) service.reveal(text => say(service.name, text))
console.log(`Web with hot reload: http://localhost:${webPort}   GraphiQL: http://localhost:${settings.port}/graphql`)
const first = await Promise.race([anyEnd(running), stopSignal(running)])
await stopAll(running)
if (first !== 'stopped') fail(`${first.name} ended by itself.`)
process.exit(0)
