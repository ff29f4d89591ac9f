import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useRouteExists } from '../ui/routeExists.ts'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import type { Candidato } from './candidatos.ts'
import { useFocarNovas } from './useFocarNovas.ts'

type Props<C extends Candidato> = {
  candidatos: readonly C[]
  /** How many of them are drawn. */
  vistos: number
  onMais: () => void
  /** What the search came to; blank when nothing is searched for. */
  resumo: string
  /** Draws one; with its key. */
  renderItem: (candidato: C, links: Links) => ReactNode
}

/** How many are drawn at first, and more at each press. */
export const porVez = 20

/** Candidates one below the other, so many until more are asked for. */
export const CandidatosList = <C extends Candidato>(props: Props<C>) => {
  const { candidatos, vistos, onMais, resumo, renderItem } = props
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
            {shown.map(candidato => renderItem(candidato, links))}
          </Stack>
        </div>
      )}
      {candidatos.length > shown.length ? (
        <Mais vistos={shown.length} de={candidatos.length} onMais={handleMais} />
      ) : null}
    </Stack>
  )
}

export const Mais = ({ vistos, de, onMais }: { vistos: number; de: number; onMais: () => void }) => (
  <Cluster justify="center">
    <Button look="secondary" onClick={onMais}>
      Mostrar mais
    </Button>
    <Text as="span" size="small" color="muted" numeric>
      {vistos} de {de}
    </Text>
  </Cluster>
)

/** Whether this build has the pages to link to. */
export type Links = { temPerfil: boolean; temMensagens: boolean }

/** Asked once, not for each candidate: it goes through all pages. */
export function useLinks(): Links {
  const routeExists = useRouteExists()
  return {
    temPerfil: routeExists(paths.professor.perfil('0')),
    temMensagens: routeExists(paths.professor.mensagens('0')),
  }
}
