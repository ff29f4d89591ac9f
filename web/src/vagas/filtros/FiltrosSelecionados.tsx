import { Button } from '../../ui/form/Button.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { isFiltrado, isSameFiltro } from './filtro.ts'
import { FiltroEmLinha } from './FiltroEmLinha.tsx'
import { FiltroTags } from './FiltroTags.tsx'
import type { Nomes } from './nomes.ts'
import type { Filtros } from './useFiltros.ts'

type Props = { nomes: Nomes; filtros: Filtros }

/** The blue box with the pending filter, shown while it differs from the applied one. */
export const FiltrosSelecionados = ({ nomes, filtros: { selecionado, aplicado, aplicar } }: Props) => {
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
        <FiltroTags nomes={nomes} filtro={selecionado} />
      ) : (
        <Text size="small" color="inherit">
          Nenhum filtro: todas as oportunidades.
        </Text>
      )}
    </FiltroEmLinha>
  )
}
