import { Suspense, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Boundary } from '../ui/state/Boundary.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { FailedPart } from '../ui/state/FailedPart.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import type { RespostasDaCandidaturaQuery } from './__generated__/RespostasDaCandidaturaQuery.graphql.ts'
import { ListaDeRespostas } from './ListaDeRespostas.tsx'

type Props = {
  /** Global id of the candidatura. */
  id: string
  /** Name of the candidate. */
  nome: string
}

/** The respostas of a candidate; nothing without any. */
export const RespostasDaCandidatura = (props: Props) => {
  const [attempt, setAttempt] = useState(0)
  const retry = () => setAttempt(attempt + 1)
  return (
    <Boundary
      key={attempt}
      fallback={<FailedPart title="Erro ao carregar as respostas" busy={false} onRetry={retry} />}
    >
      <Suspense>
        <Loaded {...props} attempt={attempt} />
      </Suspense>
    </Boundary>
  )
}

const Loaded = ({ id, nome, attempt }: Props & { attempt: number }) => {
  const { node } = useLazyLoadQuery<RespostasDaCandidaturaQuery>(
    graphql`
      query RespostasDaCandidaturaQuery($candidatura: ID!) @throwOnFieldError {
        node(id: $candidatura) {
          ... on Candidatura {
            respostas {
              respostas {
                __typename
              }
              arquivo {
                __typename
              }
              ...ListaDeRespostas_respostas
            }
          }
        }
      }
    `,
    { candidatura: id },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  const respostas = node?.respostas
  if (!respostas || (respostas.respostas.length === 0 && !respostas.arquivo)) return null
  return (
    <Card as="section" padding="compact" labelledBy="respostas">
      <Heading level={2} look="card" id="respostas">
        Respostas
      </Heading>
      <ListaDeRespostas respostasRef={respostas} nomeDoArquivo={`${nome}.pdf`} />
    </Card>
  )
}
