import Pencil from 'lucide-react/icons/pencil'
import { lazy } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/form/Button.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { IconButton } from '../ui/form/IconButton.tsx'
import { TagList } from '../ui/text/TagList.tsx'
import type { InteressesTab_usuario$key } from './__generated__/InteressesTab_usuario.graphql.ts'

const CenaAfinidade = lazy(() =>
  import('../ui/cena/CenaAfinidade.tsx').then(module => ({ default: module.CenaAfinidade })),
)

type Props = {
  usuarioRef: InteressesTab_usuario$key
  /** Opens the interest editor; null for a visitor. */
  onEdit: (() => void) | null
}

/** The interests of a person, or a hint if there are none. */
export const InteressesTab = ({ usuarioRef, onEdit }: Props) => {
  const { interesses } = useFragment(
    graphql`
      fragment InteressesTab_usuario on Usuario @throwOnFieldError {
        interesses {
          nome
        }
      }
    `,
    usuarioRef,
  )
  if (interesses.length === 0) return <SemInteresses onEdit={onEdit} />
  return (
    <Card padding="compact">
      <Cluster justify="between">
        <Heading level={2} look="card">
          Áreas de interesse
        </Heading>
        {onEdit ? (
          <IconButton label="Editar interesses" icon={<Pencil size={20} aria-hidden="true" />} onClick={onEdit} />
        ) : null}
      </Cluster>
      <TagList names={interesses.map(({ nome }) => nome)} />
    </Card>
  )
}

const SemInteresses = ({ onEdit }: Pick<Props, 'onEdit'>) => (
  <EmptyState
    cena={<CenaAfinidade />}
    title="Nenhuma informação disponível."
    actions={
      onEdit ? (
        <Button look="secondary" aria-label="Editar interesses" onClick={onEdit}>
          Escolher interesses
        </Button>
      ) : null
    }
  >
    {onEdit ? 'Adicione seus interesses: é por eles que o mural encontra oportunidades e pessoas para você.' : null}
  </EmptyState>
)
