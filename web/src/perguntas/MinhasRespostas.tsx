import { type ReactNode, Suspense, useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay'
import { Boundary } from '../ui/state/Boundary.tsx'
import { Button } from '../ui/form/Button.tsx'
import { FailedPart } from '../ui/state/FailedPart.tsx'
import { Loading } from '../ui/state/Loading.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import type { MinhasRespostasQuery } from './__generated__/MinhasRespostasQuery.graphql.ts'
import { ListaDeRespostas } from './ListaDeRespostas.tsx'

const query = graphql`
  query MinhasRespostasQuery($codigo: ID!) @throwOnFieldError {
    vaga(codigo: $codigo) {
      minhaCandidatura {
        respostas {
          ...ListaDeRespostas_respostas
        }
      }
    }
  }
`

/** The viewer's respostas to a vaga (REST id), loaded on demand. */
export const MinhasRespostas = ({ codigo }: { codigo: string }) => {
  const [reference, load] = useQueryLoader<MinhasRespostasQuery>(query)
  return (
    <OnDemand
      rotulo="Minhas respostas"
      carregar={() => load({ codigo }, { fetchPolicy: 'network-only' })}
      fetchKey={reference?.fetchKey}
    >
      {reference ? <Respostas reference={reference} /> : null}
    </OnDemand>
  )
}

const Respostas = ({ reference }: { reference: PreloadedQuery<MinhasRespostasQuery> }) => {
  const { vaga } = usePreloadedQuery<MinhasRespostasQuery>(query, reference)
  return <ListaDeRespostas respostasRef={vaga?.minhaCandidatura?.respostas ?? null} nomeDoArquivo="meu-arquivo.pdf" />
}

type OnDemandProps = {
  rotulo: ReactNode
  carregar: () => void
  fetchKey: string | number | undefined
  children: ReactNode
}

const OnDemand = ({ rotulo, carregar, fetchKey, children }: OnDemandProps) => {
  const [open, setOpen] = useState(false)
  const handleToggle = () => {
    if (!open) carregar()
    setOpen(!open)
  }
  return (
    <Stack gap="xsmall" align="start">
      <Button look="quiet" shape="compact" aria-expanded={open} onClick={handleToggle}>
        <span>{rotulo}</span>
      </Button>
      {open ? (
        <Boundary
          key={fetchKey}
          fallback={<FailedPart title="Erro ao carregar as respostas" busy={false} onRetry={carregar} />}
        >
          <Suspense
            fallback={
              <Loading label="Carregando respostas...">
                <Skeleton width="15rem" />
              </Loading>
            }
          >
            {children}
          </Suspense>
        </Boundary>
      ) : null}
    </Stack>
  )
}
