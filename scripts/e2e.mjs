import { findChromium } from './chromium.mjs'
import { bin, fail, root, show } from './run.mjs'
import { setUp } from './setup.mjs'

try {
  await setUp(what => console.log(`${what}…`))
  const env = { CHROMIUM: await findChromium() }
  process.exitCode = await show(bin('playwright', 'e2e'), ['test', ...process.argv.slice(2)], {
    cwd: `${root}e2e`,
    env,
  })
} catch (error) {
  fail(error.message)
}
