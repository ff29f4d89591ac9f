import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import type { useMostrarGestorMutation } from './__generated__/useMostrarGestorMutation.graphql.ts'

const semResposta = 'Não foi possível salvar. Tente novamente.'

/** Sets whether students see a co-manager of a vaga (global id). Resolves to an error message, or null. */
export function useMostrarGestor(vaga: string) {
  const [commit, isSaving] = useMutation<useMostrarGestorMutation>(graphql`
    mutation useMostrarGestorMutation($input: MostrarGestorInput!) {
      mostrarGestor(input: $input) {
        ... on MostrarGestorSuccess {
          vaga {
            ...GestoresCard_vaga
          }
        }
      }
    }
  `)
  const mostrar = (gestor: string, visivel: boolean) =>
    new Promise<string | null>(resolve => {
      commit({
        variables: { input: { vaga, gestor, visivel } },
        optimisticUpdater: store => void store.get(gestor)?.setValue(visivel, 'visivel'),
        onCompleted: () => resolve(null),
        onError: error => resolve(failureSentence(error, semResposta)),
      })
    })
  return [mostrar, isSaving] as const
}
