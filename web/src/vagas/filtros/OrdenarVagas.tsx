import { graphql, useFragment } from 'react-relay'
import { Select } from '../../ui/form/Select.tsx'
import type { OrdenarVagas_query$key } from './__generated__/OrdenarVagas_query.graphql.ts'
import type { Ordem } from './filtro.ts'
import type { Filtros } from './useFiltros.ts'

const nomes: Record<Ordem, string> = { PRAZO: 'Prazo', RECENTES: 'Recentes' }

const isOrdem = (value: string): value is Ordem => value in nomes

type Props = { queryRef: OrdenarVagas_query$key; filtros: Filtros }

/** The order of the list; nothing with a search, which orders by match, and if the upstream cannot sort. */
export const OrdenarVagas = ({ queryRef, filtros: { aplicado, ordenar } }: Props) => {
  const { vagas } = useFragment(
    graphql`
      fragment OrdenarVagas_query on Query {
        vagas(first: 8, after: $after, filtro: $filtro) @catch(to: NULL) {
          ordem
        }
      }
    `,
    queryRef,
  )
  if (!vagas?.ordem) return null
  return (
    <Select
      aria-label="Ordenar por"
      value={aplicado.ordem ?? ''}
      onChange={({ target: { value } }) => ordenar(isOrdem(value) ? value : undefined)}
    >
      <option value="">Recomendadas</option>
      {Object.entries(nomes).map(([ordem, nome]) => (
        <option key={ordem} value={ordem}>
          {nome}
        </option>
      ))}
    </Select>
  )
}
