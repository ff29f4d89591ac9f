/** What the audit records, by code. */
export const acoes = [
  'entrou',
  'recusado',
  'leu_historico',
  'leu_arquivo',
  'exportou_pessoas',
  'exportou_auditoria',
  'exportou_numeros',
  'criou_administrador',
  'ensaiou_restauracao',
  'confirmou_professor',
  'recusou_professor',
  'revogou_professor',
  'suspendeu',
  'reativou',
  'encerrou_sessoes',
  'enviou_link_de_senha',
  'tornou_administrador',
  'retirou_administrador',
  'mudou_instituicao',
  'mudou_logo',
  'retirou_logo',
  'publicou_aviso',
  'mudou_aviso',
  'retirou_aviso',
] as const

export type Acao = (typeof acoes)[number]
