import { umaVaga } from './umaVaga.ts'

type Page = { total?: number; totalDeRecomendadas?: number; vagas?: readonly Record<string, unknown>[] }

const viewer = {
  usuario: { temHistorico: true },
  progressoComplementar: { estado: 'EM_PROGRESSO', creditosConcluidos: 6, creditosExigidos: 10, percentual: 60 },
}

/** Mock resolvers of the list's page: `vagas` are what each vaga has of its own; two departments stand beside. */
export const lista = ({ vagas = [{}], total = vagas.length, totalDeRecomendadas = 3 }: Page = {}) => ({
  Viewer: () => viewer,
  Query: () => ({
    departamentos: [
      { codigo: '3', nome: 'Informática' },
      { codigo: '9', nome: 'Física' },
    ],
    vagas: {
      total,
      totalDeRecomendadas,
      edges: vagas.map((vaga, index) => ({
        node: umaVaga({ id: `vaga ${index} ${String(vaga['titulo'])}`, ...vaga }),
      })),
    },
  }),
})

export const pagina = 'VagasPageQuery'
