import { useContext } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { RespostasDaCandidaturaQuery } from './__generated__/RespostasDaCandidaturaQuery.graphql.ts'
import { ListaDeRespostas } from './ListaDeRespostas.tsx'
import { PedeRespostas } from './pedeRespostas.ts'
import { SobDemanda } from './SobDemanda.tsx'

const query = graphql`
  query RespostasDaCandidaturaQuery($candidatura: ID!) @throwOnFieldError {
    viewer {
      respostasDaCandidatura(candidatura: $candidatura) {
        ...ListaDeRespostas_respostas
      }
    }
  }
`

type Props = {
  /** Global id of the candidatura. */
  id: string
  /** Who applied. */
  nome: string
}

/** What a candidate answered, on demand; nothing where the vaga asks nothing. */
export const RespostasDaCandidatura = ({ id, nome }: Props) => {
  const [reference, load] = useQueryLoader<RespostasDaCandidaturaQuery>(query)
  if (!useContext(PedeRespostas)) return null
  return (
    <SobDemanda
      rotulo={
        <>
          Respostas<VisuallyHidden> de {nome}</VisuallyHidden>
        </>
      }
      carregar={() => load({ candidatura: id }, { fetchPolicy: 'network-only' })}
      fetchKey={reference?.fetchKey}
    >
      {reference ? <Respostas reference={reference} nome={nome} /> : null}
    </SobDemanda>
  )
}

type RespostasProps = { reference: PreloadedQuery<RespostasDaCandidaturaQuery>; nome: string }

const Respostas = ({ reference, nome }: RespostasProps) => {
  const { viewer } = usePreloadedQuery<RespostasDaCandidaturaQuery>(query, reference)
  return <ListaDeRespostas respostasRef={viewer?.respostasDaCandidatura ?? null} nomeDoArquivo={`${nome}.pdf`} />
}
