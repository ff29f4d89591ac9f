import path from 'node:path'
import { bin, fail, root, show } from './run.mjs'
import { install } from './setup.mjs'

/** `npm run migration -- <name>`: writes what changed in the tables since the last migration as the next one. */
const [name, ...rest] = process.argv.slice(2)
if (!name || rest.length > 0) fail('Name what the migration adds, in one word: npm run migration -- vaga_com_edital')

await install(what => console.log(`${what}…`)).catch(error => fail(error.message))
process.exitCode = await show(bin('drizzle-kit', 'api'), ['generate', '--name', name], { cwd: path.join(root, 'api') })
