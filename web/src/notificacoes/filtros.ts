import type { TipoDeNotificacao } from './__generated__/NotificacoesPageQuery.graphql.ts'

/** A radio button: its label, the tipo that it filters by (null for all), and its value in the URL. */
export type Filtro = { label: string; tipo: TipoDeNotificacao | null; value: string }

const filtro = (label: string, tipo: TipoDeNotificacao | null = null): Filtro => ({
  label,
  tipo,
  value: tipo?.toLowerCase() ?? '',
})

/** The radio filters of each role (specification §2). */
export const filtrosDe = {
  ESTUDANTE: [
    filtro('Todas'),
    filtro('Oportunidades', 'OPORTUNIDADE'),
    filtro('Conexões', 'CONEXAO'),
    filtro('Engajamento', 'ENGAJAMENTO'),
  ],
  PROFESSOR: [
    filtro('Todas'),
    filtro('Candidaturas', 'CANDIDATURA'),
    filtro('Mensagens', 'MENSAGEM'),
    filtro('Engajamento', 'ENGAJAMENTO'),
  ],
} as const

export const filtroDaUrl = (papel: keyof typeof filtrosDe, params: URLSearchParams): Filtro => {
  const [todas, ...others] = filtrosDe[papel]
  return others.find(({ value }) => value === params.get('tipo')) ?? todas
}

/** The tipos of the URL's filter; null for all, and for a filter that this role does not have. */
export function tiposDaUrl(papel: keyof typeof filtrosDe, params: URLSearchParams): TipoDeNotificacao[] | null {
  const { tipo } = filtroDaUrl(papel, params)
  return tipo && [tipo]
}
