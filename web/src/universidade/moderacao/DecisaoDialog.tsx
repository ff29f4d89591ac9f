import { useState } from 'react'
import { Stack } from '../../ui/layout/Stack.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { type Ato, atos } from './casos.ts'
import { DecisaoFields, type Preenchido, faltasDe } from './DecisaoFields.tsx'
import { type Recusa, useDecidir } from './useDecidir.ts'

const semErros = {}

type Props = { caso: string; ato: Ato; onClose: () => void }

/** Asks why before a decision, unless it publishes, and until when before a suspension. */
export const DecisaoDialog = ({ caso, ato, onClose }: Props) => {
  const [preenchido, setPreenchido] = useState<Preenchido>({ motivo: '', ate: '' })
  const [recusa, setRecusa] = useState<Recusa | null>(null)
  const [decidir, busy] = useDecidir({ onFeito: onClose, onRecusa: setRecusa })
  const { rotulo, explica, danger = false } = atos[ato]
  const handleConfirm = () => {
    const campos = faltasDe(ato, preenchido)
    const isWhole = Object.keys(campos).length === 0
    setRecusa(isWhole ? null : { mensagem: null, campos })
    const { motivo, ate } = preenchido
    if (isWhole) decidir({ caso, ato, motivo: motivo.trim(), ...(ato === 'SUSPENDER' && { ate }) })
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={handleConfirm}
      title={rotulo}
      confirmLabel={rotulo}
      busy={busy}
      busyText="Um momento..."
      danger={danger}
    >
      <Stack>
        <Text>{explica}</Text>
        {recusa?.mensagem ? (
          <Notice tone="danger" live>
            {recusa.mensagem}
          </Notice>
        ) : null}
        {ato === 'LIBERAR' ? null : (
          <DecisaoFields ato={ato} value={preenchido} erros={recusa?.campos ?? semErros} onChange={setPreenchido} />
        )}
      </Stack>
    </ConfirmDialog>
  )
}
