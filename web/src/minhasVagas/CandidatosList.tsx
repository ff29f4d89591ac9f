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
import { useFocarNovas } from './useFocarNovas.ts'

type Props = {
  candidatos: readonly Candidato[]
  /** How many of them are drawn. */
  vistos: number
  onMais: () => void
  /** What the search came to; blank when nothing is searched for. */
  resumo: string
}

/** How many are drawn at first, and more at each press. */
export const porVez = 20

/** Candidates one below the other, so many until more are asked for. */
export const CandidatosList = ({ candidatos, vistos, onMais, resumo }: Props) => {
  const links = useLinks()
  const shown = candidatos.slice(0, vistos)
  const [ref, focar] = useFocarNovas('ul > li')
  const handleMais = () => {
    if (shown.length + porVez >= candidatos.length) focar(shown.length)
    onMais()
  }
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
        <EmptyState icon={<SearchX size={28} />} title="Nenhum candidato encontrado com esta busca.">
          Tente outro nome, outro curso ou uma palavra da carta.
        </EmptyState>
      ) : (
        <div ref={ref}>
          <Stack as="ul" gap="small">
            {shown.map(candidato => (
              <CandidatoItem key={candidato.id} candidato={candidato} {...links} />
            ))}
          </Stack>
        </div>
      )}
      {candidatos.length > shown.length ? (
        <Mais vistos={shown.length} de={candidatos.length} onMais={handleMais} />
      ) : null}
    </Stack>
  )
}

const Mais = ({ vistos, de, onMais }: { vistos: number; de: number; onMais: () => void }) => (
  <Cluster justify="center">
    <Button look="secondary" onClick={onMais}>
      Mostrar mais
    </Button>
    <Text as="span" size="small" color="muted" numeric>
      {vistos} de {de}
    </Text>
  </Cluster>
)

/** Asked once, not for each candidate: it goes through all pages. */
function useLinks() {
  const routeExists = useRouteExists()
  return {
    temPerfil: routeExists(paths.professor.perfil('0')),
    temMensagens: routeExists(paths.professor.mensagens('0')),
  }
}
