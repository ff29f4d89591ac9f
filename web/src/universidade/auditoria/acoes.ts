/** What the audit records, by the code of the REST API. */
export const acoes: Readonly<Record<string, string>> = {
  entrou: 'Entrou',
  recusado: 'Tentou sem permissão',
  leu_historico: 'Leu um histórico',
  leu_arquivo: 'Baixou um arquivo',
  exportou_pessoas: 'Exportou pessoas',
  exportou_auditoria: 'Exportou a auditoria',
  importou_pessoas: 'Importou pessoas',
  criou_administrador: 'Criou um administrador',
  confirmou_professor: 'Confirmou um professor',
  revogou_professor: 'Retirou uma confirmação',
  suspendeu: 'Suspendeu uma conta',
  reativou: 'Encerrou uma suspensão',
  encerrou_sessoes: 'Encerrou sessões',
  enviou_link_de_senha: 'Enviou um link de senha',
  tornou_administrador: 'Tornou administrador',
  retirou_administrador: 'Retirou administrador',
}
