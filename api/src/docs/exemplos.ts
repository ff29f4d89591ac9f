import { gestor } from './camposDeExemplo.ts'
import { exemplosDaInstituicao } from './exemplosDaInstituicao.ts'
import { exemplosDaRede } from './exemplosDaRede.ts'
import { exemplosDeModeracao } from './exemplosDeModeracao.ts'
import { exemplosDeMensagens } from './exemplosDeMensagens.ts'

/*
 * What the examples of the OpenAPI document say beside `camposDeExemplo` and the schemas: docs.ts completes them, and
 * `npm run mock` responds with them. A call with several examples names them, and a name means the same everywhere.
 */

/** What an example of a request and of its response says by itself. */
export type Exemplo = { request?: unknown; response?: unknown }

/** The examples of each call by name, the default first. */
type Exemplos = Record<string, Record<string, Exemplo>>

/** Valid until 2100, and not signed: only the API checks a signature. */
const token = (payload: object) =>
  `e30.${Buffer.from(JSON.stringify({ ...payload, exp: 4_102_444_800 })).toString('base64url')}.exemplo`

const daAluna = { access_token: token({ user_id: 7, is_student: true }), is_student: true }
const daProfessora = { access_token: token({ user_id: 9, is_student: false }), is_student: false }

const perfis = {
  aluna: {
    response: {
      id: 7,
      nome: 'Ana Souza',
      ehaluno: true,
      is_student: true,
      objetivo_principal: 'mentoring',
      titulo: null,
      edicao_completa: true,
    },
  },
  professora: {
    response: {
      id: 9,
      nome: 'Rita Lima',
      usuario: 'Rita Lima',
      email: 'professora@inf.puc.example',
      curso: null,
      periodo_inicio: null,
      departamento: 'Informática',
      titulo: 'Doutora',
      has_curriculum: false,
    },
  },
}

const optica = { id: 3, nome: 'Óptica' }

const pesquisa = {
  id: 2,
  titulo: 'Iniciação Científica em Redes',
  descricao: 'Medições de redes sem fio no campus, com artigo ao final do ano.',
  tipo: { id: 2, nome: 'Iniciação Científica' },
  location: { id: 1, name: 'Remoto' },
  remuneracao: null,
  desconto: 10,
  horas_complementares: null,
  lugares: null,
  horas_semanais: null,
  modalidade: null,
  resposta_ate: null,
  isRecommended: false,
  recommendationScore: null,
  recommendationStrategies: [],
  gestores: [],
  perguntas: [],
  arquivo: { pedido: 'nao', instrucao: null },
  requisitos: { cr_minimo: null, disciplinas: [], periodo_de: null, periodo_ate: null, cursos: [] },
  atendimento: null,
  candidates: 0,
  candidatos_novos: 0,
}
const estagio = { id: 3, nome: 'Estágio' }
const textos = { titulo: 'Monitoria de Cálculo I', prazo: '2099-12-31', interesses: [1, 2] }

const convidada = { id: 72, usuario: null, email: 'convidada@inf.puc.example' }

const candidatura = { id: 31 }
const carta = 'Fui monitora duas vezes e gosto de ensinar.'
const palavra = 'Gostamos muito da sua carta.'
const respostas = [{ pergunta: 101, texto: 'Quantas horas por semana você pode dedicar?', valor: '12' }]
/** As POST /candidaturas/vaga/{id}/arquivo returned it. */
const arquivo = '5f0c7a52-3c1e-4d52-9a43-8f1de3f0b6aa'
const compartilhada = { ...candidatura, vaga_original: { prazo: '2099-11-30', remuneracao: null }, historico: [] }
const emAnalise = { de: 'recebida', para: 'em_analise', criado_em: '2026-03-12T14:00:00.000Z' }
const divulgacao = '2026-03-20T12:00:00.000Z'
const aprovada = { ...candidatura, etapa: 'aprovada', retida: true, versao: 2 }
const anotacao = { id: 91, texto: 'A carta fala do plantão: perguntar de quais horários.' }
const horario = { id: 61, inicio: '2099-03-23T17:00:00.000Z' }
const calculo = { codigo: 'MAT1161', nome: 'Cálculo I' }
const disciplina = {
  id: 81,
  periodo: '2025.2',
  codigo_disciplina: 'INF1007',
  nome_disciplina: 'Programação II',
  turma: '33A',
  grau: 9.2,
  situacao: 'AP',
  n_creditos: 4,
  desfecho: 'aprovada',
}
const importado = { detail: '2 disciplinas importadas.', total: 2, nao_lidas: [], total_nao_lidas: 0 }

/** `<METHOD> <path>` as in the document. A call without an entry has one example, made from its schemas alone. */
export const exemplos: Exemplos = {
  'POST /users/login': {
    aluna: { response: daAluna },
    professora: { request: { email: 'professora@inf.puc.example' }, response: daProfessora },
  },
  'POST /auth/verify-email': {
    aluna: { request: { token: '123456' }, response: { ...daAluna, user_name: 'Ana Souza' } },
  },
  'POST /users/{id}/avatar': { retrato: { response: { avatar: '/avatares/7.webp' } } },
  'POST /auth/login-by-link': { aluna: { response: daAluna } },
  'POST /auth/reset-password': { aluna: { response: { detail: 'Senha redefinida.' } } },
  'POST /users': {
    aluna: {
      request: {
        password: 'cavalo bateria grampo',
        ehaluno: true,
        curso: 'Ciência da Computação',
        periodo_inicio: '2024.1',
      },
    },
  },
  'GET /users/{id}': perfis,
  'PUT /users/{id}': {
    aluna: { request: { sobre: null, ehaluno: true, periodo_inicio: '2024.1' }, ...perfis.aluna },
    professora: { request: { usuario: 'Rita Lima', sobre: null, ehaluno: false }, ...perfis.professora },
  },
  'GET /interesses': {
    todos: {
      response: { Ensino: [{ id: 1, nome: 'Ensino' }], Computação: [{ id: 2, nome: 'Programação' }], Outros: [optica] },
    },
  },
  'POST /interesses': { novo: { request: { nome: optica.nome }, response: optica } },
  'POST /interesses/usuario': {
    aluna: {
      request: { usuario_id: 7, interesses: ['Ensino', 'Programação'], interesses_token: 'o-token-dos-interesses' },
    },
  },
  'PUT /interesses/usuario/{id}': { aluna: { request: ['Ensino', 'Programação'] } },
  'GET /departamentos': {
    todos: {
      response: [
        { id: 1, name: 'Informática' },
        { id: 2, name: 'Física' },
      ],
    },
  },
  'GET /historicos': {
    aluna: {
      response: [
        disciplina,
        { ...disciplina, id: 82, codigo_disciplina: 'ACP0900', nome_disciplina: 'Atividades', grau: null },
      ],
    },
  },
  'POST /historicos/upload': { aluna: { response: importado } },
  'POST /historicos/confirmacao': { aluna: { request: { previa: 'eyJhbGciOiJIUzI1NiJ9' }, response: importado } },
  'GET /vagas/tipo': { todos: { response: [{ nome: 'Monitoria' }, pesquisa.tipo, estagio] } },
  'GET /vagas': {
    abertas: { response: { vagas: [{}, pesquisa], cursores: ['28.hgi3oos8w0.1', '0.hgi3oos8w0.2'], total: 2 } },
  },
  'GET /vagas/professor': { professora: { response: { vagas: [{}, pesquisa] } } },
  'GET /vagas/{id}': { monitoria: { response: { publica: true } }, pesquisa: { response: pesquisa } },
  'POST /vagas': { monitoria: { request: { interesses: [1, 2], remuneracao: 600, horas_complementares: 20 } } },
  'POST /vagas/rascunhos': { monitoria: { request: { interesses: [1, 2] }, response: { status: 'rascunho' } } },
  'PUT /vagas/{id}': {
    monitoria: { request: textos },
    pesquisa: { request: { ...textos, location_id: 1, remuneracao: 0, desconto: 10 }, response: pesquisa },
  },
  'PUT /vagas/{id}/status': { monitoria: {}, pesquisa: { response: pesquisa } },
  'GET /publico/mural': {
    mural: {
      response: {
        total: 2,
        por_tipo: [{}, { tipo: pesquisa.tipo }, { tipo: estagio, total: 0 }],
        vagas: [{}, pesquisa],
        abertas: [{ id: 1 }, { id: 2 }],
      },
    },
  },
  'GET /publico/vagas/{id}': { monitoria: {}, pesquisa: { response: pesquisa } },
  'GET /disciplinas': { calculo: { response: [calculo, { codigo: 'MAT1162', nome: 'Cálculo II' }] } },
  'PUT /vagas/{id}/requisitos': {
    monitoria: {
      request: { cr_minimo: 7, disciplinas: [{ codigo: calculo.codigo, equivalentes: ['MAT1157'] }], periodo_de: 3 },
    },
  },
  'POST /vagas/{id}/gestores': {
    professora: { request: { email: convidada.email, visivel: false }, response: [gestor, convidada] },
  },
  'PUT /vagas/{id}/gestores/{gestor}': { professora: { request: { visivel: true }, response: [gestor] } },
  'GET /gestores/convites': {
    professora: { response: [{ id: 73, vaga: { id: 3, titulo: 'Laboratório de Óptica' } }] },
  },
  'GET /salvas': { aluna: { response: { salvas: [{ vaga_id: 2 }] } } },

  'GET /candidaturas': { aluna: { response: { candidaturas: [compartilhada] } } },
  'GET /api/candidaturas/vaga/{id}/candidatura-status': {
    aluna: { response: { etapa: null, compartilha_historico: false, tem_respostas: false } },
  },
  'POST /candidaturas/vaga/{id}': {
    aluna: {
      request: { carta_motivacao: carta, respostas, arquivo, compartilhar_historico: false },
      response: { ...candidatura, compartilha_historico: false },
    },
  },
  'POST /candidaturas/vaga/{id}/arquivo': { aluna: { response: { id: arquivo } } },
  'POST /candidaturas/vaga/{id}/retirada': {
    aluna: {
      request: { palavra: 'Mudei de planos.' },
      response: {
        ...candidatura,
        etapa: 'retirada',
        compartilha_historico: false,
        tem_respostas: false,
        vaga: { minha_etapa: 'retirada' },
        historico: [emAnalise, { ...emAnalise, de: 'em_analise', para: 'retirada', palavra: null }],
      },
    },
  },
  'PUT /candidaturas/vaga/{id}/compartilhamento': {
    aluna: { request: { compartilhar: true }, response: compartilhada },
  },
  'PUT /candidaturas/vaga/{id}/respostas': { aluna: { request: { respostas }, response: compartilhada } },
  'GET /candidaturas/vaga/{id}': { professora: { response: [candidatura] } },
  'GET /vagas/{id}/candidatos': { professora: { response: [candidatura] } },
  'GET /candidaturas/{id}': { professora: { response: candidatura } },
  'GET /candidaturas/{id}/historico': { professora: { response: [emAnalise] } },
  'GET /candidaturas/{id}/arquivo': { professora: { response: '%PDF-1.7' } },
  'PUT /vagas/{id}/avaliacoes': { professora: { request: { candidaturas: [31], etiqueta: 'Conversar' } } },
  'GET /candidaturas/{id}/anotacoes': { professora: { response: [anotacao] } },
  'POST /candidaturas/{id}/anotacoes': { professora: { request: { texto: anotacao.texto }, response: anotacao } },

  'POST /vagas/{id}/selecao/movimentos': {
    professora: {
      request: { movimentos: [{ candidatura: 31, versao: 1 }], para: 'aprovada', palavra, reter: true },
      response: { movidas: [aprovada] },
    },
  },
  'POST /vagas/{id}/selecao/divulgacao': {
    agora: {
      request: {},
      response: { divulgadas: [{ ...aprovada, retida: false, versao: 3 }], selecao: { retidas: 0 } },
    },
    'mais tarde': {
      request: { em: divulgacao },
      response: { divulgadas: [], selecao: { divulgacao_em: divulgacao } },
    },
  },
  'POST /vagas/{id}/selecao/finalizacao': {
    professora: {
      request: {
        divulgar: true,
        sem_decisao: { movimentos: [{ candidatura: 32, versao: 1 }], para: 'nao_selecionada', palavra: null },
      },
      response: {
        divulgadas: [{ ...aprovada, retida: false, versao: 3 }],
        movidas: [{ id: 32, etapa: 'nao_selecionada', retida: false, versao: 2 }],
        recusadas: [],
        selecao: { retidas: 0 },
        vaga: { ...pesquisa, status: 'finalizada' },
      },
    },
  },
  'GET /vagas/professor/pendencias': {
    professora: { response: { respostas: [{ vaga: pesquisa, sem_resposta: 3, retidas: 2, resposta_ate: null }] } },
  },
  'GET /vagas/{id}/entrevistas': {
    professora: { response: [{ ...horario, candidatura }] },
    aluna: { response: [{ ...horario, minha: true }] },
  },
  'POST /vagas/{id}/entrevistas': {
    professora: {
      request: { horarios: [{ inicio: horario.inicio, minutos: 30, local: 'Sala 511 RDC' }] },
      response: [horario],
    },
  },
  'PUT /candidaturas/vaga/{id}/entrevista': {
    aluna: { request: { horario: horario.id }, response: { ...horario, minha: true } },
  },

  ...exemplosDeMensagens,
  ...exemplosDaInstituicao,
  ...exemplosDaRede,
  ...exemplosDeModeracao,
}
