import { MetricasSection } from '../../selecao/candidatos/MetricasSection.tsx'
import type { TodosOsCandidatos } from '../../selecao/candidatos/useTodosOsCandidatos.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Optional } from '../../ui/state/Optional.tsx'
import { AlcanceCard } from '../alcance/AlcanceCard.tsx'

/** The reach is last, so that it moves nothing when it has loaded. */
export const MetricasDaVaga = ({ todos, codigo }: { todos: TodosOsCandidatos; codigo: string }) => (
  <Stack>
    <MetricasSection todos={todos} />
    <Optional>
      <AlcanceCard codigo={codigo} />
    </Optional>
  </Stack>
)
