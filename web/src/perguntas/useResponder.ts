import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import { changed } from '../relay/topics.ts'
import type { ResponderPerguntasInput, useResponderMutation } from './__generated__/useResponderMutation.graphql.ts'

type Refusal = { mensagem: string; campos: readonly { campo: string; mensagem: string }[] }
type Callbacks = { onRespondidas: () => void; onRefused: (refusal: Refusal) => void }

const falha = 'Não foi possível enviar suas respostas. Tente novamente.'

const toRefusal = (mensagem: string): Refusal => ({ mensagem, campos: [] })

const mutation = graphql`
  mutation useResponderMutation($input: ResponderPerguntasInput!) {
    responderPerguntas(input: $input) {
      __typename
      ... on ResponderPerguntasSuccess {
        # Read from the store by the candidatura's views.
        # eslint-disable-next-line relay/unused-fields
        candidatura {
          respostasFaltando
          temRespostas
        }
      }
      ... on RespostasRecusadas {
        mensagem
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
`

/** Answers perguntas of a vaga after applying. The payload has what is still missing, so every view updates. */
export function useResponder() {
  const [commit, isSending] = useMutation<useResponderMutation>(mutation)
  const environment = useRelayEnvironment()
  const responder = (input: ResponderPerguntasInput, { onRespondidas, onRefused }: Callbacks) =>
    commit({
      variables: { input },
      onCompleted: ({ responderPerguntas: result }) => {
        switch (result.__typename) {
          case 'ResponderPerguntasSuccess':
            return onRespondidas()
          case 'RespostasRecusadas':
            // The page may still show that they are expected.
            changed(environment, 'candidaturas')
            return onRefused(toRefusal(result.mensagem))
          case 'EntradaInvalida':
            return onRefused(result)
          case '%other':
            return onRefused(toRefusal(falha))
        }
      },
      onError: error => onRefused(toRefusal(failureSentence(error, falha))),
    })
  return [responder, isSending] as const
}
