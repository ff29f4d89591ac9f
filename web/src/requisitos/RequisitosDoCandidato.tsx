import { Suspense, use, useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay'
import { Boundary } from '../ui/Boundary.tsx'
import { Button } from '../ui/Button.tsx'
import { FailedPart } from '../ui/FailedPart.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Stack } from '../ui/Stack.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { RequisitosDoCandidatoQuery } from './__generated__/RequisitosDoCandidatoQuery.graphql.ts'
import { AtendimentoDaCandidatura } from './AtendimentoDaCandidatura.tsx'
import { TemRequisitos } from './temRequisitos.ts'

const query = graphql`
  query RequisitosDoCandidatoQuery($candidatura: ID!) @throwOnFieldError {
    node(id: $candidatura) {
      ... on Candidatura {
        ...AtendimentoDaCandidatura_candidatura @alias(as: "candidatura")
      }
    }
  }
`

type Props = { id: string; nome: string }

/** How far a candidate meets what the vaga asks for, on demand. `id`: that of the candidatura. */
export const RequisitosDoCandidato = ({ id, nome }: Props) => {
  const [reference, load] = useQueryLoader<RequisitosDoCandidatoQuery>(query)
  const [open, setOpen] = useState(false)
  const temRequisitos = use(TemRequisitos)
  // A student may take the consent back at any time.
  const carregar = () => load({ candidatura: id }, { fetchPolicy: 'network-only' })
  const handleToggle = () => {
    if (!open) carregar()
    setOpen(!open)
  }
  if (!temRequisitos) return null
  return (
    <Stack gap="xsmall" align="start">
      <Button look="quiet" shape="compact" aria-expanded={open} onClick={handleToggle}>
        <span>
          Requisitos<VisuallyHidden> de {nome}</VisuallyHidden>
        </span>
      </Button>
      {open && reference ? (
        <Boundary
          key={reference.fetchKey}
          fallback={<FailedPart title="Erro ao carregar os requisitos" busy={false} onRetry={carregar} />}
        >
          <Suspense fallback={<Carregando />}>
            <Lidos reference={reference} />
          </Suspense>
        </Boundary>
      ) : null}
    </Stack>
  )
}

const Carregando = () => (
  <Loading label="Carregando requisitos...">
    <Skeleton width="15rem" />
  </Loading>
)

const Lidos = ({ reference }: { reference: PreloadedQuery<RequisitosDoCandidatoQuery> }) => {
  const { node } = usePreloadedQuery<RequisitosDoCandidatoQuery>(query, reference)
  return node?.candidatura ? <AtendimentoDaCandidatura candidaturaRef={node.candidatura} /> : null
}
