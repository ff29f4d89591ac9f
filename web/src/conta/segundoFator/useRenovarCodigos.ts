import { graphql, useMutation } from 'react-relay'
import type {
  useRenovarCodigosMutation,
  RenovarCodigosInput,
} from './__generated__/useRenovarCodigosMutation.graphql.ts'
import { type OnRecusa, toFalha, toRecusa } from './recusa.ts'

const mutation = graphql`
  mutation useRenovarCodigosMutation($input: RenovarCodigosInput!) {
    renovarCodigos(input: $input) {
      __typename
      ... on RenovarCodigosSuccess {
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

/** Replaces the recovery codes. */
export function useRenovarCodigos(onRenovados: (codigos: readonly string[]) => void, onRecusa: OnRecusa) {
  const [commit, busy] = useMutation<useRenovarCodigosMutation>(mutation)
  const renovar = (input: RenovarCodigosInput) =>
    commit({
      variables: { input },
      onCompleted: ({ renovarCodigos: result }) => {
        if (result.__typename === 'RenovarCodigosSuccess') return onRenovados(result.codigos)
        const [erro] = result.__typename === 'EntradaInvalida' ? result.campos : []
        if (erro) return onRecusa({ campo: erro.campo, mensagem: erro.mensagem })
        onRecusa(toRecusa('mensagem' in result ? result.mensagem : undefined))
      },
      onError: error => onRecusa(toFalha(error)),
    })
  return [renovar, busy] as const
}
