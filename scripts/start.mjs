import { fail } from './run.mjs'
import { runServices } from './services.mjs'
import { describeSite, mustBeReady, mustBeUsable, readSettings, toOrigin } from './settings.mjs'
import { setUp } from './setup.mjs'

const settings = readSettings()
await mustBeUsable('PORT', settings.port)
if (settings.upstream) await mustBeReady(settings.upstream)
else await mustBeUsable('API_PORT', settings.apiPort)

await setUp(what => console.log(`${what}…`)).catch(error => fail(error.message))
console.log('Starting…')

const apiUrl = `http://127.0.0.1:${settings.apiPort}`
// A log line per request would bury the addresses; in PRODUCTION the log matters more.
const quiet = settings.production || process.env.LOG_LEVEL ? {} : { LOG_LEVEL: 'warn' }
// Node's own limit for new objects suits a machine with many users, and costs 30 MB.
const small = '--max-semi-space-size=2'
const api = { name: 'API', args: [small, 'api/dist/server.js'], env: quiet, ready: `${apiUrl}/ready` }
const gateway = {
  name: 'gateway',
  args: ['gateway/dist/server.js'],
  env: { ...quiet, UPSTREAM_URL: settings.upstream ?? apiUrl },
  ready: `${toOrigin(settings.host, settings.port)}/ready`,
}

function announce() {
  console.log(`\n${describeSite('Board', settings)}`)
  if (settings.seeds) {
    console.log('\n  Demo accounts, password demo1234')
    console.log('    student    aluna@puc.example')
    console.log('    professor  professora@inf.puc.example')
  }
  console.log('\n  Ctrl-C stops everything.\n')
}

await runServices(settings.upstream ? [gateway] : [api, gateway], { say: line => console.log(line), announce })
