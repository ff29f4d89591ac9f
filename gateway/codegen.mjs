/** GraphQL type -> the model that its resolvers are given (used by scripts/generate.mjs). */
const models = {
  Candidatura: 'upstream/candidaturas.ts',
  CategoriaDeInteresse: 'upstream/interesses.ts',
  Conexao: 'upstream/conexao.ts',
  Conversa: 'upstream/conversas.ts',
  Departamento: 'upstream/departamentos.ts',
  Disciplina: 'upstream/historicos.ts',
  Instituicao: 'context.ts',
  Interesse: 'upstream/interesses.ts',
  Mensagem: 'upstream/conversas.ts',
  Notificacao: 'upstream/notificacao.ts',
  OpcaoDeTipo: 'upstream/tipos.ts',
  Pessoa: 'upstream/pessoas.ts',
  Usuario: 'upstream/usuarios.ts',
  Vaga: 'upstream/vaga.ts',
}

export const mappers = {
  ...Object.fromEntries(Object.entries(models).map(([type, file]) => [type, `../../${file}#${type} as ${type}Model`])),
  CandidaturaEdge: '../candidatura.ts#CandidaturaEdge as CandidaturaEdgeModel',
  EnviarMensagemSuccess: '../conversa.ts#Enviada',
  ImportarHistoricoSuccess: '../historico.ts#Importado',
  Historico: '../historico.ts#Historico as HistoricoModel',
  Periodo: '../historico.ts#Periodo as PeriodoModel',
  Rede: '../rede.ts#Rede as RedeModel',
  SituacaoDaCandidatura: '../candidatura.ts#Situacao',
  PageCursors: '../connection.ts#Paginas',
  MarcarNotificacoesComoLidasSuccess: '../notificacao.ts#Marcadas',
  NaoLidas: '../notificacao.ts#NaoLidas as NaoLidasModel',
  Viewer: '../../upstream/sessao.ts#Sessao',
}
