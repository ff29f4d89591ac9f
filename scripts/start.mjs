import { fail } from './run.mjs'
import { runServices } from './services.mjs'
import { mustBeFree, readSettings, toOrigin } from './settings.mjs'
import { setUp } from './setup.mjs'

const settings = readSettings()
await mustBeFree('PORT', settings.port)
if (!settings.upstream) await mustBeFree('API_PORT', settings.apiPort)

await setUp(what => console.log(`${what}…`)).catch(error => fail(error.message))
console.log('Starting…')

const site =
  settings.host === '127.0.0.1' ? `http://localhost:${settings.port}` : toOrigin(settings.host, settings.port)
const apiUrl = `http://127.0.0.1:${settings.apiPort}`
// A log line per request would bury the addresses; in PRODUCTION the log matters more.
const quiet = settings.production || process.env.LOG_LEVEL ? {} : { LOG_LEVEL: 'warn' }
const api = { name: 'API', args: ['api/dist/server.js'], env: quiet, ready: `${apiUrl}/ready` }
const gateway = {
  name: 'gateway',
  args: ['gateway/dist/server.js'],
  env: { ...quiet, UPSTREAM_URL: settings.upstream ?? apiUrl },
  ready: `${toOrigin(settings.host, settings.port)}/ready`,
}

await runServices(settings.upstream ? [gateway] : [api, gateway], () => {
  const demo = !settings.production
  console.log(`\n  Board      ${site}`)
  if (demo) console.log(`  GraphiQL   ${site}/graphql`)
  if (demo && !settings.upstream) {
    console.log('\n  Demo accounts, password demo1234')
    console.log('    student    aluna@puc.example')
    console.log('    professor  professora@inf.puc.example')
  }
  console.log('\n  Ctrl-C stops everything.\n')
})
