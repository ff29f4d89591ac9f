import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay'
import type { MinhasRespostasQuery } from './__generated__/MinhasRespostasQuery.graphql.ts'
import { ListaDeRespostas } from './ListaDeRespostas.tsx'
import { SobDemanda } from './SobDemanda.tsx'

const query = graphql`
  query MinhasRespostasQuery($vaga: ID!) @throwOnFieldError {
    viewer {
      minhasRespostas(vaga: $vaga) {
        ...ListaDeRespostas_respostas
      }
    }
  }
`

/** What the reader answered to the vaga of this code, on demand. */
export const MinhasRespostas = ({ vaga }: { vaga: string }) => {
  const [reference, load] = useQueryLoader<MinhasRespostasQuery>(query)
  return (
    <SobDemanda
      rotulo="Minhas respostas"
      carregar={() => load({ vaga }, { fetchPolicy: 'network-only' })}
      fetchKey={reference?.fetchKey}
    >
      {reference ? <Respostas reference={reference} /> : null}
    </SobDemanda>
  )
}

const Respostas = ({ reference }: { reference: PreloadedQuery<MinhasRespostasQuery> }) => {
  const { viewer } = usePreloadedQuery<MinhasRespostasQuery>(query, reference)
  return <ListaDeRespostas respostasRef={viewer?.minhasRespostas ?? null} nomeDoArquivo="meu-arquivo.pdf" />
}
