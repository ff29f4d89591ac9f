import { Suspense, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useKeepCurrent } from '../../relay/useKeepCurrent.ts'
import { usePageTopics } from '../../relay/usePageQuery.ts'
import { Boundary } from '../../ui/state/Boundary.tsx'
import { FailedPart } from '../../ui/state/FailedPart.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { EntrevistasQuery } from './__generated__/EntrevistasQuery.graphql.ts'
import { EntrevistasSkeleton } from './EntrevistasSkeleton.tsx'
import { type DaVaga, Horarios } from './Horarios.tsx'

const query = graphql`
  query EntrevistasQuery($vaga: ID!) @throwOnFieldError {
    node(id: $vaga) {
      ...Horarios_vaga @alias(as: "vaga")
    }
  }
`

/** The horarios of a vaga. */
export const Entrevistas = (props: DaVaga) => {
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
      <Suspense fallback={<EntrevistasSkeleton />}>
        <Loaded vez={vez} {...props} />
      </Suspense>
    </Boundary>
  )
}

/** `vez`: a new number requests them again. */
const Loaded = ({ vez, ...props }: DaVaga & { vez: number }) => {
  const variables = { vaga: props.vaga }
  const options = { fetchPolicy: 'store-and-network', fetchKey: vez } as const
  const { node } = useLazyLoadQuery<EntrevistasQuery>(query, variables, options)
  // A student chose or returned a horario.
  useKeepCurrent(query, variables, { topics: usePageTopics().topics })
  return node?.vaga ? <Horarios vagaRef={node.vaga} {...props} /> : null
}
