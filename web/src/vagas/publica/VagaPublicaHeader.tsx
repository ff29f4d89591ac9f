import CalendarClock from 'lucide-react/icons/calendar-clock'
import { graphql, useFragment } from 'react-relay'
import { diasAte, isUrgente, resta } from '../../tags/prazo.ts'
import { tipos } from '../../tags/tipos.ts'
import { formatLongDay } from '../../ui/format.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import { Beneficios } from '../card/Beneficios.tsx'
import type { VagaPublicaHeader_vaga$key } from './__generated__/VagaPublicaHeader_vaga.graphql.ts'

/** The title of a public vaga and its badges. */
export const VagaPublicaHeader = ({ vagaRef }: { vagaRef: VagaPublicaHeader_vaga$key }) => {
  const { titulo, tipo, prazo, remuneracao, desconto, horasComplementares } = useFragment(
    graphql`
      fragment VagaPublicaHeader_vaga on VagaPublica @throwOnFieldError {
        titulo
        tipo
        prazo
        remuneracao
        desconto
        horasComplementares
      }
    `,
    vagaRef,
  )
  return (
    <Stack gap="medium">
      <PageHeader title={titulo ?? 'Título não especificado'} />
      <Cluster>
        <Tag tone={tipos[tipo].tone}>{tipos[tipo].nome}</Tag>
        {prazo ? <Prazo prazo={prazo} /> : null}
        <Beneficios valores={{ remuneracao, desconto, horasComplementares }} />
      </Cluster>
    </Stack>
  )
}

const Prazo = ({ prazo }: { prazo: string }) => {
  const dias = diasAte(prazo)
  return (
    <Tag tone={isUrgente(dias) ? 'danger' : 'neutral'} icon={<CalendarClock size={16} aria-hidden="true" />}>
      {[`Prazo: ${formatLongDay(prazo)}`, resta(dias)].filter(Boolean).join(', ')}
    </Tag>
  )
}
