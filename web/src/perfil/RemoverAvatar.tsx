import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useRemoverAvatar } from './useRemoverAvatar.ts'
import type { Versao } from './versoes.ts'

type Props = {
  versao: Versao
  /** The portrait is gone, and this with it: where does the focus go? */
  onRemovido: () => void
}

/** Takes the own portrait away, after asking (specification §5). */
export const RemoverAvatar = ({ versao, onRemovido }: Props) => {
  const [open, setOpen] = useState(false)
  const [remover, isRemoving] = useRemoverAvatar(versao)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="quiet" shape="compact" onClick={() => setOpen(true)}>
        Remover foto
      </Button>
      <ConfirmDialog
        open={open}
        onClose={close}
        onConfirm={() => remover({ onRemovido, onRecusado: close })}
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
