import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import type { FiltrosAplicados_query$key } from './__generated__/FiltrosAplicados_query.graphql.ts'
import { isFiltrado } from './filtro.ts'
import { FiltroEmLinha } from './FiltroEmLinha.tsx'
import { FiltroTags } from './FiltroTags.tsx'
import type { Filtros } from './useFiltros.ts'

type Props = { queryRef: FiltrosAplicados_query$key; filtros: Filtros }

/** The green box with the applied filter. */
export const FiltrosAplicados = ({ queryRef, filtros: { aplicado, limpar } }: Props) => {
  const query = useFragment(
    graphql`
      fragment FiltrosAplicados_query on Query @throwOnFieldError {
        ...useNomes_query
      }
    `,
    queryRef,
  )
  if (!isFiltrado(aplicado)) return null
  return (
    <FiltroEmLinha
      tone="success"
      title="Filtros Aplicados"
      action={
        <Button look="secondary" shape="compact" onClick={limpar}>
          Limpar
        </Button>
      }
    >
      <FiltroTags queryRef={query} filtro={aplicado} />
    </FiltroEmLinha>
  )
}
