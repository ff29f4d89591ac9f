import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { conferirHorario, diaDe, toInstante, ultimoDia } from './horario.ts'

type Props = {
  open: boolean
  onClose: () => void
  retidas: number
  busy: boolean
  /** Resolves to what went wrong, or null. */
  onAgendar: (em: Date) => Promise<string | null>
}

/** Sets the time of a release. What was chosen stays until it is set. */
export const AgendarDialog = ({ open, onClose, retidas, busy, onAgendar }: Props) => {
  const [dia, setDia] = useState('')
  const [hora, setHora] = useState('')
  const [erro, setErro] = useState<string | null>(null)
  const now = new Date()
  const handleConfirm = async () => {
    const em = toInstante(dia, hora)
    const errado = conferirHorario(em, now) ?? (em && (await onAgendar(em)))
    setErro(errado)
    if (errado) return
    setDia('')
    setHora('')
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void handleConfirm()}
      title="Agendar a divulgação"
      confirmLabel="Agendar"
      busy={busy}
      busyText="Agendando..."
    >
      <Stack>
        <Text>
          {retidas === 1 ? 'O resultado será divulgado' : `Os ${retidas} resultados serão divulgados`} sozinho
          {retidas === 1 ? '' : 's'} nesse horário, e os estudantes serão avisados.
        </Text>
        <Field label="Dia" error={erro ?? undefined}>
          {control => (
            <TextInput
              {...control}
              type="date"
              min={diaDe(now)}
              max={ultimoDia(now)}
              value={dia}
              onChange={event => setDia(event.target.value)}
            />
          )}
        </Field>
        <Field label="Hora" hint="Horário de Brasília.">
          {control => (
            <TextInput {...control} type="time" value={hora} onChange={event => setHora(event.target.value)} />
          )}
        </Field>
      </Stack>
    </ConfirmDialog>
  )
}
