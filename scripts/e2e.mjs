import { findChromium } from './chromium.mjs'
import { prepareCluster } from './cluster.mjs'
import { bin, fail, root, show } from './run.mjs'
import { setUpWithTools } from './setup.mjs'

/** `npm run e2e -- cluster`: runs the cluster tests, with two of each program, instead of the others. */
const [first, ...others] = process.argv.slice(2)
const isCluster = first === 'cluster'

try {
  const { missing, env = {}, inside = [] } = isCluster ? await prepareCluster() : {}
  if (missing) {
    console.log(`Skipped: a cluster needs ${missing.join(', ')}, which cannot be installed here.`)
    process.exit(0)
  }
  await setUpWithTools(what => console.log(`${what}…`))
  const args = isCluster ? ['--config', 'cluster', ...others] : process.argv.slice(2)
  const [command, ...rest] = [...inside, bin('playwright', 'e2e'), 'test', ...args]
  process.exitCode = await show(command, rest, {
    cwd: `${root}e2e`,
    env: { CHROMIUM: await findChromium(), ...env },
  })
} catch (error) {
  fail(error.message)
}
