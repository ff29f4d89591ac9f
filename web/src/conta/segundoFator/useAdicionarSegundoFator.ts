import { graphql, useMutation } from 'react-relay'
import type {
  useAdicionarSegundoFatorMutation,
  AdicionarSegundoFatorInput,
} from './__generated__/useAdicionarSegundoFatorMutation.graphql.ts'
import { type OnRecusa, toFalha, toRecusa } from './recusa.ts'

const mutation = graphql`
  mutation useAdicionarSegundoFatorMutation($input: AdicionarSegundoFatorInput!) {
    adicionarSegundoFator(input: $input) {
      __typename
      ... on AdicionarSegundoFatorSuccess {
        codigos
        viewer {
          segundoFator {
            ...SegundoFator_fatores
          }
        }
      }
      ... on EntradaInvalida {
        mensagem
        campos {
          campo
          mensagem
        }
      }
      ... on SegundoFatorRecusado {
        mensagem
      }
    }
  }
`

/** Adds a factor. `onAdicionado` gets the recovery codes of the first one, otherwise null. */
export function useAdicionarSegundoFator(
  onAdicionado: (codigos: readonly string[] | null) => void,
  onRecusa: OnRecusa,
) {
  const [commit, busy] = useMutation<useAdicionarSegundoFatorMutation>(mutation)
  const adicionar = (input: AdicionarSegundoFatorInput) =>
    commit({
      variables: { input },
      onCompleted: ({ adicionarSegundoFator: result }) => {
        if (result.__typename === 'AdicionarSegundoFatorSuccess') return onAdicionado(result.codigos ?? null)
        const [erro] = result.__typename === 'EntradaInvalida' ? result.campos : []
        if (erro) return onRecusa({ campo: erro.campo, mensagem: erro.mensagem })
        onRecusa(toRecusa('mensagem' in result ? result.mensagem : undefined))
      },
      onError: error => onRecusa(toFalha(error)),
    })
  return [adicionar, busy] as const
}
