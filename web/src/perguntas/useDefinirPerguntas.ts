import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import type {
  DefinirPerguntasInput,
  useDefinirPerguntasMutation,
} from './__generated__/useDefinirPerguntasMutation.graphql.ts'

type Refusal = { mensagem: string; campos: readonly { campo: string; mensagem: string }[] }
type Callbacks = { onDefinidas: () => void; onRefused: (refusal: Refusal) => void }

const falha = 'Não foi possível salvar as perguntas. Tente novamente.'

/** Sets the perguntas of a vaga. */
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
  const definir = (input: DefinirPerguntasInput, { onDefinidas, onRefused }: Callbacks) =>
    commit({
      variables: { input },
      onCompleted: ({ definirPerguntas: result }) => {
        if (result.__typename === 'DefinirPerguntasSuccess') return onDefinidas()
        onRefused(result.__typename === 'EntradaInvalida' ? result : { mensagem: falha, campos: [] })
      },
      onError: error => onRefused({ mensagem: failureSentence(error, falha), campos: [] }),
    })
  return [definir, isSaving] as const
}
