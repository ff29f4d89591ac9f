import { Button } from '../../ui/form/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import type { FiltrosPanel_query$key } from './__generated__/FiltrosPanel_query.graphql.ts'
import { isFiltrado } from './filtro.ts'
import { FiltrosFields } from './FiltrosPanel.tsx'
import type { Filtros } from './useFiltros.ts'

type Props = { queryRef: FiltrosPanel_query$key; filtros: Filtros; open: boolean; onClose: () => void }

/** The fields of the sheet. Closing it keeps the pending filter. */
export const FiltrosDialog = ({ queryRef, filtros, open, onClose }: Props) => {
  const handleAplicar = () => {
    onClose()
    filtros.aplicar()
  }
  const handleLimpar = () => {
    onClose()
    filtros.limpar()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Filtros"
      actions={
        <>
          {isFiltrado(filtros.selecionado) || isFiltrado(filtros.aplicado) ? (
            <Button look="secondary" onClick={handleLimpar}>
              Limpar Filtros
            </Button>
          ) : null}
          <Button onClick={handleAplicar}>Aplicar Filtros</Button>
        </>
      }
    >
      <FiltrosFields queryRef={queryRef} filtros={filtros} isReached />
    </Dialog>
  )
}
