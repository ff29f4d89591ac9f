import { useState } from 'react'
import { Stack } from '../../ui/layout/Stack.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { Recusa } from '../recusa.ts'
import { AtoFields, type Preenchido, faltasDe } from './AtoFields.tsx'
import { type Ato, atos } from './atos.ts'
import { useAgir } from './useAgir.ts'

type Props = {
  ato: Ato
  /** `codigo`: the REST id. */
  pessoa: { codigo: string; nome: string }
  onClose: () => void
}

const semErros = {}

/** Asks before an act of an administrator, with its reason and its last day where it needs them. */
export const AtoDialog = ({ ato, pessoa, onClose }: Props) => {
  const [preenchido, setPreenchido] = useState<Preenchido>({ motivo: '', ate: '' })
  const [recusa, setRecusa] = useState<Recusa | null>(null)
  const [agir, busy] = useAgir({ onFeito: onClose, onRecusa: setRecusa })
  const { rotulo, explica, motivo, danger = false } = atos[ato]
  const handleConfirm = () => {
    const faltas = faltasDe(ato, preenchido)
    const isWhole = Object.keys(faltas).length === 0
    setRecusa(isWhole ? null : { mensagem: null, campos: faltas })
    if (!isWhole) return
    agir({
      pessoa: pessoa.codigo,
      ato,
      ...(motivo && { motivo: preenchido.motivo.trim() }),
      ...(ato === 'SUSPENDER' && { ate: preenchido.ate }),
    })
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={handleConfirm}
      title={`${rotulo}: ${pessoa.nome}`}
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
        <AtoFields ato={ato} value={preenchido} erros={recusa?.campos ?? semErros} onChange={setPreenchido} />
      </Stack>
    </ConfirmDialog>
  )
}
