import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import type { Candidato } from './candidatos.ts'
import { CandidatoItem } from './CandidatoItem.tsx'

/** How many are drawn at first, and more at each press. */
const porVez = 30

type Props = {
  candidatos: readonly Candidato[]
  /** What the search came to; blank when nothing is searched for. */
  resumo: string
}

/** Candidates one below the other, the first thirty until more are asked for. */
export const CandidatosList = ({ candidatos, resumo }: Props) => {
  const [vistos, setVistos] = useState(porVez)
  const shown = candidatos.slice(0, vistos)
  const more = candidatos.length > shown.length
  return (
    <Stack gap="small">
      <span role="status">
        {resumo ? (
          <Text as="span" size="small" color="muted" numeric>
            {resumo}
          </Text>
        ) : null}
      </span>
      {candidatos.length === 0 ? (
        <EmptyState icon={<SearchX size={28} />} title="Nenhum candidato encontrado com esta busca." />
      ) : (
        <Stack as="ul" gap="small">
          {shown.map(candidato => (
            <CandidatoItem key={candidato.id} candidato={candidato} />
          ))}
        </Stack>
      )}
      {more ? (
        <Cluster justify="center">
          <Button look="secondary" onClick={() => setVistos(vistos + porVez)}>
            Mostrar mais
          </Button>
          <Text as="span" size="small" color="muted" numeric>
            {shown.length} de {candidatos.length}
          </Text>
        </Cluster>
      ) : null}
    </Stack>
  )
}
