import { umaVaga } from './umaVaga.ts'

/** The query of the counts in the filter, which the pointer or the focus there requests. */
export const contagens = 'contagensQuery'

export const withoutContagens = (pending: readonly string[]) => pending.filter(name => name !== contagens)

type Page = {
  total?: number
  totalDeRecomendadas?: number
  sugestaoDeBusca?: string | null
  ordem?: string | null
  vagas?: readonly Record<string, unknown>[]
  /** Number of the page of these vagas; 1 by default. */
  atual?: number
  /** Number of the page in the URL, if it differs. */
  pedida?: number
  /** Whether the upstream filters by modality and hours. */
  filtraCondicoes?: boolean
}

const viewer = {
  progressoComplementar: { estado: 'EM_PROGRESSO', creditosConcluidos: 6, creditosExigidos: 10, percentual: 60 },
}

/** A page of eight, as in a response of the gateway. */
const umaPagina = (page: number) => ({ page, after: page > 1 ? `pagina-${page}` : null })

/** The gateway knows the page before only by its number. */
const aAnterior = (page: number) => ({ page, after: page > 1 ? `numero-${page}` : null })

function umasPaginas(atual: number, pedida: number, total: number) {
  const last = Math.max(1, Math.ceil(total / 8))
  return {
    current: umaPagina(atual),
    previous: atual > 1 ? aAnterior(atual - 1) : null,
    next: atual < last ? umaPagina(atual + 1) : null,
    last: umaPagina(last),
    page: pedida <= last ? umaPagina(pedida) : null,
  }
}

/** Mock resolvers for the list: `vagas` has the fields that each vaga overrides. There are two departments, and a type besides the six. */
export const lista = ({
  vagas = [{}],
  total = vagas.length,
  totalDeRecomendadas = 3,
  sugestaoDeBusca = null,
  ordem = 'RECOMENDADAS',
  atual = 1,
  pedida = atual,
  filtraCondicoes = true,
}: Page = {}) => ({
  Viewer: () => viewer,
  Query: () => ({
    filtraCondicoes,
    departamentos: [
      { codigo: '3', nome: 'Informática' },
      { codigo: '9', nome: 'Física' },
    ],
    tiposDeVaga: [
      { codigo: '1', nome: 'Monitoria', tipo: 'MONITORIA' },
      { codigo: '1001', nome: 'Extensão', tipo: 'OUTRO' },
    ],
    vagas: {
      total,
      totalDeRecomendadas,
      sugestaoDeBusca,
      ordem,
      pageCursors: umasPaginas(atual, pedida, total),
      edges: vagas.map((vaga, index) => ({
        node: umaVaga({ id: `vaga ${index} ${String(vaga['titulo'])}`, ...vaga }),
      })),
    },
  }),
})

export const pagina = 'VagasPageQuery'
