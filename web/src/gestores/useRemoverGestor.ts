import { graphql, useMutation } from 'react-relay'
import { paths } from '../paths.ts'
import { failureSentence } from '../relay/failureText.ts'
import { avisarMudanca } from '../relay/mudancas.ts'
import type { useRemoverGestorMutation } from './__generated__/useRemoverGestorMutation.graphql.ts'

const semResposta = 'Não foi possível remover. Tente novamente.'

/** Takes somebody's part in a vaga away, or one's own; resolves to what went wrong, or null. */
export function useRemoverGestor(vaga: string) {
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
          avisarMudanca(paths.professor.vagas())
          resolve(null)
        },
        onError: error => resolve(failureSentence(error, semResposta)),
      })
    })
  return [remover, isRemoving] as const
}
