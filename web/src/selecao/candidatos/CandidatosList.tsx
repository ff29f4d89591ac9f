import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { Candidato } from './candidatos.ts'
import { useFocusNewRow } from './useFocusNewRow.ts'

type Props<C extends Candidato> = {
  candidatos: readonly C[]
  /** How many of them to render. */
  visible: number
  onShowMore: () => void
  /** Renders those that are visible, as a list or a table. */
  children: (shown: readonly C[]) => ReactNode
}

/** Items rendered at first, and added by each press. */
export const pageSize = 20

export const CandidatosList = <C extends Candidato>(props: Props<C>) => {
  const { candidatos, visible, onShowMore, children } = props
  const shown = candidatos.slice(0, visible)
  const [ref, focusRow] = useFocusNewRow(':is(ul, tbody) > :is(li, tr)')
  const handleShowMore = () => {
    if (shown.length + pageSize >= candidatos.length) focusRow(shown.length)
    onShowMore()
  }
  return (
    <Stack gap="small">
      {candidatos.length === 0 ? (
        <EmptyState icon={<SearchX size={28} />} title="Nenhum candidato encontrado com esta busca.">
          Tente outro nome, outro curso ou uma palavra da carta.
        </EmptyState>
      ) : (
        <div ref={ref}>{children(shown)}</div>
      )}
      {candidatos.length > shown.length ? (
        <ShowMore visible={shown.length} de={candidatos.length} onShowMore={handleShowMore} />
      ) : null}
    </Stack>
  )
}

/** The result of the search; empty without a search. */
export const Resumo = ({ texto }: { texto: string }) => (
  <span role="status">
    {texto ? (
      <Text as="span" size="small" color="muted" numeric>
        {texto}
      </Text>
    ) : null}
  </span>
)

export const ShowMore = ({ visible, de, onShowMore }: { visible: number; de: number; onShowMore: () => void }) => (
  <Cluster justify="center">
    <Button look="secondary" onClick={onShowMore}>
      Mostrar mais
    </Button>
    <Text as="span" size="small" color="muted" numeric>
      {`${visible} de ${de}`}
    </Text>
  </Cluster>
)
