import { useState } from 'react'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { dayOf, toInstant } from '../../ui/brasiliaTime.ts'
import { checkReleaseTime, lastDay } from './releaseTime.ts'

type Props = {
  open: boolean
  onClose: () => void
  retidas: number
  busy: boolean
  /** Resolves to an error message, or null. */
  onAgendar: (em: Date) => Promise<string | null>
}

/** Schedules a divulgacao. The chosen time stays until it is saved. */
export const AgendarDialog = ({ open, onClose, retidas, busy, onAgendar }: Props) => {
  const [horario, setHorario] = useState({ dia: '', hora: '' })
  const [erro, setErro] = useState<string | null>(null)
  const handleConfirm = async () => {
    const em = toInstant(horario.dia, horario.hora)
    const errado = checkReleaseTime(em, new Date()) ?? (em && (await onAgendar(em)))
    setErro(errado)
    if (errado) return
    setHorario({ dia: '', hora: '' })
    onClose()
  }
  const efeito = retidas === 1 ? 'O resultado será divulgado' : `Os ${retidas} resultados serão divulgados`
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
        <Text>{`${efeito} nesse horário, e os estudantes serão avisados. Até lá, nada muda para eles.`}</Text>
        <HorarioFields {...horario} erro={erro} onChange={setHorario} />
      </Stack>
    </ConfirmDialog>
  )
}

type Horario = { dia: string; hora: string }

type HorarioFieldsProps = Horario & { erro: string | null; onChange: (horario: Horario) => void }

const HorarioFields = ({ dia, hora, erro, onChange }: HorarioFieldsProps) => {
  const [now] = useState(() => new Date())
  return (
    <>
      <Field label="Dia" error={erro ?? undefined}>
        {control => (
          <TextInput
            {...control}
            type="date"
            min={dayOf(now)}
            max={lastDay(now)}
            value={dia}
            onChange={event => onChange({ dia: event.target.value, hora })}
          />
        )}
      </Field>
      <Field label="Hora" hint="Horário de Brasília.">
        {control => (
          <TextInput
            {...control}
            type="time"
            value={hora}
            onChange={event => onChange({ dia, hora: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
