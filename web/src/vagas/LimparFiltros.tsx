import { Button } from '../ui/Button.tsx'
import { isFiltrado } from './filtro.ts'
import type { Filtros } from './useFiltros.ts'

/** 'Limpar Filtros', there when any filter is selected or applied; resets both. */
export const LimparFiltros = ({ filtros }: { filtros: Filtros }) =>
  isFiltrado(filtros.selecionado) || isFiltrado(filtros.aplicado) ? (
    <Button look="quiet" shape="compact" onClick={filtros.limpar}>
      Limpar Filtros
    </Button>
  ) : null
