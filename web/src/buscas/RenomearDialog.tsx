import { useState } from 'react'
import { Field } from '../ui/form/Field.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'
import { maiorNome } from './buscas.ts'
import { useMudarBusca } from './useMudarBusca.ts'

/** Gives a saved search another name. */
export const RenomearDialog = ({ id, nome: antes, onClose }: { id: string; nome: string; onClose: () => void }) => {
  const [nome, setNome] = useState(antes)
  const [erro, setErro] = useState<string | undefined>()
  const [mudar, busy] = useMudarBusca({ onFeito: onClose, onFalha: setErro })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => mudar({ busca: id, nome: nome.trim() })}
      title="Renomear a busca"
      confirmLabel="Salvar"
      busy={busy}
      busyText="Salvando..."
    >
      <Field label="Nome" error={erro} counter={{ text: nome, max: maiorNome }}>
        {control => <TextInput {...control} value={nome} onChange={event => setNome(event.target.value)} />}
      </Field>
    </ConfirmDialog>
  )
}
