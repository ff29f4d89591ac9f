import { graphql, useMutation } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import { failureSentence } from '../relay/failureText.ts'
import type { useEnviarMensagemMutation } from './__generated__/useEnviarMensagemMutation.graphql.ts'
import { recuperar } from '../relay/recuperar.ts'
import { idEnviando } from './enviando.ts'
import { receberMensagem } from './loja.ts'

export type Envio = {
  /** REST id of the person. */
  com: string
  /** Trimmed. */
  conteudo: string
  /** The same again sends nothing twice; null where the browser makes none. */
  chave: string | null
  /** The person is not in the list yet. */
  nova: boolean
}

type Answer = {
  onSent: () => void
  /** Nothing was sent as far as is known; why, in Portuguese. */
  onFailed: (motivo: string) => void
}

const mutation = graphql`
  mutation useEnviarMensagemMutation($input: EnviarMensagemInput!, $nova: Boolean!) {
    enviarMensagem(input: $input) {
      __typename
      ... on EnviarMensagemSuccess {
        mensagemEdge {
          node {
            ...MensagemItem_mensagem
          }
        }
        conversa @include(if: $nova) {
          pessoa {
            codigo
          }
          ...ConversaItem_conversa
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

/**
 * Sends a message, which shows at once and goes again if that fails (specification §4). The payload brings the
 * message, and the conversation where it is new, so that thread and list follow without asking again.
 */
export function useEnviarMensagem() {
  const [commit, isSending] = useMutation<useEnviarMensagemMutation>(mutation)
  const enviar = ({ com, conteudo, chave, nova }: Envio, { onSent, onFailed }: Answer) => {
    const updater = (store: RecordSourceSelectorProxy) => addSent(store, com)
    const node = { id: idEnviando(com), conteudo, criadaEm: new Date().toISOString(), minha: true }
    commit({
      variables: { input: { para: com, conteudo, chave }, nova },
      optimisticResponse: {
        enviarMensagem: { __typename: 'EnviarMensagemSuccess', mensagemEdge: { node }, conversa: null },
      },
      optimisticUpdater: updater,
      updater,
      onCompleted: ({ enviarMensagem: result }) => {
        if (result.__typename === 'EnviarMensagemSuccess') {
          // Sent, though its answer did not bring it: those who show the thread ask for it.
          if (!result.mensagemEdge) recuperar()
          onSent()
        } else onFailed(result.__typename === 'EntradaInvalida' ? result.mensagem : 'tente novamente.')
      },
      onError: error => onFailed(failureSentence(error)),
    })
  }
  return [enviar, isSending] as const
}

function addSent(store: RecordSourceSelectorProxy, com: string): void {
  const result = store.getRootField('enviarMensagem')
  const mensagem = result?.getLinkedRecord('mensagemEdge')?.getLinkedRecord('node')
  if (mensagem) receberMensagem(store, com, mensagem, result?.getLinkedRecord('conversa') ?? null)
}
