import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { FiltrosSelecionados_query$key } from './__generated__/FiltrosSelecionados_query.graphql.ts'
import { isFiltrado, isSameFiltro } from './filtro.ts'
import { FiltroEmLinha } from './FiltroEmLinha.tsx'
import { FiltroTags } from './FiltroTags.tsx'
import type { Filtros } from './useFiltros.ts'

type Props = { queryRef: FiltrosSelecionados_query$key; filtros: Filtros }

/** The blue box with the pending filter, shown while it differs from the applied one. */
export const FiltrosSelecionados = ({ queryRef, filtros: { selecionado, aplicado, aplicar } }: Props) => {
  const query = useFragment(
    graphql`
      fragment FiltrosSelecionados_query on Query @throwOnFieldError {
        ...useNomes_query
      }
    `,
    queryRef,
  )
  if (isSameFiltro(selecionado, aplicado)) return null
  return (
    <FiltroEmLinha
      tone="info"
      title="Filtros Selecionados"
      sticky
      action={
        <Button shape="compact" onClick={aplicar}>
          Aplicar Filtros
        </Button>
      }
    >
      {isFiltrado(selecionado) ? (
        <FiltroTags queryRef={query} filtro={selecionado} />
      ) : (
        <Text size="small" color="inherit">
          Nenhum filtro: todas as oportunidades.
        </Text>
      )}
    </FiltroEmLinha>
  )
}
