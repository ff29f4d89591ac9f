import { Suspense, useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader, useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { useOnPageStaleOrGap } from '../../relay/staleness.ts'
import { refetchQuery } from '../../relay/refetchQuery.ts'
import { Boundary } from '../../ui/state/Boundary.tsx'
import { Button } from '../../ui/form/Button.tsx'
import { FailedPart } from '../../ui/state/FailedPart.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import type { EntrevistasQuery } from './__generated__/EntrevistasQuery.graphql.ts'
import { Horarios } from './Horarios.tsx'

const query = graphql`
  query EntrevistasQuery($vaga: ID!) @throwOnFieldError {
    node(id: $vaga) {
      ...Horarios_vaga @alias(as: "vaga")
    }
  }
`

type Props = {
  /** Global id of the vaga. */
  vaga: string
  /** Title of the vaga. */
  titulo: string
}

/** The horarios of a vaga, loaded when they are opened. */
export function useEntrevistas(vaga: string) {
  const [reference, load] = useQueryLoader<EntrevistasQuery>(query)
  const [open, setOpen] = useState(false)
  const carregar = () => load({ vaga }, { fetchPolicy: 'store-and-network' })
  const onToggle = () => {
    if (!open) carregar()
    setOpen(!open)
  }
  return { reference: open ? reference : null, carregar, open, onToggle }
}

type DeEntrevistas = ReturnType<typeof useEntrevistas>

export const EntrevistasButton = ({ open, onToggle }: Pick<DeEntrevistas, 'open' | 'onToggle'>) => (
  <Button look="secondary" shape="compact" aria-expanded={open} onClick={onToggle}>
    Entrevistas
  </Button>
)

/** The opened horarios; nothing before. */
export const Entrevistas = ({ reference, carregar, ...props }: Props & Pick<DeEntrevistas, 'reference' | 'carregar'>) =>
  reference ? (
    <Boundary
      key={reference.fetchKey}
      fallback={<FailedPart title="Erro ao carregar as entrevistas" busy={false} onRetry={carregar} />}
    >
      <Suspense fallback={<Carregando />}>
        <Loaded reference={reference} {...props} />
      </Suspense>
    </Boundary>
  ) : null

const Carregando = () => (
  <Loading label="Carregando entrevistas...">
    <Skeleton shape="block" height="10rem" />
  </Loading>
)

const Loaded = ({ reference, ...props }: Props & { reference: PreloadedQuery<EntrevistasQuery> }) => {
  const environment = useRelayEnvironment()
  const { pathname } = useLocation()
  const { node } = usePreloadedQuery<EntrevistasQuery>(query, reference)
  // A student chose or returned a horario.
  useOnPageStaleOrGap(pathname, () => refetchQuery<EntrevistasQuery>(environment, query, { vaga: props.vaga }))
  return node?.vaga ? <Horarios vagaRef={node.vaga} {...props} /> : null
}
