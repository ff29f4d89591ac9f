import { Suspense, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Boundary } from '../ui/Boundary.tsx'
import { Card } from '../ui/Card.tsx'
import { FailedPart } from '../ui/FailedPart.tsx'
import { Heading } from '../ui/Heading.tsx'
import type { RespostasDaCandidaturaQuery } from './__generated__/RespostasDaCandidaturaQuery.graphql.ts'
import { ListaDeRespostas } from './ListaDeRespostas.tsx'

type Props = {
  /** Global id of the candidatura. */
  id: string
  /** Who applied. */
  nome: string
}

/** What a candidate answered; nothing where the vaga asked nothing. */
export const RespostasDaCandidatura = (props: Props) => {
  const [tentativa, setTentativa] = useState(0)
  const retry = () => setTentativa(tentativa + 1)
  return (
    <Boundary
      key={tentativa}
      fallback={<FailedPart title="Erro ao carregar as respostas" busy={false} onRetry={retry} />}
    >
      <Suspense>
        <Lidas {...props} tentativa={tentativa} />
      </Suspense>
    </Boundary>
  )
}

const Lidas = ({ id, nome, tentativa }: Props & { tentativa: number }) => {
  const { viewer } = useLazyLoadQuery<RespostasDaCandidaturaQuery>(
    graphql`
      query RespostasDaCandidaturaQuery($candidatura: ID!) @throwOnFieldError {
        viewer {
          respostasDaCandidatura(candidatura: $candidatura) {
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
    `,
    { candidatura: id },
    { fetchPolicy: 'store-and-network', fetchKey: tentativa },
  )
  const lidas = viewer?.respostasDaCandidatura
  if (!lidas || (lidas.respostas.length === 0 && !lidas.arquivo)) return null
  return (
    <Card as="section" padding="compact" labelledBy="respostas">
      <Heading level={2} look="card" id="respostas">
        Respostas
      </Heading>
      <ListaDeRespostas respostasRef={lidas} nomeDoArquivo={`${nome}.pdf`} />
    </Card>
  )
}
