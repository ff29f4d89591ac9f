import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import type {
  DefinirPerguntasInput,
  useDefinirPerguntasMutation,
} from './__generated__/useDefinirPerguntasMutation.graphql.ts'

type Recusa = { mensagem: string; campos: readonly { campo: string; mensagem: string }[] }
type Answer = { onDefinidas: () => void; onRefused: (recusa: Recusa) => void }

const falha = 'Não foi possível salvar as perguntas. Tente novamente.'

/** Says what a vaga asks of who applies. */
export function useDefinirPerguntas() {
  const [commit, isSaving] = useMutation<useDefinirPerguntasMutation>(graphql`
    mutation useDefinirPerguntasMutation($input: DefinirPerguntasInput!) {
      definirPerguntas(input: $input) {
        __typename
        ... on DefinirPerguntasSuccess {
          pedido {
            ...PerguntasCard_pedido
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
  const definir = (input: DefinirPerguntasInput, { onDefinidas, onRefused }: Answer) =>
    commit({
      variables: { input },
      onCompleted: ({ definirPerguntas: resultado }) => {
        if (resultado.__typename === 'DefinirPerguntasSuccess') return onDefinidas()
        onRefused(resultado.__typename === 'EntradaInvalida' ? resultado : { mensagem: falha, campos: [] })
      },
      onError: error => onRefused({ mensagem: failureSentence(error, falha), campos: [] }),
    })
  return [definir, isSaving] as const
}
