import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { RascunhoRestaurado } from '../ui/RascunhoRestaurado.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { Textarea } from '../ui/Textarea.tsx'
import { maximoDaPalavra, useRetiradaForm } from './useRetiradaForm.ts'

type Props = {
  vaga: { id: string; codigo: string }
  open: boolean
  /** Why the candidatura is withdrawn, where it was to be cancelled. */
  aviso: string | null
  onClose: () => void
}

/** Asks before the candidatura is withdrawn, and for a word with it. */
export const RetirarDialog = ({ vaga, open, aviso, onClose }: Props) => {
  const { palavra, restaurado, escrever, enviar, recusa, isSending } = useRetiradaForm(vaga, onClose)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={enviar}
      title="Retirar candidatura"
      confirmLabel="Retirar candidatura"
      busy={isSending}
      busyText="Retirando..."
      danger
    >
      <Stack>
        {aviso ? (
          <Notice tone="info" live>
            {aviso}
          </Notice>
        ) : null}
        <Text>Sua candidatura sai da seleção, e não será possível se candidatar de novo a esta oportunidade.</Text>
        {restaurado ? <RascunhoRestaurado ate="enviar" onDescartar={() => escrever('')} /> : null}
        <Recado value={palavra} onChange={escrever} />
        {recusa ? (
          <Notice tone="danger" live>
            {recusa}
          </Notice>
        ) : null}
      </Stack>
    </ConfirmDialog>
  )
}

const Recado = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => (
  <Field
    label="Recado"
    optional
    hint="Quem publicou a oportunidade lê o que você escrever aqui."
    counter={{ used: value.length, max: maximoDaPalavra }}
    error={value.length > maximoDaPalavra ? `O recado deve ter no máximo ${maximoDaPalavra} caracteres.` : undefined}
  >
    {control => <Textarea {...control} rows={4} value={value} onChange={event => onChange(event.target.value)} />}
  </Field>
)
