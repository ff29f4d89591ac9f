/* The examples of the calls of messages, notifications and events: see exemplos.ts. */

import { candidatura } from './exemplosDeVagas.ts'

const daAna = { remetente_id: 7, destinatario_id: 9, lida: true }
const daRita = { remetente_id: 9, destinatario_id: 7, lida: false }
const mensagem = {
  id: 51,
  conteudo: 'Boa tarde! A vaga ainda está aberta?',
  criado_em: '2026-03-11T18:20:00.000Z',
  ...daAna,
}
const resposta = {
  id: 52,
  conteudo: 'Está, sim. Candidate-se pelo mural.',
  criado_em: '2026-03-11T18:42:00.000Z',
  ...daRita,
}
const conversa = (usuario_id: number, nome: string, nao_lidas: number) => ({
  id: usuario_id,
  usuario_id,
  nome,
  avatar: null,
  ehaluno: usuario_id !== 9,
  ultima_mensagem: resposta.conteudo,
  ultima_atualizacao: resposta.criado_em,
  nao_lidas,
})

const notificacao = {
  id: 71,
  tipo: 'mensagem',
  titulo: 'Nova mensagem de Rita Lima',
  descricao: resposta.conteudo,
  criado_em: resposta.criado_em,
  icone: 'user',
  lida: false,
  acao: { rotulo: 'Ver conversa', href: '/messages?userId=9' },
  alvo: { tipo: 'conversa', id: 9 },
}

const evento = (nome: string, data: object) => `event: ${nome}\ndata: ${JSON.stringify(data)}\n\n`

export const exemplosDeMensagens = {
  'GET /mensagens': {
    aluna: { response: [{ ...resposta, pessoa: { id: 9, usuario: 'Rita Lima', avatar: null } }] },
  },
  'GET /mensagens/conversas': {
    aluna: { response: [conversa(9, 'Rita Lima', 1)] },
    professora: { response: [conversa(7, 'Ana Souza', 0)] },
  },
  'GET /mensagens/conversa/{id}': { conversa: { response: [mensagem, resposta] } },
  'POST /mensagens': {
    aluna: { request: { destinatario_id: 9, conteudo: mensagem.conteudo }, response: mensagem },
    professora: { request: { destinatario_id: 7, conteudo: resposta.conteudo }, response: resposta },
  },
  'GET /notificacoes': {
    aluna: {
      response: {
        notificacoes: [notificacao],
        cursores: ['hgkdvp4sg0.1z'],
        tem_mais: false,
        total: 1,
        nao_lidas: 1,
      },
    },
  },
  'GET /notificacoes/alvos': {
    aluna: { response: { vagas: [], conversas: [conversa(9, 'Rita Lima', 1)], pessoas: [] } },
  },
  'POST /notificacoes/lidas': { todas: { request: { todas: true } } },
  'GET /eventos': {
    aluna: {
      response:
        evento('mensagem', { ...resposta, conversa: conversa(9, 'Rita Lima', 1), nao_lidas: 1 }) +
        evento('notificacao', { ...notificacao, nao_lidas: 1 }),
    },
    professora: {
      response: evento('candidatura', { id: 31, vaga_id: 1, candidato_id: 7, criado_em: candidatura.criado_em }),
    },
  },
}
