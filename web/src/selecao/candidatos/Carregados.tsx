import type { ReactNode } from 'react'
import { useRetryPart } from '../../relay/useRetryPart.ts'
import { FailedPart } from '../../ui/state/FailedPart.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import paginationQuery from './__generated__/useTodosOsCandidatosPaginationQuery.graphql.ts'
import type { TodosOsCandidatos } from './useTodosOsCandidatos.ts'

/**
 * What needs the candidates of a vaga. If they failed to load, or some of them, it says so. The rest of the page does not
 * depend on them.
 */
export const Carregados = ({ todos, children }: { todos: TodosOsCandidatos; children: ReactNode }) => {
  const { candidatos, total, restante, vaga } = todos
  if (total === null) return <SemCandidatos vaga={vaga} />
  return (
    <Stack gap="small">
      {restante.faltam ? <PartialNotice de={total} loaded={candidatos.length} restante={restante} /> : null}
      <Stack>{children}</Stack>
    </Stack>
  )
}

const SemCandidatos = ({ vaga }: { vaga: string }) => {
  const [retry, isRetrying] = useRetryPart(paginationQuery, { id: vaga })
  return <FailedPart title="Erro ao carregar candidatos" busy={isRetrying} onRetry={retry} />
}

type PartialNoticeProps = { loaded: number; de: number; restante: TodosOsCandidatos['restante'] }

const PartialNotice = ({ loaded, de, restante }: PartialNoticeProps) => {
  const title = `Carregados os ${loaded} primeiros de ${de} candidatos`
  const sentence = 'Até que venham todos, métricas, busca e arquivo são só destes.'
  if (restante.failed) return <FailedPart title={title} sentence={sentence} busy={false} onRetry={restante.retry} />
  return (
    <Notice tone="info" title={title}>
      {sentence}
    </Notice>
  )
}
