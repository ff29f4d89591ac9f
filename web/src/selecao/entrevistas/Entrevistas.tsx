import { Suspense, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useKeepCurrent } from '../../relay/useKeepCurrent.ts'
import { usePageTopics } from '../../relay/usePageQuery.ts'
import { Boundary } from '../../ui/state/Boundary.tsx'
import { FailedPart } from '../../ui/state/FailedPart.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
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

/** The horarios of a vaga. */
export const Entrevistas = (props: Props) => {
  const [vez, setVez] = useState(0)
  const retry = () => setVez(vez + 1)
  return (
    <Boundary
      resetOn={String(vez)}
      fallback={<FailedPart title="Erro ao carregar as entrevistas" busy={false} onRetry={retry} />}
    >
      <VisuallyHidden as="div">
        <Heading level={2}>Entrevistas</Heading>
      </VisuallyHidden>
      <Suspense fallback={<Carregando />}>
        <Loaded vez={vez} {...props} />
      </Suspense>
    </Boundary>
  )
}

const Carregando = () => (
  <Loading label="Carregando entrevistas...">
    <Skeleton shape="block" height="10rem" />
  </Loading>
)

/** `vez`: a new number requests them again. */
const Loaded = ({ vez, ...props }: Props & { vez: number }) => {
  const variables = { vaga: props.vaga }
  const options = { fetchPolicy: 'store-and-network', fetchKey: vez } as const
  const { node } = useLazyLoadQuery<EntrevistasQuery>(query, variables, options)
  // A student chose or returned a horario.
  useKeepCurrent(query, variables, { topics: usePageTopics().topics })
  return node?.vaga ? <Horarios vagaRef={node.vaga} {...props} /> : null
}
