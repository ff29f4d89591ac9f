import type { ReactNode } from 'react'
import { FailedPart } from '../../ui/state/FailedPart.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { TodosOsCandidatos } from './useTodosOsCandidatos.ts'

/**
 * What needs the candidates of a vaga. If they failed to load, or some of them, it says so. The rest of the page does not
 * depend on them.
 */
export const Carregados = ({ todos, children }: { todos: TodosOsCandidatos; children: ReactNode }) => {
  const { candidatos, total, restante, reload, isReloading } = todos
  if (total === null) return <FailedPart title="Erro ao carregar candidatos" busy={isReloading} onRetry={reload} />
  return (
    <Stack gap="small">
      {restante.faltam ? <PartialNotice de={total} loaded={candidatos.length} restante={restante} /> : null}
      <Stack>{children}</Stack>
    </Stack>
  )
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
