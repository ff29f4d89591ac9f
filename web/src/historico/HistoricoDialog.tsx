import CloudOff from 'lucide-react/icons/cloud-off'
import FileText from 'lucide-react/icons/file-text'
import { Suspense } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { paths } from '../paths.ts'
import { Boundary } from '../ui/state/Boundary.tsx'
import { Button } from '../ui/form/Button.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { Grid } from '../ui/layout/Grid.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Loading } from '../ui/state/Loading.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import type { HistoricoDialogQuery } from './__generated__/HistoricoDialogQuery.graphql.ts'
import { Historico } from './Historico.tsx'

type Props = {
  reference: PreloadedQuery<HistoricoDialogQuery>
  open: boolean
  onClose: () => void
  onRetry: () => void
}

/** The dialog of the transcript (specification §2). */
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

const HistoricoSkeleton = () => (
  <Loading label="Carregando histórico acadêmico...">
    <Stack gap="large">
      <Grid min="small">
        <Skeleton shape="block" height="88px" />
        <Skeleton shape="block" height="88px" />
        <Skeleton shape="block" height="88px" />
      </Grid>
      <Skeleton shape="block" height="180px" />
      <Skeleton shape="block" height="240px" />
    </Stack>
  </Loading>
)
