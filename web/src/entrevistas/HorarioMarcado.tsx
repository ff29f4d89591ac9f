import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import type { HorarioMarcado_horario$key } from './__generated__/HorarioMarcado_horario.graphql.ts'
import { AgendaButton } from './AgendaButton.tsx'
import { formatDia, formatHoras, jaComecou } from './dias.ts'
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

/** When and where the student's interview is. Once it has begun, nothing of it changes. */
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
  const evento = { id, inicio, minutos, local: local ?? null, link: link ?? null, titulo: `Entrevista: ${titulo}` }
  return (
    <Stack gap="xsmall">
      <div role="status">
        <Text>
          {formatDia(inicio)}, {formatHoras(inicio, minutos)} (horário de Brasília)
        </Text>
      </div>
      <Onde local={local} link={link} />
      <Cluster>
        <AgendaButton name="entrevista.ics" eventos={[evento]} />
        {jaComecou(inicio) ? null : (
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
