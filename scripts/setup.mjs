import { existsSync } from 'node:fs'
import path from 'node:path'
import { compress } from './compress.mjs'
import { bin, pnpm, root, run } from './run.mjs'
import { once } from './stamp.mjs'

const workspaces = ['api', 'gateway', 'web', 'e2e', 'bench']
const manifests = ['package.json', ...workspaces.map(name => `${name}/package.json`)]
const sources = ['api', 'gateway', 'web', 'institutions', 'scripts', 'schema.graphql', 'relay.config.js']
const configs = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json']
const built = ['api/dist/server.js', 'gateway/dist/server.js', 'web/dist/index.html']

const [npx, ...pnpmArgs] = pnpm
const here = file => existsSync(path.join(root, file))

/** Thrown when a command of the set-up failed; carries what it printed. */
export class SetupFailed extends Error {
  constructor(what, output) {
    super(`${what} failed:\n${output.trimEnd()}`)
  }
}

async function must(what, command, args, options) {
  const { code, output } = await run(command, args, options)
  if (code !== 0) throw new SetupFailed(what, output)
}

/** Installs what the lockfile says; free when it is there already. `say` hears what takes long. */
export function install(say = () => {}) {
  const names = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]
  return once(
    'node_modules/.installed',
    names,
    () => here('node_modules/.modules.yaml'),
    () => {
      say('Installing packages (once, about a minute)')
      return must('The installation', npx, [...pnpmArgs, 'install', '--frozen-lockfile', '--prod=false'])
    },
  )
}

/** Compiles api and gateway, bundles web and GraphiQL. Expects generated files to be there. */
export async function build() {
  await must('Compiling', bin('tsc'), ['-b', 'api', 'gateway'])
  await bundle()
}

/** Bundles what browsers get: the web app, compressed beside each file, and GraphiQL for the gateway. */
export async function bundle() {
  const vite = workspace =>
    must(`Bundling ${workspace}`, bin('vite', workspace), ['build', '--logLevel', 'warn'], {
      cwd: path.join(root, workspace),
      env: { NODE_ENV: 'production' },
    })
  await Promise.all([vite('web').then(() => compress('web/dist')), vite('gateway')])
}

/** Everything that has to be there before the programs can run; free when nothing has changed. */
export async function setUp(say = () => {}) {
  await install(say)
  await once(
    '.cache/built',
    [...sources, ...configs],
    () => built.every(here),
    async () => {
      say('Building')
      await must('Generating', process.execPath, ['scripts/generate.mjs'])
      await build()
    },
  )
}
