import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import type { FiltrosAplicados_query$key } from './__generated__/FiltrosAplicados_query.graphql.ts'
import { isFiltrado } from './filtro.ts'
import { FiltroTags } from './FiltroTags.tsx'
import type { Filtros } from './useFiltros.ts'

type Props = { queryRef: FiltrosAplicados_query$key; filtros: Filtros }

/** The green box with the applied filter. */
export const FiltrosAplicados = ({ queryRef, filtros: { aplicado, limpar } }: Props) => {
  const query = useFragment(
    graphql`
      fragment FiltrosAplicados_query on Query @throwOnFieldError {
        ...FiltroTags_query
      }
    `,
    queryRef,
  )
  if (!isFiltrado(aplicado)) return null
  return (
    <Notice
      tone="success"
      title="Filtros Aplicados"
      actions={
        <Button look="secondary" onClick={limpar}>
          Limpar
        </Button>
      }
    >
      <FiltroTags queryRef={query} filtro={aplicado} />
    </Notice>
  )
}
