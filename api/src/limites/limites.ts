/** An everyday flow. Its calls share one count; `POST /users/login` has its own limits (limitesDeEntrada.ts). */
export type Limite = {
  rotas: readonly string[]
  /** The key of the count: the person of the session, or without one the network of the request. */
  por: 'pessoa' | 'rede'
  /** The most calls in a window that starts with the first. */
  max: number | { aluno: number; professor: number }
  minutos: number
  /** Counted in the database for all processes, or in each process: a read must not cost a write. */
  onde: 'banco' | 'processo'
  /** Reading one's own profile is not counted: every page does. */
  soAlheios?: true
  /** The beginning of the refusal; the time to retry follows. */
  frase: string
  porque: string
}

const pessoa = { por: 'pessoa', onde: 'banco' } as const
const rede = { por: 'rede', onde: 'banco', minutos: 60, max: 300 } as const

/**
 * Every limit of a flow, and the only place for one. Far above what a person does on the busiest day, far below what a
 * script needs. A call that writes without a flow fails `limites.attack.test.ts`; docs/limits.md repeats this table.
 */
export const limites: Record<string, Limite> = {
  candidatura: {
    ...pessoa,
    rotas: [
      'POST /candidaturas/vaga/:id',
      'DELETE /candidaturas/vaga/:id',
      'POST /candidaturas/vaga/:id/retirada',
      'PUT /candidaturas/vaga/:id/compartilhamento',
      'PUT /candidaturas/vaga/:id/respostas',
    ],
    max: 120,
    minutos: 60,
    frase: 'Muitas candidaturas em pouco tempo.',
    porque: 'Each notifies a professor; a student reads a vaga before applying.',
  },
  arquivo: {
    ...pessoa,
    rotas: ['POST /candidaturas/vaga/:id/arquivo'],
    max: 20,
    minutos: 10,
    frase: 'Muitos arquivos enviados em pouco tempo.',
    porque: 'A child process inspects each.',
  },
  perguntas: {
    ...pessoa,
    rotas: ['PUT /vagas/:id/perguntas'],
    max: 300,
    minutos: 60,
    frase: 'Muitas mudanças de perguntas em pouco tempo.',
    porque: 'Notifies nobody; a professor may write those of a whole department in a sitting.',
  },
  publicacao: {
    ...pessoa,
    rotas: ['POST /vagas', 'POST /vagas/rascunhos', 'POST /vagas/:id/publicacao'],
    max: 300,
    minutos: 60,
    frase: 'Muitas oportunidades publicadas em pouco tempo.',
    porque: 'Each is announced to students; a whole department of 250 may be carried over in one sitting.',
  },
  vaga: {
    ...pessoa,
    rotas: ['PUT /vagas/:id', 'PUT /vagas/:id/status', 'PUT /vagas/:id/requisitos', 'DELETE /vagas/:id'],
    max: 600,
    minutos: 60,
    frase: 'Muitas alterações de oportunidades em pouco tempo.',
    porque: 'Recommendations are recomputed; closing 500 vagas at the end of a term must work.',
  },
  convite: {
    ...pessoa,
    rotas: [
      'POST /vagas/:id/gestores',
      'PUT /vagas/:id/gestores/:gestor',
      'DELETE /vagas/:id/gestores/:gestor',
      'POST /vagas/:id/gestores/convite',
    ],
    max: 60,
    minutos: 60,
    frase: 'Muitos convites em pouco tempo.',
    porque: 'Each is a mail or a notification; a professor may invite five people each to a dozen vagas.',
  },
  selecao: {
    ...pessoa,
    rotas: [
      'PUT /vagas/:id/selecao',
      'POST /vagas/:id/selecao/movimentos',
      'POST /vagas/:id/selecao/divulgacao',
      'DELETE /vagas/:id/selecao/divulgacao',
      'POST /vagas/:id/selecao/finalizacao',
    ],
    max: 1000,
    minutos: 60,
    frase: 'Muitas mudanças de etapa em pouco tempo.',
    porque: 'Each notifies students; a professor may move 500 candidates one by one, twice.',
  },
  avaliacao: {
    ...pessoa,
    rotas: [
      'PUT /candidaturas/:id/leitura',
      'PUT /candidaturas/:id/avaliacao',
      'PUT /vagas/:id/avaliacoes',
      'POST /candidaturas/:id/anotacoes',
      'DELETE /candidaturas/:id/anotacoes/:anotacao',
    ],
    max: 2000,
    minutos: 60,
    frase: 'Muitas avaliações e anotações em pouco tempo.',
    porque: 'Notifies nobody; a professor may open, rate, label and annotate 500 candidates in a sitting.',
  },
  horarios: {
    ...pessoa,
    rotas: ['POST /vagas/:id/entrevistas', 'DELETE /vagas/:id/entrevistas/:horario'],
    max: 600,
    minutos: 60,
    frase: 'Muitas mudanças de horários em pouco tempo.',
    porque: 'Removing one notifies a student; a professor may clear 100 horarios of several vagas one by one.',
  },
  entrevista: {
    ...pessoa,
    rotas: ['PUT /candidaturas/vaga/:id/entrevista', 'DELETE /candidaturas/vaga/:id/entrevista'],
    max: 120,
    minutos: 60,
    frase: 'Muitas trocas de horário em pouco tempo.',
    porque: 'Each notifies a professor.',
  },
  perfil: {
    ...pessoa,
    rotas: ['PUT /users/:id', 'PUT /interesses/usuario/:id'],
    max: 120,
    minutos: 60,
    frase: 'Muitas alterações do perfil em pouco tempo.',
    porque: 'A name is indexed for search; course and interests change recommendations.',
  },
  administracao: {
    ...pessoa,
    rotas: [
      'POST /admin/pessoas/:id/atos',
      'POST /admin/pessoas/importacao',
      'GET /admin/pessoas.csv',
      'GET /admin/auditoria.csv',
    ],
    max: 1000,
    minutos: 60,
    frase: 'Muitos atos de administração em pouco tempo.',
    porque: 'Some are mails or whole tables; the professors of a whole university may be confirmed in a sitting.',
  },
  retrato: {
    ...pessoa,
    rotas: ['POST /users/:id/avatar', 'DELETE /users/:id/avatar'],
    max: 20,
    minutos: 10,
    frase: 'Muitas trocas de foto em pouco tempo.',
    porque: 'Each is decoded and resized, which costs processor time.',
  },
  historico: {
    ...pessoa,
    rotas: ['POST /historicos/upload', 'POST /historicos/confirmacao'],
    max: 20,
    minutos: 10,
    frase: 'Muitos históricos enviados em pouco tempo.',
    porque: 'Each upload occupies a child process for seconds, and each replaces a transcript.',
  },
  interesse: {
    ...pessoa,
    rotas: ['POST /interesses'],
    max: 60,
    minutos: 60,
    frase: 'Muitos interesses criados em pouco tempo.',
    porque: 'Each is in everybody’s list.',
  },
  mensagem: {
    ...pessoa,
    rotas: ['POST /mensagens'],
    max: { aluno: 300, professor: 2000 },
    minutos: 10,
    frase: 'Muitas mensagens em pouco tempo.',
    porque: 'A comunicado is one message per candidate: a professor may write to 500, twice.',
  },
  conexao: {
    ...pessoa,
    rotas: ['PUT /rede/conexoes/:user_id', 'DELETE /rede/conexoes/:user_id'],
    max: 200,
    minutos: 10,
    frase: 'Muitas conexões em pouco tempo.',
    porque: 'Each notifies somebody.',
  },
  leitura: {
    ...pessoa,
    rotas: ['POST /notificacoes/lidas'],
    max: 600,
    minutos: 10,
    frase: 'Muitas notificações marcadas em pouco tempo.',
    porque: 'One by one through a full page, several times.',
  },
  avisos: {
    ...pessoa,
    rotas: ['PUT /usuarios/me/avisos'],
    max: 300,
    minutos: 60,
    frase: 'Muitas mudanças de avisos em pouco tempo.',
    porque: 'Each press on the page of choices is one.',
  },
  colunas: {
    ...pessoa,
    rotas: ['PUT /usuarios/me/colunas'],
    max: 300,
    minutos: 60,
    frase: 'Muitas mudanças de colunas em pouco tempo.',
    porque: 'Each press on a column is one.',
  },
  salvas: {
    ...pessoa,
    rotas: ['PUT /salvas/:id', 'DELETE /salvas/:id'],
    max: 1000,
    minutos: 60,
    frase: 'Muitas oportunidades salvas em pouco tempo.',
    porque: 'A browser sends all that it had saved at once, at most 500.',
  },
  saida: {
    ...pessoa,
    rotas: ['POST /auth/logout'],
    max: 60,
    minutos: 10,
    frase: 'Muitas saídas em pouco tempo.',
    porque: 'Each keeps a row until its token expires.',
  },
  perfilAlheio: {
    rotas: ['GET /users/:id'],
    por: 'pessoa',
    onde: 'processo',
    soAlheios: true,
    max: { aluno: 600, professor: 1500 },
    minutos: 60,
    frase: 'Muitos perfis abertos em pouco tempo.',
    porque: 'A professor may read 500 candidates twice in a sitting; nobody needs the whole university.',
  },
  buscaDePessoas: {
    rotas: ['GET /rede/sugestoes', 'GET /rede/conexoes'],
    por: 'pessoa',
    onde: 'processo',
    max: 300,
    minutos: 10,
    frase: 'Muitas buscas de pessoas em pouco tempo.',
    porque: 'Typing searches at each pause.',
  },
  buscaDeDisciplinas: {
    rotas: ['GET /disciplinas'],
    por: 'pessoa',
    onde: 'processo',
    max: 300,
    minutos: 10,
    frase: 'Muitas buscas de disciplinas em pouco tempo.',
    porque: 'Typing searches at each pause.',
  },
  leituraPublica: {
    rotas: ['GET /publico/mural', 'GET /publico/vagas/:id'],
    por: 'rede',
    onde: 'processo',
    max: 3000,
    minutos: 10,
    frase: 'Muitas leituras a partir desta rede.',
    porque: 'A campus behind one address may read at once; a shared link is two reads.',
  },
  cadastro: {
    ...rede,
    rotas: ['POST /users'],
    frase: 'Muitos cadastros a partir desta rede.',
    porque: 'Each costs a password hash and a mail; a lecture hall may register at once.',
  },
  primeirosInteresses: {
    ...rede,
    rotas: ['POST /interesses/usuario'],
    frase: 'Muitos cadastros a partir desta rede.',
    porque: 'One for each registration.',
  },
  email: {
    ...rede,
    rotas: ['POST /auth/forgot-password', 'POST /auth/resend-verification'],
    frase: 'Muitos e-mails pedidos a partir desta rede.',
    porque: 'Each is a mail; a mailbox gets at most five of a kind in an hour.',
  },
  cancelamento: {
    ...rede,
    rotas: ['POST /avisos/cancelar'],
    max: 3000,
    frase: 'Muitos avisos cancelados a partir desta rede.',
    porque: 'A mail provider sends those of all its readers; a signature cannot be guessed.',
  },
  linkDeEntrada: {
    ...rede,
    rotas: ['POST /auth/login-link'],
    max: 3000,
    frase: 'Muitos links pedidos a partir desta rede.',
    porque: 'Must not be used up by others behind the same address; a mailbox gets at most five in an hour.',
  },
}
