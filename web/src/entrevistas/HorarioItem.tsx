import { Button } from '../ui/Button.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Text } from '../ui/Text.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { formatDia, formatHoras } from './dias.ts'
import type { Horario } from './Horarios.tsx'
import { Onde } from './Onde.tsx'

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
        {candidato ? <Tag tone="success">{candidato.nome ?? 'Escolhido'}</Tag> : <Tag tone="neutral">Livre</Tag>}
        <Onde local={local} link={link} />
        <Button look="quiet" shape="compact" onClick={onRetirar}>
          Retirar
          <VisuallyHidden>
            {' '}
            {formatDia(inicio)}, {formatHoras(inicio, minutos)}
          </VisuallyHidden>
        </Button>
      </Cluster>
    </li>
  )
}
