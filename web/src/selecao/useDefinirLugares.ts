import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import { motivoDoConflito } from '../sessao/OutraPessoaSalvou.tsx'
import type { useDefinirLugaresMutation } from './__generated__/useDefinirLugaresMutation.graphql.ts'

const semResposta = 'Não foi possível salvar as vagas. Tente novamente.'

const mutation = graphql`
  mutation useDefinirLugaresMutation($input: DefinirLugaresInput!) {
    definirLugares(input: $input) {
      __typename
      ... on DefinirLugaresSuccess {
        selecao {
          ...Situacao_selecao
        }
      }
      ... on EdicaoEmConflito {
        mensagem
        vaga {
          lugares
          selecao {
            ...Situacao_selecao
          }
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

/** Sets the number of seats of a vaga (global id). Resolves to an error message, or null. */
export function useDefinirLugares(vaga: string) {
  const [commit, isSaving] = useMutation<useDefinirLugaresMutation>(mutation)
  const definir = (lugares: number | null, antes: number | null) =>
    new Promise<string | null>(resolve => {
      commit({
        variables: { input: { vaga, lugares, antes: { lugares: antes } } },
        updater: (store, data) => {
          // The vaga has them too, and the payload does not include it.
          if (data?.definirLugares.__typename === 'DefinirLugaresSuccess') store.get(vaga)?.setValue(lugares, 'lugares')
        },
        onCompleted: ({ definirLugares: result }) => {
          if (result.__typename === 'DefinirLugaresSuccess') resolve(null)
          else if (result.__typename === 'EdicaoEmConflito') resolve(motivoDoConflito(result))
          else resolve(result.__typename === '%other' ? semResposta : result.mensagem)
        },
        onError: error => resolve(failureSentence(error, semResposta)),
      })
    })
  return [definir, isSaving] as const
}
