import { CloudOff, Send } from 'lucide-react'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'

/** Leads to the board. */
export const NenhumaCandidatura = () => (
  <EmptyState
    icon={<Send size={28} />}
    title="Você ainda não se candidatou a nenhuma oportunidade."
    actions={<LinkButton to={paths.vagas()}>Explorar oportunidades</LinkButton>}
  >
    Encontre uma que combine com você e conte, em uma carta, por que ela é para você.
  </EmptyState>
)

/** The upstream cannot list them; the page of each vaga tells. */
export const SemLista = () => (
  <EmptyState
    icon={<CloudOff size={28} />}
    title="A lista de candidaturas não está disponível."
    actions={<LinkButton to={paths.vagas()}>Ver oportunidades</LinkButton>}
  >
    A página de cada oportunidade diz se você já se candidatou.
  </EmptyState>
)
