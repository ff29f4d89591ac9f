import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import { motivoDoConflito } from '../sessao/OutraPessoaSalvou.tsx'
import type {
  DefinirRequisitosInput,
  useDefinirRequisitosMutation,
} from './__generated__/useDefinirRequisitosMutation.graphql.ts'

/** In one text, and at the fields of the input. */
type Refusal = { mensagem: string; campos: readonly { campo: string; mensagem: string }[] }

const toRefusal = (mensagem: string): Refusal => ({ mensagem, campos: [] })

const semResposta = 'Não foi possível salvar os requisitos. Tente novamente.'

/** Sets the requisitos of a vaga. Resolves to null, or why it was refused. */
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
        ... on EdicaoEmConflito {
          mensagem
          vaga {
            ...RequisitosCard_vaga
          }
        }
        ... on EntradaInvalida {
          mensagem
          campos {
            campo
            mensagem
          }
        }
      }
    }
  `)
  const definir = (input: DefinirRequisitosInput) =>
    new Promise<Refusal | null>(resolve => {
      commit({
        variables: { input },
        onCompleted: ({ definirRequisitos: result }) => {
          if (result.__typename === 'DefinirRequisitosSuccess') resolve(null)
          else if (result.__typename === 'EntradaInvalida') resolve(result)
          else resolve(toRefusal(result.__typename === '%other' ? semResposta : motivoDoConflito(result)))
        },
        onError: error => resolve(toRefusal(failureSentence(error, semResposta))),
      })
    })
  return [definir, isSaving] as const
}
