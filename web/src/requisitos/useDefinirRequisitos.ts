import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import type {
  DefinirRequisitosInput,
  useDefinirRequisitosMutation,
} from './__generated__/useDefinirRequisitosMutation.graphql.ts'

const semResposta = 'Não foi possível salvar os requisitos. Tente novamente.'

/** Sets the requisitos of a vaga. Resolves to an error message, or null. */
export function useDefinirRequisitos() {
  const [commit, isSaving] = useMutation<useDefinirRequisitosMutation>(graphql`
    mutation useDefinirRequisitosMutation($input: DefinirRequisitosInput!) {
      definirRequisitos(input: $input) {
        __typename
        ... on DefinirRequisitosSuccess {
          vaga {
            ...RequisitosCard_vaga
          }
        }
        ... on EntradaInvalida {
          mensagem
        }
      }
    }
  `)
  const definir = (input: DefinirRequisitosInput) =>
    new Promise<string | null>(resolve => {
      commit({
        variables: { input },
        onCompleted: ({ definirRequisitos: result }) => {
          if (result.__typename === 'DefinirRequisitosSuccess') resolve(null)
          else resolve(result.__typename === '%other' ? semResposta : result.mensagem)
        },
        onError: error => resolve(failureSentence(error, semResposta)),
      })
    })
  return [definir, isSaving] as const
}
