import { daConta } from '../testing/contaPages.ts'
import { expect, it } from 'vitest'
import { administradora, aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { documents } from '../testing/documents.ts'
import { pageUpstream as script } from '../testing/pageUpstream.ts'
import { reply } from '../testing/scriptUpstream.ts'

const semFiltro = { tipos: [], codigoDoDepartamento: null, beneficios: [], busca: '' }
const entrevistas = {
  token: professora,
  variables: { vaga: globalId('Vaga', '1') },
  calls: ['GET /vagas/1/entrevistas'],
}
const daCandidatura = (call: string) => ({
  token: professora,
  variables: { candidatura: globalId('Candidatura', '1.1') },
  calls: [`GET /candidaturas/1/${call}`],
})
const primeira = { pagina: 1, after: null, filtro: semFiltro, salvas: false, ids: [] }

/** The calls of what is beside the list of vagas. */
const moldura = [
  'GET /contagens/vagas',
  'GET /departamentos/',
  'GET /historicos/',
  'GET /usuarios/me/buscas',
  'GET /vagas/tipo',
]

/** The calls of every query of the web app. A new query needs a line here. */
const costs: Record<string, { token?: string; variables?: object; calls: string[] }> = {
  MuralAgoraQuery: { calls: ['GET /publico/mural'] },
  VagaPublicaPageQuery: { variables: { codigo: '1' }, calls: ['GET /publico/vagas/1'] },
  VisaoGeralPageQuery: { token: administradora, calls: ['GET /admin', 'GET /admin/retencao'] },
  PessoasPageQuery: { token: administradora, calls: ['GET /admin/pessoas?limit=50'] },
  PessoasListPaginationQuery: {
    token: administradora,
    variables: { first: 50, papel: 'PROFESSOR', situacao: 'A_CONFIRMAR' },
    calls: ['GET /admin/pessoas?limit=50&papel=professor&situacao=a_confirmar'],
  },
  InstituicaoPageQuery: { token: administradora, calls: ['GET /admin/instituicao'] },
  AvisosDoSistemaPageQuery: { token: administradora, calls: ['GET /admin/avisos'] },
  ListaPageQuery: {
    token: administradora,
    variables: { lista: 'INTERESSES', situacao: 'ATIVAS', comCategorias: true },
    calls: [
      'GET /admin/listas/categorias?limit=100&situacao=ativas',
      'GET /admin/listas/interesses?limit=100&situacao=ativas',
      'GET /admin/listas/juncoes?lista=interesses',
    ],
  },
  EntradasListPaginationQuery: {
    token: administradora,
    variables: { lista: 'LOCAIS', first: 50, situacao: 'TODAS' },
    calls: ['GET /admin/listas/locais?limit=50&situacao=todas'],
  },
  EscolhaDoAlvoQuery: {
    token: administradora,
    variables: { lista: 'LOCAIS', codigo: '2', busca: 'sala' },
    calls: ['GET /admin/listas/locais/2/uso', 'GET /admin/listas/locais?limit=12&busca=sala&situacao=ativas'],
  },
  AuditoriaPageQuery: {
    token: administradora,
    variables: { acao: 'entrou' },
    calls: ['GET /admin/auditoria?limit=50&acao=entrou'],
  },
  ModeracaoPageQuery: { token: administradora, calls: ['GET /moderacao/casos?limit=50'] },
  CasosListPaginationQuery: { token: administradora, calls: ['GET /moderacao/casos?limit=50'] },
  CasoPageQuery: { token: administradora, variables: { codigo: '1' }, calls: ['GET /moderacao/casos/1'] },
  DecisaoPageQuery: { token: aluna, variables: { codigo: '1' }, calls: ['GET /moderacao/decisoes/1'] },
  AuditoriaListPaginationQuery: { token: administradora, calls: ['GET /admin/auditoria?limit=50'] },
  NumerosPageQuery: {
    token: administradora,
    variables: { ano: 2025 },
    calls: ['GET /admin/numeros?ano=2025'],
  },
  CadastroPageQuery: { calls: ['GET /interesses/'] },
  CadastroDoProfessorPageQuery: { calls: ['GET /departamentos/'] },
  useEntrarLinksQuery: { calls: ['GET /notificacoes?limit=1'] },
  PassoInteressesQuery: { calls: ['GET /interesses/'] },
  contagensQuery: { token: aluna, variables: { filtro: semFiltro }, calls: ['GET /contagens/vagas'] },
  DepartamentosFiltroQuery: { token: aluna, calls: ['GET /departamentos/'] },
  CandidatoPageQuery: {
    token: professora,
    variables: { codigo: '1', candidatura: '1' },
    calls: [
      'GET /candidaturas/1',
      'GET /candidaturas/1/atendimento',
      'GET /users/101',
      'GET /vagas/1',
      'GET /vagas/1/entrevistas',
    ],
  },
  ParecidasCardQuery: { token: aluna, variables: { codigo: '1' }, calls: ['GET /vagas/1', 'GET /vagas/1/parecidas'] },
  printCartazQuery: {
    token: professora,
    variables: { codigo: '1', comQuem: true },
    calls: ['GET /publico/vagas/1', 'GET /vagas/1'],
  },
  VizinhosQuery: { token: professora, variables: { codigo: '1' }, calls: ['GET /candidaturas/vaga/1'] },
  ...daConta,
  ConversaQuery: {
    token: aluna,
    variables: { com: '9' },
    calls: ['GET /mensagens/conversa/9?limit=51', 'GET /mensagens/conversas'],
  },
  HeaderUserQuery: {
    token: aluna,
    calls: ['GET /mensagens/conversas', 'GET /notificacoes?skip=0&limit=1', 'GET /users/7'],
  },
  InicioDoAlunoPageQuery: {
    token: aluna,
    variables: { salvas: [] },
    calls: [
      'GET /candidaturas?skip=0&limit=20',
      'GET /historicos/',
      'GET /mensagens/conversas',
      'GET /users/7',
      'GET /usuarios/me/buscas',
      'GET /vagas?skip=0&limit=12',
    ],
  },
  InicioDoProfessorPageQuery: {
    token: professora,
    variables: { professor: true },
    calls: [
      'GET /gestores/convites',
      'GET /mensagens/conversas',
      'GET /users/9',
      'GET /vagas/professor',
      'GET /vagas/professor/pendencias',
    ],
  },
  ConversasPageQuery: {
    token: aluna,
    variables: { com: '9', aberta: true },
    calls: ['GET /mensagens/conversa/9?limit=51', 'GET /mensagens/conversas', 'GET /users/9'],
  },
  useBuscaDeMensagensQuery: { token: aluna, variables: { busca: 'oi' }, calls: ['GET /mensagens?busca=oi&limit=20'] },
  ConversasListPaginationQuery: { token: aluna, calls: ['GET /mensagens/conversas'] },
  MensagensListPaginationQuery: {
    token: aluna,
    variables: { com: '9' },
    calls: ['GET /mensagens/conversa/9?limit=51'],
  },
  ConversaSyncQuery: {
    token: aluna,
    variables: { com: '9', reler: true, quantas: 1 },
    calls: ['GET /mensagens/conversa/9?limit=2'],
  },
  VagasPageQuery: {
    token: aluna,
    variables: { ...primeira, frame: true },
    // Once an hour: whether there are more filters.
    calls: [...moldura, 'GET /vagas?skip=0&limit=8'],
  },
  // Read from the store: it comes with the list.
  VagasPageFrameQuery: { token: aluna, calls: moldura },
  VagaPageQuery: {
    token: aluna,
    variables: { codigo: '1' },
    calls: ['GET /api/candidaturas/vaga/1/candidatura-status', 'GET /vagas/1'],
  },
  CandidaturasPageQuery: { token: aluna, calls: ['GET /candidaturas?skip=0&limit=20'] },
  VagaAntesQuery: { token: aluna, variables: { codigo: '1' }, calls: ['GET /candidaturas?skip=0&limit=100&vaga=1'] },
  CandidaturasListContagemQuery: { token: aluna, calls: ['GET /candidaturas?skip=0&limit=20'] },
  CandidaturasListPaginationQuery: {
    token: aluna,
    variables: { count: 20, cursor: Buffer.from('offset:19').toString('base64url') },
    calls: ['GET /candidaturas?skip=20&limit=20'],
  },
  ImportarHistoricoPageQuery: { token: aluna, calls: ['GET /historicos/', 'GET /users/7'] },
  NotificacoesPageNaoLidasQuery: { token: aluna, calls: ['GET /notificacoes?skip=0&limit=1'] },
  NotificacoesPageQuery: {
    token: aluna,
    variables: { tipos: ['CONEXAO'] },
    calls: ['GET /notificacoes?tipo=conexao&skip=0&limit=20'],
  },
  NotificacoesListPaginationQuery: { token: aluna, calls: ['GET /notificacoes?skip=0&limit=20'] },
  MinhasVagasPaginationQuery: { token: professora, calls: ['GET /vagas/professor'] },
  MinhasVagasPageQuery: { token: professora, calls: ['GET /gestores/convites', 'GET /vagas/professor'] },
  // A copy, which costs one call more than a blank form.
  NovaVagaPageQuery: {
    token: professora,
    variables: { de: '1', copiar: true },
    calls: ['GET /departamentos/', 'GET /interesses/', 'GET /users/9', 'GET /vagas/1', 'GET /vagas/tipo'],
  },
  MinhaVagaPageQuery: {
    token: professora,
    variables: { codigo: '1' },
    calls: [
      'GET /candidaturas/vaga/1',
      'GET /departamentos/',
      'GET /interesses/',
      'GET /vagas/1',
      'GET /vagas/1/selecao',
      'GET /vagas/tipo',
    ],
  },
  AlcanceCardQuery: { token: professora, variables: { codigo: '1' }, calls: ['GET /vagas/1/alcance'] },
  StatusDaVagaDialogQuery: {
    token: professora,
    variables: { vaga: globalId('Vaga', '1') },
    calls: ['GET /candidaturas/vaga/1', 'GET /vagas/1', 'GET /vagas/1/selecao'],
  },
  HistoricoDaCandidaturaQuery: daCandidatura('historico'),
  RequisitosDialogQuery: { token: professora, calls: [] },
  useBuscaDeDisciplinasQuery: {
    token: professora,
    variables: { busca: 'calc' },
    calls: ['GET /disciplinas?busca=calc&limit=10'],
  },
  EntrevistasQuery: entrevistas,
  LiberarHorarioQuery: entrevistas,
  MinhaEntrevistaQuery: { token: aluna, variables: { codigo: '1' }, calls: ['GET /vagas/1/entrevistas'] },
  RespostasDaCandidaturaQuery: daCandidatura('respostas'),
  colunasQuery: { token: professora, calls: ['GET /usuarios/me/colunas'] },
  useCriteriosQuery: {
    token: professora,
    variables: { codigo: '1' },
    calls: ['GET /vagas/1', 'GET /vagas/1/atendimentos', 'GET /vagas/1/respostas'],
  },
  useRespostasDaVagaQuery: { token: professora, variables: { codigo: '1' }, calls: ['GET /vagas/1/respostas'] },
  RespostasEnviadasQuery: { token: aluna, variables: { codigo: '1' }, calls: ['GET /candidaturas/vaga/1/respostas'] },
  ResponderDialogQuery: {
    token: aluna,
    variables: { codigo: '1' },
    calls: ['GET /candidaturas/vaga/1/respostas', 'GET /vagas/1'],
  },
  useRespostasFormQuery: { token: aluna, variables: { vaga: globalId('Vaga', '1') }, calls: ['GET /vagas/1'] },
  AnotacoesQuery: daCandidatura('anotacoes'),
  PerfilPageQuery: { token: aluna, variables: { codigo: '7' }, calls: ['GET /users/7'] },
  PerfilDoProfessorPageQuery: {
    token: professora,
    variables: { codigo: '9', proprio: true },
    calls: ['GET /users/9', 'GET /usuarios/me/seguidores'],
  },
  RedePageQuery: {
    token: aluna,
    variables: { busca: null },
    // The first one also finds out whether this upstream has a network.
    calls: [
      'GET /rede/conexoes?skip=0&limit=1',
      'GET /rede/conexoes?skip=0&limit=100',
      'GET /rede/sugestoes?skip=0&limit=100',
      'GET /users/7',
    ],
  },
  useBuscaDeProfessoresQuery: {
    token: professora,
    variables: { busca: 'ana' },
    calls: ['GET /rede/sugestoes?busca=ana&skip=0&limit=100'],
  },
  SugestoesPaginationQuery: {
    token: aluna,
    variables: { busca: 'ana', first: 100, after: 'b2Zmc2V0Ojk5' },
    calls: ['GET /rede/sugestoes?busca=ana&skip=100&limit=100'],
  },
  MinhasConexoesPaginationQuery: {
    token: aluna,
    variables: { first: 100, after: 'b2Zmc2V0Ojk5' },
    calls: ['GET /rede/conexoes?skip=100&limit=100'],
  },
  VagasSecaoEtapasQuery: { token: aluna, variables: { ids: [globalId('Vaga', '1')] }, calls: ['GET /vagas/1'] },
  InteressesEditorQuery: { token: aluna, calls: ['GET /interesses/'] },
  useTodosOsCandidatosPaginationQuery: {
    token: professora,
    variables: { id: globalId('Vaga', '1') },
    calls: ['GET /candidaturas/vaga/1'],
  },
}

it.each(Object.entries(costs))('%s costs exactly its calls', async (name, { token, variables, calls: expected }) => {
  const { execute, calls } = createTestGateway(script)
  const { errors } = await execute(documents.get(name) ?? '', variables, token ? { token } : {})
  expect(errors).toBeUndefined()
  expect(calls.toSorted()).toEqual(expected)
})

it('lists every query', () => {
  const queries = [...documents].filter(([, document]) => document.startsWith('query ')).map(([name]) => name)
  expect(queries.toSorted()).toEqual(Object.keys(costs).toSorted())
})

it('costs one call for a filter or a page of the list', async () => {
  const { execute, calls } = createTestGateway(script)
  const variables = { ...primeira, frame: false }
  const { errors } = await execute(documents.get('VagasPageQuery') ?? '', variables, { token: aluna })
  expect(errors).toBeUndefined()
  expect(calls).toEqual(['GET /vagas?skip=0&limit=8'])
})

it('reads each saved vaga of a page by id, and not the list', async () => {
  const { execute, calls } = createTestGateway({ ...script, 'GET /vagas/2': reply(404, { detail: 'Não encontrada' }) })
  const variables = { ...primeira, salvas: true, frame: true, ids: [globalId('Vaga', '1'), globalId('Vaga', '2')] }
  const { data, errors } = await execute(documents.get('VagasPageQuery') ?? '', variables, { token: aluna })
  expect(errors).toBeUndefined()
  expect(data.nodes).toEqual([expect.objectContaining({ titulo: 'Vaga 1' }), null])
  expect(calls.toSorted()).toEqual([...moldura, 'GET /vagas/1', 'GET /vagas/2'].toSorted())
})
