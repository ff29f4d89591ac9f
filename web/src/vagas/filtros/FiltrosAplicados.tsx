import { Button } from '../../ui/form/Button.tsx'
import { isFiltrado } from './filtro.ts'
import { FiltroEmLinha } from './FiltroEmLinha.tsx'
import { FiltroTags } from './FiltroTags.tsx'
import type { Nomes } from './nomes.ts'
import type { Filtros } from './useFiltros.ts'

type Props = { nomes: Nomes; filtros: Filtros }

/** The green box with the applied filter. */
export const FiltrosAplicados = ({ nomes, filtros: { aplicado, limpar } }: Props) => {
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
      <FiltroTags nomes={nomes} filtro={aplicado} />
    </FiltroEmLinha>
  )
}
