import { useState } from 'react'
import { Stack } from '../../ui/layout/Stack.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import { Notice } from '../../ui/state/Notice.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { useBloquear } from './useBloquear.ts'

/** What a block does, before it is one. `codigo`: REST id of the person. */
export const BloquearDialog = ({ codigo, onClose }: { codigo: string; onClose: () => void }) => {
  const [falha, setFalha] = useState<string | null>(null)
  const handleFeito = () => {
    toastSuccess('Pessoa bloqueada', 'Você desbloqueia quando quiser em Conta e privacidade.')
    onClose()
  }
  const [bloquear, busy] = useBloquear({ onFeito: handleFeito, onFalha: setFalha })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => bloquear({ codigo, bloqueada: true })}
      title="Bloquear esta pessoa"
      confirmLabel="Bloquear"
      busy={busy}
      busyText="Bloqueando..."
    >
      <Stack>
        <Text>
          Vocês deixam de poder escrever um ao outro e de aparecer nas sugestões um do outro. A pessoa não fica sabendo.
        </Text>
        <Text>Quem gere uma vaga a que você se candidatou continua podendo escrever para você.</Text>
        {falha === null ? null : (
          <Notice tone="danger" live>
            {falha}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
