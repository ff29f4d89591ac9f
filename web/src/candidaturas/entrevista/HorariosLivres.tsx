import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { HorariosLivres_horarios$key } from './__generated__/HorariosLivres_horarios.graphql.ts'
import { formatHoras, formatWeekday } from '../../ui/dates.ts'
import { porDia } from './dias.ts'
import { Onde } from './Onde.tsx'

type Props = {
  horariosRef: HorariosLivres_horarios$key
  /** The one that is being sent. */
  escolhido: string | null
  onEscolher: (id: string) => void
}

/** The free horarios by day. */
export const HorariosLivres = ({ horariosRef, escolhido, onEscolher }: Props) => {
  const horarios = useFragment(
    graphql`
      fragment HorariosLivres_horarios on Horario @relay(plural: true) {
        id
        inicio
        minutos
        local
        link
      }
    `,
    horariosRef,
  )
  return (
    <Stack gap="small">
      {porDia(horarios).map(({ key, titulo, horarios: doDia }) => (
        <Stack key={key} gap="xsmall">
          <Text size="small">{titulo}</Text>
          {doDia.map(({ id, inicio, minutos, local, link }) => (
            <Cluster key={id}>
              <Button look="secondary" shape="compact" busy={id === escolhido} onClick={() => onEscolher(id)}>
                <VisuallyHidden>{`Escolher ${formatWeekday(inicio)}, `}</VisuallyHidden>
                {formatHoras(inicio, minutos)}
              </Button>
              <Onde local={local} link={link} />
            </Cluster>
          ))}
        </Stack>
      ))}
    </Stack>
  )
}
