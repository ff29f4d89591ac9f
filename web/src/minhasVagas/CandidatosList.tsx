import { SearchX } from 'lucide-react'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useRouteExists } from '../ui/routeExists.ts'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import type { Candidato } from './candidatos.ts'
import { CandidatoItem } from './CandidatoItem.tsx'

type Props = {
  candidatos: readonly Candidato[]
  /** How many of them are drawn. */
  vistos: number
  onMais: () => void
  /** What the search came to; blank when nothing is searched for. */
  resumo: string
}

/** Candidates one below the other, so many until more are asked for. */
export const CandidatosList = ({ candidatos, vistos, onMais, resumo }: Props) => {
  const links = useLinks()
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
            <CandidatoItem key={candidato.id} candidato={candidato} {...links} />
          ))}
        </Stack>
      )}
      {more ? (
        <Cluster justify="center">
          <Button look="secondary" onClick={onMais}>
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

/** Asked once, not for each candidate: it goes through all pages. */
function useLinks() {
  const routeExists = useRouteExists()
  return {
    temPerfil: routeExists(paths.professor.perfil('0')),
    temMensagens: routeExists(paths.professor.mensagens('0')),
  }
}
