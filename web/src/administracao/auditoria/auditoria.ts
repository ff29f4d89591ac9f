import type { AuditoriaPageQuery } from './__generated__/AuditoriaPageQuery.graphql.ts'

/** What the audit records, by the code of the REST API. */
export const acoes: Readonly<Record<string, string>> = {
  entrou: 'Entrou',
  recusado: 'Tentou sem permissão',
  leu_historico: 'Leu um histórico',
  leu_arquivo: 'Baixou um arquivo',
  exportou_pessoas: 'Exportou pessoas',
  exportou_auditoria: 'Exportou a auditoria',
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

const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** The variables of an address. */
export function toVariables(search: URLSearchParams): AuditoriaPageQuery['variables'] {
  const [acao, de, ate] = [search.get('acao'), search.get('de'), search.get('ate')]
  return {
    acao: acao !== null && Object.hasOwn(acoes, acao) ? acao : null,
    de: isDay(de) ? de : null,
    ate: isDay(ate) ? ate : null,
  }
}
