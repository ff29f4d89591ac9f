import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { changed } from '../../relay/topics.ts'
import type { useRemoverGestorMutation } from './__generated__/useRemoverGestorMutation.graphql.ts'

const semResposta = 'Não foi possível remover. Tente novamente.'

/** Removes a co-manager, or the viewer, from a vaga. Resolves to an error message, or null. */
export function useRemoverGestor(vaga: string) {
  const environment = useRelayEnvironment()
  const [commit, isRemoving] = useMutation<useRemoverGestorMutation>(graphql`
    mutation useRemoverGestorMutation($input: RemoverGestorInput!) {
      removerGestor(input: $input) {
        ... on RemoverGestorSuccess {
          vaga {
            ...GestoresCard_vaga
          }
        }
      }
    }
  `)
  const remover = (gestor: string) =>
    new Promise<string | null>(resolve => {
      commit({
        variables: { input: { vaga, gestor } },
        onCompleted: () => {
          changed(environment, 'minhasVagas')
          resolve(null)
        },
        onError: error => resolve(failureSentence(error, semResposta)),
      })
    })
  return [remover, isRemoving] as const
}
