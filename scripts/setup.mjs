import { existsSync } from 'node:fs'
import path from 'node:path'
import { compress } from './compress.mjs'
import { bin, root, run } from './run.mjs'
import { once } from './stamp.mjs'

const workspaces = ['api', 'gateway', 'web', 'e2e', 'bench']
const manifests = ['package.json', ...workspaces.map(name => `${name}/package.json`)]
const sources = ['api', 'gateway', 'web', 'institutions', 'scripts', 'schema.graphql', 'relay.config.js']
const configs = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json']
const built = ['api/dist/server.js', 'gateway/dist/server.js', 'web/dist/index.html']

const here = file => existsSync(path.join(root, file))

/** Throws an error with the output of a failed command. */
async function must(what, command, args, options) {
  const { code, output } = await run(command, args, options)
  if (code !== 0) throw new Error(`${what} failed:\n${output.trimEnd()}`)
}

/** Installs the packages of the lockfile, unless they are installed. Calls `say` before slow steps. */
export function install(say = () => {}) {
  const names = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]
  const installed = () => here('node_modules/.modules.yaml')
  return once('node_modules/.installed', names, installed, () => {
    say('Installing packages (once, about a minute)')
    // Corepack is not on every machine, and pnpm 11 needs a newer Node than we do.
    const pnpm = ['--yes', 'pnpm@10.34.8', 'install', '--frozen-lockfile', '--prod=false']
    return must('The installation', 'npx', pnpm)
  })
}

/** Bundles what browsers get, the web app, compressed beside each file, and GraphiQL; and the gateway that serves it. */
export async function bundle() {
  const vite = (workspace, config = 'vite.config.ts') =>
    must(`Bundling ${workspace}`, bin('vite', workspace), ['build', '--logLevel', 'warn', '--config', config], {
      cwd: path.join(root, workspace),
      env: { NODE_ENV: 'production' },
    })
  const gateway = vite('gateway').then(() => vite('gateway', 'vite.server.config.ts'))
  await Promise.all([vite('web').then(() => compress('web/dist')), gateway])
}

const unlessBuilt = work => once('.cache/built', [...sources, ...configs], () => built.every(here), work)

const checkReleases = () =>
  must('Checking the documents of earlier releases', bin('tsx', 'gateway'), ['src/checkReleases.ts'], {
    cwd: path.join(root, 'gateway'),
  })

/** Bundles what setUp does, once generated and compiled; does nothing if nothing has changed. */
export const bundleOnce = () =>
  unlessBuilt(async () => {
    await checkReleases()
    await bundle()
  })

/** Prepares everything that the programs need; does nothing if nothing has changed. */
export async function setUp(say = () => {}) {
  await install(say)
  await unlessBuilt(async () => {
    say('Building')
    await must('Generating', process.execPath, ['scripts/generate.mjs'])
    await checkReleases()
    await must('Compiling', bin('tsc'), ['-b', 'api', 'gateway'])
    await bundle()
  })
}
