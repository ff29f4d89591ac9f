import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { RascunhoRestaurado } from '../../ui/form/RascunhoRestaurado.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { Textarea } from '../../ui/form/Textarea.tsx'
import { oQueFaz } from './etapaDoAluno.ts'
import { maximoDaPalavra, useRetiradaForm } from './useRetiradaForm.ts'
import { countCharacters } from '../../ui/characters.ts'

type Props = {
  vaga: { id: string; codigo: string }
  /** Why the candidatura can no longer be ended; null while it can. */
  fim: string | null
  open: boolean
  /** Why the candidatura can only be withdrawn, if the student meant to cancel it. */
  aviso: string | null
  onClose: () => void
}

/** Confirms withdrawing the candidatura, with an optional message. */
export const RetirarDialog = ({ vaga, fim, open, aviso, onClose }: Props) => {
  const { palavra, restaurado, escrever, enviar, refusal, isSending } = useRetiradaForm(vaga, fim, onClose)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      ended={fim}
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
        <Text>{oQueFaz.retirar}</Text>
        {restaurado ? <RascunhoRestaurado ate="enviar" onDescartar={() => escrever('')} /> : null}
        <Recado value={palavra} onChange={escrever} />
        {refusal ? (
          <Notice tone="danger" title="Erro ao retirar" live>
            {refusal}
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
    counter={{ text: value, max: maximoDaPalavra }}
    error={
      countCharacters(value) > maximoDaPalavra
        ? `O recado deve ter no máximo ${maximoDaPalavra} caracteres.`
        : undefined
    }
  >
    {control => <Textarea {...control} rows={4} value={value} onChange={event => onChange(event.target.value)} />}
  </Field>
)
