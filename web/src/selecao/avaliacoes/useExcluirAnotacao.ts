import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import type { useExcluirAnotacaoMutation } from './__generated__/useExcluirAnotacaoMutation.graphql.ts'
import { updateAnotacoes } from './anotacoesDoStore.ts'

const semResposta = 'Não foi possível excluir a anotação. Tente novamente.'

/** Deletes one of the viewer's anotacoes on a candidatura (global ids). Resolves to an error message, or null. */
export function useExcluirAnotacao(candidatura: string) {
  const [commit, isDeleting] = useMutation<useExcluirAnotacaoMutation>(graphql`
    mutation useExcluirAnotacaoMutation($input: ExcluirAnotacaoInput!) {
      excluirAnotacao(input: $input) {
        __typename
        ... on ExcluirAnotacaoSuccess {
          avaliacao {
            ...useCandidatos_avaliacao
          }
        }
      }
    }
  `)
  const excluir = (anotacao: string) =>
    new Promise<string | null>(resolve => {
      commit({
        variables: { input: { candidatura, anotacao } },
        updater: store =>
          updateAnotacoes(store, candidatura, anotacoes => anotacoes.filter(one => one.getDataID() !== anotacao)),
        onCompleted: ({ excluirAnotacao: result }) =>
          resolve(result.__typename === 'ExcluirAnotacaoSuccess' ? null : semResposta),
        onError: error => resolve(failureSentence(error, semResposta)),
      })
    })
  return [excluir, isDeleting] as const
}
