import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { RespostasEnviadasQuery } from './__generated__/RespostasEnviadasQuery.graphql.ts'
import { ListaDeRespostas } from './ListaDeRespostas.tsx'

const query = graphql`
  query RespostasEnviadasQuery($codigo: ID!) @preloadable @throwOnFieldError {
    vaga(codigo: $codigo) {
      minhaCandidatura {
        respostas {
          ...ListaDeRespostas_respostas
        }
      }
    }
  }
`

/** The respostas of the viewer that MinhasRespostas has requested. */
export const RespostasEnviadas = ({ reference }: { reference: PreloadedQuery<RespostasEnviadasQuery> }) => {
  const { vaga } = usePreloadedQuery<RespostasEnviadasQuery>(query, reference)
  return <ListaDeRespostas respostasRef={vaga?.minhaCandidatura?.respostas ?? null} nomeDoArquivo="meu-arquivo.pdf" />
}
