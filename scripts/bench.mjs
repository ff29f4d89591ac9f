import { readdirSync } from 'node:fs'
import { findChromium } from './chromium.mjs'
import { bin, fail, root, show } from './run.mjs'
import { setUpWithTools } from './setup.mjs'

/** `npm run bench` measures everything; `npm run bench -- lista` what has 'lista' in its name. Options are passed on. */
const [wanted = '', ...options] = process.argv.slice(2)
await setUpWithTools(what => console.log(`${what}…`)).catch(error => fail(error.message))
const files = readdirSync(`${root}bench`).filter(file => file.endsWith('.bench.ts') && file.includes(wanted))
if (files.length === 0) fail(`No bench has '${wanted}' in its name.`)
const env = { CHROMIUM: await findChromium() }
for (const file of files) {
  console.log(`\n${file}`)
  if ((await show(bin('tsx', 'bench'), [file, ...options], { cwd: `${root}bench`, env })) !== 0) process.exitCode = 1
}
