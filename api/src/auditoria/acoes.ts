/** What the audit records, by code. */
export const acoes = [
  'entrou',
  'recusado',
  'leu_historico',
  'leu_arquivo',
  'exportou_pessoas',
  'exportou_auditoria',
  'importou_pessoas',
  'criou_administrador',
  'confirmou_professor',
  'revogou_professor',
  'suspendeu',
  'reativou',
  'encerrou_sessoes',
  'enviou_link_de_senha',
  'tornou_administrador',
  'retirou_administrador',
] as const

export type Acao = (typeof acoes)[number]
