import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { HorarioMarcado_horario$key } from './__generated__/HorarioMarcado_horario.graphql.ts'
import { AdicionarAAgenda } from '../../ui/agenda/AdicionarAAgenda.tsx'
import { formatHoras, formatWeekday } from '../../ui/dates.ts'
import { hasStarted } from './dias.ts'
import { Onde } from './Onde.tsx'

type Props = {
  horarioRef: HorarioMarcado_horario$key
  /** Title of the vaga. */
  titulo: string
  busy: boolean
  trocando: boolean
  onTrocar: () => void
  onDevolver: () => void
}

/** The student's entrevista. It cannot be changed once it has begun. */
export const HorarioMarcado = ({ horarioRef, titulo, busy, trocando, onTrocar, onDevolver }: Props) => {
  const { id, inicio, minutos, local, link } = useFragment(
    graphql`
      fragment HorarioMarcado_horario on Horario {
        id
        inicio
        minutos
        local
        link
      }
    `,
    horarioRef,
  )
  const event = { id, inicio, minutos, local: local ?? null, link: link ?? null, titulo: `Entrevista: ${titulo}` }
  return (
    <Stack gap="xsmall">
      <div role="status">
        <Text>{`Sua entrevista está marcada: ${formatWeekday(inicio)}, ${formatHoras(inicio, minutos)} (horário de Brasília)`}</Text>
      </div>
      <Onde local={local} link={link} />
      <Cluster>
        <AdicionarAAgenda event={event} />
        {hasStarted(inicio) ? null : (
          <>
            <Button look="quiet" shape="compact" aria-expanded={trocando} onClick={onTrocar}>
              Trocar
            </Button>
            <Button look="quiet" shape="compact" busy={busy} busyText="Devolvendo..." onClick={onDevolver}>
              Devolver
            </Button>
          </>
        )}
      </Cluster>
    </Stack>
  )
}
