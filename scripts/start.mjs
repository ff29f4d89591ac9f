import { fail } from './run.mjs'
import { runServices } from './services.mjs'
import { mustBeFree, readSettings } from './settings.mjs'
import { setUp } from './setup.mjs'

const settings = readSettings()
await mustBeFree('PORT', settings.port)
if (!settings.upstream) await mustBeFree('API_PORT', settings.apiPort)

await setUp(what => console.log(`${what}…`)).catch(error => fail(error.message))
console.log('Starting…')

const site = `http://localhost:${settings.port}`
const apiUrl = `http://127.0.0.1:${settings.apiPort}`
const api = { name: 'api', args: ['api/dist/server.js'], env: {}, ready: `${apiUrl}/ready` }
const gateway = {
  name: 'gateway',
  args: ['gateway/dist/server.js'],
  env: { UPSTREAM_URL: settings.upstream ?? apiUrl },
  ready: `http://127.0.0.1:${settings.port}/ready`,
}

await runServices(settings.upstream ? [gateway] : [api, gateway], () => {
  console.log(`\n  Board      ${site}`)
  if (!settings.production) console.log(`  GraphiQL   ${site}/graphql`)
  if (!settings.upstream && !settings.production) {
    console.log('\n  Demo accounts, password demo1234')
    console.log('    student    aluna@puc.example')
    console.log('    professor  professora@inf.puc.example')
  }
  console.log('\n  Ctrl-C stops everything.\n')
})
