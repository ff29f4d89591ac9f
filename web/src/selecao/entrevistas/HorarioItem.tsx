import { papeis } from '../../tags/papeis.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { Horarios_vaga$data } from './__generated__/Horarios_vaga.graphql.ts'
import { formatHoras, formatWeekday } from '../../ui/brasiliaTime.ts'
import { Onde } from '../../candidaturas/entrevista/Onde.tsx'

export type Horario = NonNullable<Horarios_vaga$data['entrevistas']>[number]

type Props = { horario: Horario; onRetirar: () => void }

/** One horario as its professor sees it. */
export const HorarioItem = ({ horario, onRetirar }: Props) => {
  const { inicio, minutos, local, link, candidato } = horario
  return (
    <li>
      <Cluster>
        <Text as="span" numeric>
          {formatHoras(inicio, minutos)}
        </Text>
        {candidato ? (
          <Tag tone="success">{candidato.nome ? `${candidato.nome} (${papeis.ESTUDANTE})` : 'Escolhido'}</Tag>
        ) : (
          <Tag tone="neutral">Livre</Tag>
        )}
        <Onde local={local} link={link} />
        <Button look="secondary" shape="compact" onClick={onRetirar}>
          Retirar
          <VisuallyHidden>{` ${formatWeekday(inicio)}, ${formatHoras(inicio, minutos)}`}</VisuallyHidden>
        </Button>
      </Cluster>
    </li>
  )
}
