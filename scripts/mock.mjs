import path from 'node:path'
import { fail, root } from './run.mjs'
import { runServices } from './services.mjs'
import { describeSite, mustBeUsable, readSettings, toOrigin } from './settings.mjs'
import { setUpWithTools } from './setup.mjs'

/** `npm run mock`: the gateway over an upstream that returns the examples of api/openapi.json. */
const { host, port, production } = readSettings()
await mustBeUsable('PORT', port)
await setUpWithTools(what => console.log(`${what}…`)).catch(error => fail(error.message))

const tsx = path.join(root, 'gateway/node_modules/tsx/dist/cli.mjs')
const mock = {
  name: 'mock',
  args: [tsx, 'gateway/src/testing/mockServer.ts'],
  // Loopback only, also with PRODUCTION.
  env: { HOST: host, ...(!process.env.LOG_LEVEL && { LOG_LEVEL: 'warn' }) },
  ready: `${toOrigin(host, port)}/health`,
}

function announce() {
  console.log(`\n${describeSite('Mock', { host, port, production })}`)
  console.log('\n  aluna@puc.example or professora@inf.puc.example, any password; nothing is kept.')
  console.log("  A fault for one request: the header 'X-Fault: GET /vagas 503'.")
  console.log('\n  Ctrl-C stops it.\n')
}

await runServices([mock], { say: line => console.log(line), announce })
