import { Suspense, useRef, useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay'
import { useAtalhos } from '../candidato/useAtalhos.ts'
import { Boundary } from '../../ui/state/Boundary.tsx'
import { Button } from '../../ui/form/Button.tsx'
import { FailedPart } from '../../ui/state/FailedPart.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { AnotacoesQuery } from './__generated__/AnotacoesQuery.graphql.ts'
import { Anotacao } from './Anotacao.tsx'
import { NovaAnotacao } from './NovaAnotacao.tsx'

const query = graphql`
  query AnotacoesQuery($candidatura: ID!) @throwOnFieldError {
    node(id: $candidatura) {
      ... on Candidatura {
        anotacoes {
          id
          ...Anotacao_anotacao
        }
      }
    }
  }
`

type Props = {
  /** Global id of the candidatura. */
  id: string
  /** Name of the candidate. */
  nome: string
  total: number
}

/** The anotacoes on a candidatura, loaded on demand, and the form for a new one. */
export const Anotacoes = ({ id, nome, total }: Props) => {
  const [reference, load] = useQueryLoader<AnotacoesQuery>(query)
  const [open, setOpen] = useState(false)
  const [focos, setFocos] = useState(0)
  const carregar = () => load({ candidatura: id }, { fetchPolicy: 'network-only' })
  const handleToggle = () => {
    if (!open) carregar()
    setOpen(!open)
  }
  const escrever = () => {
    if (!open) carregar()
    setOpen(true)
    setFocos(focos + 1)
  }
  useAtalhos({ n: escrever })
  return (
    <Stack gap="xsmall">
      <div>
        <Button look="secondary" shape="compact" aria-expanded={open} onClick={handleToggle}>
          <span>
            {`Anotações (${total})`}
            <VisuallyHidden>{` sobre ${nome}`}</VisuallyHidden>
          </span>
        </Button>
      </div>
      {open && reference ? (
        <Boundary
          key={reference.fetchKey}
          fallback={<FailedPart title="Erro ao carregar as anotações" busy={false} onRetry={carregar} />}
        >
          <Suspense fallback={<Carregando />}>
            <Lista reference={reference} candidatura={id} />
          </Suspense>
        </Boundary>
      ) : null}
      {open ? <NovaAnotacao candidatura={id} nome={nome} focos={focos} /> : null}
    </Stack>
  )
}

const Carregando = () => (
  <Loading label="Carregando anotações...">
    <Skeleton width="15rem" />
  </Loading>
)

const Lista = ({ reference, candidatura }: { reference: PreloadedQuery<AnotacoesQuery>; candidatura: string }) => {
  const ref = useRef<HTMLDivElement>(null)
  const { node } = usePreloadedQuery<AnotacoesQuery>(query, reference)
  const anotacoes = node?.anotacoes ?? []
  return (
    <div ref={ref} role="group" tabIndex={-1} aria-label="Anotações">
      {anotacoes.length === 0 ? (
        <Text size="small" color="muted">
          Nenhuma anotação ainda. Só você vê o que anotar aqui.
        </Text>
      ) : (
        <Stack as="ol" gap="small">
          {anotacoes.map(anotacao => (
            <Anotacao
              key={anotacao.id}
              anotacaoRef={anotacao}
              candidatura={candidatura}
              // Deleting removes the focused button: keep the focus in the list.
              onExcluida={() => ref.current?.focus()}
            />
          ))}
        </Stack>
      )}
    </div>
  )
}
