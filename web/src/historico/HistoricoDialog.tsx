import { CloudOff, FileText } from 'lucide-react'
import { Suspense } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { paths } from '../paths.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import type { HistoricoDialogQuery } from './__generated__/HistoricoDialogQuery.graphql.ts'
import { Historico } from './Historico.tsx'
import { HistoricoSkeleton } from './HistoricoSkeleton.tsx'

type Props = {
  reference: PreloadedQuery<HistoricoDialogQuery>
  open: boolean
  onClose: () => void
  onRetry: () => void
}

/** The academic history dialog of specification §2, in all its states. */
export const HistoricoDialog = ({ reference, open, onClose, onRetry }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Meu Histórico Acadêmico"
    size="large"
    longBody
    actions={
      <LinkButton to={paths.importarHistorico()} look="secondary">
        Importar histórico
      </LinkButton>
    }
  >
    <Boundary key={reference.fetchKey} fallback={<Falha onRetry={onRetry} />}>
      <Suspense fallback={<HistoricoSkeleton />}>
        <Loaded reference={reference} />
      </Suspense>
    </Boundary>
  </Dialog>
)

const Loaded = ({ reference }: Pick<Props, 'reference'>) => {
  const { viewer } = usePreloadedQuery<HistoricoDialogQuery>(
    graphql`
      query HistoricoDialogQuery @preloadable @throwOnFieldError {
        viewer {
          historico {
            ...Historico_historico
          }
        }
      }
    `,
    reference,
  )
  return viewer?.historico ? <Historico historicoRef={viewer.historico} /> : <SemHistorico />
}

const SemHistorico = () => (
  <EmptyState icon={<FileText size={28} />} title="Nenhum dado de histórico encontrado">
    Importe o PDF do seu histórico para ver aqui suas disciplinas, notas e créditos.
  </EmptyState>
)

const Falha = ({ onRetry }: Pick<Props, 'onRetry'>) => (
  <EmptyState
    icon={<CloudOff size={28} />}
    title="Erro ao carregar histórico acadêmico"
    actions={<Button onClick={onRetry}>Tentar novamente</Button>}
  />
)
