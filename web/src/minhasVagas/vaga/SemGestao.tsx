import Compass from 'lucide-react/icons/compass'
import { paths } from '../../paths.ts'
import { papeis } from '../../tags/papeis.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { withLastSearch } from '../../vagas/lastSearch.ts'

type Props = { nome: string | null | undefined; foiGestor: boolean }

/** Only a vaga's managers edit it and see its candidates (specification §6). */
export const DeOutro = ({ nome, foiGestor }: Props) =>
  foiGestor ? (
    <NaoCuidaMais />
  ) : (
    <Notice tone="info" title={nome ? `Publicada por ${nome} (${papeis.PROFESSOR})` : 'Publicada por outra pessoa'}>
      Só quem publica uma oportunidade pode alterá-la e ver os candidatos.
    </Notice>
  )

/** For a vaga that does not exist, or that the reader may not see. `foiGestor`: they managed it when the page opened. */
export const SemVaga = ({ foiGestor }: { foiGestor: boolean }) => (
  <>
    <PageHeader title="Oportunidade não encontrada" />
    {foiGestor ? <NaoCuidaMais /> : null}
    <EmptyState
      icon={<Compass size={28} />}
      title="Esta oportunidade não existe ou foi removida."
      actions={<LinkButton to={withLastSearch(paths.professor.vagas())}>Voltar às oportunidades</LinkButton>}
    />
  </>
)

/** For a co-manager who was removed, or left, while the page was open. */
const NaoCuidaMais = () => (
  <Notice tone="info" title="Você não cuida mais desta oportunidade" live>
    Se não foi você quem saiu, suas notificações dizem quem retirou você.
  </Notice>
)
