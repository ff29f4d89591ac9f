/**
 * Who may import whom, one rule per sentence; docs/architecture.md has the same table. `npm run check`
 * also runs a canary for each rule, and fails if the rule does not trip on it.
 */

const all = names => names.split(' ')

/**
 * Which folder of the API may use which other one. A folder uses only folders above it, so there are no cycles: an entry of a
 * folder below grants nothing. `db/seed` is not in the map: it writes rows of every resource.
 */
const mayUse = {
  db: [],
  storage: ['db'],
  eventos: ['db'],
  prazos: ['db'],
  situacoes: [],
  http: ['db', 'storage'],
  provedor: [],
  departamentos: ['db', 'http'],
  childProcess: ['http'],
  autenticacao: ['db', 'eventos', 'http'],
  auditoria: ['db', 'http', 'autenticacao'],
  limites: ['db', 'http', 'autenticacao'],
  telemetry: ['db', 'http', 'limites'],
  notificacoes: ['db', 'eventos', 'http', 'autenticacao'],
  aparelhos: ['db', 'http', 'autenticacao', 'notificacoes'],
  gestores: ['db', 'eventos', 'http', 'autenticacao', 'notificacoes'],
  mensagens: ['db', 'eventos', 'http', 'autenticacao', 'notificacoes', 'gestores'],
  rede: ['db', 'http', 'autenticacao', 'prazos', 'notificacoes', 'gestores'],
  segundoFator: ['db', 'eventos', 'http', 'autenticacao', 'auditoria', 'notificacoes'],
  sessao: ['db', 'eventos', 'http', 'autenticacao', 'auditoria', 'limites', 'notificacoes', 'segundoFator'],
  administracao: all('db eventos prazos http autenticacao auditoria notificacoes rede segundoFator sessao'),
  documentos: ['db', 'http', 'autenticacao', 'auditoria'],
  retencao: ['db', 'storage', 'http', 'autenticacao', 'auditoria'],
  numeros: ['db', 'prazos', 'http', 'autenticacao', 'auditoria'],
  arquivos: ['db', 'storage', 'prazos', 'http', 'childProcess', 'autenticacao', 'auditoria', 'gestores'],
  avaliacoes: ['db', 'http', 'autenticacao', 'gestores'],
  entrevistas: ['db', 'eventos', 'http', 'autenticacao', 'notificacoes', 'gestores'],
  perguntas: ['db', 'eventos', 'http', 'autenticacao', 'notificacoes', 'gestores'],
  requisitos: ['db', 'prazos', 'situacoes', 'http', 'autenticacao', 'gestores'],
  stream: ['db', 'eventos', 'http', 'autenticacao', 'notificacoes', 'gestores', 'mensagens'],
  recomendacoes: ['db', 'prazos', 'situacoes', 'requisitos'],
  selecao: ['db', 'eventos', 'http', 'autenticacao', 'notificacoes', 'gestores', 'entrevistas'],
  mail: ['db', 'prazos', 'http', 'autenticacao', 'notificacoes', 'gestores', 'sessao', 'selecao'],
  instituicao: ['db', 'http', 'autenticacao', 'auditoria', 'arquivos', 'mail', 'prazos'],
  saude: ['db', 'storage', 'provedor', 'auditoria', 'telemetry', 'administracao', 'mail'],
  historicos: all('db situacoes http childProcess autenticacao notificacoes arquivos requisitos recomendacoes'),
  interesses: ['db', 'http', 'autenticacao', 'recomendacoes'],
  listas: ['db', 'http', 'autenticacao', 'auditoria', 'recomendacoes'],
  usuarios: all(
    'db storage http childProcess autenticacao auditoria limites notificacoes gestores sessao arquivos recomendacoes',
  ),
  vagas: all(
    'db eventos prazos situacoes http autenticacao notificacoes gestores perguntas requisitos recomendacoes selecao',
  ),
  salvas: ['db', 'prazos', 'http', 'autenticacao', 'notificacoes'],
  agenda: ['db', 'prazos', 'http', 'autenticacao'],
  alcance: ['db', 'prazos', 'http', 'autenticacao', 'gestores', 'salvas'],
  buscas: ['db', 'prazos', 'http', 'autenticacao', 'aparelhos', 'vagas'],
  moderacao: ['db', 'http', 'autenticacao', 'auditoria', 'notificacoes', 'gestores', 'administracao', 'vagas'],
  publico: ['db', 'prazos', 'http', 'vagas'],
  alvos: ['db', 'http', 'autenticacao', 'notificacoes', 'mensagens', 'vagas'],
  docs: ['http', 'autenticacao', 'limites', 'vagas'],
  candidaturas: all(
    'db eventos prazos situacoes http autenticacao auditoria notificacoes gestores avaliacoes perguntas requisitos recomendacoes selecao historicos vagas',
  ),
  dados: all('db storage eventos http autenticacao auditoria retencao notificacoes arquivos mail vagas candidaturas'),
  importacao: ['db', 'eventos', 'http', 'autenticacao', 'auditoria', 'administracao', 'arquivos', 'usuarios', 'dados'],
  universidade: all('db eventos http provedor autenticacao auditoria segundoFator sessao usuarios dados importacao'),
}

/** Which web feature may use which other one. A feature uses only features above it. A new feature needs its line. */
const mayRender = {
  tags: [],
  interesses: [],
  sessao: ['interesses'],
  denuncias: ['sessao'],
  buscas: ['sessao'],
  conta: ['sessao'],
  rede: ['tags', 'sessao'],
  conversas: ['tags', 'sessao', 'denuncias'],
  notificacoes: ['sessao', 'buscas', 'conversas'],
  historico: ['sessao', 'buscas'],
  perfil: ['tags', 'interesses', 'sessao', 'denuncias', 'buscas', 'conta'],
  requisitos: ['sessao'],
  perguntas: ['sessao', 'historico'],
  candidaturas: ['tags', 'sessao', 'requisitos', 'perguntas'],
  vagas: ['tags', 'sessao', 'denuncias', 'buscas', 'historico', 'candidaturas'],
  selecao: ['tags', 'sessao', 'conversas', 'historico', 'requisitos', 'perguntas', 'candidaturas', 'vagas'],
  minhasVagas: ['tags', 'interesses', 'sessao', 'requisitos', 'perguntas', 'vagas', 'selecao'],
  inicio: ['tags', 'sessao', 'buscas', 'candidaturas', 'vagas'],
  universidade: ['sessao'],
}

const test = '\\.test\\.tsx?$|/testing/'
const layers = ['app', 'boot', 'novidades', 'relay', 'ui', 'testing']
const features = Object.keys(mayRender)
/** The one file of `app` that uses features other than by their routes: it puts novidades into their stores. */
const theSubscription = '^web/src/app/subscription/subscribeToNovidades\\.ts$'
const anyOf = names => `^web/src/(${names.join('|')})/`
const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

/** The other folders of a map that this one may not use: those that are not in its list, and all below it. */
function forbiddenFor(map, folder) {
  const folders = Object.keys(map)
  const below = folders.slice(folders.indexOf(folder) + 1)
  return folders.filter(other => other !== folder && (!map[folder].includes(other) || below.includes(other)))
}

const featureRules = features.map(feature =>
  forbid(
    `${feature}-uses-only-its-features`,
    { path: `^web/src/${feature}/`, pathNot: test },
    { path: anyOf(forbiddenFor(mayRender, feature)), pathNot: '__generated__' },
  ),
)

const apiFolders = Object.keys(mayUse)

const apiRules = apiFolders.map(folder =>
  forbid(
    `api-${folder}-uses-only-its-folders`,
    { path: `^api/src/${folder}/`, pathNot: [test, '^api/src/db/seed/'] },
    { path: `^api/src/(${forbiddenFor(mayUse, folder).join('|')})/` },
  ),
)

module.exports = {
  forbidden: [
    forbid(
      'workspaces-meet-only-over-http',
      { path: '^(api|gateway|web)/', pathNot: '^gateway/.*(\\.test\\.ts$|/testing/)' },
      { path: '^(api|gateway|web)/', pathNot: '^$1/' },
    ),
    forbid('http-knows-no-program', { path: '^http/' }, { path: '^(api|gateway|web)/' }),
    forbid('no-cycles', {}, { circular: true }),
    forbid('shipped-code-never-imports-tests', { path: '^(http|api|gateway|web)/', pathNot: test }, { path: test }),

    forbid(
      'every-api-folder-is-known',
      { path: '^api/src/[^/]+/', pathNot: `^api/src/(${['testing', ...apiFolders].join('|')})/` },
      {},
    ),
    forbid(
      'api-folders-know-no-program',
      { path: '^api/src/[^/]+/', pathNot: test },
      { path: '^api/src/[^/]+$', pathNot: '^api/src/(config|fuso|instituicao|periodos|queue)[.]ts$' },
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
      'models-know-no-calls',
      { path: '^gateway/src/upstream/(models|wire)/', pathNot: test },
      { path: '^gateway/src/upstream/(?!models/|wire/)' },
    ),
    forbid(
      'transport-knows-no-resource',
      { path: '^gateway/src/upstream/(transport|wire)/', pathNot: test },
      { path: '^gateway/src/upstream/(?!transport/|wire/|failure)' },
    ),
    forbid(
      'graphql-knows-no-http',
      { path: '^gateway/src/graphql/', pathNot: test },
      { path: '^gateway/src/(upstream/transport/|http/|site/|config|server)' },
    ),
    forbid(
      'graphql-takes-upstream-as-types',
      { path: '^gateway/src/graphql/', pathNot: test },
      {
        path: '^gateway/src/upstream/',
        pathNot: 'upstream/(failure|models/camposDaVaga)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
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
      {
        path: '^gateway/src/observability/(metrics|tracing)\\.ts$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    ),

    forbid('every-web-folder-is-known', { path: '^web/src/[^/]+/', pathNot: anyOf([...layers, ...features]) }, {}),
    forbid(
      'ui-knows-no-data',
      { path: '^web/src/ui/', pathNot: test },
      { path: ['^web/src/(?!ui/)', 'node_modules/(react-relay|relay-runtime)/'] },
    ),
    forbid(
      'relay-knows-no-feature',
      { path: '^web/src/relay/', pathNot: test },
      { path: '^web/src/(?!relay/|storage[.]ts)' },
    ),
    forbid(
      'novidades-knows-only-relay',
      { path: '^web/src/novidades/', pathNot: test },
      { path: '^web/src/(?!novidades/|relay/)' },
    ),
    forbid(
      'app-enters-features-by-their-routes',
      { path: '^web/src/app/', pathNot: [test, theSubscription] },
      { path: anyOf(features.filter(feature => feature !== 'sessao')), pathNot: '\\.route\\.ts$|__generated__' },
    ),
    forbid(
      'the-subscription-writes-into-stores-only',
      { path: theSubscription },
      { path: anyOf(features), pathNot: '(conversasStore|notificacoesStore|salvasNaConta)\\.ts$' },
    ),
    forbid(
      'features-do-not-import-the-app',
      { path: anyOf(features), pathNot: test },
      { path: '^web/src/(app|boot)/' },
    ),
    forbid(
      'pages-are-loaded-lazily',
      { path: '^web/src/', pathNot: test },
      { path: '^web/src/(?!ui/).*Page\\.tsx$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    ),
    forbid(
      'only-boot-creates-the-environment',
      { path: '^web/src/', pathNot: ['^web/src/boot/', test] },
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
      {
        path: '\\.css\\.ts$',
        pathNot: ['^web/src/$1\\.css\\.ts$', '^web/src/ui/(theme|global|print|toneLook|form/\\w+Look)\\.css\\.ts$'],
      },
    ),
    ...apiRules,
    ...featureRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|coverage)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs'] },
  },
}
