import { paths } from '../paths.ts'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { Failure } from './Failure.tsx'

/** The page for unknown paths (specification §2). */
export const NotFound = () => (
  <Failure title="Página não encontrada" sentence="O endereço pode ter mudado, ou a página já não existe.">
    <LinkButton to={paths.inicio()}>Voltar ao início</LinkButton>
    <LinkButton look="secondary" to={paths.login()}>
      Ir para login
    </LinkButton>
  </Failure>
)
