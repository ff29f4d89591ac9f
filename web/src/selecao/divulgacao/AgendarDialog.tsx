import { type ComponentProps, useState } from 'react'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { dayOf, timeOf, toInstant } from '../../ui/fuso.ts'
import { QuemRecebe } from './QuemRecebe.tsx'
import { checkReleaseTime, lastDay } from './releaseTime.ts'

type Props = {
  open: boolean
  onClose: () => void
  retidas: number
  pessoas: ComponentProps<typeof QuemRecebe>['pessoas']
  /** The scheduled time; null without one. */
  agendadaEm: string | null
  busy: boolean
  /** Resolves to an error message, or null. */
  onAgendar: (em: Date) => Promise<string | null>
}

/** Schedules a divulgacao. Opens with the scheduled time; the chosen one stays until it is saved. */
export const AgendarDialog = ({ open, onClose, retidas, pessoas, agendadaEm, busy, onAgendar }: Props) => {
  const [escolhido, setEscolhido] = useState<Horario | null>(null)
  const horario = escolhido ?? toHorario(agendadaEm)
  const [erro, setErro] = useState<string | null>(null)
  const handleConfirm = async () => {
    const em = toInstant(horario.dia, horario.hora)
    const errado = checkReleaseTime(em, new Date()) ?? (em && (await onAgendar(em)))
    setErro(errado)
    if (errado) return
    setEscolhido(null)
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
        <QuemRecebe pessoas={pessoas} total={retidas} />
        <HorarioFields {...horario} erro={erro} onChange={setEscolhido} />
      </Stack>
    </ConfirmDialog>
  )
}

type Horario = { dia: string; hora: string }

function toHorario(em: string | null): Horario {
  if (!em) return { dia: '', hora: '' }
  const time = new Date(em)
  return { dia: dayOf(time), hora: timeOf(time) }
}

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
