/** What the audit records, by code. */
export const acoes = [
  'entrou',
  'recusado',
  'leu_historico',
  'leu_arquivo',
  'exportou_pessoas',
  'exportou_auditoria',
  'criou_administrador',
  'confirmou_professor',
  'revogou_professor',
  'suspendeu',
  'reativou',
  'encerrou_sessoes',
  'enviou_link_de_senha',
  'tornou_administrador',
  'retirou_administrador',
  'criou_na_lista',
  'mudou_na_lista',
  'juntou_na_lista',
  'desfez_juncao',
  'exportou_lista',
] as const

export type Acao = (typeof acoes)[number]
