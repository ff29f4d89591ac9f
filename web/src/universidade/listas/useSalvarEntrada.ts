import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { changed } from '../../relay/topics.ts'
import { type Recusa, toRecusa } from '../recusa.ts'
import type { SalvarEntradaInput, useSalvarEntradaMutation } from './__generated__/useSalvarEntradaMutation.graphql.ts'

const mutation = graphql`
  mutation useSalvarEntradaMutation($input: SalvarEntradaInput!) {
    salvarEntrada(input: $input) {
      __typename
      ... on SalvarEntradaSuccess {
        entrada @catch(to: NULL) {
          nome
          cursos
        }
      }
      ... on EntradaInvalida {
        mensagem
        campos {
          campo
          mensagem
        }
      }
    }
  }
`

const campos = ['nome', 'posicao', 'categoria', 'cursos']

type Callbacks = { onFeito?: (() => void) | undefined; onRecusa: (recusa: Recusa) => void }

/** Adds or changes an entry. The order of the others may change with it: the list on screen is read anew. */
export function useSalvarEntrada() {
  const environment = useRelayEnvironment()
  const [commit, busy] = useMutation<useSalvarEntradaMutation>(mutation)
  const salvar = (input: SalvarEntradaInput, { onFeito, onRecusa }: Callbacks) =>
    commit({
      variables: { input },
      onCompleted: ({ salvarEntrada: result }) => {
        if (result.__typename === 'EntradaInvalida') return onRecusa(toRecusa(result, campos))
        changed(environment, 'listas')
        onFeito?.()
      },
      onError: error => onRecusa({ mensagem: failureSentence(error), campos: {} }),
    })
  return [salvar, busy] as const
}
