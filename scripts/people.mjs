import { fail, show } from './run.mjs'
import { setUp } from './setup.mjs'

await setUp(what => console.log(`${what}…`)).catch(error => fail(error.message))
process.exitCode = await show(process.execPath, ['api/dist/people.js', ...process.argv.slice(2)])
