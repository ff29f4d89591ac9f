import { useState } from 'react'
import { Field } from '../../ui/form/Field.tsx'
import { Textarea } from '../../ui/form/Textarea.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { today } from '../../ui/brasiliaTime.ts'
import { type Ato, atos } from './atos.ts'
import { type Recusa, useAgir } from './useAgir.ts'

/** As the REST API counts. */
const maximoDoMotivo = 500

type Props = {
  ato: Ato
  /** `codigo`: the REST id. */
  pessoa: { codigo: string; nome: string }
  onClose: () => void
}

/** Asks before an act of an administrator, with its reason and its last day where it needs them. */
export const AtoDialog = ({ ato, pessoa, onClose }: Props) => {
  const [motivo, setMotivo] = useState('')
  const [ate, setAte] = useState('')
  const [recusa, setRecusa] = useState<Recusa | null>(null)
  const [agir, busy] = useAgir({ onFeito: onClose, onRecusa: setRecusa })
  const descricao = atos[ato]
  const handleConfirm = () => {
    const faltam = {
      ...(descricao.motivo && motivo.trim().length < 3 && { motivo: 'Escreva o motivo, com ao menos 3 caracteres.' }),
      ...(ato === 'SUSPENDER' && ate === '' && { ate: 'Escolha uma data válida.' }),
    }
    if (Object.keys(faltam).length > 0) return setRecusa({ mensagem: null, campos: faltam })
    setRecusa(null)
    agir({
      pessoa: pessoa.codigo,
      ato,
      ...(descricao.motivo && { motivo: motivo.trim() }),
      ...(ato === 'SUSPENDER' && { ate }),
    })
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={handleConfirm}
      title={`${descricao.rotulo}: ${pessoa.nome}`}
      confirmLabel={descricao.rotulo}
      busy={busy}
      busyText="Um momento..."
      danger={descricao.danger ?? false}
    >
      <Stack>
        <Text>{descricao.explica}</Text>
        {recusa?.mensagem ? (
          <Notice tone="danger" live>
            {recusa.mensagem}
          </Notice>
        ) : null}
        {ato === 'SUSPENDER' ? (
          <Field label="Último dia" error={recusa?.campos['ate']}>
            {control => (
              <TextInput
                {...control}
                type="date"
                min={today()}
                value={ate}
                onChange={event => setAte(event.target.value)}
              />
            )}
          </Field>
        ) : null}
        {descricao.motivo ? (
          <Field
            label="Motivo"
            hint="Fica na auditoria. De uma suspensão, a própria pessoa o lê."
            counter={{ text: motivo, max: maximoDoMotivo }}
            error={recusa?.campos['motivo']}
          >
            {control => <Textarea {...control} value={motivo} onChange={event => setMotivo(event.target.value)} />}
          </Field>
        ) : null}
      </Stack>
    </ConfirmDialog>
  )
}
