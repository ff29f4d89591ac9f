import { startTransition, useState } from 'react'
import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import { commitUnannounced } from '../../relay/commitUnannounced.ts'
import { failureSentence } from '../../relay/failureText.ts'
import type { useEnviarMensagemMutation } from './__generated__/useEnviarMensagemMutation.graphql.ts'
import { changed } from '../../relay/topics.ts'
import { pendingMensagemId } from './pendingMensagem.ts'
import { addMensagem } from './conversasStore.ts'

export type Envio = {
  /** REST id of the recipient. */
  com: string
  /** Their global id. */
  para: string
  /** Trimmed. */
  conteudo: string
  /** The idempotency key. */
  chave: string | null
  /** The first message to this person. */
  nova: boolean
}

type Callbacks = {
  onSent: () => void
  /** The request failed, or was refused. `motivo`: the reason, in Portuguese. */
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
 * Sends a message optimistically; a failure removes it again (specification §4). The payload has the message, and a new
 * conversation, so that thread and list update without a refetch. The cleared form is painted first: the transition has
 * the thread and the list in a later frame.
 */
export function useEnviarMensagem() {
  const environment = useRelayEnvironment()
  const [commit] = useMutation<useEnviarMensagemMutation>(mutation, commitUnannounced)
  // That of the mutation is set within the transition, so it is late.
  const [isSending, setIsSending] = useState(false)
  const enviar = ({ com, para, conteudo, chave, nova }: Envio, { onSent, onFailed }: Callbacks) => {
    const updater = (store: RecordSourceSelectorProxy) => addSent(store, com)
    const node = {
      id: pendingMensagemId(com),
      codigo: '',
      conteudo,
      criadaEm: new Date().toISOString(),
      minha: true,
      lida: false,
    }
    const handleFailed = (motivo: string) => {
      setIsSending(false)
      onFailed(motivo)
    }
    setIsSending(true)
    startTransition(() => {
      commit({
        variables: { input: { para, conteudo, chave }, nova },
        optimisticResponse: {
          enviarMensagem: { __typename: 'EnviarMensagemSuccess', mensagemEdge: { node }, conversa: null },
        },
        optimisticUpdater: updater,
        updater,
        onCompleted: ({ enviarMensagem: result }) => {
          if (result.__typename !== 'EnviarMensagemSuccess')
            return handleFailed(result.__typename === 'EntradaInvalida' ? result.mensagem : 'tente novamente.')
          // Sent, but the response does not have it: the thread refetches.
          if (!result.mensagemEdge) changed(environment, 'conversas')
          setIsSending(false)
          onSent()
        },
        onError: error => handleFailed(failureSentence(error)),
      })
    })
  }
  return [enviar, isSending] as const
}

function addSent(store: RecordSourceSelectorProxy, com: string): void {
  const result = store.getRootField('enviarMensagem')
  const mensagem = result?.getLinkedRecord('mensagemEdge')?.getLinkedRecord('node')
  if (mensagem) addMensagem(store, com, mensagem, result?.getLinkedRecord('conversa') ?? null)
}
