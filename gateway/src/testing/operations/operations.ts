import { aluna, globalId, professora } from '../createTestGateway.ts'
import {
  atendimento,
  avaliacao,
  descricao,
  horario,
  minhaMudanca,
  movida,
  mudanca,
  mudancaFields,
  pessoa,
  requisitos,
  requisitosFields,
  selecao,
  selecaoFields,
  usuario,
  usuarioFields,
  vaga,
  vagaFields,
  vagaId,
} from './operationParts.ts'
import type { Operation } from './operation.ts'
import { publicas } from './publicOperations.ts'
import { daConta } from './contaOperations.ts'
import { daSelecao } from './selecaoOperations.ts'
import { deVagasAbertas } from './vagaOperations.ts'

export const operations: Operation[] = [
  {
    name: 'vagas',
    query: `{ vagas(first: 8) { total totalDeRecomendadas edges { cursor node { ${vagaFields} } } } }`,
    token: aluna,
    call: 'GET /vagas?skip=0&limit=8',
    body: { vagas: [vaga], total: 1, recommended_count: 1 },
  },
  ...deVagasAbertas,
  {
    name: 'vaga',
    query: `{ vaga(codigo: "12") { ${vagaFields} ${requisitosFields} } }`,
    token: aluna,
    call: 'GET /vagas/12',
    body: { ...vaga, requisitos, atendimento },
  },
  {
    name: 'disciplinas',
    query: '{ viewer { disciplinas(busca: "calc") { codigoDaDisciplina nome } } }',
    token: professora,
    call: 'GET /disciplinas?busca=calc&limit=10',
    body: [{ codigo: 'MAT1161', nome: 'Cálculo I' }],
    extension: true,
  },
  {
    name: 'minhasVagas',
    query: `{ viewer { minhasVagas { total edges { node { totalDeCandidatos ${vagaFields} } } } } }`,
    token: professora,
    call: 'GET /vagas/professor',
    body: { vagas: [vaga] },
  },
  {
    name: 'vaga.candidaturas',
    query:
      '{ vaga(codigo: "12") { candidaturas { edges { node { id criadaEm cartaDeMotivacao etapa retida versao candidato { curso pessoa { id nome } } } } } } }',
    token: professora,
    call: 'GET /candidaturas/vaga/12',
    body: [{ ...movida, ...avaliacao, criado_em: '2026-03-09T14:00:00', carta_motivacao: 'Oi', candidato: pessoa }],
  },
  {
    name: 'vaga.selecao',
    query: `{ vaga(codigo: "12") { selecao { id ${selecaoFields} } } }`,
    token: professora,
    call: 'GET /vagas/12/selecao',
    body: selecao,
    extension: true,
  },
  {
    name: 'vaga.candidatura',
    query: `{ vaga(codigo: "12") { candidatura(codigo: "31") { id codigo candidato { email curso periodoInicio pessoa { nome } }
      compartilhaHistorico historicoEscolar { cr periodos creditos creditosComplementares disciplinas { codigoDaDisciplina nome } } } } }`,
    token: professora,
    call: 'GET /candidaturas/31',
    body: {
      id: 31,
      vaga_id: 12,
      compartilha_historico: true,
      candidato: { id: 7, usuario: 'Ana', email: 'ana@ut.example', curso: 'Física', periodo_inicio: '2024.1' },
      historico_escolar: { cr: 8.4, periodos: 4, creditos: 62, creditos_complementares: 6, disciplinas: [] },
    },
    extension: true,
  },
  {
    name: 'candidatura.mudancas',
    query: `{ vaga(codigo: "12") { candidatura(codigo: "31") { mudancas { ${mudancaFields} } } } }`,
    token: professora,
    call: 'GET /candidaturas/31/historico',
    body: [mudanca],
    extension: true,
  },
  {
    name: 'vaga.entrevistas',
    query: '{ vaga(codigo: "12") { entrevistas { id inicio minutos local link minha candidato { id nome avatar } } } }',
    token: professora,
    call: 'GET /vagas/12/entrevistas',
    body: [horario],
    extension: true,
  },
  {
    name: 'convites',
    query: '{ viewer { convites { vaga { id codigo titulo } visivel criadoEm convidadoPor { id nome avatar } } } }',
    token: professora,
    call: 'GET /gestores/convites',
    body: [{ id: 73, vaga, convidado_por: pessoa, visivel: true, criado_em: '2026-03-10T14:00:00Z' }],
    extension: true,
  },
  ...daConta,
  {
    name: 'mensagensEncontradas',
    query:
      '{ viewer { mensagensEncontradas(busca: "oi") { pessoa { id nome avatar } mensagem { id conteudo criadaEm minha lida } } } }',
    token: aluna,
    call: 'GET /mensagens?busca=oi&limit=20',
    body: [
      {
        id: 5,
        conteudo: 'oi',
        criado_em: '2026-03-10T14:00:00Z',
        remetente_id: 9,
        destinatario_id: 7,
        lida: true,
        pessoa,
      },
    ],
    extension: true,
  },
  {
    name: 'pendencias',
    query: `{ viewer { pendencias { totalDeNovas novas { codigo criadaEm candidato { id nome avatar } vaga { id codigo titulo } }
      novasPorVaga { total maisRecente vaga { id codigo titulo } } respostas { semResposta esperandoHa7Dias retidas divulgacaoEm respostaAte vaga { id codigo titulo } } } } }`,
    token: professora,
    call: 'GET /vagas/professor/pendencias',
    body: {
      novas: {
        total: 1,
        candidaturas: [{ id: 31, criado_em: '2026-03-10T14:00:00Z', candidato: pessoa, vaga }],
        por_vaga: [{ vaga, total: 1, mais_recente: 31 }],
      },
      respostas: [{ vaga, sem_resposta: 3, esperando_ha_7_dias: 1, retidas: 2, divulgacao_em: '2026-11-28T21:00:00Z' }],
    },
    extension: true,
  },
  {
    name: 'vaga.minhaCandidatura.candidatura',
    query: `{ vaga(codigo: "12") { minhaCandidatura { candidatura { id etapa vaga { ${vagaFields} } mudancas { ${mudancaFields} }
      vagaOriginal { mudou titulo prazo departamento interesses } } } } }`,
    token: aluna,
    call: 'GET /candidaturas?skip=0&limit=100&vaga=12',
    body: {
      candidaturas: [
        { id: 31, etapa: 'em_analise', historico: [minhaMudanca], vaga, vaga_original: { titulo: 'Antes' } },
      ],
    },
    extension: true,
  },
  {
    name: 'vaga.minhaCandidatura',
    query: '{ vaga(codigo: "12") { minhaCandidatura { id candidatado } } }',
    token: aluna,
    call: 'GET /api/candidaturas/vaga/12/candidatura-status',
    body: { has_applied: true, etapa: 'entrevista' },
  },
  {
    name: 'viewer.usuario',
    query: `{ viewer { usuario { ${usuarioFields} } } }`,
    token: aluna,
    call: 'GET /users/7',
    body: usuario,
  },
  {
    name: 'tiposDeVaga',
    query: '{ tiposDeVaga { codigo nome tipo } }',
    call: 'GET /vagas/tipo',
    body: [{ id: 1, nome: 'Monitoria' }],
  },
  ...publicas,
  {
    name: 'departamentos',
    query: '{ departamentos { id codigo nome } }',
    call: 'GET /departamentos/',
    body: [{ id: 3, name: 'Física' }],
  },
  {
    name: 'categoriasDeInteresse',
    query: '{ categoriasDeInteresse { nome interesses { id nome } } }',
    call: 'GET /interesses/',
    body: { Outros: [{ id: 4, nome: 'Redes' }] },
  },
  {
    name: 'entrar',
    query:
      'mutation { entrar(input: { email: "a@b", senha: "x", papel: ESTUDANTE }) { __typename ... on EntrarSuccess { token papel } } }',
    call: 'POST /users/login',
    body: { access_token: aluna, is_student: true },
  },
  {
    name: 'candidatar',
    query: `mutation { candidatar(input: { vaga: "${vagaId}" }) { __typename
      ... on CandidatarSuccess { candidaturaEdge { node { id criadaEm cartaDeMotivacao } } situacao { id candidatado } } } }`,
    token: aluna,
    call: 'POST /candidaturas/vaga/12',
    body: { id: 31, criado_em: '2026-03-09T14:00:00Z', carta_motivacao: null },
  },
  {
    name: 'compartilharHistorico',
    query: `mutation { compartilharHistorico(input: { vaga: "${vagaId}", compartilhar: true }) { __typename
      ... on CompartilharHistoricoSuccess { candidatura { id compartilhaHistorico } } } }`,
    token: aluna,
    call: 'PUT /candidaturas/vaga/12/compartilhamento',
    body: { id: 31, compartilha_historico: true, historico: [], vaga },
  },
  {
    name: 'responderPerguntas',
    query: `mutation { responderPerguntas(input: { vaga: "${vagaId}", respostas: [] }) { __typename
      ... on ResponderPerguntasSuccess { candidatura { id respostasFaltando temRespostas } } } }`,
    token: aluna,
    call: 'PUT /candidaturas/vaga/12/respostas',
    body: { id: 31, respostas_faltando: 0, tem_respostas: true, historico: [], vaga },
  },
  {
    name: 'retirarCandidatura',
    query: `mutation { retirarCandidatura(input: { vaga: "${vagaId}", palavra: "Olá" }) { __typename
      ... on RetirarCandidaturaSuccess { candidatura { id etapa mudancas { ${mudancaFields} } } situacao { etapa } } } }`,
    token: aluna,
    call: 'POST /candidaturas/vaga/12/retirada',
    body: { id: 31, criado_em: '2026-03-09T14:00:00Z', etapa: 'retirada', historico: [minhaMudanca], vaga },
  },
  ...daSelecao,
  {
    name: 'criarVaga',
    query: `mutation { criarVaga(input: { titulo: "Título", descricao: "${descricao}", departamento: "${globalId('Departamento', '3')}", local: "${globalId('Local', '2')}", tipo: "${globalId('OpcaoDeTipo', '1')}" }) {
      __typename ... on CriarVagaSuccess { vagaEdge { node { ${vagaFields} } } } } }`,
    token: professora,
    call: 'POST /vagas',
    body: vaga,
  },
  {
    name: 'publicarVaga',
    query: `mutation { publicarVaga(input: { vaga: "${vagaId}" }) { __typename ... on PublicarVagaSuccess { vaga { ${vagaFields} } } } }`,
    token: professora,
    call: 'POST /vagas/12/publicacao',
    body: vaga,
  },
  {
    name: 'alterarStatusDaVaga',
    query: `mutation { alterarStatusDaVaga(input: { vaga: "${vagaId}", status: FINALIZADA }) { __typename ... on AlterarStatusDaVagaSuccess { vaga { ${vagaFields} } } } }`,
    token: professora,
    call: 'PUT /vagas/12/status',
    body: vaga,
  },
  {
    name: 'atualizarPerfil',
    query: `mutation { atualizarPerfil(input: { nome: "Ana" }) { __typename ... on AtualizarPerfilSuccess { usuario { ${usuarioFields} } } } }`,
    token: aluna,
    call: 'PUT /users/7',
    body: usuario,
  },
]
