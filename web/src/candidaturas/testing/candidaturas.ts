import { formatDay } from '../../ui/dates.ts'
import { umaVaga } from '../../vagas/testing/umaVaga.ts'

/** The candidatura to the vaga of this number. */
export const uma = (
  codigo: string,
  { carta = null, removida = false }: { carta?: string | null; removida?: boolean } = {},
) => ({
  id: `candidatura-${codigo}`,
  criadaEm: '2026-03-09T14:00:00Z',
  cartaDeMotivacao: carta,
  etapa: null,
  mudancas: null,
  vagaOriginal: null,
  temRespostas: false,
  entrevista: null,
  podeEscolherHorario: false,
  respostasFaltando: 0,
  vaga: removida
    ? null
    : umaVaga({
        id: `vaga-${codigo}`,
        codigo,
        titulo: `Vaga ${codigo}`,
        status: 'EM_ANALISE',
        minhaCandidatura: { id: `situacao-${codigo}`, etapa: null },
      }),
})
export type Page = { total?: number; hasNextPage?: boolean; from?: number; porEtapa?: readonly object[] | null }

/** A page of the student's list. */
export const lista = (
  candidaturas: readonly object[],
  { total = candidaturas.length, hasNextPage = false, from = 0, porEtapa = null }: Page = {},
) => ({
  Viewer: () => ({
    candidaturas: {
      total,
      porEtapa,
      edges: candidaturas.map((node, index) => ({ cursor: `offset-${from + index}`, node })),
      pageInfo: { hasNextPage, endCursor: `offset-${from + candidaturas.length - 1}` },
    },
  }),
})

type Mudanca = { de: string; para: string; em: string; palavra: string | null }

/** A candidatura at this stage. */
export const naEtapa = (codigo: string, etapa: string, mudancas: readonly Mudanca[] = []) => ({
  ...uma(codigo),
  etapa,
  mudancas,
})

/** The response to a query for one candidatura of the student. */
export const lida = (codigo: string, candidatura: object) => ({
  Query: () => ({ vaga: { id: `vaga-${codigo}`, minhaCandidatura: { id: `situacao-${codigo}`, candidatura } } }),
})

/** A day of March, as the student reads it. */
export const dia = (doMes: string) => formatDay(`2026-03-${doMes}`)

export const mudanca = (de: string, para: string, dia: string, palavra: string | null = null): Mudanca => ({
  de,
  para,
  em: `2026-03-${dia}T14:00:00Z`,
  palavra,
})
