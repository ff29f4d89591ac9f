import { useState } from 'react'
import { Button } from '../../ui/form/Button.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { useRemoverAvatar } from './useRemoverAvatar.ts'
import type { Variant } from '../variants.ts'

type Props = {
  variant: Variant
  /** Called once the portrait and this button are gone, to move the focus. */
  onRemovido: () => void
}

/** Removes the own portrait after a confirmation (specification §5). */
export const RemoverAvatar = ({ variant, onRemovido }: Props) => {
  const [open, setOpen] = useState(false)
  const [remover, isRemoving] = useRemoverAvatar(variant)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="quiet" shape="compact" onClick={() => setOpen(true)}>
        Remover foto
      </Button>
      <ConfirmDialog
        open={open}
        onClose={close}
        onConfirm={() => remover({ onRemovido, onRefused: close })}
        title="Remover foto"
        confirmLabel="Remover"
        busy={isRemoving}
        busyText="Removendo..."
        danger
      >
        Tem certeza que deseja remover sua foto de perfil?
      </ConfirmDialog>
    </>
  )
}
