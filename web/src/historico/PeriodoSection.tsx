import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import type { PeriodoSection_periodo$key } from './__generated__/PeriodoSection_periodo.graphql.ts'
import { DisciplinasTable } from './DisciplinasTable.tsx'
import { formatMedia } from './grau.ts'

/** A term with its disciplinas. */
export const PeriodoSection = ({ periodoRef }: { periodoRef: PeriodoSection_periodo$key }) => {
  const id = useId()
  const { nome, media, disciplinas } = useFragment(
    graphql`
      fragment PeriodoSection_periodo on Periodo {
        nome
        media
        disciplinas {
          ...DisciplinasTable_disciplinas
        }
      }
    `,
    periodoRef,
  )
  return (
    <section aria-labelledby={id}>
      <Stack gap="xsmall">
        <Cluster justify="between">
          <Heading level={2} look="card" id={id}>
            {nome || 'Sem período'}
          </Heading>
          <Text size="small" color="muted" numeric>
            {`Média ${formatMedia(media)}`}
          </Text>
        </Cluster>
        <DisciplinasTable periodo={nome} disciplinasRef={disciplinas} />
      </Stack>
    </section>
  )
}
