import { existsSync } from 'node:fs'
import path from 'node:path'
import { compress } from './compress.mjs'
import { bin, root, run } from './run.mjs'
import { once } from './stamp.mjs'

const workspaces = ['http', 'api', 'gateway', 'web', 'e2e', 'bench']
const manifests = ['package.json', ...workspaces.map(name => `${name}/package.json`)]
const sources = ['http', 'api', 'gateway', 'web', 'institutions', 'scripts', 'schema.graphql', 'relay.config.js']
const configs = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json']
const built = ['api/dist/server.js', 'gateway/dist/server.js', 'web/dist/index.html']

const here = file => existsSync(path.join(root, file))

/** Throws an error with the output of a failed command. */
async function must(what, command, args, options) {
  const { code, output } = await run(command, args, options)
  if (code !== 0) throw new Error(`${what} failed:\n${output.trimEnd()}`)
}

/** Names the packages of the lockfile that are installed, and those that are to be. */
const installed = { all: 'node_modules/.installed', toBuild: 'node_modules/.installedToBuild' }

/** Installs the packages of the lockfile, unless they are installed. Calls `say` before slow steps. */
export const install = say => installPackages(say, installed.all, '--prod=false')

/** The `dependencies` alone: what the board is built with and runs on. Where everything was installed it stays so. */
const installToBuild = say => (hasTools() ? install(say) : installPackages(say, installed.toBuild, '--prod'))

/** The packages of tests, checks and generators, three hundred megabytes, are installed by the commands that need them. */
const hasTools = () => here(installed.all)

function installPackages(say = () => {}, stamp, which) {
  const names = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]
  return once(
    stamp,
    names,
    () => here('node_modules/.modules.yaml'),
    () => {
      say('Installing packages (once, about a minute)')
      // Corepack is not on every machine, and pnpm 11 needs a newer Node than we do.
      return must('The installation', 'npx', ['--yes', 'pnpm@10.34.8', 'install', '--frozen-lockfile', which])
    },
  )
}

/** Compiles the API without its tests. Types are checked by `npm run check`. */
export const compileApi = () => must('Compiling', bin('tsc'), ['-p', 'api/tsconfig.build.json'])

/**
 * Bundles what browsers get, the web app, compressed beside each file, and GraphiQL; bundles the gateway that serves it,
 * and compiles the API.
 */
export async function bundle() {
  const vite = (workspace, config = 'vite.config.ts') =>
    must(`Bundling ${workspace}`, bin('vite', workspace), ['build', '--logLevel', 'warn', '--config', config], {
      cwd: path.join(root, workspace),
      env: { NODE_ENV: 'production' },
    })
  const gateway = vite('gateway').then(() => vite('gateway', 'vite.server.config.ts'))
  await Promise.all([vite('web').then(() => compress('web/dist')), gateway.then(compileApi)])
}

/** Does `work` unless nothing has changed since it was last done. */
const unlessBuilt = work =>
  once(hasTools() ? '.cache/generated' : '.cache/built', [...sources, ...configs], () => built.every(here), work)

const checkReleases = () =>
  must('Checking the documents of earlier releases', bin('tsx', 'gateway'), ['src/checkReleases.ts'], {
    cwd: path.join(root, 'gateway'),
  })

/** Bundles what setUp does, once everything is installed and generated; does nothing if nothing has changed. */
export const bundleOnce = () =>
  unlessBuilt(async () => {
    await checkReleases()
    await bundle()
  })

/**
 * Prepares everything that the programs need; does nothing if nothing has changed. Generated files are committed: without
 * the tools to generate them again, those are used.
 */
export async function setUp(say = () => {}) {
  await installToBuild(say)
  await unlessBuilt(async () => {
    say('Building')
    if (hasTools()) {
      await must('Generating', process.execPath, ['scripts/generate.mjs'])
      await checkReleases()
    }
    await bundle()
  })
}

/** As `setUp`, with the tools of tests, checks and generators. */
export async function setUpWithTools(say) {
  await install(say)
  await setUp(say)
}
