import { SearchX } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { VagasList_query$key } from './__generated__/VagasList_query.graphql.ts'
import { isFiltrado } from './filtro.ts'
import type { Filtros } from './useFiltros.ts'
import { VagasSecao } from './VagasSecao.tsx'

type Props = { queryRef: VagasList_query$key; filtros: Filtros }

/** The board as the filter keeps it. The count line is in the specification's words (§2). */
export const VagasList = ({ queryRef, filtros }: Props) => {
  const { vagas } = useFragment(
    graphql`
      fragment VagasList_query on Query @throwOnFieldError {
        vagas(first: 8, pular: $pular, filtro: $filtro) {
          total
          totalDeRecomendadas
          edges {
            node {
              ...VagasSecao_vagas
            }
          }
        }
      }
    `,
    queryRef,
  )
  return (
    <VagasSecao
      filtros={filtros}
      contagem={
        isFiltrado(filtros.aplicado)
          ? `${vagas.total} oportunidade(s) encontrada(s) com os filtros aplicados`
          : `${vagas.totalDeRecomendadas} recomendadas baseadas nos seus interesses`
      }
      total={vagas.total}
      vagasRef={vagas.edges.map(({ node }) => node)}
      vazia={<Nenhuma filtros={filtros} />}
    />
  )
}

const Nenhuma = ({ filtros: { aplicado, limpar } }: { filtros: Filtros }) => (
  <EmptyState
    icon={<SearchX size={28} />}
    title="Nenhuma oportunidade encontrada com os filtros atuais."
    actions={
      isFiltrado(aplicado) ? (
        <Button look="secondary" onClick={limpar}>
          Ver todas as oportunidades
        </Button>
      ) : null
    }
  >
    {isFiltrado(aplicado)
      ? 'Experimente outras palavras ou menos filtros.'
      : 'Volte em breve: novas oportunidades são publicadas ao longo do semestre.'}
  </EmptyState>
)
