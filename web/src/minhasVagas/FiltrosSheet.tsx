import { useState } from 'react'
import { Button } from '../ui/form/Button.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { countEscolhas } from './filtros.ts'
import { FiltrosFields, type FiltrosProps } from './FiltrosDeMinhasVagas.tsx'

type Props = FiltrosProps & {
  /** How many vagas the chosen filters leave, in words. */
  contagem: string
  onLimpar: () => void
}

/** The filters on a phone. Each applies at once, so that the sheet says what it leaves. */
export const FiltrosSheet = ({ contagem, onLimpar, ...filtros }: Props) => {
  const [open, setOpen] = useState(false)
  const escolhas = countEscolhas(filtros.value)
  const close = () => setOpen(false)
  return (
    <>
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
            {escolhas > 0 ? (
              <Button look="secondary" onClick={onLimpar}>
                Limpar Filtros
              </Button>
            ) : null}
            <Button onClick={close}>{`Ver ${contagem}`}</Button>
          </>
        }
      >
        <Stack>
          <FiltrosFields {...filtros} />
        </Stack>
      </Dialog>
    </>
  )
}
