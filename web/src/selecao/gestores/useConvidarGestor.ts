import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import type {
  ConvidarGestorInput,
  useConvidarGestorMutation,
} from './__generated__/useConvidarGestorMutation.graphql.ts'

const semResposta = 'Não foi possível convidar. Tente novamente.'

/** Invites a professor to manage a vaga. Resolves to an error message, or null. */
export function useConvidarGestor() {
  const [commit, isSending] = useMutation<useConvidarGestorMutation>(graphql`
    mutation useConvidarGestorMutation($input: ConvidarGestorInput!) {
      convidarGestor(input: $input) {
        __typename
        ... on ConvidarGestorSuccess {
          vaga {
            ...GestoresCard_vaga
          }
        }
        ... on EntradaInvalida {
          mensagem
        }
      }
    }
  `)
  const convidar = (input: ConvidarGestorInput) =>
    new Promise<string | null>(resolve => {
      commit({
        variables: { input },
        onCompleted: ({ convidarGestor: result }) => {
          if (result.__typename === 'ConvidarGestorSuccess') resolve(null)
          else resolve(result.__typename === 'EntradaInvalida' ? result.mensagem : semResposta)
        },
        onError: error => resolve(failureSentence(error, semResposta)),
      })
    })
  return [convidar, isSending] as const
}
