import { useState } from 'react'
import { Button } from '../../ui/form/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { FiltrosPanel_query$key } from './__generated__/FiltrosPanel_query.graphql.ts'
import { countEscolhas, isFiltrado } from './filtro.ts'
import { FiltrosFields } from './FiltrosPanel.tsx'
import * as styles from './FiltrosSheet.css.ts'
import type { Filtros } from './useFiltros.ts'

type Props = { queryRef: FiltrosPanel_query$key; filtros: Filtros }

/** The filters on smaller screens. Closing the sheet keeps the pending filter. */
export const FiltrosSheet = ({ queryRef, filtros }: Props) => {
  const [open, setOpen] = useState(false)
  const escolhas = countEscolhas(filtros.selecionado)
  const close = () => setOpen(false)
  const handleAplicar = () => {
    close()
    filtros.aplicar()
  }
  const handleLimpar = () => {
    close()
    filtros.limpar()
  }
  return (
    <div className={styles.root}>
      <Button look="secondary" shape="compact" onClick={() => setOpen(true)}>
        Filtrar<VisuallyHidden> oportunidades</VisuallyHidden>
        {escolhas > 0 ? <span>{` (${escolhas})`}</span> : null}
      </Button>
      <Dialog
        open={open}
        onClose={close}
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
    </div>
  )
}
