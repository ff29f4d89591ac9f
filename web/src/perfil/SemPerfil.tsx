import { UserX } from 'lucide-react'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import type { Versao } from './versoes.ts'

/** Nobody has the id of the address. */
export const SemPerfil = ({ versao }: { versao: Versao }) => (
  <>
    <PageHeader title={versao.naoEncontrado} />
    <EmptyState
      icon={<UserX size={28} />}
      title="Esta pessoa não existe ou saiu do mural."
      actions={<LinkButton to={versao.inicio}>Voltar ao início</LinkButton>}
    />
  </>
)
