import { paths } from '../paths.ts'
import { readSessao } from '../sessao/sessao.ts'
import { LinkButton } from '../ui/form/LinkButton.tsx'

/** Leads to the people with whom the reader can start a conversation. */
export const Comecar = () =>
  readSessao()?.ehAluno ? (
    <LinkButton to={paths.rede()} look="secondary">
      Conhecer pessoas
    </LinkButton>
  ) : (
    <LinkButton to={paths.professor.vagas()} look="secondary">
      Escrever a um candidato
    </LinkButton>
  )
