/*
 * The examples of the OpenAPI document, of all calls together, so that their ids agree: the aluna is 7, the professora
 * 9, her vagas are 1 and 2. A call with several examples names them, and a name means the same everywhere. docs.ts adds
 * them to the document, and `npm run mock` responds with them.
 */

import { exemplosDaRede } from './exemplosDaRede.ts'
import { exemplosDeAvaliacoes } from './exemplosDeAvaliacoes.ts'
import { exemplosDeAvisos } from './exemplosDeAvisos.ts'
import { exemplosDeMensagens } from './exemplosDeMensagens.ts'
import { exemplosDePerguntas, respondido } from './exemplosDePerguntas.ts'
import { entrevistas } from './exemplosDeEntrevistas.ts'
import { detalhes, exemplosDeGestores } from './exemplosDeGestores.ts'
import { exemplosDeRequisitos } from './exemplosDeRequisitos.ts'
import { exemplosDeSelecao } from './exemplosDeSelecao.ts'
import { exemplosDoPublico } from './exemplosDoPublico.ts'
import {
  candidata,
  compartilhada,
  carta,
  contagens,
  daProfessora,
  historico,
  interesses,
  monitoria,
  pesquisa,
  recebida,
  retirada,
} from './exemplosDeVagas.ts'

export type Exemplo = { request?: unknown; response?: unknown }

/** The examples of each call by name, the default first. */
type Exemplos = Record<string, Record<string, Exemplo>>

/** Valid until 2100, and not signed: only the API checks a signature. */
const token = (payload: object) =>
  `e30.${Buffer.from(JSON.stringify({ ...payload, exp: 4_102_444_800 })).toString('base64url')}.exemplo`

const perfil = (id: number, nome: string, ehaluno: boolean) => ({
  id,
  usuario: nome,
  nome,
  email: `${ehaluno ? 'aluna@puc' : 'professora@inf.puc'}.example`,
  ehaluno,
  is_student: ehaluno,
  sobre: 'Gosto de ensinar e de aprender.',
  avatar: null,
  criado_em: '2026-03-02T12:00:00.000Z',
  curso: ehaluno ? 'Ciência da Computação' : null,
  periodo_inicio: ehaluno ? '2024.1' : null,
  objetivo_principal: ehaluno ? 'mentoring' : null,
  departamento: ehaluno ? null : 'Informática',
  titulo: ehaluno ? null : 'Doutora',
  interesses,
  has_curriculum: ehaluno,
  ...(ehaluno && { edicao_completa: true }),
})

const perfis = {
  aluna: { response: perfil(7, 'Ana Souza', true) },
  professora: { response: perfil(9, 'Rita Lima', false) },
}

const disciplina = {
  id: 81,
  periodo: '2025.2',
  codigo_disciplina: 'INF1007',
  nome_disciplina: 'Programação II',
  turma: '33A',
  grau: 9.2,
  situacao: 'AP',
  n_creditos: 4,
  classificacao: 'concluida',
  desfecho: 'aprovada',
}

const importado = { detail: '2 disciplinas importadas.', total: 2, nao_lidas: [], total_nao_lidas: 0 }

const textos = { titulo: monitoria.titulo, descricao: monitoria.descricao, prazo: monitoria.prazo, interesses: [1, 2] }
const detail = 'Se a conta existir, um e-mail está a caminho.'

const login = (email: string, user_id: number, is_student: boolean): Exemplo => ({
  request: { email, password: 'demo1234' },
  response: { access_token: token({ user_id, is_student }), is_student, device_token: 'um-aparelho' },
})

/** `<METHOD> <path>` as in the document. A call without a response body has no entry. */
export const exemplos: Exemplos = {
  'GET /health': { ok: { response: { status: 'ok' } } },
  'GET /ready': { ok: { response: { status: 'ok' } } },
  'POST /users/login': {
    aluna: login('aluna@puc.example', 7, true),
    professora: login('professora@inf.puc.example', 9, false),
  },
  'POST /auth/verify-email': {
    aluna: {
      request: { token: '123456' },
      response: {
        access_token: token({ user_id: 7, is_student: true }),
        is_student: true,
        user_name: 'Ana Souza',
      },
    },
  },
  'POST /auth/resend-verification': { aluna: { request: { email: 'aluna@puc.example' }, response: { detail } } },
  'POST /auth/forgot-password': { aluna: { request: { email: 'aluna@puc.example' }, response: { detail } } },
  'POST /auth/login-link': { aluna: { request: { email: 'aluna@puc.example' }, response: { detail } } },
  'POST /auth/login-by-link': {
    aluna: { ...login('aluna@puc.example', 7, true), request: { token: 'o-token-do-e-mail' } },
  },
  'POST /auth/reset-password': {
    aluna: {
      request: { token: 'o-token-do-e-mail', new_password: 'cavalo bateria grampo' },
      response: { detail: 'Senha redefinida.' },
    },
  },
  'POST /users': {
    aluna: {
      request: {
        usuario: 'Ana Souza',
        password: 'cavalo bateria grampo',
        ehaluno: true,
        email: 'aluna@puc.example',
        curso: 'Ciência da Computação',
        periodo_inicio: '2024.1',
      },
      response: { user_id: 7, interesses_token: 'o-token-dos-interesses' },
    },
  },
  'GET /users/{id}': perfis,
  'PUT /users/{id}': {
    aluna: { request: { usuario: 'Ana Souza', sobre: null, ehaluno: true, periodo_inicio: '2024.1' }, ...perfis.aluna },
    professora: { request: { usuario: 'Rita Lima', sobre: null, ehaluno: false }, ...perfis.professora },
  },
  'POST /users/{id}/avatar': { retrato: { response: { avatar: '/avatares/7.webp' } } },
  'GET /salvas': { aluna: { response: { salvas: [{ vaga_id: 2 }] } } },
  'GET /interesses': { todos: { response: { Computação: interesses, Outros: [{ id: 3, nome: 'Óptica' }] } } },
  'POST /interesses': { novo: { request: { nome: 'Óptica' }, response: { id: 3, nome: 'Óptica' } } },
  'POST /interesses/usuario': {
    aluna: {
      request: { usuario_id: 7, interesses: ['Ensino', 'Programação'], interesses_token: 'o-token-dos-interesses' },
      response: { interesses },
    },
  },
  'PUT /interesses/usuario/{id}': { aluna: { request: ['Ensino', 'Programação'], response: { interesses } } },
  'GET /historicos': {
    aluna: {
      response: [
        disciplina,
        { ...disciplina, id: 82, codigo_disciplina: 'ACP0900', nome_disciplina: 'Atividades', grau: null },
      ],
    },
  },
  'GET /historicos/status': { aluna: { response: { has_curriculum: true } } },
  'POST /historicos/upload': { aluna: { response: { ...importado, previa: null } } },
  'POST /historicos/confirmacao': { aluna: { request: { previa: 'eyJhbGciOiJIUzI1NiJ9' }, response: importado } },
  ...exemplosDoPublico,
  'GET /vagas': {
    abertas: {
      response: {
        vagas: [monitoria, pesquisa],
        cursores: ['28.hgi3oos8w0.1', '0.hgi3oos8w0.2'],
        tem_mais: false,
        total: 2,
        recommended_count: 1,
        ordem: 'recomendadas',
        sugestao_de_busca: null,
      },
    },
  },
  'GET /contagens/vagas': { aluna: { response: contagens } },
  'POST /vagas': {
    monitoria: {
      request: { ...textos, department_id: 1, location_id: 2, tipo_id: 1, remuneracao: 600, horas_complementares: 20 },
      response: detalhes.monitoria,
    },
  },
  'POST /vagas/rascunhos': {
    monitoria: {
      request: { ...textos, department_id: 1, location_id: 2, tipo_id: 1 },
      response: { ...detalhes.monitoria, status: 'rascunho' },
    },
  },
  'POST /vagas/{id}/publicacao': { monitoria: { request: { prazo: '2026-12-31' }, response: detalhes.monitoria } },
  ...exemplosDeRequisitos,
  'PUT /vagas/{id}': {
    monitoria: { request: textos, response: detalhes.monitoria },
    pesquisa: { request: { ...textos, location_id: 1, remuneracao: 0, desconto: 10 }, response: detalhes.pesquisa },
  },
  'GET /vagas/professor': {
    professora: {
      response: {
        vagas: [
          { ...monitoria, candidates: 1, candidatos_novos: 1, meu_papel: 'autor' },
          { ...pesquisa, candidates: 0, candidatos_novos: 0, meu_papel: 'autor' },
        ],
      },
    },
  },
  'PUT /vagas/{id}/status': {
    monitoria: { request: { status: 'em_andamento' }, response: detalhes.monitoria },
    pesquisa: { response: detalhes.pesquisa },
  },
  'GET /candidaturas': {
    aluna: {
      response: { candidaturas: [compartilhada], total: 1, por_etapa: [{ etapa: compartilhada.etapa, total: 1 }] },
    },
  },
  'GET /api/candidaturas/vaga/{id}/candidatura-status': {
    aluna: { response: { has_applied: false, etapa: null, compartilha_historico: false, tem_respostas: false } },
  },
  'POST /candidaturas/vaga/{id}': {
    aluna: {
      request: { carta_motivacao: carta, ...respondido, compartilhar_historico: false },
      response: recebida,
    },
  },
  'GET /vagas/{id}/candidatos': { professora: { response: [{ ...daProfessora, candidato: candidata }] } },
  'POST /candidaturas/vaga/{id}/retirada': { aluna: { request: { palavra: 'Mudei de planos.' }, response: retirada } },
  'PUT /candidaturas/vaga/{id}/compartilhamento': {
    aluna: { request: { compartilhar: true }, response: compartilhada },
  },
  'PUT /candidaturas/vaga/{id}/respostas': {
    aluna: { request: { respostas: respondido.respostas }, response: compartilhada },
  },
  'GET /candidaturas/{id}/historico': { professora: { response: historico } },
  ...exemplosDeAvaliacoes,
  ...exemplosDePerguntas,
  ...exemplosDeSelecao,
  ...entrevistas,
  ...exemplosDeGestores,
  ...exemplosDeMensagens,
  ...exemplosDaRede,
  ...exemplosDeAvisos,
}
