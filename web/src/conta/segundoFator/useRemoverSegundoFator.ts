import { graphql, useMutation } from 'react-relay'
import type {
  useRemoverSegundoFatorMutation,
  RemoverSegundoFatorInput,
} from './__generated__/useRemoverSegundoFatorMutation.graphql.ts'
import { type OnRecusa, toFalha, toRecusa } from './recusa.ts'

const mutation = graphql`
  mutation useRemoverSegundoFatorMutation($input: RemoverSegundoFatorInput!) {
    removerSegundoFator(input: $input) {
      __typename
      ... on RemoverSegundoFatorSuccess {
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

/** Removes a factor. */
export function useRemoverSegundoFator(onRemovido: () => void, onRecusa: OnRecusa) {
  const [commit, busy] = useMutation<useRemoverSegundoFatorMutation>(mutation)
  const remover = (input: RemoverSegundoFatorInput) =>
    commit({
      variables: { input },
      onCompleted: ({ removerSegundoFator: result }) => {
        if (result.__typename === 'RemoverSegundoFatorSuccess') return onRemovido()
        const [erro] = result.__typename === 'EntradaInvalida' ? result.campos : []
        if (erro) return onRecusa({ campo: erro.campo, mensagem: erro.mensagem })
        onRecusa(toRecusa('mensagem' in result ? result.mensagem : undefined))
      },
      onError: error => onRecusa(toFalha(error)),
    })
  return [remover, busy] as const
}
