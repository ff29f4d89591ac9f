import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bin, root, run } from '../run.mjs'

const config = path.join(root, '.dependency-cruiser.cjs')
const rules = createRequire(import.meta.url)(config).forbidden.map(rule => rule.name)

/** One forbidden import for each rule: [importing file, imported file]. */
const forbidden = {
  'workspaces-meet-only-over-http': ['gateway/src/gateway.ts', 'api/src/app.ts'],
  'http-knows-no-program': ['http/host.js', 'gateway/src/gateway.ts'],
  'no-cycles': ['api/src/db/ring.ts', 'api/src/db/ring.ts'],
  'shipped-code-never-imports-tests': ['api/src/app.ts', 'api/src/testing/app.ts'],
  'every-api-folder-is-known': ['api/src/utils/text.ts', 'api/src/config.ts'],
  'api-folders-know-no-program': ['api/src/vagas/vagas.ts', 'api/src/app.ts'],
  'repositories-know-no-http': ['api/src/vagas/vagas.repository.ts', 'api/src/vagas/vagas.routes.ts'],
  'upstream-knows-no-graphql': ['gateway/src/upstream/vagas.ts', 'gateway/src/graphql/vaga.ts'],
  'models-know-no-calls': ['gateway/src/upstream/models/vaga.ts', 'gateway/src/upstream/vagas.ts'],
  'transport-knows-no-resource': ['gateway/src/upstream/transport/request.ts', 'gateway/src/upstream/models/vaga.ts'],
  'graphql-knows-no-http': ['gateway/src/graphql/conversa.ts', 'gateway/src/upstream/transport/request.ts'],
  'graphql-takes-upstream-as-types': ['gateway/src/graphql/rede.ts', 'gateway/src/upstream/rede.ts'],
  'the-executor-knows-graphql-alone': ['gateway/src/executor/compile.ts', 'gateway/src/graphql/vaga.ts'],
  'only-server-reads-config': ['gateway/src/context.ts', 'gateway/src/config.ts'],
  'metrics-and-traces-load-on-demand': ['gateway/src/app.ts', 'gateway/src/observability/metrics.ts'],
  'every-web-folder-is-known': ['web/src/utils/text.ts', 'web/src/paths.ts'],
  'ui-knows-no-data': ['web/src/ui/Card.tsx', 'web/src/relay/network.ts'],
  'relay-knows-no-feature': ['web/src/relay/freshness.ts', 'web/src/ui/Text.ts'],
  'novidades-knows-only-relay': ['web/src/novidades/stream.ts', 'web/src/conversas/ConversaItem.tsx'],
  'app-enters-features-by-their-routes': ['web/src/app/Shell.tsx', 'web/src/vagas/VagaCard.ts'],
  'the-subscription-writes-into-stores-only': [
    'web/src/app/subscription/subscribeToNovidades.ts',
    'web/src/conversas/ConversasList.tsx',
  ],
  'features-do-not-import-the-app': ['web/src/vagas/VagasList.tsx', 'web/src/app/router.ts'],
  'pages-are-loaded-lazily': ['web/src/vagas/vagas.route.ts', 'web/src/vagas/VagasPage.tsx'],
  'only-boot-creates-the-environment': ['web/src/app/App.tsx', 'web/src/relay/environment.ts'],
  'styles-import-only-tokens': ['web/src/vagas/VagaCard.css.ts', 'web/src/ui/Button.css.ts'],
  'a-stylesheet-belongs-to-one-component': ['web/src/ui/Chip.tsx', 'web/src/ui/Badge.css.ts'],
}

/**
 * Each folder of a map has its own rule. Only `dados` may use `candidaturas` of the API and nothing `inicio` of the web; these
 * may not use `stream` and `conversas`.
 */
function canaryOf(rule) {
  const folder = rule.match(/^api-(.+)-uses-only-its-folders$/)?.[1]
  if (folder) {
    const other = ['candidaturas', 'dados'].includes(folder) ? 'stream' : 'candidaturas'
    return [`api/src/${folder}/own.ts`, `api/src/${other}/other.ts`]
  }
  const feature = rule.match(/^(.+)-uses-only-its-features$/)?.[1]
  if (feature) return [`web/src/${feature}/own.ts`, `web/src/${feature === 'inicio' ? 'conversas' : 'inicio'}/other.ts`]
  return forbidden[rule]
}

async function cruise(cwd, folders) {
  const { code, output } = await run(bin('depcruise'), [...folders, '--config', config, '--output-type', 'json'], {
    cwd,
  })
  const json = output.slice(output.indexOf('{'))
  return json.startsWith('{') ? JSON.parse(json).summary : { totalCruised: 0, violations: [], output, code }
}

/** Proves that each rule still trips on a forbidden import, for example after an update of the cruiser. */
async function deafRules() {
  const cwd = mkdtempSync(path.join(tmpdir(), 'layers-'))
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true })
    writeFileSync(path.join(cwd, file), text, { flag: 'a' })
  }
  for (const [from, to] of rules.map(canaryOf).filter(Boolean)) {
    write(to, 'export const there = 1\n')
    write(from, `import '${path.relative(path.dirname(from), to).replace(/^(?!\.)/, './')}'\n`)
  }
  const { violations } = await cruise(cwd, ['http', 'api', 'gateway', 'web'])
  rmSync(cwd, { recursive: true })
  return rules.filter(rule => {
    const [from] = canaryOf(rule) ?? []
    return !violations.some(violation => violation.rule.name === rule && violation.from === from)
  })
}

/** Resolves what is wrong with the imports of the repository, or ''. */
export async function checkLayers() {
  const [found, deaf] = [await cruise(root, ['http', 'api/src', 'gateway/src', 'web/src']), await deafRules()]
  if (found.totalCruised === 0) return `dependency-cruiser saw no module at all.\n${found.output ?? ''}`
  return [
    ...found.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
    ...deaf.map(rule => `The rule ${rule} does not trip on its canary (scripts/checks/layers.mjs).`),
  ].join('\n')
}
