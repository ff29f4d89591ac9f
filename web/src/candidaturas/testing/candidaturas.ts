import { umaVaga } from '../../vagas/testing/umaVaga.ts'

/** The edge of the candidatura to the vaga of this number. */
export const uma = (
  codigo: string,
  { carta = null, removida = false }: { carta?: string | null; removida?: boolean } = {},
) => ({
  node: { id: `candidatura-${codigo}`, criadaEm: '2026-03-09T14:00:00Z', cartaDeMotivacao: carta, etapa: null },
  historico: null,
  vagaOriginal: null,
  temRespostas: false,
  vaga: removida ? null : umaVaga({ id: `vaga-${codigo}`, codigo, titulo: `Vaga ${codigo}`, status: 'EM_ANALISE' }),
})
export type Page = { total?: number; hasNextPage?: boolean; from?: number; porEtapa?: readonly object[] | null }

/** A page of the student's list. */
export const lista = (
  edges: readonly object[],
  { total = edges.length, hasNextPage = false, from = 0, porEtapa = null }: Page = {},
) => ({
  Viewer: () => ({
    entrevistas: null,
    candidaturas: {
      total,
      porEtapa,
      edges: edges.map((edge, index) => ({ cursor: `offset-${from + index}`, ...edge })),
      pageInfo: { hasNextPage, endCursor: `offset-${from + edges.length - 1}` },
    },
  }),
})

type Mudanca = { de: string; para: string; em: string; palavra: string | null }

/** The edge of a candidatura at this stage. */
export const naEtapa = (codigo: string, etapa: string, historico: readonly Mudanca[] = []) => {
  const edge = uma(codigo)
  return { ...edge, node: { ...edge.node, etapa }, historico }
}
export const mudanca = (de: string, para: string, dia: string, palavra: string | null = null): Mudanca => ({
  de,
  para,
  em: `2026-03-${dia}T14:00:00Z`,
  palavra,
})
