/**
 * Who may import whom, one rule per sentence; docs/architecture.md draws the same table. `npm run check`
 * also runs a canary: each rule here must be seen tripping, or the check fails.
 */

/** Which web feature may render which other one. Adding a feature means adding a line. */
const mayRender = {
  inicio: ['vagas', 'historico'],
  sessao: ['departamentos', 'interesses'],
  vagas: ['candidaturas', 'departamentos', 'gestores', 'historico', 'interesses'],
  minhasVagas: [
    'candidaturas',
    'departamentos',
    'gestores',
    'interesses',
    'perguntas',
    'requisitos',
    'selecao',
    'vagas',
  ],
  selecao: ['avaliacoes', 'candidaturas', 'entrevistas', 'minhasVagas'],
  avaliacoes: ['candidaturas', 'interesses', 'minhasVagas', 'selecao'],
  candidaturas: ['entrevistas', 'perguntas', 'requisitos', 'vagas'],
  candidato: [
    'avaliacoes',
    'candidaturas',
    'conversas',
    'entrevistas',
    'historico',
    'minhasVagas',
    'perguntas',
    'requisitos',
    'selecao',
    'vagas',
  ],
  entrevistas: ['selecao'],
  gestores: [],
  requisitos: ['candidaturas'],
  conversas: [],
  historico: [],
  perfil: ['interesses'],
  perguntas: ['historico'],
  rede: [],
  notificacoes: [],
  novidades: ['conversas', 'notificacoes'],
  interesses: [],
  departamentos: [],
}

const test = '\\.test\\.tsx?$|/testing/'
const rooms = ['app', 'relay', 'ui', 'testing']
const features = Object.keys(mayRender)
const anyOf = names => `^web/src/(${names.join('|')})/`
const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

/** Who is signed in concerns every feature, so `sessao` is nobody's stranger. */
const strangersOf = feature =>
  features.filter(other => other !== feature && other !== 'sessao' && !mayRender[feature].includes(other))

const featureRules = features.map(feature =>
  forbid(
    `${feature}-renders-only-its-own`,
    { path: `^web/src/${feature}/`, pathNot: test },
    { path: anyOf(strangersOf(feature)), pathNot: '__generated__' },
  ),
)

module.exports = {
  forbidden: [
    forbid(
      'workspaces-meet-only-over-http',
      { path: '^(api|gateway|web)/', pathNot: '^gateway/.*(\\.test\\.ts$|/testing/)' },
      { path: '^(api|gateway|web)/', pathNot: '^$1/' },
    ),
    forbid('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    forbid('shipped-code-never-imports-tests', { path: '^(api|gateway|web)/', pathNot: test }, { path: test }),

    forbid(
      'api-resources-are-strangers',
      { path: '^api/src/([^/]+)/', pathNot: ['^api/src/db/', test] },
      { path: '^api/src/[^/]+/', pathNot: ['^api/src/$1/', '^api/src/db/'] },
    ),
    forbid(
      'repositories-know-no-http',
      { path: '\\.repository\\.ts$' },
      { path: 'node_modules/fastify/|\\.routes\\.ts$' },
    ),

    forbid(
      'upstream-knows-no-graphql',
      { path: '^gateway/src/upstream/', pathNot: test },
      { path: '^gateway/src/(graphql/|context|gateway)|node_modules/graphql/' },
    ),
    forbid(
      'graphql-knows-no-http',
      { path: '^gateway/src/graphql/', pathNot: test },
      { path: '^gateway/src/(upstream/request|config|server)' },
    ),
    forbid(
      'graphql-takes-upstream-as-types',
      { path: '^gateway/src/graphql/', pathNot: test },
      { path: '^gateway/src/upstream/', pathNot: 'upstream/failure', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'the-executor-knows-graphql-alone',
      { path: '^gateway/src/executor/', pathNot: test },
      { path: '^gateway/src/(?!executor/)|node_modules/(?!.*graphql/)' },
    ),
    forbid(
      'only-server-reads-config',
      { path: '^gateway/src/', pathNot: ['^gateway/src/server', test] },
      { path: '^gateway/src/config', dependencyTypesNot: ['type-only'] },
    ),

    forbid(
      'metrics-and-traces-load-on-demand',
      { path: '^gateway/src/', pathNot: test },
      { path: '^gateway/src/(metrics|tracing)\\.ts$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    ),

    forbid('every-web-room-is-known', { path: '^web/src/[^/]+/', pathNot: anyOf([...rooms, ...features]) }, {}),
    forbid(
      'ui-knows-no-data',
      { path: '^web/src/ui/', pathNot: test },
      { path: ['^web/src/(?!ui/)', 'node_modules/(react-relay|relay-runtime)/'] },
    ),
    forbid(
      'relay-room-knows-no-feature',
      { path: '^web/src/relay/', pathNot: test },
      { path: '^web/src/(?!relay/|storage[.]ts)' },
    ),
    forbid(
      'app-enters-features-by-their-routes',
      { path: '^web/src/app/', pathNot: test },
      { path: anyOf(features.filter(feature => feature !== 'sessao')), pathNot: '\\.route\\.ts$|__generated__' },
    ),
    forbid(
      'features-do-not-import-the-app',
      { path: anyOf(features), pathNot: test },
      { path: '^web/src/(app/|main)' },
    ),
    forbid(
      'pages-are-loaded-lazily',
      { path: '^web/src/', pathNot: test },
      { path: '^web/src/(?!ui/).*Page\\.tsx$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    ),
    forbid(
      'only-main-creates-the-environment',
      { path: '^web/src/', pathNot: ['^web/src/main', test] },
      { path: '^web/src/relay/environment', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'styles-import-only-tokens',
      { path: '^web/src/(?!ui/).*\\.css\\.ts$' },
      { path: '^web/src/', pathNot: '^web/src/ui/theme\\.css\\.ts$' },
    ),
    forbid(
      'a-stylesheet-belongs-to-one-component',
      { path: '^web/src/(.+)\\.tsx$' },
      { path: '\\.css\\.ts$', pathNot: ['^web/src/$1\\.css\\.ts$', '^web/src/ui/(theme|global|\\w+Look)\\.css\\.ts$'] },
    ),
    ...featureRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|coverage)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs'] },
  },
}
