import { Suspense, useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader, useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { useAoMudar } from '../relay/mudancas.ts'
import { reler } from '../relay/reler.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { Button } from '../ui/Button.tsx'
import { FailedPart } from '../ui/FailedPart.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Stack } from '../ui/Stack.tsx'
import type { EntrevistasQuery } from './__generated__/EntrevistasQuery.graphql.ts'
import { Horarios } from './Horarios.tsx'

const query = graphql`
  query EntrevistasQuery($vaga: ID!) @throwOnFieldError {
    viewer {
      ...Horarios_viewer @arguments(vaga: $vaga)
    }
  }
`

type Props = {
  /** Global id of the vaga. */
  vaga: string
  /** Title of the vaga. */
  titulo: string
}

/** When the candidates of a vaga are interviewed, on demand. */
export const Entrevistas = ({ vaga, titulo }: Props) => {
  const [reference, load] = useQueryLoader<EntrevistasQuery>(query)
  const [open, setOpen] = useState(false)
  const carregar = () => load({ vaga }, { fetchPolicy: 'store-and-network' })
  const handleToggle = () => {
    if (!open) carregar()
    setOpen(!open)
  }
  return (
    <Stack gap="small" align="start">
      <Button look="secondary" shape="compact" aria-expanded={open} onClick={handleToggle}>
        Entrevistas
      </Button>
      {open && reference ? (
        <Boundary
          key={reference.fetchKey}
          fallback={<FailedPart title="Erro ao carregar as entrevistas" busy={false} onRetry={carregar} />}
        >
          <Suspense fallback={<Carregando />}>
            <Lidas vaga={vaga} titulo={titulo} reference={reference} />
          </Suspense>
        </Boundary>
      ) : null}
    </Stack>
  )
}

const Carregando = () => (
  <Loading label="Carregando entrevistas...">
    <Skeleton shape="block" height="10rem" />
  </Loading>
)

const Lidas = ({ reference, ...props }: Props & { reference: PreloadedQuery<EntrevistasQuery> }) => {
  const environment = useRelayEnvironment()
  const { pathname } = useLocation()
  const { viewer } = usePreloadedQuery<EntrevistasQuery>(query, reference)
  // A student chose one, or gave it back.
  useAoMudar(pathname, () => reler<EntrevistasQuery>(environment, query, { vaga: props.vaga }))
  return viewer ? <Horarios viewerRef={viewer} {...props} /> : null
}
