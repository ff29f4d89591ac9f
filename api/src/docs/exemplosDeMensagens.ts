/* The examples of the calls about messages, notifications, mails and events: see exemplos.ts. */

const mensagem = {
  id: 51,
  conteudo: 'Boa tarde! A vaga ainda está aberta?',
  criado_em: '2026-03-11T18:20:00.000Z',
  remetente_id: 7,
  destinatario_id: 9,
  lida: true,
}
const resposta = {
  id: 52,
  conteudo: 'Está, sim. Candidate-se pelo mural.',
  criado_em: '2026-03-11T18:42:00.000Z',
  remetente_id: 9,
  destinatario_id: 7,
  lida: false,
}
const conversa = {
  id: 9,
  usuario_id: 9,
  nome: 'Rita Lima',
  avatar: null,
  ehaluno: false,
  ultima_mensagem: resposta.conteudo,
  ultima_atualizacao: resposta.criado_em,
  nao_lidas: 1,
}
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

const modos = ['na_hora', 'resumo', 'no_quadro', 'nenhum']
const avisos = [
  { tipo: 'recibo', modo: 'na_hora', modos: ['na_hora', 'no_quadro'] },
  ...['etapa', 'entrevista', 'comunicado', 'mudanca', 'finalizada'].map(tipo => ({ tipo, modo: 'na_hora', modos })),
  { tipo: 'mensagem', modo: 'no_quadro', modos },
  ...['novas_vagas', 'prazos_de_salvas'].map(tipo => ({ tipo, modo: 'resumo', modos })),
  { tipo: 'comecadas', modo: 'no_quadro', modos },
]

export const exemplosDeMensagens = {
  'GET /mensagens': { aluna: { response: [resposta] } },
  'GET /mensagens/conversas': {
    aluna: { response: [conversa] },
    professora: { response: [{ ...conversa, id: 7, usuario_id: 7, nome: 'Ana Souza', ehaluno: true, nao_lidas: 0 }] },
  },
  'GET /mensagens/conversa/{id}': { conversa: { response: [mensagem, resposta] } },
  'POST /mensagens': {
    aluna: { request: mensagem, response: mensagem },
    professora: { request: resposta, response: resposta },
  },
  'GET /notificacoes': { aluna: { response: { notificacoes: [notificacao], cursores: ['hgkdvp4sg0.1z'] } } },
  'GET /notificacoes/alvos': { aluna: { response: { vagas: [], conversas: [conversa], pessoas: [] } } },
  'POST /notificacoes/lidas': { uma: { request: { ids: [notificacao.id] } } },
  'GET /eventos': {
    aluna: {
      response:
        evento('mensagem', { ...resposta, conversa, nao_lidas: 1 }) +
        evento('notificacao', { ...notificacao, nao_lidas: 1 }),
    },
    professora: {
      response: evento('candidatura', { id: 31, vaga_id: 1, candidato_id: 7, criado_em: resposta.criado_em }),
    },
  },
  'GET /usuarios/me/avisos': { aluna: { response: { avisos } } },
  'PUT /usuarios/me/avisos': { aluna: { request: { tipo: 'etapa', modo: 'na_hora' }, response: { avisos } } },
  'POST /avisos/cancelar': {
    aluna: { request: { token: `7.etapa.${'0'.repeat(64)}` }, response: { rotulo: 'Etapa da candidatura' } },
  },
}
