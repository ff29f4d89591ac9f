import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import type { Horarios_vaga$key } from './__generated__/Horarios_vaga.graphql.ts'
import { AgendaButton } from '../../candidaturas/entrevista/AgendaButton.tsx'
import { formatHoras, formatWeekday } from '../../ui/brasiliaTime.ts'
import { porDia } from '../../candidaturas/entrevista/dias.ts'
import { type Horario, HorarioItem } from './HorarioItem.tsx'
import type { CalendarEvent } from '../../candidaturas/entrevista/ics.ts'
import { OferecerDialog } from './OferecerDialog.tsx'
import { useRetirarHorario } from './useHorarios.ts'

type Props = { vagaRef: Horarios_vaga$key; vaga: string; titulo: string }

/** The horarios of a vaga by day, with their candidates. */
export const Horarios = ({ vagaRef, vaga, titulo }: Props) => {
  const { entrevistas } = useFragment(
    graphql`
      fragment Horarios_vaga on Vaga @throwOnFieldError {
        entrevistas {
          id
          inicio
          minutos
          local
          link
          candidato {
            nome
          }
        }
      }
    `,
    vagaRef,
  )
  if (!entrevistas) return <Text color="muted">As entrevistas desta universidade não são marcadas aqui.</Text>
  return <Lista horarios={entrevistas} vaga={vaga} titulo={titulo} />
}

type ListaProps = Omit<Props, 'vagaRef'> & { horarios: readonly Horario[] }

const Lista = ({ horarios, vaga, titulo }: ListaProps) => {
  const [oferecendo, setOferecendo] = useState(false)
  const [aRetirar, setARetirar] = useState<Horario | null>(null)
  const marcados = horarios.filter(({ candidato }) => candidato)
  return (
    <Stack gap="small">
      <Cluster>
        <Button shape="compact" onClick={() => setOferecendo(true)}>
          Oferecer horários…
        </Button>
        {marcados.length > 0 ? (
          <AgendaButton name="entrevistas.ics" events={marcados.map(horario => toCalendarEvent(horario, titulo))} />
        ) : null}
      </Cluster>
      <Text size="small" color="muted">
        {horarios.length === 0
          ? 'Ofereça horários, e quem estiver na etapa “Entrevista” escolhe um.'
          : `${marcados.length} de ${horarios.length} horários escolhidos. Horário de Brasília.`}
      </Text>
      {porDia(horarios).map(dia => (
        <Dia key={dia.key} titulo={dia.titulo} horarios={dia.horarios} onRetirar={setARetirar} />
      ))}
      <OferecerDialog vaga={vaga} open={oferecendo} onClose={() => setOferecendo(false)} />
      <RetirarDialog vaga={vaga} horario={aRetirar} horarios={horarios} onClose={() => setARetirar(null)} />
    </Stack>
  )
}

const toCalendarEvent = ({ id, inicio, minutos, local, link, candidato }: Horario, titulo: string): CalendarEvent => ({
  id,
  inicio,
  minutos,
  titulo: `Entrevista com ${candidato?.nome ?? 'candidato'}: ${titulo}`,
  local: local ?? null,
  link: link ?? null,
})

type DiaProps = { titulo: string; horarios: readonly Horario[]; onRetirar: (horario: Horario) => void }

const Dia = ({ titulo, horarios, onRetirar }: DiaProps) => (
  <Stack gap="xsmall">
    <Heading level={3} look="label">
      {titulo}
    </Heading>
    <Stack as="ul" gap="xsmall">
      {horarios.map(horario => (
        <HorarioItem key={horario.id} horario={horario} onRetirar={() => onRetirar(horario)} />
      ))}
    </Stack>
  </Stack>
)

type RetirarProps = {
  vaga: string
  /** As it was when the dialog opened; null while it is closed. */
  horario: Horario | null
  horarios: readonly Horario[]
  onClose: () => void
}

const RetirarDialog = ({ vaga, horario: aberto, horarios, onClose }: RetirarProps) => {
  const atual = horarios.find(({ id }) => id === aberto?.id)
  const horario = atual ?? aberto
  const [retirar, isRemoving] = useRetirarHorario(vaga)
  const handleConfirm = async () => {
    if (!horario) return
    const erro = await retirar(horario.id)
    onClose()
    if (erro) toastError('Erro ao retirar o horário', erro)
    else toastSuccess('Horário retirado')
  }
  return (
    <ConfirmDialog
      open={aberto !== null}
      ended={aberto && !atual ? 'Este horário já foi retirado.' : null}
      onClose={onClose}
      onConfirm={() => void handleConfirm()}
      title="Retirar o horário?"
      confirmLabel="Retirar"
      busy={isRemoving}
      busyText="Retirando..."
      danger
    >
      <Text>
        {`${horario ? `${formatWeekday(horario.inicio)}, ${formatHoras(horario.inicio, horario.minutos)}. ` : ''}${
          horario?.candidato
            ? `${horario.candidato.nome ?? 'Quem o escolheu'} será avisado e poderá escolher outro.`
            : 'Ninguém escolheu este horário ainda.'
        }`}
      </Text>
    </ConfirmDialog>
  )
}
