/**
 * Callable without a token, with any session, by students and professors (`account`), with one role (an administrator moderates, too), by managers of the
 * vaga (and students), by its author only, or by the person of the id. Every operation of openapi.json has a rule, and the attack tests check what follows
 * from it.
 */
type Rule =
  | 'all'
  | 'session'
  | 'account'
  | 'aluno'
  | 'professor'
  | 'administrador'
  | 'moderador'
  | 'encarregado'
  | 'author'
  | 'author or aluno'
  | 'author alone'
  | 'self'

type Operacao = {
  may: Rule
  /**
   * A valid body; `outra` is the id of somebody else, `candidatura` that of a candidatura to the vaga, not reviewed
   * yet.
   */
  body?: object | ((outra: number, candidatura: number) => object)
  /** What the id identifies, if neither a vaga nor oneself. */
  id?: 'person' | 'candidatura' | 'caso'
  /** The status for the author if nobody applied, if that is a refusal. */
  deserta?: 404 | 409 | 422
  /** The candidate may call it too, for their own candidatura. */
  seu?: true
  /** Ends the sessions of who calls it: the others are tried before. */
  sai?: true
  /** Responds with a stream that does not end. */
  stream?: true
}

const instituicao = {
  nome: 'Universidade Nova',
  sigla: 'UN',
  dominiosDeAluno: ['puc.example'],
  dominiosDeProfessor: ['puc.example', 'inf.puc.example'],
  dominiosQueProvamProfessor: ['inf.puc.example'],
  emailsDeExcecao: [],
  remetente: { email: 'mural@puc.example', nome: 'Mural', responderPara: 'atendimento@puc.example' },
  suporte: null,
  protecaoDeDados: 'dados@puc.example',
  termos: null,
  prototipo: null,
  cor: '#0f5a55',
  marcaMvp: true,
  fuso: 'America/Sao_Paulo',
  primeiraRevisaoDeProfessor: false,
  primeiraRevisaoDeDepartamento: false,
}
const avisoDoSistema = { texto: 'O mural para no sábado.', para: null, de: '2026-01-01', ate: '2031-12-31' }

const nova = {
  titulo: 'Vaga nova',
  descricao: 'Uma vaga que se pode publicar.',
  prazo: '2999-12-31',
  department_id: 1,
  location_id: 2,
  tipo_id: 1,
}
const edicao = { ...nova, titulo: 'Título novo', descricao: 'Uma descrição inteiramente nova.', desconto: 10 }
const requisitos = {
  cr_minimo: 7,
  disciplinas: [{ codigo: 'INF1007', equivalentes: ['INF1025'] }],
  cursos: ['Direito'],
  fechada: true,
}
const pedido = {
  perguntas: [
    { texto: 'Qual turno?', tipo: 'escolha', obrigatoria: false, opcoes: ['Manhã', 'Tarde'] },
    { texto: 'Quantas horas por semana?', tipo: 'numero', obrigatoria: false },
  ],
  arquivo: { pedido: 'opcional', instrucao: null },
}
const conta = {
  usuario: 'Rita Prado',
  password: 'uma-senha-dela',
  ehaluno: true,
  email: 'rita.prado@puc.example',
  curso: 'Direito',
  sobre: 'Gosto de ler.',
}

/** Interviews are at most a year from now. */
const nextWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString()

export const operacoes: Record<string, Operacao> = {
  'GET /health': { may: 'all' },
  'GET /ready': { may: 'all' },
  'GET /avatares/{arquivo}': { may: 'all' },
  'GET /departamentos': { may: 'all' },
  'GET /interesses': { may: 'all' },
  'GET /publico/mural': { may: 'all' },
  'GET /publico/vagas/{id}': { may: 'all' },
  'GET /instituicao': { may: 'all' },
  'GET /instituicao/logo': { may: 'all' },
  'GET /vagas/tipo': { may: 'all' },
  'POST /auth/forgot-password': { may: 'all', body: { email: conta.email } },
  'POST /auth/login-by-link': { may: 'all', body: { token: 'nenhum' } },
  'POST /auth/login-link': { may: 'all', body: { email: conta.email } },
  'POST /auth/resend-verification': { may: 'all', body: { email: conta.email } },
  'POST /auth/reset-password': { may: 'all', body: { token: 'nenhum', new_password: conta.password } },
  'POST /auth/verify-email': { may: 'all', body: { token: 'nenhum' } },
  'POST /avisos/cancelar': { may: 'all', body: { token: 'nenhum' } },
  'POST /moderacao/contestacoes': { may: 'all', body: { token: 'nenhum', texto: 'Foi um engano.' } },
  'POST /interesses/usuario': {
    may: 'all',
    body: outra => ({ usuario_id: outra, interesses: ['Redes'], interesses_token: 'nenhum' }),
  },
  'POST /users': { may: 'all', body: conta },
  'POST /users/login': { may: 'all', body: { email: conta.email, password: 'outra-senha' } },

  'GET /eventos': { may: 'session', stream: true },
  'GET /users/{id}': { may: 'session', id: 'person' },
  'POST /auth/logout': { may: 'session' },
  'GET /usuarios/me/sessoes': { may: 'session' },
  'DELETE /usuarios/me/sessoes/{id}': { may: 'session' },
  'PUT /usuarios/me/senha': { may: 'session', body: { senha_atual: 'errada', nova_senha: conta.password } },
  'POST /usuarios/me/sessoes/outras/encerramento': { may: 'session', sai: true },
  'GET /usuarios/me/dados': { may: 'session' },
  'POST /usuarios/me/dados/copia': { may: 'session' },
  'GET /usuarios/me/dados/copia': { may: 'session' },
  'POST /usuarios/me/exclusao': { may: 'session', body: { password: 'outra-senha' } },
  'DELETE /usuarios/me/exclusao': { may: 'session' },

  'GET /contagens/vagas': { may: 'account' },
  'GET /mensagens': { may: 'account' },
  'GET /mensagens/conversa/{id}': { may: 'account', id: 'person' },
  'GET /mensagens/conversas': { may: 'account' },
  'GET /notificacoes': { may: 'account' },
  'GET /notificacoes/alvos': { may: 'account' },
  'GET /rede/bloqueios': { may: 'account' },
  'GET /rede/conexoes': { may: 'account' },
  'GET /rede/sugestoes': { may: 'account' },
  'GET /usuarios/me/avisos': { may: 'account' },
  'GET /vagas': { may: 'account' },
  'GET /vagas/{id}': { may: 'account' },
  'GET /vagas/{id}/parecidas': { may: 'account' },
  'POST /interesses': { may: 'account', body: { nome: 'Astronomia' } },
  'POST /mensagens': { may: 'account', body: outra => ({ destinatario_id: outra, conteudo: 'Oi' }) },
  'POST /notificacoes/lidas': { may: 'account', body: { todas: true } },
  'PUT /usuarios/me/avisos': { may: 'account', body: { tipo: 'etapa', modo: 'resumo' } },
  'PUT /rede/conexoes/{user_id}': { may: 'account', id: 'person' },
  'DELETE /rede/conexoes/{user_id}': { may: 'account', id: 'person' },
  'PUT /rede/bloqueios/{user_id}': { may: 'account', id: 'person' },
  'DELETE /rede/bloqueios/{user_id}': { may: 'account', id: 'person' },

  'GET /admin': { may: 'administrador' },
  'GET /admin/instituicao': { may: 'administrador' },
  'PUT /admin/instituicao': { may: 'administrador', body: { versao: 1, valores: instituicao } },
  'PUT /admin/instituicao/logo': { may: 'administrador' },
  'DELETE /admin/instituicao/logo': { may: 'administrador' },
  'POST /admin/instituicao/email-de-teste': { may: 'administrador', body: { remetente: instituicao.remetente } },
  'GET /admin/avisos': { may: 'administrador' },
  'POST /admin/avisos': { may: 'administrador', body: avisoDoSistema },
  'PUT /admin/avisos/{id}': { may: 'administrador', body: avisoDoSistema },
  'DELETE /admin/avisos/{id}': { may: 'administrador' },
  'GET /admin/auditoria': { may: 'encarregado' },
  'GET /admin/auditoria.csv': { may: 'encarregado' },
  'GET /admin/numeros': { may: 'administrador' },
  'GET /admin/numeros.csv': { may: 'administrador' },
  'GET /admin/listas/categorias': { may: 'administrador' },
  'GET /admin/listas/categorias.csv': { may: 'administrador' },
  'GET /admin/listas/departamentos': { may: 'administrador' },
  'GET /admin/listas/departamentos.csv': { may: 'administrador' },
  'GET /admin/listas/interesses': { may: 'administrador' },
  'GET /admin/listas/interesses.csv': { may: 'administrador' },
  'GET /admin/listas/juncoes': { may: 'administrador' },
  'GET /admin/listas/locais': { may: 'administrador' },
  'GET /admin/listas/locais.csv': { may: 'administrador' },
  'GET /admin/listas/tipos': { may: 'administrador' },
  'GET /admin/listas/tipos.csv': { may: 'administrador' },
  'GET /admin/listas/{lista}/{id}/uso': { may: 'administrador' },
  'POST /admin/listas/{lista}': { may: 'administrador', body: { nome: 'Observatório' } },
  'POST /admin/listas/{lista}/importacao': {
    may: 'administrador',
    body: { texto: 'Local\nAuditório', aplicar: true },
  },
  'PUT /admin/listas/{lista}/{id}': { may: 'administrador', body: { nome: 'Planetário' } },
  'POST /admin/listas/{lista}/{id}/juntar': { may: 'administrador', body: { em: 1 } },
  'POST /admin/listas/juncoes/{id}/desfazer': { may: 'administrador' },
  'GET /admin/pessoas': { may: 'administrador' },
  'GET /admin/pessoas.csv': { may: 'administrador' },
  'POST /admin/pessoas/importacao': { may: 'administrador' },
  // The author is confirmed already: the other tests go on with her session.
  'POST /admin/pessoas/{id}/atos': { may: 'administrador', id: 'person', body: { ato: 'confirmar_professor' } },

  'POST /denuncias': { may: 'account', body: outra => ({ tipo: 'perfil', id: outra, motivo: 'spam' }) },
  'GET /moderacao/casos': { may: 'moderador' },
  'GET /moderacao/casos.csv': { may: 'moderador' },
  'GET /moderacao/casos/{id}': { may: 'moderador', id: 'caso' },
  'POST /moderacao/casos/{id}/decisoes': {
    may: 'moderador',
    id: 'caso',
    body: { ato: 'advertir', motivo: 'Não se escreve assim.' },
  },
  // 404 for everybody whom the case does not concern.
  'GET /moderacao/decisoes/{id}': { may: 'account', id: 'caso' },
  'POST /moderacao/decisoes/{id}/contestacao': { may: 'account', id: 'caso', body: { texto: 'Não fui eu.' } },

  'DELETE /users/{id}/avatar': { may: 'self' },
  'POST /users/{id}/avatar': { may: 'self' },
  'PUT /interesses/usuario/{id}': { may: 'self', body: ['Redes'] },
  'PUT /users/{id}': { may: 'self', body: { usuario: 'Outro nome', sobre: 'Oi', ehaluno: true, curso: conta.curso } },

  'GET /api/candidaturas/vaga/{id}/candidatura-status': { may: 'aluno' },
  'GET /candidaturas': { may: 'aluno' },
  'GET /historicos': { may: 'aluno' },
  'GET /historicos/status': { may: 'aluno' },
  'POST /candidaturas/vaga/{id}': { may: 'aluno', body: { carta_motivacao: 'Gosto disso.' } },
  'DELETE /candidaturas/vaga/{id}': { may: 'aluno' },
  'POST /candidaturas/vaga/{id}/retirada': { may: 'aluno', body: { palavra: 'Consegui outra vaga.' } },
  'PUT /candidaturas/vaga/{id}/compartilhamento': { may: 'aluno', body: { compartilhar: true } },
  'PUT /candidaturas/vaga/{id}/respostas': { may: 'aluno', body: { respostas: [] } },
  'PUT /candidaturas/vaga/{id}/entrevista': { may: 'aluno', body: { horario: 999_999 } },
  'DELETE /candidaturas/vaga/{id}/entrevista': { may: 'aluno' },
  'POST /historicos/upload': { may: 'aluno' },
  'POST /historicos/confirmacao': { may: 'aluno', body: { previa: 'x' } },
  'POST /candidaturas/vaga/{id}/arquivo': { may: 'aluno' },
  'GET /candidaturas/vaga/{id}/respostas': { may: 'aluno' },
  'GET /salvas': { may: 'aluno' },
  'PUT /salvas/{id}': { may: 'aluno' },
  'DELETE /salvas/{id}': { may: 'aluno' },

  'GET /usuarios/me/colunas': { may: 'professor' },
  'PUT /usuarios/me/colunas': { may: 'professor', body: { colunas: ['curso', 'etapa'] } },
  'GET /vagas/professor': { may: 'professor' },
  'GET /vagas/professor/pendencias': { may: 'professor' },
  'POST /vagas': { may: 'professor', body: { ...nova, requisitos, ...pedido } },
  'POST /vagas/rascunhos': { may: 'professor', body: { ...nova, requisitos, ...pedido } },
  'GET /gestores/convites': { may: 'professor' },
  'POST /vagas/{id}/gestores/convite': { may: 'professor', body: { aceitar: false } },
  'GET /disciplinas': { may: 'professor' },

  'GET /candidaturas/{id}': { may: 'author', id: 'candidatura' },
  'GET /candidaturas/{id}/historico': { may: 'author', id: 'candidatura' },
  'GET /candidaturas/{id}/atendimento': { may: 'author', id: 'candidatura' },
  'GET /candidaturas/{id}/respostas': { may: 'author', id: 'candidatura' },
  'GET /candidaturas/{id}/arquivo': { may: 'author', id: 'candidatura', deserta: 404, seu: true },
  'GET /vagas/{id}/respostas': { may: 'author' },
  'GET /vagas/{id}/atendimentos': { may: 'author' },
  'PUT /vagas/{id}/perguntas': { may: 'author', body: pedido },
  'PUT /candidaturas/{id}/leitura': { may: 'author', id: 'candidatura' },
  'GET /candidaturas/{id}/avaliacao': { may: 'author', id: 'candidatura' },
  'PUT /candidaturas/{id}/avaliacao': {
    may: 'author',
    id: 'candidatura',
    body: { nota: 4, etiquetas: ['Só ela classifica assim'] },
  },
  'PUT /vagas/{id}/avaliacoes': {
    may: 'author',
    body: (_outra, candidatura) => ({ candidaturas: [candidatura], nota: 4, etiqueta: 'Só ela classifica assim' }),
    deserta: 422,
  },
  'GET /candidaturas/{id}/anotacoes': { may: 'author', id: 'candidatura' },
  'POST /candidaturas/{id}/anotacoes': {
    may: 'author',
    id: 'candidatura',
    body: { texto: 'Só a autora anota isto.' },
  },
  'DELETE /candidaturas/{id}/anotacoes/{anotacao}': { may: 'author', id: 'candidatura' },
  'GET /candidaturas/vaga/{id}': { may: 'author' },
  'GET /vagas/{id}/candidatos': { may: 'author' },
  'PUT /vagas/{id}': { may: 'author', body: { ...edicao, antes: {} } },
  'POST /vagas/{id}/publicacao': { may: 'author', body: { prazo: '2999-12-31' } },
  'PUT /vagas/{id}/status': { may: 'author', body: { status: 'finalizada' } },
  'PUT /vagas/{id}/requisitos': {
    may: 'author',
    body: requisitos,
  },
  'GET /vagas/{id}/selecao': { may: 'author' },
  'PUT /vagas/{id}/selecao': { may: 'author', body: { vagas: 2 } },
  'POST /vagas/{id}/selecao/movimentos': {
    may: 'author',
    body: (_outra, candidatura) => ({
      movimentos: [{ candidatura, versao: 0 }],
      para: 'aprovada',
      palavra: 'Parabéns!',
      reter: true,
    }),
    deserta: 422,
  },
  'POST /vagas/{id}/selecao/divulgacao': { may: 'author', body: { em: null }, deserta: 409 },
  'DELETE /vagas/{id}/selecao/divulgacao': { may: 'author' },
  'POST /vagas/{id}/selecao/finalizacao': {
    may: 'author',
    body: (_outra, candidatura) => ({
      divulgar: true,
      sem_decisao: { movimentos: [{ candidatura, versao: 0 }], para: 'nao_selecionada', palavra: 'Obrigado!' },
    }),
    deserta: 422,
  },
  'GET /vagas/{id}/entrevistas': { may: 'author or aluno' },
  'POST /vagas/{id}/entrevistas': {
    may: 'author',
    body: { horarios: [{ inicio: nextWeek(), minutos: 30, local: 'Sala 5' }] },
  },
  'DELETE /vagas/{id}/entrevistas/{horario}': { may: 'author' },
  'POST /vagas/{id}/gestores': { may: 'author', body: { email: 'outra.professora@puc.example' } },
  'DELETE /vagas/{id}/gestores/{gestor}': { may: 'author' },
  'PUT /vagas/{id}/gestores/{gestor}': { may: 'author', body: { visivel: true } },
  'DELETE /vagas/{id}': { may: 'author alone' },
}

export const saidasPorUltimo = (one: string, other: string): number =>
  Number(operacoes[one]?.sai ?? 0) - Number(operacoes[other]?.sai ?? 0)
